import { describe, expect, it } from "vitest";
import { winnersOf } from "../../src/table/felt/winners";
import { reduce, type AnyEvent } from "../../src/table/state/reduce";
import { fromView } from "../../src/table/state/from_view";
import { preflop, threeSeats } from "./script";

const TWO_PAIR = { category: "two_pair", ranks: ["6", "4", "K"] };
const TRIPS = { category: "three_of_a_kind", ranks: ["A", "9", "4"] };
const BOARD = ["6s", "6h", "4d", "4c", "Kd"];
const shown = (seat: number, words: object, best = BOARD) =>
  ({ kind: "hand_shown", seat, cards: ["As", "Ad"], places: [], words, best }) as AnyEvent;
const won = (seat: number, amount: number) =>
  ({ kind: "pot_awarded", pot: 0, seat, amount, stack: 10_000 }) as AnyEvent;
const text = (line?: { who: string; hand: string }) => [line?.who, line?.hand].filter(Boolean).join(" ");
const lines = (...events: AnyEvent[]) =>
  winnersOf([preflop()[0]!, ...events].reduce((state, event) => reduce(state, event, 1_000), fromView(threeSeats())));

describe("the lines of winners", () => {
  it("name one winner with hand and cards", () => {
    const [one, ...others] = lines(shown(1, TRIPS, ["As", "Ad", "Ah", "9s", "4c"]), won(1, 500));
    expect(others).toEqual([]);
    expect(text(one)).toContain("5.00: three of a kind");
    expect(one?.cards).toContain("9♠");
  });

  it("put who share with one hand into one line, with what they get together", () => {
    const found = lines(shown(1, TWO_PAIR), shown(2, TWO_PAIR), won(1, 334), won(2, 333));
    expect(found).toHaveLength(1);
    expect(text(found[0])).toMatch(/ and .* share 6\.67: two pair/);
    expect(found[0]?.cards).toContain("K♦");
  });

  it("give each of two hands a line of its own", () => {
    const found = lines(shown(1, TWO_PAIR), shown(2, TRIPS), won(1, 300), won(2, 200));
    expect(found.map((one) => one.who.includes("share"))).toEqual([false, false]);
    expect(text(found[0])).toMatch(/3\.00: two pair 6, 4$/); // in few letters, or each would take two lines
  });

  it("have one colon where the hand is told by its share of the pot", () => {
    const words = { category: "low", ranks: ["8", "6", "4", "3", "A"] };
    const shares = [
      { share: "high", words: TWO_PAIR, best: BOARD },
      { share: "low", words, best: BOARD },
    ];
    const told = { kind: "hand_shown", seat: 1, cards: ["As", "Ad"], places: [], words: null, best: BOARD, shares };
    const high = { kind: "pot_awarded", pot: 0, seat: 1, amount: 300, stack: 10_000, share: "high" };
    expect(text(lines(told as AnyEvent, high as AnyEvent)[0])).toMatch(/ wins 3\.00, high: two pair, sixes and fours/);
  });

  describe("on two boards", () => {
    const words = { category: "pair", ranks: ["A", "K", "6", "4"] };
    const shown = (seat: number, upper: object, lower: object) => {
      const shares = [
        { share: "upper", words: upper, best: BOARD },
        { share: "lower", words: lower, best: BOARD },
      ];
      return {
        kind: "hand_shown",
        seat,
        cards: ["As", "Ad"],
        places: [],
        words: null,
        best: BOARD,
        shares,
      } as AnyEvent;
    };
    const won = (seat: number, amount: number, share: string) =>
      ({ kind: "pot_awarded", pot: 0, seat, amount, stack: 10_000, share }) as AnyEvent;
    const boards = { kind: "board_dealt", street: "flop", cards: BOARD.slice(0, 3), places: [7, 8, 9] } as AnyEvent;
    const both = [boards, { ...boards, board: 1 } as AnyEvent];

    it("say a hand of each in few letters, and no five cards", () => {
      const wins = [won(1, 300, "upper"), won(1, 300, "lower")];
      const [one, ...others] = lines(...both, shown(1, TWO_PAIR, TRIPS), ...wins);
      expect(others).toEqual([]);
      expect(text(one)).toMatch(/ wins 6\.00, upper board: two pair 6, 4\u00a0· lower board: three As$/);
      expect(one?.cards).toBe("");
    });

    it("say it of two winners, a board each", () => {
      const tables = [shown(1, TWO_PAIR, words), shown(2, words, TRIPS)];
      const found = lines(...both, ...tables, won(1, 300, "upper"), won(2, 300, "lower"));
      expect(found.map(text)).toEqual([
        expect.stringMatching(/ wins 3\.00, upper board: two pair 6, 4$/),
        expect.stringMatching(/ wins 3\.00, lower board: three As$/),
      ]);
    });

    it("are a line of an amount each where the board was run twice, however many shares they won", () => {
      const shares = ([1, 2] as const).flatMap((run) => [
        { share: "high", words: TWO_PAIR, best: BOARD, run },
        { share: "low", words: { category: "low", ranks: ["8", "6", "4", "3", "A"] }, best: BOARD, run },
      ]);
      const tabled = [1, 2].map((seat) => ({
        kind: "hand_shown",
        seat,
        cards: ["As", "Ad"],
        places: [],
        words: null,
        best: BOARD,
        shares,
      })) as AnyEvent[];
      const wins = [1, 2].flatMap((seat) =>
        ["high", "low"].map((share) => ({ ...won(seat, seat * 100, share), run: seat }) as AnyEvent),
      );
      const runs = { kind: "board_runs_set", runs: 2, clauses: [] } as AnyEvent;
      const found = lines(...both, runs, ...tabled, ...wins);
      expect(found.map(text)).toEqual([expect.stringMatching(/ wins 2\.00$/), expect.stringMatching(/ wins 4\.00$/)]);
    });

    it("say no hands where that would take more than two", () => {
      const tables = [shown(1, TWO_PAIR, TRIPS), shown(2, TWO_PAIR, words)];
      const wins = [won(1, 150, "upper"), won(2, 150, "upper"), won(1, 300, "lower")];
      const found = lines(...both, ...tables, ...wins);
      expect(found.map(text)).toEqual([expect.stringMatching(/ and .* share 6\.00$/)]);
    });
  });

  it("are one line without hands where there are three", () => {
    const third = { category: "pair", ranks: ["A", "K", "6", "4"] };
    const found = lines(shown(1, TWO_PAIR), shown(2, TRIPS), shown(4, third), won(1, 300), won(2, 200), won(4, 100));
    expect(found).toHaveLength(1);
    expect(text(found[0])).toMatch(/, .* and .* share 6\.00$/);
    expect(found[0]?.cards).toBe("");
  });
});
