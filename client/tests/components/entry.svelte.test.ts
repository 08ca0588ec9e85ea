/** The ways into the game: what each costs, which one is chosen, and when the cards come. */

import { beforeEach, describe, expect, it } from "vitest";
import { toasts } from "../../src/parts/toasts.svelte";
import type { EntryOffered, EntryOption } from "../../src/protocol";
import EntryChoice from "../../src/table/bars/EntryChoice.svelte";
import { words } from "../../src/words/words.svelte";
import { all, button, buttonNames, drawn, namesOf, press, refuse, settled, textOf, toasted, wire } from "./drawn";

beforeEach(() => {
  words.language = "en";
  toasts.all = [];
});

const WAIT: EntryOption = { kind: "wait" };
const POST: EntryOption = { kind: "post", live: 100 };
const STRADDLE: EntryOption = { kind: "straddle", live: 200 };
const BUTTON: EntryOption = { kind: "buy_button", live: 100, dead: 50 };
const EVERY = [WAIT, POST, STRADDLE, BUTTON];
const NAMES = {
  wait: "Wait for the big blind",
  post: "Post 1.00 and play",
  straddle: "Come in by a straddle of 2.00",
  buy_button: "Buy the button: 1.00 and 0.50 into the pot",
} as const;

/** The choice of these ways in, one of them chosen. */
function choice(options = EVERY, chosen: EntryOffered["chosen"] = "wait", hands = 0): void {
  drawn(EntryChoice, {
    entry: { kind: "entry_offered", seat: 2, options, chosen } as const,
    table: "t1",
    hands,
    of: {},
  });
}
const pressed = () => all("[aria-pressed=true]").map((one) => one.textContent?.trim());
const disabled = () => (all("[aria-pressed]") as HTMLButtonElement[]).map((one) => one.disabled);

describe("the ways into the game", () => {
  it("are one group, each with what it costs", () => {
    choice();
    expect(namesOf("group")).toEqual(["Coming into the game"]);
    expect(buttonNames()).toEqual(Object.values(NAMES));
  });

  it("say what goes dead into the pot for a small blind that was missed", () => {
    choice([WAIT, { ...POST, dead: 50 }]);
    expect(buttonNames()).toEqual([NAMES.wait, "Post 1.00 and 0.50 into the pot"]);
  });

  it.each(["wait", "post", "straddle", "buy_button"] as const)("mark the one that is chosen: %s", (chosen) => {
    choice(EVERY, chosen);
    expect(pressed()).toEqual([NAMES[chosen]]);
  });

  it.each(["wait", "post", "straddle", "buy_button"] as const)("send the one that is pressed: %s", async (by) => {
    const sent = wire();
    choice();
    press(NAMES[by]);
    expect(sent).toEqual([{ type: "enter", table: "t1", by }]);
    await settled();
  });

  it("take one press at a time, and mark nothing that the room has not told", async () => {
    const sent = wire();
    choice();
    press(NAMES.post, NAMES.post, NAMES.straddle);
    expect(disabled()).toEqual([true, true, true, true]);
    expect(sent).toHaveLength(1);
    expect(pressed()).toEqual([NAMES.wait]);
    await settled();
    expect(disabled()).toEqual([false, false, false, false]);
  });

  it("tell a refusal, and can be chosen from again", async () => {
    const sent = wire(() => refuse("odd-thing", "The cards are dealt"));
    choice();
    press(NAMES.post);
    await settled();
    expect(toasted()).toEqual([["refused", "The cards are dealt"]]);
    press(NAMES.straddle);
    expect(sent).toHaveLength(2);
    await settled();
  });

  it("have one mark for all clauses behind them, each said once", () => {
    choice([
      { ...WAIT, clauses: ["CH-4.18"] },
      { ...POST, clauses: ["CH-4.18", "CH-4.23"] },
    ]);
    expect(button("Why? The rulebook: CH-4.18, CH-4.23").textContent).toBe("§");
    expect(buttonNames()).toHaveLength(3);
  });

  it("are told in another language", () => {
    words.language = "fi";
    choice();
    expect(namesOf("group")).toEqual(["Peliin tulo"]);
    expect(buttonNames()).toEqual([
      "Odota isoa blindiä",
      "Maksa 1,00 ja pelaa",
      "Tule peliin straddlella 2,00",
      "Osta nappi: 1,00 ja pottiin 0,50",
    ]);
  });
});

describe("when the cards come", () => {
  const sentence = () => textOf("p");

  it.each([
    [0, "Your cards come with your next big blind."],
    [1, "Your cards come with your next big blind. That is the next hand."],
    [3, "Your cards come with your next big blind. That is in about 3 hands."],
  ])("is told to who waits, the big blind being %i hands away", (hands, said) => {
    choice(EVERY, "wait", hands);
    expect(sentence()).toBe(said);
  });

  it.each(["post", "buy_button"] as const)("is the next hand for who pays: %s", (chosen) => {
    choice(EVERY, chosen, 3);
    expect(sentence()).toBe("You are in from the next hand.");
  });

  it("for who straddles is not before the turn to straddle", () => {
    choice(EVERY, "straddle", 3);
    expect(sentence()).toBe("You are in as soon as it is your turn to straddle.");
  });
});
