/** Own cards when the hand is over: which ones can be shown, and exactly what is sent. */

import { beforeEach, describe, expect, it } from "vitest";
import { toasts } from "../../src/parts/toasts.svelte";
import ShowCards from "../../src/table/bars/ShowCards.svelte";
import { words } from "../../src/words/words.svelte";
import { all, button, buttonNames, drawn, namesOf, press, refuse, settled, toasted, wire } from "./drawn";

beforeEach(() => {
  words.language = "en";
  toasts.all = [];
});

const show = (...cards: string[]) => drawn(ShowCards, { table: "t1", hand: "h1", cards });
const message = (...cards: string[]) => ({ type: "show_cards", table: "t1", hand: "h1", cards });
const disabled = () => (all("button") as HTMLButtonElement[]).map((one) => one.disabled);

describe("showing one's cards", () => {
  it("has a button for each of two cards, short to the eye and whole to the ear, and one for both", () => {
    show("As", "Td");
    expect(namesOf("group")).toEqual(["Show your cards"]);
    expect(buttonNames()).toEqual(["Show ace of spades", "Show ten of diamonds", "Show both"]);
    expect(button("Show ten of diamonds").textContent).toMatch(/^Show 10♦/);
  });

  it("shows the one card that is pressed", async () => {
    const sent = wire();
    show("As", "Td");
    press("Show ten of diamonds");
    expect(sent).toEqual([message("Td")]);
    await settled();
  });

  it("shows both in the order of the hand", async () => {
    const sent = wire();
    show("As", "Td");
    press("Show both");
    expect(sent).toEqual([message("As", "Td")]);
    await settled();
  });

  it("offers the one card alone that nobody has seen", () => {
    show("Td");
    expect(buttonNames()).toEqual(["Show ten of diamonds"]);
  });

  it("of four cards offers each, and all together", async () => {
    const sent = wire();
    show("As", "Td", "9h", "2c");
    expect(buttonNames()).toHaveLength(5);
    press("Show all");
    expect(sent).toEqual([message("As", "Td", "9h", "2c")]);
    await settled();
  });

  it("of five cards offers all together alone", async () => {
    const sent = wire();
    show("As", "Td", "9h", "2c", "3c");
    expect(buttonNames()).toEqual(["Show all"]);
    press("Show all");
    expect(sent).toEqual([message("As", "Td", "9h", "2c", "3c")]);
    await settled();
  });

  it("takes one press at a time", async () => {
    const sent = wire();
    show("As", "Td");
    press("Show ace of spades", "Show ace of spades", "Show both");
    expect(disabled()).toEqual([true, true, true]);
    expect(sent).toEqual([message("As")]);
    await settled();
    expect(disabled()).toEqual([false, false, false]);
  });

  it("tells a refusal, and can be tried again", async () => {
    wire(() => refuse("odd-thing", "The next hand has begun"));
    show("As", "Td");
    press("Show both");
    await settled();
    expect(toasted()).toEqual([["refused", "The next hand has begun"]]);
    expect(disabled()).toEqual([false, false, false]);
  });

  it("is told in another language", () => {
    words.language = "nb";
    show("As", "Td");
    expect(namesOf("group")).toEqual(["Vis kortene dine"]);
    expect(buttonNames()).toEqual(["Vis spar ess", "Vis ruter ti", "Vis begge"]);
  });
});
