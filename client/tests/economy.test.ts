/** Amounts are written in what their economy counts in, and in no other place than `words/` does a currency stand. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { stackOf, stakeName } from "../src/lobby/names.svelte";
import type { HandStarted, Refused, TableTerms } from "../src/protocol";
import { lineOf, sentence } from "../src/table/log/narrate";
import { brought } from "../src/table/openface/points";
import { fromView } from "../src/table/state/from_view";
import { termsAt, termsOf } from "../src/table/state/stakes";
import { RefusedError } from "../src/wire/socket";
import { amountIn, numberIn, readIn, shortIn, signedIn, typedIn, WALLET } from "../src/words/economy";
import { LANGUAGES } from "../src/words/bundles";
import { house } from "../src/words/house.svelte";
import { refusalFrom, refusalOf } from "../src/words/refusals";
import { unitText } from "../src/words/unit";
import { words } from "../src/words/words.svelte";
import { threeSeats } from "./table/script";

const CUP = { tournament: "sunday" };
const PLAY = { private: "play" } as const;
const DEBTS = { private: "settle_up" } as const;

beforeAll(async () => {
  house.currency = "EUR";
  await words.fetch("en");
});

describe("an amount", () => {
  it("is money at a cash table, and bare chips in a tournament: 5,975 chips are not €59.75", () => {
    expect([amountIn(5_975, WALLET), amountIn(5_975, CUP), amountIn(5_975, PLAY)]).toEqual([
      "€59.75",
      "5,975",
      "59.75",
    ]);
    expect([signedIn(-5_975, WALLET), signedIn(-5_975, CUP), signedIn(5_975, PLAY), signedIn(-5_975, PLAY)]).toEqual([
      "−€59.75",
      "−5,975",
      "+59.75",
      "−59.75",
    ]);
    expect(amountIn(5_975, DEBTS)).toBe("€59.75");
    expect([signedIn(0, WALLET), signedIn(0, CUP), signedIn(0, PLAY)]).toEqual(["€0.00", "0", "0.00"]);
  });
  it("has parts only where the chips have them", () => {
    expect([numberIn(5_900, WALLET), shortIn(5_900, WALLET), numberIn(5_900, CUP), shortIn(5_900, CUP)]).toEqual([
      "59.00",
      "59",
      "5,900",
      "5,900",
    ]);
    expect([typedIn(5_975, PLAY), typedIn(5_975, CUP)]).toEqual(["59.75", "5975"]);
    expect([readIn("59.75", PLAY), readIn("5975", CUP), readIn("59.75", CUP)]).toEqual([5_975, 5_975, null]);
  });
  it("has its unit in every language", () => {
    for (const language of LANGUAGES) {
      expect(unitText(5_975, WALLET, language)).toContain("€");
      for (const of of [CUP, PLAY]) expect(unitText(5_975, of, language)).not.toMatch(/[€$£]|EUR/);
      expect(unitText(5_975, CUP, language).replace(/\D/g, "")).toBe("5975");
      expect(unitText(5_975, CUP, language)).not.toMatch(/\d[.,]\d\d$/);
    }
  });
  it("is told in the unit of whose it is: a stack in the header, a result of Open Face, a line of the log", () => {
    const seat = { table: "t", name: "Saimaa", seat: 1, stack: 5_975, your_turn: false, sitting_out: false };
    expect([stackOf(seat), stackOf({ ...seat, private: "play" })]).toEqual(["€59.75", "59.75"]);
    expect([brought(5_975, CUP), brought(5_975, WALLET)]).toEqual(["+5,975", "+€59.75"]);
    const table = fromView(threeSeats());
    const cup = { ...table, terms: { ...table.terms, ...CUP } };
    const won = { kind: "pot_awarded", pot: 0, seat: 1, amount: 5_975 } as const;
    expect(sentence(lineOf(1, won as never, cup, cup))).toContain("5,975");
    expect(sentence(lineOf(1, won as never, table, table))).toContain("59.75");
  });
});

describe("the stakes of a tournament's hand", () => {
  const terms = { ...fromView(threeSeats()).terms, ...CUP } as TableTerms;
  it("are those of its level, in the header of its replay too", () => {
    const stakes = { small_blind: 200, big_blind: 400, ante: 400, level: 3 };
    const start = { kind: "hand_started", stakes } as unknown as HandStarted;
    expect(stakeName(termsOf(terms, start))).toBe("200/400 with ante 400");
    expect(stakeName(termsOf({ ...terms, tournament: "" }, start))).toBe(stakeName({ ...terms, tournament: "" }));
    expect(stakeName(termsAt({ tournament: "sunday" }, stakes))).toBe("200/400 with ante 400");
  });
});

describe("a refusal", () => {
  const body = (code: string, args: object) => ({ type: "refused", id: "1", code, message: "", args }) as Refused;
  const of = (code: string, args: object, whose: object) => refusalFrom(new RefusedError(body(code, args), whose)).text;
  it("counts as the table counts at which it was asked", () => {
    expect(of("raise-too-small", { least: 5_975 }, {})).toContain("€59.75");
    expect(of("raise-too-small", { least: 5_975 }, CUP)).toContain("5,975");
    expect(refusalOf(body("wallet-too-small", { balance: 100, amount: 200 })).text).toContain("€1.00");
  });
  it("says which fact does not fit a live hand, in any language, with seats and amounts", async () => {
    await words.want("later");
    for (const language of LANGUAGES) {
      await words.fetch(language);
      words.language = language;
      const text = refusalOf(body("does-not-fit-the-hand", { why: "faces-bet", player: 3, price: 5_975 })).text;
      expect(text, language).toMatch(/3.*59[.,]75/);
      expect(refusalOf(body("does-not-fit-the-hand", { why: "of tomorrow" })).text).toBe(
        refusalOf(body("does-not-fit-the-hand", {})).text,
      );
    }
    words.language = "en";
  });
  it("says no money at a tournament's table, in any language", async () => {
    for (const language of LANGUAGES) {
      await words.fetch(language);
      words.language = language;
      for (const code of ["cannot-check", "bet-too-small", "raise-too-small", "raise-too-large", "not-enough-chips"]) {
        const text = of(code, { call: 5_975, least: 5_975, most: 5_975 }, CUP);
        expect([language, code, text.replace(/\D/g, ""), /[€]|EUR/.test(text)]).toEqual([
          language,
          code,
          "5975",
          false,
        ]);
      }
    }
    words.language = "en";
  });
  it("still chooses the form of a number", () => {
    expect(of("asked-lately", { hands: 1 }, CUP)).toContain("when one more hand is over");
    expect(of("asked-lately", { hands: 3 }, CUP)).toContain("3");
  });
});

/** Everything a browser runs, but the one place that knows what a currency is. */
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("words/") && name !== "protocol.ts")
  .map((name) => [name, readFileSync(join("src", name), "utf8")] as const);

