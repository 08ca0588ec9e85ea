/** The form of a structure: what stands in a field says the value it came from, and every field has its words. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PAGES } from "../gallery/tournaments";
import type { Structure } from "../src/protocol";
import { blankOf, BY_ITSELF, GROUPS, grown, placeOf } from "../src/tournaments/desk/form/fields";
import { another, read, shown, valueAt, withCell, without, withValue } from "../src/tournaments/desk/form/values";
import { announcedFacts, SAID_OTHERWISE } from "../src/tournaments/page/announced_facts";
import * as structure from "../src/tournaments/structure_fields";
import type { FieldOf, Kind } from "../src/tournaments/structure_fields";

const LOCALES = ["en", "fi", "nb", "cs"];

/** Numbers that come again the same from a seed. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (most + 1);
  };
}

/** A value that the file may say in a field of a kind. */
function some(kind: Kind, next: (most: number) => number, field: FieldOf): unknown {
  if (kind === "switch") return next(1) === 1;
  if (kind === "choice") return field.options![next(field.options!.length - 1)];
  if (kind === "text" || kind === "game") return ["Friday", "Kvällens #1", ""][next(2)];
  if (kind === "percents") return Array.from({ length: next(5) }, () => next(10_000));
  if (kind === "chips") return Array.from({ length: next(5) }, () => 1 + next(1_000_000));
  if (kind === "as-the-house") return next(1_001) - 1;
  const most = { whole: 1_000_000_000, money: 1_000_000_000, percent: 10_000, minutes: 86_400, hours: 1_000_000_000 };
  return next(3) ? next(most[kind]) : next(100);
}

const FIELDS = GROUPS.flatMap((group) => group.fields);
const ROWS = GROUPS.flatMap((group) => group.rows);

