import { describe, expect, it } from "vitest";
import type { HandStarted, Words } from "../../src/protocol";
import { dealtNow } from "../../src/table/felt/dealt";
import { decisionOf } from "../../src/table/bars/decision";
import { tagOf } from "../../src/table/felt/seat_words";
import { runOf } from "../../src/table/felt/runs";
import { reduce, type AnyEvent } from "../../src/table/state/reduce";
import { fromView } from "../../src/table/state/from_view";
import { boardCount, partsOf, type TableState } from "../../src/table/state/state";
import { preflop, threeSeats } from "./script";

const play = (events: AnyEvent[], table: TableState = fromView(threeSeats())) =>
  events.reduce((state, event) => reduce(state, event, 1_000), table);
const start = preflop()[0]!;
const board = (street: string, cards: string[], number = 0): AnyEvent => ({
  kind: "board_dealt",
  street,
  cards,
  places: [],
  board: number,
});
const asked = (seat: number): AnyEvent => ({
  kind: "turn_started",
  seat,
  turn: 7,
  call: 0,
  until_ms: 9_000,
  time_bank_ms: 0,
  actions: ["run_board"],
  runs: 3,
});

describe("a board run more than once", () => {
  it("is asked of whom it is the turn, and leaves the time bank as it is", () => {
    const before = play([start]);
    const table = play([asked(2)], before);
    expect(decisionOf(table)).toMatchObject({ kind: "run", runs: 3, canFold: false, canRaise: false });
    expect(table.seats[2]?.timeBankMs).toBe(before.seats[2]?.timeBankMs);
    expect(table.hand?.turn).not.toBeNull();
    expect(decisionOf(play([{ kind: "board_run_answered", seat: 2, runs: 2 }], table))).toBeNull();
  });

  it("has rows that begin with the cards that lie there", () => {
    const table = play([
      start,
      board("flop", ["2c", "3d", "4h"]),
      { kind: "board_runs_set", runs: 3 },
      board("turn", ["5s"]),
      board("turn", ["6c"], 1),
      board("turn", ["7d"], 2),
    ]);
    expect(table.hand?.boards).toEqual([
      ["2c", "3d", "4h", "5s"],
      ["2c", "3d", "4h", "6c"],
      ["2c", "3d", "4h", "7d"],
    ]);
    expect([table.hand?.runs, boardCount(table)]).toEqual([3, 3]);
    expect(play([{ kind: "board_runs_set", runs: 1 }], play([start])).hand?.boards).toEqual([[]]);
  });

  it("is won board by board", () => {
    const words: Words = { category: "pair", ranks: ["A"] };
    const shares = [
      { share: "high", words, best: ["As", "Ah", "2c"], run: 1 },
      { share: "high", words, best: ["As", "Ah", "9c"], run: 2 },
    ];
    const shown: AnyEvent = { kind: "hand_shown", seat: 2, cards: ["As", "Ah"], places: [0, 1], words, shares };
    const one: AnyEvent = { kind: "pot_awarded", pot: 0, seat: 2, amount: 50, stack: 50, run: 2 };
    const table = play([start, { kind: "board_runs_set", runs: 2 }, shown, one]);
    const seat = table.seats[2]!;
    expect(seat.best).toEqual(["As", "Ah", "9c"]);
    expect(tagOf(seat, table.terms)).toContain("board\u00a02");
    const lost = play([start, { kind: "board_runs_set", runs: 2 }, shown]).seats[2]!;
    expect([tagOf(lost, table.terms), tagOf(lost, table.terms, "spoken")]).toEqual([
      "",
      expect.stringContaining("board\u00a02"),
    ]);
    const both = play([{ ...one, run: 1, amount: 51, stack: 101 }], table).seats[2]!;
    expect([both.won, both.best.includes("2c")]).toEqual([101, true]);
    expect(tagOf(both, table.terms)).not.toMatch(/board/i);
  });

  it("knows which row is of which run, also in games of two boards", () => {
    expect([0, 1, 2].map((row) => runOf(row, 3, 3))).toEqual([1, 2, 3]);
    expect([0, 1, 2, 3].map((row) => runOf(row, 4, 2))).toEqual([1, 1, 2, 2]);
    expect(runOf(1, 2, 1)).toBe(0);
  });
});

