import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fetchBundle, firstLanguage, LANGUAGES } from "../src/words/bundles";
import { amountText, moneyText, readAmount } from "../src/words/money";

const files = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
const idsOf = (text: string) => [...text.matchAll(/^([a-z][a-z0-9_-]*) =/gm)].map((match) => match[1]!);
const words = (language: string) => files(`messages/${language}`, /\.ftl$/).map((path) => readFileSync(path, "utf8"));
/** Each message whole, with its id. */
const blocks = (language: string): [string, string][] =>
  words(language)
    .flatMap((text) => text.split(/^(?=#|[a-z][a-z0-9_-]* =)/m))
    .flatMap((block) => idsOf(block).map((id): [string, string] => [id, block.trim()]));
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

  it("say the same values in every language", () => {
    // A hand's ranks are given in four forms of the word, and each language takes those its grammar asks for; a card's
    // suit may go by the rank's gender.
    const plain = (value: string) => value.replace(/^\$(one|many|of|set)(?=\d$)/, "$rank");
    const values = (language: string) =>
      new Map(
        blocks(language).map(([id, block]) => [
          id,
          [...new Set([...block.matchAll(/\$\w+/g)].map(([value]) => plain(value)))]
            .filter((one) => one !== "$key")
            .sort(),
        ]),
      );
    const english = values("en");
    const formsOfRanks = ["rank-one", "rank-many", "rank-of", "rank-set"];
    for (const language of LANGUAGES) {
      for (const [id, said] of values(language)) {
        if (!formsOfRanks.includes(id)) expect([language, id, said]).toEqual([language, id, english.get(id)]);
      }
    }
  });

  it("say every form of a number that the language has", () => {
    for (const language of LANGUAGES) {
      const rules = new Intl.PluralRules(language); // of whole numbers: nothing here is counted in parts
      const forms = [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))].filter(
        (one) => one !== "other",
      );
      for (const [id, block] of blocks(language)) {
        // each choice between forms of a number, by its first branch
        for (const choice of block.split("->").filter((one) => /^\s*(\[0\][^\n]*\n\s*)?\[(one|few|many)\]/.test(one))) {
          expect([language, id, forms.filter((form) => !choice.includes(`[${form}]`))]).toEqual([language, id, []]);
        }
      }
    }
  });

  it("stand in the same file in every language, and none is left in English", () => {
    const english = new Map(blocks("en"));
    for (const language of LANGUAGES.filter((one) => one !== "en")) {
      for (const name of readdirSync("messages/en")) {
        const text = (of: string) => readFileSync(`messages/${of}/${name}`, "utf8");
        expect([name, idsOf(text(language)).sort()]).toEqual([name, idsOf(text("en")).sort()]);
      }
      // Whole sentences are never the same in two languages; a game's or a bonus's name may be.
      const same = blocks(language).filter(
        ([id, block]) => block === english.get(id) && /[a-z]{2,} [a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(block),
      );
      expect([language, same.map(([id]) => id)]).toEqual([language, []]);
    }
  });

  it("are understood whole: every id of a file is a message of the bundle", async () => {
    for (const language of LANGUAGES) {
      const bundle = await fetchBundle(language);
      expect(ids(language).filter((id) => !bundle.hasMessage(id))).toEqual([]);
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

  // A refusal of the room, an error of the API, or what the API calls a status of HTTP.
  const SAYS_NO = /(?:\b(?:Refused|ErrorBody)\(|\b[45]\d\d: \()\s*"([a-z-]+)"/g;

  it("have words for every refusal that a player or staff can get", () => {
    const known = new Set(ids("en"));
    // Faults of the room itself, of a simulation or of a program: no request of a client ends in them.
    const inside = new Set([
      "bad-deck",
      "deck-not-dealt",
      "bad-prizes",
      "bad-setup",
      "bad-stacks",
      "cards-unknown",
      "connected-already",
      "disconnected-already",
      "hand-running",
      "method-not-allowed",
      "no-multiple",
      "not-in-the-stack",
      "nothing-to-extend",
      "players-seated",
      "seed-length",
      "stake-gone",
      "table-draining",
      "too-few-cards",
    ]);
    const floors = ["room", "table", "engine", "tournament", "web"].map((floor) => `../src/cardroom/${floor}`);
    const codes = floors
      .flatMap((folder) => files(folder, /\.py$/))
      .flatMap((path) => [...readFileSync(path, "utf8").matchAll(SAYS_NO)].map((match) => match[1]!));
    for (const code of ["already-seated", "defect", "foreign-origin", "not-found"]) expect(codes).toContain(code);
    expect(codes.length).toBeGreaterThan(20);
    expect([...new Set(codes)].filter((code) => !inside.has(code) && !known.has(`refused-${code}`))).toEqual([]);
  });
});

it("call every language and every game that a room deals by a name", () => {
  const known = new Set(ids("en"));
  const declared = new Map(
    files("../src/cardroom/games", /\.py$/).flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/^([A-Z_]+) = (?:replace|Game)\([^)]*?code="([a-z0-9-]+)",$/gm)].map(
        (match) => [match[1]!, match[2]!] as const,
      ),
    ),
  );
  const dealt = /^ALL = \(([^)]*)\)/m.exec(readFileSync("../src/cardroom/games/catalogue.py", "utf8"))![1]!;
  const games = [...dealt.matchAll(/[A-Z_]+/g)].map((match) => declared.get(match[0])!);
  expect(games).toContain("holdem");
  expect(games.length).toBeGreaterThan(12);
  const wanted = [...LANGUAGES.map((language) => `language-${language}`), ...games.map((game) => `deal-${game}`)];
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});

it("name every decision point and section of the shipped rulebooks", () => {
  const known = new Set(ids("en"));
  const points = new Set<string>();
  for (const path of files("../src/cardroom/rulebooks", /^[a-z-]+\.toml$/)) {
    let section = "";
    for (const line of readFileSync(path, "utf8").split("\n")) {
      const header = /^\[+([^\]]+)\]/.exec(line);
      const point = /^(\w+) = (?:\{ value|\[)/.exec(line);
      if (header) section = header[1]!;
      else if (point && line.includes("value") && /^[a-z_]+$/.test(section)) {
        points.add(`section-${section}`.replaceAll("_", "-"));
        points.add(`decision-${section}-${point[1]}`.replaceAll("_", "-"));
      }
    }
  }
  expect(points.size).toBeGreaterThan(350);
  expect([...points].filter((id) => !known.has(id))).toEqual([]);
});

describe("the language", () => {
  it("is the player's choice, else the browser's, else English", () => {
    expect(firstLanguage("fi", ["en-GB"])).toBe("fi");
    expect(firstLanguage(null, ["sv-FI", "fi-FI", "en"])).toBe("fi");
    expect(firstLanguage("xx", ["sv"])).toBe("en");
    expect(firstLanguage("cs", ["nb-NO"])).toBe("cs");
    expect(firstLanguage(null, ["de", "cs-CZ"])).toBe("cs");
  });

  it("is Norwegian bokmål for whatever a browser calls Norwegian", () => {
    for (const asked of ["nb-NO", "no", "nn-NO"]) expect(firstLanguage(null, [asked])).toBe("nb");
  });
});

it("ends no line of Czech with a word of one letter", async () => {
  const said = async (language: "cs" | "nb", id: string) => {
    const bundle = await fetchBundle(language);
    return bundle.formatPattern(bundle.getMessage(id)!.value!);
  };
  expect(await said("cs", "cashier-on-tables")).toBe("U\u00a0stolů");
  expect(await said("cs", "account-forgotten-code")).toBe("Nastavte si nové kódem od personálu");
  expect(await said("nb", "join-wallet")).toBe("I lommeboken");
});

describe("amounts", () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

  it("are whole cents formatted by the locale", () => {
    expect(moneyText(123450, "en", "EUR")).toBe("€1,234.50");
    expect(plain(moneyText(123450, "fi", "EUR"))).toBe("1 234,50 €");
    expect(plain(moneyText(123450, "nb", "NOK"))).toBe("1 234,50 kr");
    expect(plain(moneyText(123450, "cs", "CZK"))).toBe("1 234,50 Kč");
    expect(plain(moneyText(-123450, "cs", "EUR"))).toBe("−1 234,50 €");
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
