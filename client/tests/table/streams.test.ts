/** Whoever follows a table by its events knows what somebody is shown who comes now: in every game, at every step. */

import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import type { AnyEvent } from "../../src/table/state/reduce";
import { BARE, freshYou, type SeatState, type TableState } from "../../src/table/state/state";
import { EVERY } from "./every_event";
import { STREAMS, stepsOf } from "./streams";

/** A seat without what only those know who were there: what it did last is a caption of the moment. */
function bareSeat(seat: SeatState, table: TableState): SeatState {
  const turn = table.hand?.turn;
  // A time bank is told with the turn that it may be used in, and seen by its player alone.
  const isMine = turn?.seat === seat.seat && table.you?.seat === seat.seat && !turn.runs;
  const isTold = isMine && seat.state !== "sitting_out" && !table.you?.wishes?.keeps_time_bank;
  const bare = { ...seat, deed: null, timeBankMs: isTold ? seat.timeBankMs : 0 };
  // The cards of a hand that is over lie there until the next one; who comes meanwhile sees a bare table.
  return table.hand?.end ? { ...bare, ...BARE, inHand: false } : bare;
}

/** What everybody must know of a table, whenever they came. */
function bare(table: TableState): TableState {
  const seats = Object.values(table.seats).map((seat) => [seat.seat, bareSeat(seat, table)] as const);
  const { hand, you } = table;
  const isOver = Boolean(hand?.end);
  const { seat = 0, wishes = null, entry = null, straddle = null } = you ?? {};
  // From when on a clock is drawn, and how long turns last here, everybody learns by looking; a bank is compared at its seat.
  const clock = hand?.clock ? { ...hand.clock, fromMs: 0 } : null;
  const turn = hand?.turn ? { ...hand.turn, time_bank_ms: 0 } : null;
  return {
    ...table,
    seats: Object.fromEntries(seats),
    hand: isOver ? null : hand && { ...hand, clock, turn },
    actMs: 0,
    you: isOver && you ? { ...freshYou(seat), wishes, entry, straddle } : you,
  };
}

/** What no stream can have, and why. */
const UNHEARD: Partial<Record<AnyEvent["kind"], string>> = {
  chips_taken_away: "told at the tables of a live desk; the streams are of rooms that deal",
  hand_restated: "told where a person deals; the streams are of rooms that deal",
  play_interrupted: "told by a room that has just started, to which nobody has connected yet: it is in what is shown",
};

describe.each(STREAMS)("in the streams of %s", (name) => {
  it("events lead to what is shown anew, at every step", () => {
    let compared = 0;
    for (const { at, after, anew, events } of stepsOf(name)) {
      if (!anew) continue;
      compared += 1;
      const [known, shown] = [bare(after), bare(anew)];
      if (!isDeepStrictEqual(known, shown))
        expect(known, `${at}, behind ${events.map((one) => one.kind).join(", ")}`).toEqual(shown);
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe("the streams", () => {
  it("have every event that the room can tell", () => {
    const heard = new Set<string>();
    for (const name of STREAMS) for (const { events } of stepsOf(name)) for (const one of events) heard.add(one.kind);
    const missing = Object.keys(EVERY).filter((kind) => !heard.has(kind));
    expect(missing.sort()).toEqual(Object.keys(UNHEARD).sort());
    expect([...heard].filter((kind) => !(kind in EVERY))).toEqual([]);
  });

  it("are of a player and of somebody who only looks, and hardly a step is told without what is shown behind it", () => {
    const steps = STREAMS.flatMap((name) => [...stepsOf(name)]);
    expect(new Set(steps.map((step) => step.to))).toEqual(new Set(["player", "spectator"]));
    expect(steps.filter((step) => !step.anew).length).toBeLessThan(steps.length / 50);
  });
});
