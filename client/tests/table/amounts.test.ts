import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { chips, onFelt, read, shownIn, typed, underPay } from "../../src/table/amounts.svelte";
import { listText, readList, sizeOf, withoutSize, withSize } from "../../src/table/bars/preset_lists";
import { presetsFor } from "../../src/table/bars/presets";
import { decisionOf, type Decision } from "../../src/table/bars/decision";
import { spokenSeat, tagOf } from "../../src/table/felt/seat_words";
import { lineOf, sentence } from "../../src/table/log/narrate";
import { follow, reduce, type AnyEvent } from "../../src/table/state/reduce";
import { fromView } from "../../src/table/state/from_view";
import { type TableState } from "../../src/table/state/state";
import { words } from "../../src/words/words.svelte";
import { preflop, threeSeats, told } from "./script";

beforeAll(() => words.fetch("en"));
afterEach(() => (shownIn.unit = "chips"));

function played(): TableState {
  const followed = follow(fromView(threeSeats()), told(11, preflop()));
  if (followed === "old" || followed === "gap") throw new Error(followed);
  return followed.table;
}

describe("amounts in big blinds", () => {
  it("are chips until the player wants it otherwise, and this browser keeps it", () => {
    expect(onFelt(10_450, { big_blind: 100 })).toBe("104.50");
    shownIn.toggle();
    expect(onFelt(10_450, { big_blind: 100 })).toBe("104.5 BB");
    expect(localStorage.getItem("cardroom.amounts-in")).toBe('"blinds"');
    shownIn.toggle();
    expect(onFelt(10_450, { big_blind: 100 })).toBe("104.50");
  });
  it("are fine where they are small, and round where they are large", () => {
    shownIn.unit = "blinds";
    expect([50, 325, 999, 123_456].map((cents) => onFelt(cents, { big_blind: 100 }))).toEqual([
      "0.5 BB",
      "3.25 BB",
      "9.99 BB",
      "1,234.6 BB",
    ]);
  });
  it("stay chips in a game that has no big blind", () => {
    shownIn.unit = "blinds";
    expect(onFelt(10_450, { big_blind: 0 })).toBe("104.50");
    expect(underPay(10_450, 0)).toBe("");
  });
  it("are exact where something is paid, and where they are heard", () => {
    shownIn.unit = "blinds";
    expect(underPay(225, 100)).toBe("2.25 BB");
    const table = played();
    expect(spokenSeat(table.seats[2]!, table)).toContain("stack 79.00");
    const won = { ...table.seats[2]!, won: 650 };
    expect([tagOf(won, table.terms), tagOf(won, table.terms, "spoken")]).toEqual(["Wins 6.5 BB", "Wins 6.50"]);
  });
});

describe("a tournament's chips", () => {
  const of = { tournament: "t1", big_blind: 200 };
  it("are whole wherever they are shown, and are no money", () => {
    expect([chips(1500, of), onFelt(12_450, of), typed(1500, of)]).toEqual(["1,500", "12,450", "1500"]);
    shownIn.unit = "blinds";
    expect(onFelt(1500, of)).toBe("7.5 BB");
    const table = played();
    const there = { ...table, terms: { ...table.terms, tournament: "t1" } };
    expect(spokenSeat(there.seats[2]!, there)).toContain("stack 7,900");
  });
  it("are what a hand of Open Face brought, in the log too", () => {
    const brought = { kind: "result_settled", seat: 1, points: -12, amount: -1_200, stack: 8_800 } as const;
    const said = (table: TableState) => sentence(lineOf(1, brought, table, table));
    const table = played();
    expect(said(table)).toMatch(/^Anna: −12 points, −.*12\.00/);
    expect(said({ ...table, terms: { ...table.terms, tournament: "t1" } })).toBe("Anna: −12 points, −1,200.");
  });
  it("are read as they are typed, and have no parts", () => {
    expect(["1500", "1,500", "1500.5", "x"].map((text) => read(text, of))).toEqual([1500, 1500, null, null]);
    expect(read("15.5", {})).toBe(1550);
  });
  it("are posted by the level that a hand is dealt at", () => {
    const table = played();
    const there = { ...table, terms: { ...table.terms, tournament: "t1", ante: 50 } };
    const [start] = preflop();
    const next = { ...start, stakes: { small_blind: 200, big_blind: 400, level: 4 } } as AnyEvent;
    expect(reduce(there, next, 1).terms).toMatchObject({ small_blind: 200, big_blind: 400, ante: 0 });
    expect(reduce(table, next, 1).terms).toEqual(table.terms);
  });
});

describe("the presets set from the bar", () => {
  const turn = { ...played().hand!.turn!, seat: 2, call: 0, min_raise_to: 200, max_raise_to: 8_000 };
  const asMine = (street: string): Decision => {
    const table = played();
    return decisionOf({ ...table, hand: { ...table.hand!, street, turn } })!;
  };
  it("are big blinds before the flop: the amount that is kept is the button that comes", () => {
    const decision = asMine("preflop");
    const size = sizeOf(decision, 350);
    expect(size).toBe(3.5);
    expect(
      presetsFor(decision, { before: withSize([2, 3], size), raised: [], after: [] }).map((one) => one.to),
    ).toContain(350);
  });
  it("are hundredths of the pot after it", () => {
    const decision = { ...asMine("flop"), bet: 0, call: 0, pot: 400 };
    expect(sizeOf(decision, 300)).toBe(75);
    expect(sizeOf({ ...decision, call: 100 }, 100)).toBe(0); // a call is no raise
    expect(presetsFor(decision, { before: [], raised: [], after: withSize([50], 75) }).map((one) => one.to)).toContain(
      300,
    );
  });
  it("stand in order, each once, and go one by one", () => {
    expect(withSize([2, 3], 2.5)).toEqual([2, 2.5, 3]);
    expect(withSize([2, 3], 3)).toEqual([2, 3]);
    expect(withoutSize([2, 2.5, 3], 2.5)).toEqual([2, 3]);
  });
  it("are written as the language writes numbers, and read as people type them", () => {
    expect(listText([2, 2.5, 3], "en-GB")).toBe("2, 2.5, 3");
    for (const locale of ["fi", "nb", "cs"]) expect(listText([2, 2.5, 3], locale)).toBe("2; 2,5; 3");
    for (const locale of ["en-GB", "fi"]) {
      for (const typed of ["2; 2,5; 3", "2, 2.5, 3", "2 2.5 3", "2,2.5,3", "2;2,5;3,", " 2, x, -1, 2.5 3"])
        expect(readList(typed, locale)).toEqual([2, 2.5, 3]);
      expect(readList("33,50,75", locale)).toEqual([33, 50, 75]);
      expect(readList("", locale)).toEqual([]);
    }
    expect(readList("2,5", "fi")).toEqual([2.5]);
    expect(readList("33,50", "en-GB")).toEqual([33, 50]);
  });
});
