import { describe, expect, it } from "vitest";
import { drawn, firstDay, running, share, summed } from "../src/statistics/figures";

const row = { hands: 2, net: -5, decided: 2, entered: 1, raised: 0, went_on: 1, showdowns: 1, won: 0 };

describe("the own figures", () => {
  it("add up stake by stake", () => {
    expect(summed([])).toEqual({ ...row, hands: 0, net: 0, decided: 0, entered: 0, went_on: 0, showdowns: 0 });
    expect(summed([row, row, row])).toMatchObject({ hands: 6, net: -15, entered: 3, raised: 0 });
  });

  it("have no share where there is nothing to have a share of", () => {
    expect(share(0, 0)).toBeNull();
    expect(share(1, 3)).toBe(3333);
  });

  it("run from nothing to the end", () => {
    expect(running([5, -8, 2])).toEqual([0, 5, -3, -1]);
    expect(running([])).toEqual([0]);
  });

  it("are drawn with the line of nothing in the picture", () => {
    expect(drawn([0, 10, -10], 100, 40)).toEqual({ points: "0,20 50,0 100,40", zero: 20, highest: 10, lowest: -10 });
    expect(drawn([0, 10], 100, 40).zero).toBe(40);
    expect(drawn([0], 100, 40)).toEqual({ points: "0,20", zero: 20, highest: 0, lowest: 0 });
  });

  it("begin so many days ago, today among them", () => {
    const noon = Date.parse("2026-11-23T12:00:00Z");
    expect([firstDay("week", noon), firstDay("all", noon)]).toEqual(["2026-11-17", "2020-01-01"]);
  });
});
