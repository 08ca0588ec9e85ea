import { describe, expect, it } from "vitest";
import type { SeatView, TableView } from "../../src/protocol";
import { handsUntilIn } from "../../src/table/bars/coming_in";
import { reduce } from "../../src/table/state/reduce";
import { rebuyOf, refillOf } from "../../src/table/state/refill";
import { fromView } from "../../src/table/state/from_view";
import { type TableState } from "../../src/table/state/state";
import { preflop, seat, threeSeats } from "./script";

const BOTH = { topUp: true, rebuy: true };
const mine = (change: Partial<SeatView>, view: Partial<TableView> = {}): TableState => {
  const table = threeSeats();
  return fromView({
    ...table,
    ...view,
    seats: table.seats.map((one) => (one.seat === 2 ? { ...one, ...change } : one)),
  });
};
const away: Partial<SeatView> = { stack: 0, state: "sitting_out" };

describe("what is refilled by itself", () => {
  it("tops up to the table's limit and never beyond the wallet", () => {
    expect(refillOf(mine({ stack: 8000 }), 50_000, BOTH)).toEqual({ amount: 2000, returns: false });
    expect(refillOf(mine({ stack: 8000 }), 700, BOTH)).toEqual({ amount: 700, returns: false });
    expect(refillOf(mine({ stack: 8000 }), 0, BOTH)).toBeNull();
    expect(refillOf(mine({ stack: 10000 }), 50_000, BOTH)).toBeNull();
  });

  it("buys in anew for the most that table and wallet allow, and comes back", () => {
    expect(refillOf(mine(away), 50_000, BOTH)).toEqual({ amount: 10000, returns: true });
    expect(refillOf(mine(away), 4000, BOTH)).toEqual({ amount: 4000, returns: true });
    expect(refillOf(mine(away), 3999, BOTH)).toBeNull();
    expect(rebuyOf(mine({ stack: 1 }), 50_000)).toBe(0);
  });

  it("does nothing that was not wished for", () => {
    expect(refillOf(mine({ stack: 8000 }), 50_000, { topUp: false, rebuy: true })).toBeNull();
    expect(refillOf(mine(away), 50_000, { topUp: true, rebuy: false })).toBeNull();
  });

  it("waits for the end of a hand, and leaves alone who is away, leaving or waiting for chips", () => {
    const playing = preflop().reduce((table, event) => reduce(table, event, 1_000), mine({ stack: 8000 }));
    expect(refillOf(playing, 50_000, BOTH)).toBeNull();
    expect(refillOf(mine({ stack: 8000, state: "sitting_out" }), 50_000, BOTH)).toBeNull();
    const wishes = {
      kind: "wishes_changed",
      seat: 2,
      sit_out_next_hand: false,
      skip_next_big_blind: false,
      leave_after_hand: false,
    } as const;
    const wishing = (more: object) => mine({ stack: 8000 }, { you: { seat: 2, wishes: { ...wishes, ...more } } });
    expect(refillOf(wishing({ leave_after_hand: true }), 50_000, BOTH)).toBeNull();
    expect(refillOf(wishing({ top_up: 500 }), 50_000, BOTH)).toBeNull();
    expect(refillOf(mine({ stack: 8000 }, { state: "draining" }), 50_000, BOTH)).toBeNull();
  });
});

describe("about how many hands it is to the own big blind", () => {
  const waiting = (number: number, others: readonly SeatView[]): TableState => {
    const view = threeSeats();
    const me = { ...seat(number, "Me", 8000), state: "waiting_big_blind" as const };
    const table = fromView({ ...view, seats: [...others, me], you: { seat: number } });
    const hand = preflop()[0]!;
    return {
      ...reduce(table, hand, 1_000),
      you: fromView({ ...view, seats: [...others, me], you: { seat: number } }).you,
    };
  };
  const others = [seat(1, "Anna", 10000), seat(2, "Ben", 8000), seat(4, "Cleo", 2500)];

  it("counts who plays between the last big blind and the own seat", () => {
    expect(handsUntilIn(waiting(3, others))).toBe(1); // the big blind was on seat 2
    expect(handsUntilIn(waiting(5, others))).toBe(2);
    expect(handsUntilIn(waiting(6, others))).toBe(2);
  });

  it("passes over who sits out, and says nothing of one who is in", () => {
    const out = reduce(waiting(5, others), { kind: "sat_out", seat: 4, reason: "wish", until_ms: 0 }, 1_000);
    expect(handsUntilIn(out)).toBe(1);
    expect(handsUntilIn(fromView(threeSeats()))).toBe(0);
  });
});
