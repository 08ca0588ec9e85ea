import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundles, firstLanguage, LANGUAGES } from "../src/words/bundles";
import { amountText, moneyText, readAmount } from "../src/words/money";

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
const idsOf = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
const words = (language: string) => files(`messages/${language}`, /\.ftl$/).map((path) => readFileSync(path, "utf8"));
const ids = (language: string) => words(language).flatMap(idsOf);

describe("the message files", () => {
  it("have the same files and ids in every language", () => {
    for (const language of LANGUAGES) {
      expect(readdirSync(`messages/${language}`).sort()).toEqual(readdirSync("messages/en").sort());
      expect(ids(language).sort()).toEqual(ids("en").sort());
    }
  });

  it("say each id once", () => {
    for (const language of LANGUAGES) {
      const all = ids(language);
      expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    }
  });

  it("leave out no value that English says", () => {
    const values = (language: string) =>
      new Map(
        words(language)
          .join("\n")
          .split(/^(?=[a-z][a-z0-9-]* =)/m)
          .map((block) => [idsOf(block)[0], [...new Set([...block.matchAll(/\$\w+/g)].map(String))].sort()]),
      );
    const english = values("en");
    for (const language of LANGUAGES) {
      const asked = values(language);
      for (const [id, said] of english) expect([id, asked.get(id)]).toEqual([id, expect.arrayContaining(said)]);
    }
  });

  it("are understood whole: every id of a file is a message of the bundle", () => {
    for (const language of LANGUAGES) {
      expect(ids(language).filter((id) => !bundles[language].hasMessage(id))).toEqual([]);
    }
  });

  it("have every id that the sources name", () => {
    const known = new Set(ids("en"));
    const missing = files("src", /\.(svelte|ts)$/).flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/\bt(?:Or)?\(\s*"([a-z0-9-]+)"/g)]
        .map((match) => match[1]!)
        .filter((id) => !known.has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it("have words for every refusal that a player or staff can get", () => {
    const known = new Set(ids("en"));
    // Faults of the room itself or of a simulation: no request of a client ends in them.
    const inside = new Set(["bad-deck", "bad-setup", "cards-unknown", "connected-already", "disconnected-already",
      "hand-running", "seed-length", "stake-gone", "table-draining", "too-few-players"]);
    const floors = ["room", "table", "engine", "web"].map((floor) => `../src/cardroom/${floor}`);
    const codes = floors
      .flatMap((folder) => files(folder, /\.py$/))
      .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/\bRefused\(\s*"([a-z-]+)"/g)].map((match) => match[1]!));
    expect(codes.length).toBeGreaterThan(20);
    expect([...new Set(codes)].filter((code) => !inside.has(code) && !known.has(`refused-${code}`))).toEqual([]);
  });
});

it("name every decision point of the shipped rulebook", () => {
  const known = new Set(ids("en"));
  let section = "";
  const points: string[] = [];
  for (const line of readFileSync("../src/cardroom/rulebooks/casinohuone.toml", "utf8").split("\n")) {
    const header = /^\[+([\w.]+)\]+/.exec(line);
    const point = /^(\w+) = (?:\{ value|\[)/.exec(line);
    if (header) section = header[1]!;
    else if (point && line.includes("value") && /^[a-z_]+$/.test(section)) points.push(`decision-${section}-${point[1]}`.replaceAll("_", "-"));
  }
  expect(points.length).toBeGreaterThan(60);
  expect(points.filter((id) => !known.has(id))).toEqual([]);
});

describe("the language", () => {
  it("is the player's choice, else the browser's, else English", () => {
    expect(firstLanguage("fi", ["en-GB"])).toBe("fi");
    expect(firstLanguage(null, ["sv-FI", "fi-FI", "en"])).toBe("fi");
    expect(firstLanguage("xx", ["sv"])).toBe("en");
  });
});

describe("amounts", () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

  it("are whole cents formatted by the locale", () => {
    expect(moneyText(123450, "en", "EUR")).toBe("€1,234.50");
    expect(plain(moneyText(123450, "fi", "EUR"))).toBe("1 234,50 €");
    expect(moneyText(-5, "en", "EUR", "exceptZero")).toBe("−€0.05");
    expect(amountText(1200, "en", true)).toBe("12");
    expect(amountText(1250, "en", true)).toBe("12.50");
  });

  it("name a currency that the locale does not know", () => {
    expect(moneyText(250, "en", "play chips")).toBe("2.50 play chips");
  });

  it.each([
    ["12", 1200],
    ["12.5", 1250],
    ["12,50", 1250],
    ["1,000", 100000],
    ["1.234,56", 123456],
    ["1 234,56 €", 123456],
    [".5", 50],
    ["0", 0],
  ])("are read as typed: %s", (text, cents) => expect(readAmount(text)).toBe(cents));

  it.each(["", "abc", "-5", "1.2.3", "12.345.6", ",", "1e3"])("that are none are refused: %j", (text) =>
    expect(readAmount(text)).toBeNull(),
  );

  it("come back as they were written, in every language", () => {
    for (const language of LANGUAGES) {
      for (const cents of [0, 1, 99, 100, 1234, 100000, 12345678]) {
        expect(readAmount(amountText(cents, language))).toBe(cents);
      }
    }
  });
});
