import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { ROWS } from "../src/rules/rows";
import { INSTEAD, UNITS } from "../src/rules/units";
import { type Value, valueLines, valueText } from "../src/rules/values";
import { LANGUAGES, type Language } from "../src/words/bundles";
import { words } from "../src/words/words.svelte";

interface Decided {
  /** By decision, or by a column of a table: what it may be. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly numbers: Readonly<Record<string, readonly [number, number]>>;
  readonly switches: readonly string[];
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

/** What the types of the rulebook allow, as tools/decision_values.py writes it. */
const decided = JSON.parse(readFileSync("tests/decision_values.json", "utf8")) as Decided;
const dashed = (text: string) => text.replaceAll(/[._]/g, "-");
const wordsOf = Object.entries(decided.words).flatMap(([place, may]) => may.map((word) => [place, word] as const));
/** Spaces of a locale that do not break are spaces here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

async function read(language: Language) {
  words.language = language;
  await words.fetchAll();
}

/** Every message about values in a language's files. */
const messages = (language: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(`messages/${language}`)
      .filter((name) => name.startsWith("values"))
      .flatMap((name) => [
        ...readFileSync(`messages/${language}/${name}`, "utf8").matchAll(/^((?:value|told)-[a-z0-9-]+) = (.*)$/gm),
      ])
      .map(([, id, text]) => [id!, text!]),
  );

describe("the words of a decision's values", () => {
  it.each(LANGUAGES)("are there for every value of every decision: %s", (language) => {
    const known = messages(language);
    const missing = wordsOf.filter(
      ([place, word]) => !known.has(`value-${dashed(word)}`) && !known.has(`value-${dashed(place)}-${dashed(word)}`),
    );
    expect(wordsOf.length).toBeGreaterThan(700);
    expect(missing).toEqual([]);
  });

  it.each(LANGUAGES)("say nothing of values that are gone: %s", (language) => {
    const known = messages(language);
    const used = new Set(
      wordsOf.map(([place, word]) => {
        const own = `value-${dashed(place)}-${dashed(word)}`;
        return known.has(own) ? own : `value-${dashed(word)}`;
      }),
    );
    expect([...known.keys()].filter((id) => id.startsWith("value-") && !used.has(id))).toEqual([]);
  });

  it("are told apart within a decision in every language", () => {
    for (const language of LANGUAGES) {
      const known = messages(language);
      const text = (place: string, word: string) =>
        known.get(`value-${dashed(place)}-${dashed(word)}`) ?? known.get(`value-${dashed(word)}`);
      const alike = Object.entries(decided.words).filter(
        ([place, may]) => new Set(may.map((word) => text(place, word))).size < may.length,
      );
      expect([language, alike]).toEqual([language, []]);
    }
  });

  it("are words of the language and never the rulebook's own", () => {
    for (const language of LANGUAGES) {
      for (const [id, text] of messages(language)) {
        if (id.startsWith("value-")) expect([language, id, /_|[.!]$/.test(text)]).toEqual([language, id, false]);
      }
    }
  });
});

describe("numbers and tables among the decisions", () => {
  it("each have their unit or their row, and nothing else has", () => {
    expect(Object.keys(UNITS).sort()).toEqual(Object.keys(decided.numbers).sort());
    expect(Object.keys(ROWS).sort()).toEqual(Object.keys(decided.tables).sort());
  });

  it("say in words a bound that is no number, and only one that the decision may have", () => {
    for (const [place, [bound]] of Object.entries(INSTEAD)) {
      const [least, most] = decided.numbers[place]!;
      expect([place, bound === least || bound === most]).toEqual([place, true]);
    }
  });
});

const told = (place: string, value: Value, currency = "EUR") => {
  const [section, name] = place.split(".");
  return valueLines(section!, name!, value, currency).map(plain);
};

/** What is told of a value in each language. */
const TOLD: readonly (readonly [string, Value, Readonly<Record<Language, string>>])[] = [
  ["betting.fold", "final", {
    en: "final: the hand is out",
    fi: "lopullinen: käsi on pois pelistä",
    nb: "endelig: hånden er ute",
    cs: "konečné: karty jsou mimo hru",
  }],
  ["showdown.side_pot_shows_first", true, { en: "yes", fi: "kyllä", nb: "ja", cs: "ano" }],
  ["betting.raise_cap", 0, {
    en: "any number", fi: "rajaton määrä", nb: "så mange man vil", cs: "bez omezení počtu",
  }],
  ["betting.raise_cap", 4, { en: "4", fi: "4", nb: "4", cs: "4" }],
  ["tournament.starting_stack", 20_000, { en: "20,000", fi: "20 000", nb: "20 000", cs: "20 000" }],
  ["sit_out.limit_seconds", 1_800, { en: "30 min", fi: "30 min", nb: "30 min", cs: "30 min" }],
  ["connection.return_seconds", 3_599, {
    en: "59 min 59 sec", fi: "59 min 59 s", nb: "59 min 59 sek", cs: "59 min 59 s",
  }],
  ["time_bank.growth_ms", 250, { en: "0.25 sec", fi: "0,25 s", nb: "0,25 sek", cs: "0,25 s" }],
  ["buy_in.return_window_seconds", 43_200, { en: "12 hr", fi: "12 t", nb: "12 t", cs: "12 h" }],
  ["rake.first_round_cents", 150, { en: "€1.50", fi: "1,50 €", nb: "1,50 €", cs: "1,50 €" }],
  ["prizes.paid_places", 1_250, { en: "12.5%", fi: "12,5 %", nb: "12,5 %", cs: "12,5 %" }],
  ["hexapro.rake_per_100000", 7_008, { en: "7.008%", fi: "7,008 %", nb: "7,008 %", cs: "7,008 %" }],
  ["straddles.multiple", 2, { en: "2 times", fi: "2-kertainen", nb: "2 ganger", cs: "2násobek" }],
  ["jackpot.day_ends_seconds", 21_600, {
    en: "at 06:00 AM UTC", fi: "klo 06.00 UTC", nb: "kl. 06:00 UTC", cs: "06:00 UTC",
  }],
  ["tournament.levels", [{ small_blind: 500, big_blind: 1_000, ante: 100 }], {
    en: "500/1,000, ante 100", fi: "500/1 000, ante 100", nb: "500/1 000, ante 100", cs: "500/1 000, ante 100",
  }],
  ["tournament.payouts", [{ entries: 5, by_place: [6_500, 3_500] }], {
    en: "from 5 entries: 65%, 35%",
    fi: "5 osallistumisesta alkaen: 65 %, 35 %",
    nb: "fra 5 påmeldinger: 65 %, 35 %",
    cs: "od 5 vstupů: 65 %, 35 %",
  }],
  ["open_face.front_bonuses", [{ hand: "TT", points: 5 }], {
    en: "10-10: 5 points", fi: "10-10: 5 pistettä", nb: "10-10: 5 poeng", cs: "10-10: 5 bodů",
  }],
  ["open_face.row_bonuses", [{ hand: "full_house", middle: 12, back: 6 }], {
    en: "full house: middle 12, back 6",
    fi: "täyskäsi: keskellä 12, takana 6",
    nb: "hus: midt 12, bak 6",
    cs: "full house: střední 12, zadní 6",
  }],
  ["penalties.talk", [{ kind: "warning", when: "always" }, { kind: "ban", when: "repeated" }], {
    en: "warning; ban (if repeated)",
    fi: "varoitus; pelikielto (toistuessa)",
    nb: "advarsel; utestengelse (ved gjentakelse)",
    cs: "napomenutí; zákaz vstupu (při opakování)",
  }],
  ["jackpot.payout_1", [
    { players: 5, losers: 1, winners: 1, others: 3, loser: "40", winner: "20", other: "20/3" },
  ], {
    en: "dealt in: 5; losers: 1 × 40%, winners: 1 × 20%, others: 3 × 6.667%",
    fi: "pelaajia: 5; häviäjät 1 × 40 %, voittajat 1 × 20 %, muut 3 × 6,667 %",
    nb: "spillere: 5; tapere 1 × 40 %, vinnere 1 × 20 %, andre 3 × 6,667 %",
    cs: "hráčů: 5; poražení 1 × 40 %, vítězové 1 × 20 %, ostatní 3 × 6,667 %",
  }],
  ["jackpot.payout_1", [
    { players: 5, losers: 2, winners: 3, others: 0, loser: "30", winner: "20/3", other: "0" },
  ], {
    en: "dealt in: 5; losers: 2 × 30%, winners: 3 × 6.667%",
    fi: "pelaajia: 5; häviäjät 2 × 30 %, voittajat 3 × 6,667 %",
    nb: "spillere: 5; tapere 2 × 30 %, vinnere 3 × 6,667 %",
    cs: "hráčů: 5; poražení 2 × 30 %, vítězové 3 × 6,667 %",
  }],
  ["hexapro.multipliers", [{ multiplier_tenths: 15, per_100000: 5 }], {
    en: "1.5×: 0.005%", fi: "1,5×: 0,005 %", nb: "1,5×: 0,005 %", cs: "1,5×: 0,005 %",
  }],
  ["prizes.fees", [{ kind: "multi_table", buy_in_cents: 1_100, pool_cents: 1_000, fee_cents: 100 }], {
    en: "several tables: €10.00 + €1.00 = €11.00",
    fi: "monen pöydän turnaus: 10,00 € + 1,00 € = 11,00 €",
    nb: "flere bord: 10,00 € + 1,00 € = 11,00 €",
    cs: "více stolů: 10,00 € + 1,00 € = 11,00 €",
  }],
  ["rake.bonus_drops", [], { en: "none", fi: "ei mitään", nb: "ingen", cs: "žádné" }],
]; // prettier-ignore

describe.each(LANGUAGES)("a value in %s", (language) => {
  beforeEach(() => read(language));

  it.each(TOLD.map(([place, value, text]) => [place, value, text[language]] as const))(
    "of %s is told in words, numbers and units of the language",
    (place, value, text) => expect(told(place, value).join("; ")).toBe(text),
  );

  it("of a table has no column's name in it", () => {
    const criterion = { category: 1, games: ["omaha", "courchevel"], least_hand: "Ts Jh Jd Jc 2c", own_cards: 2 };
    const [text] = told("jackpot.criteria", [criterion]);
    expect(text).toContain("10♠ J♥ J♦ J♣ 2♣");
    expect(text).not.toMatch(/own_cards|least_hand|courchevel(?= *,)/);
  });
});

it("a table of many rows is counted where it is told in one line", async () => {
  await read("cs");
  const levels = Array.from({ length: 28 }, (_, level) => ({
    small_blind: level + 1,
    big_blind: 2 * level + 2,
    ante: 0,
  }));
  expect(valueText("tournament", "levels", levels, "EUR")).toBe("28 řádků");
  expect(valueText("tournament", "levels", levels.slice(0, 2), "EUR")).toBe("1/2; 2/4");
});

it("an amount is in the currency of the house that decided it", async () => {
  await read("nb");
  expect(told("rake.unit_cents", 500, "CZK")).toEqual(["5,00 CZK"]);
});