describe("the form of a structure", () => {
  it("says in each field the value that it shows, in every language", () => {
    const columns = ROWS.flatMap((one) => one.columns);
    const next = numbers(7);
    for (const field of [...FIELDS, ...columns].filter((one) => one.kind !== "switch")) {
      for (let time = 0; time < 40; time++) {
        const value = some(field.kind, next, field);
        for (const locale of LOCALES) {
          const text = shown(field.kind, value, locale);
          expect([field.entry, locale, text, read(field.kind, text)]).toEqual([field.entry, locale, text, value]);
        }
      }
    }
  });

  it("is the same structure behind all its fields", () => {
    for (let seed = 1; seed < 60; seed++) {
      const next = numbers(seed);
      let form = { name: "", stack: 0, levels: [] } as Structure;
      for (const field of FIELDS) form = withValue(form, field.entry, some(field.kind, next, field));
      for (const of of ROWS) {
        let rows: readonly Readonly<Record<string, unknown>>[] = [];
        for (let row = next(4); row > 0; row--) rows = another(rows, blankOf(of));
        for (const [place] of rows.entries())
          for (const column of of.columns) rows = withCell(rows, place, column.entry, some(column.kind, next, column));
        form = withValue(form, of.entry, rows);
      }
      let again = form;
      for (const { entry, kind } of FIELDS) {
        const value = valueAt(form, entry);
        again = withValue(again, entry, kind === "switch" ? value : read(kind, shown(kind, value, "fi")));
      }
      expect(again).toEqual(form);
    }
  });

  it("takes no word for a number and no part of a chip", () => {
    for (const kind of ["whole", "money", "percent", "minutes", "hours", "chips", "percents"] as const)
      expect([kind, read(kind, "many")]).toEqual([kind, null]);
    expect([read("whole", "1.5"), read("whole", "-1"), read("chips", "5; 10 25"), read("money", "12,5")]).toEqual([
      null,
      null,
      [5, 10, 25],
      1250,
    ]);
  });

  it("loses a row alone where one is taken out", () => {
    expect(without([{ a: 1 }, { a: 2 }, { a: 3 }], 1)).toEqual([{ a: 1 }, { a: 3 }]);
  });

  it("has words for its groups, fields, choices and faults", () => {
    const known = new Set(
      ["structure", "tournament_options"].flatMap((file) =>
        [...readFileSync(`messages/en/${file}.ftl`, "utf8").matchAll(/^([a-z0-9-]+) =/gm)].map((one) => one[1]!),
      ),
    );
    const idOf = (entry: string) => `structure-${entry.replaceAll(/[._]/g, "-")}`;
    const choices = (id: string, field: FieldOf) =>
      (field.options ?? []).map((one) => `${id}-${one.replaceAll("_", "-")}`);
    const wanted = [
      ...GROUPS.map((group) => `structure-group-${group.name}`),
      ...FIELDS.flatMap((one) => [idOf(one.entry), ...choices(idOf(one.entry), one)]),
      ...ROWS.flatMap((of) => [
        idOf(of.entry),
        `${idOf(of.entry)}-add`,
        ...of.columns.flatMap((one) => {
          const id = `${idOf(of.entry)}-${one.entry.replaceAll("_", "-")}`;
          return [id, ...choices(id, one)];
        }),
      ]),
    ];
    const sources = [
      "rules/layers/rule_faults",
      "rules/typed_values",
      "tournament/structures/structure_faults",
      "tournament/structures/structure_files",
      "tournament/sessions",
    ];
    const codes = sources.flatMap((path) =>
      [...readFileSync(`../src/cardroom/${path}.py`, "utf8").matchAll(/Coded\(\s*"([a-z-]+)"/g)].map((one) => one[1]!),
    );
    expect(codes.length).toBeGreaterThan(40);
    wanted.push(...codes.map((code) => `structure-fault-${code}`));
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });

  it("offers a row of each chip that an event is played with, and of every other list one more", () => {
    for (const seed of Array.from({ length: 200 }, (_, number) => number)) {
      const next = numbers(seed);
      const drawn = () => [...new Set(Array.from({ length: next(6) }, () => 1 + next(40)))].sort((a, b) => a - b);
      const [chips, has] = [drawn(), drawn()];
      for (const of of ROWS) {
        const rows = has.map((value) => ({ ...blankOf(of), value }));
        const more = grown(of, rows, chips);
        expect(rows.every((one) => more.includes(one))).toBe(true);
        const missing = chips.filter((value) => !has.includes(value));
        if (of.entry !== "chip_set" || !missing.length) expect(more).toEqual(another(rows, blankOf(of)));
        else
          expect(more.map((one) => one["value"])).toEqual([...has, ...missing].sort((a, b) => Number(a) - Number(b)));
      }
    }
  });

  it("has each field and each list in one group", () => {
    const sorted = (all: readonly { readonly entry: string }[]) => all.map((one) => one.entry).sort();
    expect(sorted(FIELDS)).toEqual(sorted(structure.FIELDS));
    expect(sorted(ROWS)).toEqual(sorted(structure.ROWS));
  });

  it("says every fault at a place of its own", () => {
    expect(placeOf("price.pool_cents")).toBe("price.pool_cents");
    expect(placeOf("levels[12].ante")).toBe("levels[12]");
    expect(placeOf("chips[2]")).toBe("chips");
    expect(placeOf("rebuys")).toBe("rebuys.chips");
    expect(placeOf("special")).toBe("special");
    expect(placeOf("levle_seconds")).toBe("");
    for (const entry of Object.keys(BY_ITSELF)) expect(placeOf(entry)).toBe(entry);
  });
});

describe("the page of a tournament", () => {
  const seen = PAGES["running"]!;
  const facts = (announced: Readonly<Record<string, boolean | number | string>>) =>
    announcedFacts({ ...seen, page: { ...seen.page, announced } });

  it("shows an option of the structure that it has no words of its own for", () => {
    expect(facts({ hand_for_hand: true })).toHaveLength(1);
    expect(facts({})).toEqual([]);
  });

  it("says otherwise only what a structure has", () => {
    const known = new Set(structure.FIELDS.map((one) => one.entry));
    expect([...SAID_OTHERWISE].filter((entry) => !known.has(entry))).toEqual([]);
    expect(facts(Object.fromEntries([...SAID_OTHERWISE].map((entry) => [entry, 1])))).toEqual([]);
  });
});
