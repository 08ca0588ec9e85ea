import { describe, expect, it } from "vitest";
import { follow, reduce, type AnyEvent } from "../../src/table/state/reduce";
import { fromView } from "../../src/table/state/from_view";
import { potOf, type TableState } from "../../src/table/state/state";
import type { HandRestated } from "../../src/protocol";
import { preflop, threeSeats, told } from "./script";

const play = (table: TableState, events: AnyEvent[]) =>
  events.reduce((state, event) => reduce(state, event, 1_000), table);

function must(table: TableState, message: ReturnType<typeof told>): TableState {
  const followed = follow(table, message);
  if (followed === "gap" || followed === "old") throw new Error(followed);
  return followed.table;
}

describe("following a table", () => {
  it("takes the next version, leaves an old one, and asks again after a gap", () => {
    const table = fromView(threeSeats());
    expect(must(table, told(11, preflop())).version).toBe(11);
    expect(follow(table, told(10, preflop()))).toBe("old");
    expect(follow(table, told(12, preflop()))).toBe("gap");
  });

  it("takes what is told to the viewer's seat alone at the version it has", () => {
    const table = fromView(threeSeats());
    const wishes: AnyEvent[] = [
      { kind: "wishes_changed", seat: 2, sit_out_next_hand: true, skip_next_big_blind: false, leave_after_hand: false },
    ];
    const after = must(table, told(10, [], wishes));
    expect(after.you?.wishes?.sit_out_next_hand).toBe(true);
    expect(after.version).toBe(10);
    expect(follow(table, told(9, [], wishes))).toBe("old");
    expect(follow(table, told(11, [], wishes))).toBe("gap");
  });

  it("shows the viewer's own cards and nobody else's", () => {
    const mine: AnyEvent[] = [{ kind: "hole_seen", seat: 2, cards: ["As", "Kd"] }];
    const table = must(fromView(threeSeats()), told(11, preflop(), mine));
    expect(table.seats[2]?.held.map((one) => one.card)).toEqual(["As", "Kd"]);
    expect(table.seats[1]?.held.map((one) => one.card)).toEqual(["??", "??"]);
  });

  it("has the same table by snapshot and by events", () => {
    const byEvents = play(fromView(threeSeats()), preflop());
    const view = threeSeats();
    const snapshot = fromView({
      ...view,
      dealer: 4,
      seats: view.seats.map((one) => ({
        ...one,
        stack: byEvents.seats[one.seat]?.stack ?? 0,
        bet: byEvents.seats[one.seat]?.bet ?? 0,
        cards: ["??", "??"],
        in_hand: true,
      })),
      hand: {
        hand: "h1",
        number: 7,
        dealer: 4,
        small_blind: 1,
        big_blind: 2,
        seal: "00ff",
        street: "preflop",
        form: "no_limit",
        turn: preflop().at(-1) as never,
      },
    });
    const bare = (table: TableState) => Object.values(table.seats).map(({ deed: _deed, ...rest }) => rest);
    expect(bare(snapshot)).toEqual(bare(byEvents));
    expect(snapshot.hand).toEqual(byEvents.hand);
  });
});

describe("a deal", () => {
  it("starts with clean seats, also where the last one ended", () => {
    const once = play(fromView(threeSeats()), [
      ...preflop(),
      { kind: "folded", seat: 4 },
      { kind: "hand_ended", hand: "h1", at_ms: 5, stacks: [{ seat: 2, stack: 8050 }] },
    ]);
    expect(once.seats[4]?.folded).toBe(true);
    const twice = play(once, preflop().slice(0, 1));
    expect(twice.seats[4]).toMatchObject({ folded: false, deed: null, held: [], bet: 0 });
    expect(twice.hand?.end).toBe("");
  });

  it("assigns what a raise says and ends the turn", () => {
    const table = play(fromView(threeSeats()), [
      ...preflop(),
      { kind: "raised", seat: 4, amount: 300, bet: 300, stack: 2200 },
    ]);
    expect(table.seats[4]).toMatchObject({ bet: 300, stack: 2200, deed: { kind: "raise", amount: 300 } });
    expect(table.hand?.turn).toBeNull();
    expect(potOf(table)).toBe(450);
  });

  it("moves bets into pots and keeps side pots with the seats that can win them", () => {
    const table = play(fromView(threeSeats()), [
      ...preflop(),
      {
        kind: "bets_collected",
        pots: [
          { amount: 300, seats: [1, 2, 4] },
          { amount: 200, seats: [1, 2] },
        ],
      },
    ]);
    expect(Object.values(table.seats).map((one) => one.bet)).toEqual([0, 0, 0]);
    expect(table.hand?.pots).toEqual([
      { amount: 300, seats: [1, 2, 4] },
      { amount: 200, seats: [1, 2] },
    ]);
    expect(potOf(table)).toBe(500);
  });

  it("puts each board where it belongs", () => {
    const table = play(fromView(threeSeats()), [
      ...preflop(),
      { kind: "board_dealt", street: "flop", cards: ["2c", "3c", "4c"], places: [6, 7, 8] },
      { kind: "board_dealt", street: "flop", cards: ["5c", "6c", "7c"], places: [9, 10, 11], board: 1 },
      { kind: "board_dealt", street: "turn", cards: ["8c"], places: [12] },
    ]);
    expect(table.hand?.boards).toEqual([
      ["2c", "3c", "4c", "8c"],
      ["5c", "6c", "7c"],
    ]);
    expect(table.hand?.street).toBe("turn");
  });

  it("gives a pot away share by share", () => {
    const table = play(fromView(threeSeats()), [
      ...preflop(),
      { kind: "bets_collected", pots: [{ amount: 301, seats: [1, 2] }] },
      { kind: "pot_awarded", pot: 0, seat: 1, amount: 151, stack: 10101, odd: 1 },
      { kind: "pot_awarded", pot: 0, seat: 2, amount: 150, stack: 8050 },
    ]);
    expect(table.hand?.pots[0]?.amount).toBe(0);
    expect(table.seats[1]).toMatchObject({ stack: 10101, won: 151 });
    expect(table.seats[2]).toMatchObject({ stack: 8050, won: 150 });
  });

  it("tells a hand again from its start, as if what was wrong had never been told", () => {
    const right: AnyEvent[] = [...preflop(), { kind: "folded", seat: 1 }];
    const last = { ...fromView(threeSeats()), lastHands: 3 };
    const wrong = play(last, [
      ...preflop(),
      { kind: "raised", seat: 1, amount: 550, bet: 600, stack: 9400 },
      { kind: "turn_started", seat: 2, turn: 3, call: 500, until_ms: 0, time_bank_ms: 0 },
    ]);
    expect(wrong.hand?.clock).toBeNull();
    const again = play(wrong, [{ kind: "hand_restated", hand: "h1", events: right as HandRestated["events"] }]);
    expect(again).toEqual(play(last, right));
    expect(again.lastHands).toBe(2);
  });

  it("gives every stack back when it is void", () => {
    const table = play(fromView(threeSeats()), [
      ...preflop(),
      {
        kind: "hand_voided",
        hand: "h1",
        at_ms: 9,
        reason: "fault",
        stacks: [
          { seat: 1, stack: 10000 },
          { seat: 2, stack: 8000 },
          { seat: 4, stack: 2500 },
        ],
      },
    ]);
    expect(Object.values(table.seats).map((one) => [one.stack, one.bet])).toEqual([
      [10000, 0],
      [8000, 0],
      [2500, 0],
    ]);
    expect(table.hand).toMatchObject({ end: "voided", pots: [], turn: null, clock: null });
  });
});

