import { describe, expect, it } from "vitest";
import type { Words } from "../../src/protocol";
import { decisionOf } from "../../src/table/bars/decision";
import { tagOf } from "../../src/table/felt/seat_words";
import { runOf } from "../../src/table/felt/runs";
import { reduce, type AnyEvent } from "../../src/table/state/reduce";
import { boardCount, fromView, type TableState } from "../../src/table/state/state";
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
    expect(tagOf(seat, table.terms)).toContain("Board 2");
    const lost = play([start, { kind: "board_runs_set", runs: 2 }, shown]).seats[2]!;
    expect([tagOf(lost, table.terms), tagOf(lost, table.terms, true)]).toEqual([
      "",
      expect.stringContaining("Board 2"),
    ]);
    const both = play([{ ...one, run: 1, amount: 51, stack: 101 }], table).seats[2]!;
    expect([both.won, both.best.includes("2c")]).toEqual([101, true]);
    expect(tagOf(both, table.terms)).not.toContain("Board");
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
    expect(tagOf(table.seats[2]!, table.terms)).toBe("81 %");
    const words: Words = { category: "pair", ranks: ["A"] };
    expect(play([{ ...shown, words }], table).seats[2]?.chance).toBeNull();
    expect(play([start], table).seats[2]?.chance).toBeNull();
  });

  it("are whole percents, none and all only where it is so", () => {
    const said = [0, 4, 15, 500, 996, 1000].map((chance) => {
      const table = play([start, shown, told(chance)]);
      return tagOf(table.seats[2]!, table.terms);
    });
    expect(said).toEqual(["0 %", "<1 %", "2 %", "50 %", "99 %", "100 %"]);
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
