import { describe, expect, it } from "vitest";
import { boundHow, buyInOf } from "../src/lobby/buy_in";
import type { BuyInBody } from "../src/protocol";
import { POOL as pool } from "./pool";

const told = (least: number, most: number, bound_stack: number): BuyInBody => ({
  pool: "p",
  least,
  most,
  clauses: [],
  bound_stack,
  free_at_ms: bound_stack ? 1 : 0,
});

describe("the sheet of a buy-in", () => {
  it("proposes the most that the stake and the wallet have", () => {
    expect(buyInOf(pool, 50_000, null)).toEqual({
      least: 4000,
      most: 10000,
      proposed: 10000,
      exact: false,
      enough: true,
    });
    expect(buyInOf(pool, 5_000, told(4000, 10000, 0)).proposed).toBe(5000);
    expect(buyInOf(pool, 3_999, told(4000, 10000, 0)).enough).toBe(false);
  });

  it("takes a stack above the most that binds, exactly", () => {
    expect(buyInOf(pool, 50_000, told(25000, 25000, 25000))).toEqual({
      least: 25000,
      most: 25000,
      proposed: 25000,
      exact: true,
      enough: true,
    });
    expect(buyInOf(pool, 24_999, told(25000, 25000, 25000)).enough).toBe(false);
  });

  it("says how the stack binds", () => {
    expect(boundHow(pool, told(25000, 25000, 25000))).toBe("exactly");
    expect(boundHow(pool, told(10000, 10000, 25000))).toBe("otherwise");
    expect(boundHow(pool, told(6000, 10000, 6000))).toBe("at-least");
    expect(boundHow(pool, told(3000, 10000, 3000))).toBe("allowed");
    expect(boundHow(pool, told(4000, 25000, 25000))).toBe("allowed");
  });

  it("opens with an old stack that is the least, not with the most", () => {
    expect(buyInOf(pool, 50_000, told(6000, 10000, 6000)).proposed).toBe(6000);
  });
});