/** A currency by its sign or its name, or a way to write one without saying whose amount it is. */
const CURRENCY =
  /[€£¥]|"(?:EUR|NOK|CZK|USD|SEK|GBP)"|style: "currency"|\bmoneyText\b|\bmoneyRangeText\b|\bhouse\.currency\b|\bKč\b/;
/** What speaks of a book's own currency and not of the room's, or is told the room's. */
const OF_BOOKS = ["rules/telling.ts", "rules/rows.ts", "rules/ComparedRow.svelte", "rules/Decisions.svelte"];
const TOLD_BY_ROOM = ["wire/room.svelte.ts"];

/** The line of each place where a source writes a currency by itself. */
export const writesCurrency = (name: string, text: string) =>
  [...OF_BOOKS, ...TOLD_BY_ROOM].includes(name) ? [] : linesWith(text, CURRENCY);

/** Where hands and tables are shown: there every amount is asked what it is counted in. */
const PLAYED = /^(table|replay|history|private)\/|^(app\/MyTables|lobby\/TablePreview|lobby\/YourPlaces)\.svelte$/;
/** An amount that is taken for the house's money without a question. */
const UNASKED = /\b(?:money|signedMoney|moneyRange)\(|words\/format\.svelte".*\bchips\b|<Money(?![^>]*\bof\b)[^>]*>/;
/** What lies on a table or came from one, wherever it is shown. */
const OF_A_HAND =
  /\b(?:money|signedMoney)\([\w.]*\b(?:hand|seat)\.\w+|<Money cents=\{(?:hand|seat)\.\w+\}(?![^>]*\bof\b)/;

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, "").replace(/^\s*\/\/.*$/gm, "");
const linesWith = (text: string, what: RegExp) =>
  withoutComments(text)
    .replace(/<Money\b[^>]*>/g, (tag) => tag.replace(/\s+/g, " "))
    .split("\n")
    .filter((line) => what.test(line))
    .map((line) => line.trim());

/** The lines of a source that take an amount of a hand for money. */
const takesForMoney = (name: string, text: string) => [
  ...(PLAYED.test(name) ? linesWith(text, UNASKED) : []),
  ...linesWith(text, OF_A_HAND),
];

describe("the sources", () => {
  it("write no currency outside words/", () => {
    expect(sources.length).toBeGreaterThan(250);
    expect(sources.flatMap(([name, text]) => writesCurrency(name, text).map((line) => `${name}: ${line}`))).toEqual([]);
  });
  it("ask of every amount of a hand or a table what it is counted in", () => {
    expect(sources.filter(([name]) => PLAYED.test(name)).length).toBeGreaterThan(80);
    expect(sources.flatMap(([name, text]) => takesForMoney(name, text).map((line) => `${name}: ${line}`))).toEqual([]);
  });
  it("are read so that what was wrong is found", () => {
    expect(takesForMoney("history/HistoryPage.svelte", "<Money cents={hand.pot} />")).toHaveLength(2);
    expect(takesForMoney("history/HistoryPage.svelte", "<Money\n  cents={hand.net}\n  signed\n/>")).toHaveLength(2);
    expect(takesForMoney("lobby/names.svelte.ts", "const stackOf = (seat) => money(seat.stack);")).toHaveLength(1);
    expect(takesForMoney("table/bars/Resting.svelte", 't("table-rebuy", { amount: money(rebuy) })')).toHaveLength(1);
    expect(takesForMoney("history/HistoryPage.svelte", "<Money cents={hand.pot} of={hand} />")).toEqual([]);
    for (const line of [
      "`€${pot}`",
      'new Intl.NumberFormat("fi", { style: "currency", currency })',
      "moneyText(pot, locale, house.currency)",
    ])
      expect(writesCurrency("table/felt/Pots.svelte", `const said = ${line};`)).toHaveLength(1);
  });
});

it("the messages write no currency but by MONEY", () => {
  for (const language of LANGUAGES)
    for (const name of readdirSync(`messages/${language}`)) {
      const said = readFileSync(`messages/${language}/${name}`, "utf8").replace(/^#.*$/gm, "");
      expect([language, name, said.match(/[€£¥]|\b(?:EUR|NOK|CZK|USD|Kč)\b/g)]).toEqual([language, name, null]);
    }
});
