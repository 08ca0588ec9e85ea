/** How a table looks: the choice of it, a table seen from the lobby, and the felt of Open Face. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/app/settings.svelte";
import TablePreview from "../../src/lobby/TablePreview.svelte";
import type { RowsScored, TableView } from "../../src/protocol";
import { shownIn } from "../../src/table/amounts.svelte";
import LookChoice from "../../src/table/controls/LookChoice.svelte";
import OpenFaceFelt from "../../src/table/openface/OpenFaceFelt.svelte";
import type { TableState } from "../../src/table/state/state";
import { words } from "../../src/words/words.svelte";
import { threeSeats } from "../table/script";
import { all, begun, drawn, http, pageText, textOf, tidy, withHand, withSeat } from "./drawn";

beforeEach(() => void (words.language = "en"));

describe("the choice of looks", () => {
  const before = { tone: settings.tableTone, felt: settings.felt, deck: settings.deck };
  afterEach(() => {
    settings.tableTone = before.tone;
    settings.felt = before.felt;
    settings.deck = before.deck;
    settings.language = "en";
    shownIn.unit = "chips";
  });

  const group = (name: string) => {
    const found = all("fieldset").find((one) => tidy(one.querySelector("legend")?.textContent) === name);
    if (!found) throw new Error(`no choice of ${name}`);
    return [...found.querySelectorAll("label")];
  };
  const chosen = (name: string) =>
    group(name)
      .filter((one) => one.querySelector("input")?.checked)
      .map((one) => tidy(one.textContent));
  function choose(name: string, word: string) {
    group(name)
      .find((one) => tidy(one.textContent) === word)
      ?.querySelector("input")
      ?.click();
    flushSync();
  }

  it("shows what is chosen now", () => {
    drawn(LookChoice, {});
    expect(["Table", "Felt", "Cards", "Amounts"].map(chosen)).toEqual([["Dark"], ["Green"], ["Clear"], ["Chips"]]);
  });

  it("keeps each choice at once, and one of each", () => {
    drawn(LookChoice, {});
    choose("Table", "Light");
    choose("Felt", "Blue");
    choose("Cards", "Large");
    choose("Amounts", "Big blinds");
    expect([settings.tableTone, settings.felt, settings.deck, shownIn.unit]).toEqual([
      "light",
      "blue",
      "large",
      "blinds",
    ]);
    expect(["Table", "Felt", "Cards", "Amounts"].map(chosen)).toEqual([["Light"], ["Blue"], ["Large"], ["Big blinds"]]);
  });

  it("of two sheets does not mix up their choices", () => {
    drawn(LookChoice, {});
    drawn(LookChoice, {});
    const names = new Set(all("input").map((one) => (one as HTMLInputElement).name));
    expect(names.size).toBe(8);
  });

  it("has languages at the table alone, each in its own words", () => {
    drawn(LookChoice, {});
    expect(pageText()).not.toContain("Suomi");
    drawn(LookChoice, { withLanguage: true });
    const languages = group("Language").map((one) => tidy(one.textContent));
    expect(languages).toEqual(expect.arrayContaining(["English", "Suomi", "Norsk", "Čeština"]));
    expect(all("[lang=fi]").map((one) => one.textContent)).toEqual(["Suomi"]);
    choose("Language", "Suomi");
    expect(settings.language).toBe("fi");
  });
});

describe("a table seen from the lobby", () => {
  afterEach(() => void vi.useRealTimers());

  async function preview(view: Partial<TableView>) {
    vi.useFakeTimers();
    const calls = http({ "/api/tables/t1": { ...threeSeats(), ...view } });
    drawn(TablePreview, { table: "t1", name: "Kuusi" });
    await vi.advanceTimersByTimeAsync(50);
    flushSync();
    return calls;
  }

  it("says whose table it is, and shows who sits there with how much", async () => {
    await preview({});
    expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Who sits at Kuusi");
    expect(all(".who").map((one) => one.textContent)).toEqual(["Anna", "Me", "Cleo"]);
    expect(all(".seat .stack").map((one) => Number(one.textContent?.replace(/[^\d.]/g, "")))).toEqual([100, 80, 25]);
  });

  it("sums what can be won, bets and pots, and shows the board", async () => {
    const [first, ...others] = threeSeats().seats;
    const hand = { pots: [{ amount: 300, seats: [1, 2] }], boards: [["As", "Kd", "7h"]] };
    await preview({ seats: [{ ...first!, bet: 250 }, ...others], hand: hand as unknown as TableView["hand"] });
    expect(Number(textOf(".middle strong").replace(/[^\d.]/g, ""))).toBe(5.5);
    expect(document.querySelector(".board")?.children).toHaveLength(3);
  });

  it("says that nobody sits there", async () => {
    await preview({ seats: [] });
    expect(pageText()).toContain("Nobody sits here.");
  });

  it("looks again as long as it is seen", async () => {
    const calls = await preview({});
    await vi.advanceTimersByTimeAsync(6_100);
    expect(calls).toHaveLength(3);
  });

  it("of a table that is gone shows nothing, and no mistake", async () => {
    vi.useFakeTimers();
    http({});
    drawn(TablePreview, { table: "t9", name: "Kuusi" });
    await vi.advanceTimersByTimeAsync(50);
    flushSync();
    expect(pageText()).toBe("");
  });
});

describe("the felt of Open Face", () => {
  const table = (): TableState => withHand(begun(), { deal: "open-face" });
  const hand = (name: string) => document.querySelector(`section[aria-label="${name}"]`);
  const rows = (name: string) =>
    [...(hand(name)?.querySelectorAll("[role=img]") ?? [])].map((one) => one.getAttribute("aria-label"));
  const felt = (now: TableState) => drawn(OpenFaceFelt, { table: now, tall: false, live: false });

  it("has the others clockwise from you, and you below them", () => {
    felt(table());
    expect(all(".others section").map((one) => one.getAttribute("aria-label"))).toEqual(["Cleo", "Anna"]);
    expect(all(".own section").map((one) => one.getAttribute("aria-label"))).toEqual(["Me"]);
    expect(tidy(hand("Cleo")?.querySelector(".stack")?.textContent)).toBe("25.00");
    expect(hand("Cleo")?.querySelector("abbr")?.title).toBe("Dealer");
    expect(hand("Anna")?.querySelector("abbr")).toBeNull();
  });

  it("says what lies in each row, and that a row is empty", () => {
    felt(withSeat(table(), 1, { rows: [[], ["7h", "7c"], ["As"]] }));
    expect(rows("Anna")).toEqual(["Front: empty", "Middle: seven of hearts, seven of clubs", "Back: ace of spades"]);
    expect(hand("Anna")?.querySelectorAll(".slot")).toHaveLength(3 + 3 + 4);
  });

  it("says what a hand brought, with its royalty", () => {
    const scored = { kind: "rows_scored", seat: 1, rows: [[], [], []], words: [], legal: true, bonuses: [0, 0, 6] };
    const result = { points: 12, amount: 1_200 };
    felt(withSeat(table(), 1, { scored: scored as unknown as RowsScored, result }));
    expect(tidy(hand("Anna")?.querySelector(".points")?.textContent)).toBe("+12");
    expect(rows("Anna")[2]).toBe("Back: empty, royalty 6");
    expect(hand("Anna")?.textContent).not.toContain("Foul");
  });

  it("says that a hand is foul", () => {
    const scored = { kind: "rows_scored", seat: 1, rows: [[], [], []], words: [], legal: false, bonuses: [] };
    felt(withSeat(table(), 1, { scored: scored as unknown as RowsScored, result: { points: -6, amount: -600 } }));
    expect(hand("Anna")?.textContent).toContain("Foul");
    expect(tidy(hand("Anna")?.querySelector(".points")?.textContent)).toBe("−6");
  });

  it("says who is not in this hand, and who sits it out", () => {
    felt(withHand(withSeat(table(), 1, { inHand: false }), { passedOver: 4 }));
    expect(hand("Anna")?.textContent).toContain("Not in this hand");
    expect(hand("Cleo")?.textContent).toContain("Sits this hand out");
    expect([rows("Anna"), rows("Cleo")]).toEqual([[], []]);
  });

  it("says that a hand is void, in a word that is spoken", () => {
    felt(withHand(table(), { end: "voided" }));
    expect(textOf("[role=status]")).not.toBe("");
  });

  it("says nothing there while play goes on", () => {
    felt(table());
    expect(textOf("[role=status]")).toBe("");
  });
});
