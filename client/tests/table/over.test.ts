import { describe, expect, it } from "vitest";
import type { CardsShown, TableShown, TableView } from "../../src/protocol";
import { recentOf } from "../../src/table/log/recent";
import { fromView } from "../../src/table/state/from_view";
import { withOver } from "../../src/table/state/over";
import { merged, reduce, type AnyEvent } from "../../src/table/state/reduce";
import { showable } from "../../src/table/state/showing";
import type { TableState } from "../../src/table/state/state";
import { preflop, threeSeats } from "./script";

const shows = (seat: number, ...cards: string[]): AnyEvent & CardsShown => ({
  kind: "cards_shown",
  seat,
  hand: "h1",
  cards,
  places: [],
  clauses: [],
});

/** Seat 4 folds, seat 1 too; seat 2, the viewer, wins and holds As Kd. */
const course = preflop().filter((event) => event.kind !== "turn_started" && event.kind !== "hole_seen");
const end: AnyEvent[] = [
  { kind: "folded", seat: 4 },
  { kind: "folded", seat: 1 },
  { kind: "uncalled_returned", seat: 2, amount: 50, bet: 50, stack: 7950 },
  { kind: "pot_awarded", pot: 0, seat: 2, amount: 100, stack: 8050, share: "uncontested" },
  {
    kind: "hand_ended",
    hand: "h1",
    at_ms: 2_000,
    stacks: [
      { seat: 1, stack: 9950 },
      { seat: 2, stack: 8050 },
      { seat: 4, stack: 2500 },
    ],
  },
];
const OWN: AnyEvent = { kind: "hole_seen", seat: 2, cards: ["As", "Kd"] };

/** The table as it is shown to who comes when all that has happened. */
function comesBack(shown: readonly (AnyEvent & CardsShown)[], more: Partial<TableView> = {}, own = true): TableState {
  const view: TableView = {
    ...threeSeats(),
    over: { hand: "h1", shown: shown.map(({ seat, cards }) => ({ seat, cards })) },
    ...more,
  };
  const recent: TableShown["recent"] = [
    { version: 7, now_ms: 1, events: course as never, private: own ? [OWN as never] : [] },
    { version: 8, now_ms: 2, events: end as never },
    ...shown.map((event, place) => ({ version: 9 + place, now_ms: 3 + place, events: [event] })),
  ];
  return withOver(fromView(view), view, recentOf({ type: "table_shown", view, recent }, -1, () => 1).last);
}

/** The same for who was there all the time. */
function stayed(shown: readonly AnyEvent[]): TableState {
  const events = [...merged({ events: course as never, private: [OWN as never] }), ...end, ...shown];
  return events.reduce((table, event) => reduce(table, event, 1), fromView(threeSeats()));
}

const cardsOf = (table: TableState, seat: number) => table.seats[seat]?.held.map((one) => one.card);

describe("a table that is opened when a hand is over", () => {
  it("lies there as for those who saw it, with what was shown", () => {
    const shown = [shows(4, "9c"), shows(2, "Kd"), shows(4, "9d")];
    const back = comesBack(shown);
    const there = stayed(shown);
    expect(back.hand).toEqual(there.hand);
    for (const seat of [1, 2, 4]) {
      expect(cardsOf(back, seat)).toEqual(cardsOf(there, seat));
      expect(back.seats[seat]?.showed).toEqual(there.seats[seat]?.showed);
      expect(back.seats[seat]?.won).toBe(there.seats[seat]?.won);
    }
    expect(cardsOf(back, 4)).toEqual(["9c", "9d"]);
    expect(showable(back)).toEqual(["As"]);
  });

  it("follows what is shown from then on", () => {
    const back = reduce(comesBack([]), shows(4, "9c"), 1);
    expect(cardsOf(back, 4)).toEqual(["9c"]);
  });

  it("has the stacks and the states of now", () => {
    const seats = threeSeats().seats.map((one) => ({ ...one, stack: 1, connected: false }));
    const back = comesBack([shows(4, "9c")], { seats });
    expect(Object.values(back.seats).map((one) => [one.stack, one.connected])).toEqual(Array(3).fill([1, false]));
  });

  it("has the own cards that may still be shown where the room tells them anew, and those shown of them", () => {
    const back = comesBack([shows(2, "Kd")], { you: { seat: 2, unseen: ["As"] } }, false);
    expect(cardsOf(back, 2)).toEqual(["Kd", "As"]);
    expect(showable(back)).toEqual(["As"]);
    const without = comesBack([shows(2, "Kd")], {}, false);
    expect(cardsOf(without, 2)).toEqual(["Kd"]);
    expect(showable(without)).toEqual([]);
  });

  it("lays nothing at the seat of somebody who came since", () => {
    const seats = threeSeats().seats.map((one) => (one.seat === 4 ? { ...one, player: "p9" } : one));
    expect(cardsOf(comesBack([shows(4, "9c")], { seats }), 4)).toEqual([]);
  });

  it("shows at least what was shown where its steps are told no more", () => {
    const view: TableView = {
      ...threeSeats(),
      over: {
        hand: "h1",
        shown: [
          { seat: 4, cards: ["9c"] },
          { seat: 2, cards: ["As", "Kd"] },
          { seat: 4, cards: ["9d"] },
        ],
      },
    };
    const last = recentOf({ type: "table_shown", view }, -1, () => 1).last;
    const table = withOver(fromView(view), view, last);
    expect([cardsOf(table, 1), cardsOf(table, 2), cardsOf(table, 4)]).toEqual([[], ["As", "Kd"], ["9c", "9d"]]);
    expect(table.hand).toBeNull();
    const dealt = reduce(table, { ...(course[0] as AnyEvent & { kind: "hand_started" }), hand: "h2" }, 1);
    expect(Object.values(dealt.seats).flatMap((one) => [...one.held, ...one.showed])).toEqual([]);
  });

  it("leaves the felt empty behind another hand, during one, and where players are waited for", () => {
    const shown = [shows(4, "9c")];
    expect(comesBack(shown, { over: null }).hand).toBeNull();
    expect(comesBack([], { over: { hand: "h0" } }).hand).toBeNull();
    expect(comesBack(shown, { state: "waiting", missing: 1 }).hand).toBeNull();
  });
});
