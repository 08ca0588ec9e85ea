/** What an Open Face hand brought: each player's points and money, and how each pair of hands was scored. */

import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { HandsCompared, TableTerms } from "../../src/protocol";
import Scoring from "../../src/table/openface/Scoring.svelte";
import type { AnyEvent } from "../../src/table/state/reduce";
import { house } from "../../src/words/house.svelte";
import { words } from "../../src/words/words.svelte";
import { after, all, begun, button, buttonNames, drawn, pageText, press, textOf, tidy, withHand } from "./drawn";

beforeEach(() => {
  words.language = "en";
  house.currency = "EUR";
});

/** Cleo beats Anna in every row, and Me in two; Me has a foul hand before Anna. */
const PAIRS: HandsCompared[] = [
  { kind: "hands_compared", seat: 4, other: 1, points: 16, rows: [1, 1, 1], bonuses: [0, 4, 6], sweep: 3 },
  { kind: "hands_compared", seat: 4, other: 2, points: 1, rows: [1, 1, -1], bonuses: [0, 0, 0] },
  { kind: "hands_compared", seat: 2, other: 1, points: -6, rows: [0, 0, 0], bonuses: [0, 0, 0], foul: -6 },
];
const settled = (seat: number, points: number): AnyEvent => ({
  kind: "result_settled",
  seat,
  points,
  amount: points * 100,
  stack: 10_000,
});
const RESULTS = [settled(1, -10), settled(2, -7), settled(4, 17)];

/** Anna, Me and Cleo in a hand of Open Face. */
const open = () => withHand(begun(), { deal: "open-face" });
/** The scoring once these facts are told. */
function scoring(events: AnyEvent[], terms: Partial<TableTerms> = {}): void {
  const table = open();
  drawn(Scoring, { table: after({ ...table, terms: { ...table.terms, ...terms } }, 12, events) });
}
const results = () => all("li").map((one) => tidy([...one.children].map((part) => part.textContent).join(" ")));
const cells = (row: Element) => [...row.querySelectorAll("th, td")].map((one) => tidy(one.textContent));
const rows = () => all("tbody tr").map(cells);

describe("the scoring of Open Face", () => {
  it("is not there before hands are compared", () => {
    drawn(Scoring, { table: open() });
    expect(pageText()).toBe("");
  });

  it("can be looked into before anything is paid", () => {
    scoring(PAIRS);
    expect(results()).toEqual([]);
    expect(buttonNames()).toEqual(["How it was scored"]);
  });

  it("has everybody with points and money, the best first", () => {
    scoring([...PAIRS, ...RESULTS]);
    expect(results()).toEqual(["Cleo +17 points +€17.00", "Me −7 points −€7.00", "Anna −10 points −€10.00"]);
  });

  it("says one point, and none, as one says it", () => {
    scoring([...PAIRS, settled(1, 1), settled(2, -1), settled(4, 0)]);
    expect(results()).toEqual(["Anna +1 point +€1.00", "Cleo 0 points €0.00", "Me −1 point −€1.00"]);
  });

  it("leaves out who was not in the hand", () => {
    scoring([...PAIRS, settled(1, -10), settled(4, 10)]);
    expect(results()).toEqual(["Cleo +10 points +€10.00", "Anna −10 points −€10.00"]);
  });

  it("in a tournament has chips, which are no money", () => {
    const told: AnyEvent[] = [...PAIRS, { ...settled(1, -12), amount: -1_200 } as AnyEvent, settled(4, 12)];
    scoring(told, { tournament: "tr1" });
    expect(results()).toEqual(["Cleo +12 points +1,200", "Anna −12 points −1,200"]);
  });

  it("is told in another language", () => {
    words.language = "fi";
    scoring([...PAIRS, ...RESULTS]);
    expect(results()[0]).toBe("Cleo +17 pistettä +17,00 €");
    press("Miten pisteet laskettiin");
    expect(all("thead tr").map(cells)).toEqual([["Kädet", "Rivit", "Kaikki rivit", "Bonukset", "Virhe", "Pisteet"]]);
  });
});

describe("how it was scored", () => {
  it("is a sheet of its own, which is opened and closed", () => {
    scoring(PAIRS);
    expect(button("How it was scored").getAttribute("aria-haspopup")).toBe("dialog");
    expect(all("dialog")).toHaveLength(0);
    press("How it was scored");
    expect(textOf("dialog h2")).toBe("How it was scored");
    press("Close");
    expect(all("dialog")).toHaveLength(0);
  });

  it("is closed by Escape, and can be opened again", () => {
    scoring(PAIRS);
    press("How it was scored");
    // What a browser tells a dialog when Escape is pressed.
    document.querySelector("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    flushSync();
    expect(all("dialog")).toHaveLength(0);
    press("How it was scored");
    expect(all("dialog")).toHaveLength(1);
  });

  it("has a line for each pair: rows, sweep, royalties together, foul, and what they come to", () => {
    scoring(PAIRS);
    press("How it was scored");
    expect(all("thead tr").map(cells)).toEqual([["Hands", "Rows", "Sweep", "Royalties", "Foul", "Points"]]);
    expect(rows()).toEqual([
      ["Cleo – Anna", "+1 +1 +1", "+3", "+10", "0", "+16"],
      ["Cleo – Me", "+1 +1 −1", "0", "0", "0", "+1"],
      ["Me – Anna", "0 0 0", "0", "0", "−6", "−6"],
    ]);
  });

  it("says to a screen reader which hands and which column a number belongs to", () => {
    scoring(PAIRS);
    press("How it was scored");
    expect(all("th[scope=col]")).toHaveLength(6);
    expect(all("th[scope=row]").map((one) => one.textContent)).toEqual(["Cleo – Anna", "Cleo – Me", "Me – Anna"]);
  });

  it("names the seat of who has left", () => {
    scoring([...PAIRS, { kind: "player_left", seat: 1, player: "p1", stack: 0, reason: "wish" }]);
    press("How it was scored");
    expect(rows().map(([hands]) => hands)).toEqual(["Cleo – 1", "Cleo – Me", "Me – 1"]);
  });
});
