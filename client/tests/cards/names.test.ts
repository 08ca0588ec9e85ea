import { beforeEach, describe, expect, it } from "vitest";
import { faceOf, RANK_STROKES, SUIT_SHAPES } from "../../src/cards/card";
import { cardName, handName, handShort, inOrder } from "../../src/cards/names";
import { LANGUAGES } from "../../src/words/bundles";
import { words } from "../../src/words/words.svelte";

const DECK = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
const CATEGORIES: readonly (readonly [string, readonly string[]])[] = [
  ["high_card", ["A", "K", "9", "4", "2"]],
  ["pair", ["6", "A", "9", "4"]],
  ["two_pair", ["K", "6", "A"]],
  ["three_of_a_kind", ["8", "A", "4"]],
  ["straight", ["5"]],
  ["flush", ["A", "9", "7", "4", "2"]],
  ["full_house", ["T", "3"]],
  ["four_of_a_kind", ["7", "A"]],
  ["straight_flush", ["9"]],
  ["royal_flush", ["A"]],
];

/** So many letters have room under the plate of a seat on a phone. */
const SHORT = 18;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => (words.language = language));

  it("every card has a name of its own", () => {
    const names = DECK.map(cardName);
    expect(new Set(names).size).toBe(52);
    for (const name of names) expect(name).not.toMatch(/[{}]|card-|rank-/);
  });

  it("every category of hand has a few letters for a seat, which tell it from all others", () => {
    const short = [...CATEGORIES, ["low", ["8", "6", "4", "3", "A"]] as const].map(([category, ranks]) =>
      handShort({ category, ranks }),
    );
    expect(new Set(short).size).toBe(CATEGORIES.length + 1);
    for (const one of short) {
      expect(one).not.toMatch(/[{}_]/);
      expect(one.replaceAll("\u2060", "").length).toBeLessThanOrEqual(SHORT);
    }
    expect(short.filter((one) => one.includes("10"))).toHaveLength(1); // ranks are as on the cards
  });

  it("every category of hand has its words", () => {
    const named = CATEGORIES.map(([category, ranks]) => handName({ category, ranks }));
    expect(new Set(named).size).toBe(CATEGORIES.length);
    for (const name of named) expect(name).not.toMatch(/[{}_]/);
  });
});

describe("names of cards", () => {
  it("are what people say", () => {
    words.language = "en";
    expect(cardName("As")).toBe("ace of spades");
    expect(cardName("9h")).toBe("nine of hearts");
    expect(cardName("??")).toBe("face-down card");
    expect(handName({ category: "two_pair", ranks: ["K", "6", "A"] })).toBe("two pair, kings and sixes");
    words.language = "fi";
    expect(cardName("As")).toBe("pataässä");
    expect(cardName("9h")).toBe("herttayhdeksikkö");
    expect(handName({ category: "pair", ranks: ["6", "A"] })).toBe("pari kuutosia");
    words.language = "nb";
    expect(cardName("As")).toBe("spar ess");
    expect(handName({ category: "full_house", ranks: ["K", "6"] })).toBe("hus, konger over seksere");
    words.language = "cs";
    expect([cardName("As"), cardName("Kh"), cardName("Qd"), cardName("9c")]).toEqual([
      "pikové eso",
      "srdcový král",
      "kárová dáma",
      "křížová devítka",
    ]);
    expect(handName({ category: "three_of_a_kind", ranks: ["6", "A"] })).toBe("trojice šestek");
  });
});

describe("faces", () => {
  it("are drawn for every rank and suit", () => {
    for (const card of DECK) {
      const face = faceOf(card);
      expect(face).not.toBeNull();
      if (face) expect(RANK_STROKES[face.rank].length * SUIT_SHAPES[face.suit].length).toBeGreaterThan(0);
    }
    expect(faceOf("??")).toBeNull();
    expect(faceOf("1x")).toBeNull();
  });
});

describe("a hand's cards in the order in which they are told", () => {
  const told = (cards: string, category: string, ...ranks: string[]) =>
    inOrder(cards.split(" "), { category, ranks })
      .map((card) => card.charAt(0))
      .join("");

  it("what there is most of comes first, then the higher ranks", () => {
    expect(told("9h Ts Td 7d 7c", "two_pair", "T", "7", "9")).toBe("TT779");
    expect(told("2c As 2d Kc 2h", "three_of_a_kind", "2", "A", "K")).toBe("222AK");
    expect(told("Qc Ah Td Kh Js", "straight", "A")).toBe("AKQJT");
  });

  it("an ace is the last of a straight that does not end with it, and of a low", () => {
    expect(told("Ac 2d 5h 4s 3s", "straight", "5")).toBe("5432A");
    expect(told("Ac 8d 6h 4s 3s", "low", "8", "6", "4", "3", "A")).toBe("8643A");
  });
});