describe("the clock of a turn", () => {
  it("runs to the act time, then to the end of the time bank", () => {
    const acting = play(fromView(threeSeats()), preflop());
    expect(acting.hand?.clock).toEqual({ seat: 4, fromMs: 1_000, untilMs: 16_000, bank: false });
    const banked = reduce(acting, { kind: "time_bank_started", seat: 4, until_ms: 46_000 }, 16_000);
    expect(banked.hand?.clock).toEqual({ seat: 4, fromMs: 16_000, untilMs: 46_000, bank: true });
  });

  it("gets the house's extra time when the connection of the seat breaks", () => {
    const table = play(fromView(threeSeats()), [...preflop(), { kind: "disconnected", seat: 4, until_ms: 66_000 }]);
    expect(table.seats[4]?.connected).toBe(false);
    expect(table.hand?.clock?.untilMs).toBe(66_000);
  });
});

describe("seats", () => {
  it("sit out with a time of removal, and come back", () => {
    const out = reduce(fromView(threeSeats()), { kind: "sat_out", seat: 4, reason: "wish", until_ms: 600_000 }, 0);
    expect(out.seats[4]).toMatchObject({ state: "sitting_out", away: "wish", removedAtMs: 600_000 });
    const back = reduce(out, { kind: "sat_in", seat: 4, waits_for_big_blind: true }, 0);
    expect(back.seats[4]).toMatchObject({ state: "waiting_big_blind", away: "", removedAtMs: null });
  });

  it("are free when their player left, the viewer's own too", () => {
    const gone = { kind: "player_left", player: "p2", stack: 8000, reason: "wish" } as const;
    const table = reduce(fromView(threeSeats()), { ...gone, seat: 2 }, 0);
    expect(table.seats[2]).toBeUndefined();
    expect(table.you).toBeNull();
  });
});

describe("what staff let a table do", () => {
  const at = (table: TableState, ...events: AnyEvent[]) =>
    events.reduce((state, event) => reduce(state, event, 0), table);
  const empty = () => fromView(threeSeats());

  it("counts the hands of the last round down, and forgets them with it", () => {
    const announced = at(empty(), { kind: "last_round_announced", hands: 3 });
    expect(announced.lastHands).toBe(3);
    expect(at(announced, { kind: "table_drained", reason: "last_round" })).toMatchObject({
      lastHands: null,
      state: "draining",
    });
    expect(at(announced, { kind: "table_reopened" }).lastHands).toBeNull();
  });

  it("has one seat more", () => expect(at(empty(), { kind: "seat_added", seats: 11 }).terms.seats).toBe(11));

  it("keeps what all are asked until all have answered", () => {
    const asked: AnyEvent = {
      kind: "all_asked",
      what: "buy_in",
      seconds: 0,
      amount: 900,
      player: "p4",
      clauses: ["CK-TH.2"],
    };
    const waiting = at(empty(), asked, { kind: "consent_given", seat: 2 });
    expect(waiting.question).toMatchObject({ what: "buy_in", player: "p4", agreed: [2], clauses: ["CK-TH.2"] });
    expect(
      at(waiting, { kind: "all_answered", what: "buy_in", outcome: "agreed", player: "p4", amount: 900 }).question,
    ).toBeNull();
    expect(at(empty(), { kind: "consent_given", seat: 2 }).question).toBeNull();
  });
});