describe("chances of hands that lie open", () => {
  const shown: AnyEvent = { kind: "hand_shown", seat: 2, cards: ["As", "Ah"], places: [0, 1] };
  const told = (chance: number): AnyEvent => ({ kind: "chances_told", chances: [{ seat: 2, chance }] });

  it("stand at the seat until the showdown", () => {
    const table = play([start, shown, told(812)]);
    expect(tagOf(table.seats[2]!, table.terms)).toBe("81.2%");
    const words: Words = { category: "pair", ranks: ["A"] };
    expect(play([{ ...shown, words }], table).seats[2]?.chance).toBeNull();
    expect(play([start], table).seats[2]?.chance).toBeNull();
  });

  it("are rounded once, by the room: 20.45 is told as 205 thousandths and is no 21", () => {
    const said = [0, 4, 15, 205, 500, 996, 1000].map((chance) => {
      const table = play([start, shown, told(chance)]);
      return tagOf(table.seats[2]!, table.terms);
    });
    expect(said).toEqual(["0%", "0.4%", "1.5%", "20.5%", "50%", "99.6%", "100%"]);
  });
});

describe("cards that would have come", () => {
  it("are kept apart from the board, and gone with the next hand", () => {
    const table = play([
      start,
      board("flop", ["2c", "3d", "4h"]),
      { kind: "rest_of_board_shown", cards: ["5s", "6c"], places: [9, 10] },
    ]);
    expect([table.hand?.boards, table.hand?.rest]).toEqual([[["2c", "3d", "4h"]], [["5s", "6c"]]]);
    expect(play([start], table).hand?.rest).toEqual([]);
  });
});

describe("a bomb pot", () => {
  const bomb: AnyEvent = {
    ...(start as HandStarted),
    kind: "hand_started",
    small_blind: 0,
    big_blind: 0,
    bomb_pot: { ante: 200, boards: 2 },
  };
  const asked: AnyEvent = { kind: "all_asked", what: "bomb_pot", seconds: 0, amount: 200, player: "p2" };
  const answered = (outcome: "agreed" | "declined" | "lapsed"): AnyEvent => ({
    kind: "all_answered",
    what: "bomb_pot",
    outcome,
    player: "p2",
    amount: 200,
  });

  it("is ahead once all agree, until it is dealt or somebody says no", () => {
    const ahead = play([asked, { kind: "consent_given", seat: 4 }, answered("agreed")]);
    expect([ahead.question, ahead.bombPotAhead]).toEqual([null, 200]);
    expect(play([bomb], ahead).bombPotAhead).toBe(0);
    expect(play([start], ahead).bombPotAhead).toBe(200);
    for (const outcome of ["declined", "lapsed"] as const)
      expect(play([answered(outcome)], ahead).bombPotAhead).toBe(0);
    expect(dealtNow(ahead)).toContain("2.00");
  });

  it("has two boards from its flop on, each with its own winners and holdings", () => {
    const table = play([
      bomb,
      board("flop", ["2c", "3d", "4h"]),
      board("flop", ["8c", "9d", "Jh"], 1),
      { kind: "holding_named", seat: 2, category: "pair", ranks: ["A"], share: "high", run: 1 },
      { kind: "holding_named", seat: 2, category: "high_card", ranks: ["A"], share: "high", run: 2 },
      { kind: "holding_named", seat: 2, category: "two_pair", ranks: ["A", "K"], share: "high", run: 1 },
      { kind: "holding_named", seat: 2, category: "high_card", ranks: ["A"], share: "high", run: 2 },
    ]);
    expect([boardCount(table), partsOf(table), table.hand?.boards.length]).toEqual([2, 2, 2]);
    expect(table.you?.holdings.map((one) => [one.run, one.category])).toEqual([
      [1, "two_pair"],
      [2, "high_card"],
    ]);
    expect(dealtNow(table)).not.toBe("");
    expect(boardCount(play([bomb]))).toBe(2);
    const flop = { ...table, terms: { ...table.terms, deal: "double-flop" } };
    expect(partsOf({ ...flop, hand: { ...flop.hand!, deal: "double-flop" } })).toBe(1);
  });
});

describe("a straddle that is asked for", () => {
  it("is asked, and asked no longer", () => {
    const table = play([{ kind: "straddle_asked", seat: 2, amount: 200 }]);
    expect(table.you?.straddle?.amount).toBe(200);
    expect(play([{ kind: "straddle_asked", seat: 2, amount: 0 }], table).you?.straddle).toBeNull();
  });
});
