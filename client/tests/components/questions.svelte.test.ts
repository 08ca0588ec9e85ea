/** Questions in the place of the bar: what all at a table are asked, and the first straddle. */

import { createRawSnippet } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { toasts } from "../../src/parts/toasts.svelte";
import type { QuestionView } from "../../src/protocol";
import AskedBar from "../../src/table/bars/AskedBar.svelte";
import QuestionBar from "../../src/table/bars/QuestionBar.svelte";
import StraddleBar from "../../src/table/bars/StraddleBar.svelte";
import { questionOf, type Question } from "../../src/table/state/state";
import { words } from "../../src/words/words.svelte";
import { all, button, buttonNames, drawn, namesOf, press, refuse, settled, textOf, toasted, wire } from "./drawn";

beforeEach(() => {
  words.language = "en";
  toasts.all = [];
});

/** What is asked, without the mark of its clauses. */
const asked = () => textOf("[role=group] p").replace(/\s?§$/, "");
const disabled = () => (all("button") as HTMLButtonElement[]).map((one) => one.disabled);

describe("a question in the place of the bar", () => {
  it("is a group by its name: the sentence, then what may be answered", () => {
    const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));
    const answers = snippet("<button>Yes</button>");
    drawn(AskedBar, { label: "A break", what: snippet("<b>Shall we stop?</b>"), children: answers });
    expect(namesOf("group")).toEqual(["A break"]);
    expect([...all("[role=group] > *")].map((one) => one.textContent)).toEqual(["Shall we stop?", "Yes"]);
    expect(buttonNames()).toEqual(["Yes"]);
  });
});

describe("what all are asked", () => {
  function bar(question: Partial<QuestionView> = {}): void {
    const whole = questionOf({ what: "bomb_pot", amount: 500, player: "p1", ...question }) as Question;
    drawn(QuestionBar, { question: whole, table: "t1" });
  }

  it("by a player who wants a bomb pot is who wants it, and what it costs each", () => {
    bar();
    expect(namesOf("group")).toEqual(["Bomb pot"]);
    expect(asked()).toBe("Anna suggests a bomb pot next hand, for 5.00 each.");
    expect(buttonNames()).toEqual(["Agree", "Do not agree"]);
  });

  it.each<[Partial<QuestionView>, string]>([
    [
      { what: "buy_in", amount: 25_000, player: "p4" },
      "Staff ask all players: may Cleo buy in for 250.00, outside the limits of the table?",
    ],
    [
      { what: "jackpot_by_time", amount: 200, seconds: 1_800, player: "" },
      "Staff ask all players: shall the table pay 2.00 for the jackpot for every 30 minutes begun, " +
        "instead of a drop from each hand?",
    ],
  ])("by staff is a sentence of theirs: %j", (question, said) => {
    bar(question);
    expect(namesOf("group")).toEqual(["All players are being asked"]);
    expect(asked()).toBe(said);
  });

  it.each([
    ["Agree", true],
    ["Do not agree", false],
  ])("is answered by a press on “%s”", async (name, agrees) => {
    const sent = wire();
    bar();
    press(name);
    const named = { what: "bomb_pot", seconds: 0, amount: 500, player: "p1" };
    expect(sent).toEqual([{ type: "answer_question", table: "t1", agrees, question: named }]);
    await settled();
  });

  it("takes one answer: while it is on its way there is no other", async () => {
    const sent = wire();
    bar();
    press("Agree", "Agree", "Do not agree");
    expect(disabled()).toEqual([true, true]);
    expect(sent).toHaveLength(1);
    await settled();
    expect(disabled()).toEqual([false, false]);
  });

  it("tells a refusal, and can be answered again", async () => {
    const sent = wire(() => refuse("odd-thing", "That is answered already"));
    bar();
    press("Agree");
    await settled();
    expect(toasted()).toEqual([["refused", "That is answered already"]]);
    press("Do not agree");
    expect(sent).toHaveLength(2);
    await settled();
  });

  it("says by which clauses", () => {
    bar({ clauses: ["CH-2.7"] });
    expect(button("Why? The rulebook: CH-2.7").textContent).toBe("§");
  });

  it("is told in another language", () => {
    words.language = "cs";
    bar();
    expect(asked()).toBe("Anna navrhuje na příští handu bomb pot, každý za 5,00.");
    expect(buttonNames()).toEqual(["Souhlasím", "Nesouhlasím"]);
  });
});

describe("who is asked for a straddle", () => {
  let declined = 0;
  function bar(clauses: string[] = []): void {
    declined = 0;
    const straddle = { kind: "straddle_asked", seat: 2, amount: 200, clauses } as const;
    drawn(StraddleBar, { asked: straddle, table: "t1", decline: () => (declined += 1) });
  }

  it("is told how much, and may say yes or no", () => {
    bar();
    expect(namesOf("group")).toEqual(["Straddle"]);
    expect(asked()).toBe("Straddle 2.00 in the next hand?");
    expect(buttonNames()).toEqual(["Straddle", "No"]);
  });

  it("straddles by a press for exactly that much, in the next hand alone", async () => {
    const sent = wire();
    bar();
    press("Straddle");
    expect(sent).toEqual([{ type: "straddle", table: "t1", most: 200, once: true }]);
    await settled();
    expect(declined).toBe(0);
  });

  it("says no without a word to the room", () => {
    const sent = wire();
    bar();
    press("No");
    expect(declined).toBe(1);
    expect(sent).toEqual([]);
  });

  it("gives one answer: a straddle that is on its way is not sent again, and no is said no more", async () => {
    const sent = wire();
    bar();
    press("Straddle", "Straddle", "No");
    expect(disabled()).toEqual([true, true]);
    expect(button("Straddle").getAttribute("aria-busy")).toBe("true");
    expect([sent.length, declined]).toEqual([1, 0]);
    await settled();
    expect(disabled()).toEqual([false, false]);
  });

  it("is told a refusal, and may answer again", async () => {
    wire(() => refuse("odd-thing", "The cards are dealt"));
    bar();
    press("Straddle");
    await settled();
    expect(toasted()).toEqual([["refused", "The cards are dealt"]]);
    press("No");
    expect(declined).toBe(1);
  });

  it("is told by which clauses", () => {
    bar(["CK-STR.1"]);
    expect(buttonNames()[0]).toBe("Why? The rulebook: CK-STR.1");
  });

  it("is asked in another language", () => {
    words.language = "fi";
    bar();
    expect(asked()).toBe("Straddlaatko 2,00 seuraavassa jaossa?");
    expect(buttonNames()).toEqual(["Straddlaan", "En"]);
  });
});
