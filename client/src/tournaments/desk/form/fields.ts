/** How the form of a tournament is laid out: each field of a structure once, in groups. A new field comes into a group by itself. */

import { FIELDS, ROWS, type FieldOf, type RowsOf } from "../../structure_fields";
import { another } from "./values";

/** A row of a list, by its columns. */
export type Row = Readonly<Record<string, unknown>>;

export interface Group {
  readonly name: string;
  readonly fields: readonly FieldOf[];
  readonly rows: readonly RowsOf[];
}

export const LEVELS = "levels";
const CHIP_SET = "chip_set";

/** What stands in each group and in which order: a field, a list, or all of a part that no group names. */
const LAYOUT: Readonly<Record<string, readonly string[]>> = {
  what: ["name", "game", "stack", "seats", "entries"],
  price: [
    "price.pool_cents",
    "price.fee_cents",
    "price.bounty_cents",
    "price.whole_cents",
    "price",
    "staff",
    "pool.bounty_left_basis_points",
    "pool.progressive",
  ],
  levels: ["level_seconds", "level_hands", "ante_by", "chips", CHIP_SET, LEVELS],
  breaks: ["pauses"],
  late: ["late", "withdrawal", "late_chips"],
  rebuys: ["rebuys", "add_on"],
  prizes: ["pool.guarantee_cents", "pool.added_cents", "pool.share_basis_points", "pool", "payouts", "special"],
  days: ["best_stack", "shootout", "days", "flights"],
};
/** The group of whatever stands in none by itself. */
const OTHERWISE = "prizes";

const partOf = (entry: string) => entry.split(".", 1)[0]!;
const NAMED = new Map(Object.entries(LAYOUT).flatMap(([group, words]) => words.map((word) => [word, group] as const)));
const groupOf = (entry: string) => NAMED.get(entry) ?? NAMED.get(partOf(entry)) ?? OTHERWISE;

/** The fields of a group as its layout names them, what it does not name last, and switches after all else. */
function arranged<Of extends { readonly entry: string }>(group: string, all: readonly Of[]): readonly Of[] {
  const words = LAYOUT[group] ?? [];
  const rank = ({ entry }: Of) => {
    const found = words.includes(entry) ? words.indexOf(entry) : words.indexOf(partOf(entry));
    return found < 0 ? words.length : found;
  };
  const isSwitch = (one: Of) => Number("kind" in one && one.kind === "switch");
  return all
    .filter((one) => groupOf(one.entry) === group)
    .sort((a, b) => isSwitch(a) - isSwitch(b) || rank(a) - rank(b));
}

/** The amounts of a level in the order in which they are written; its own length is the last. */
const AMOUNTS = ["small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet", "point", "seconds"];
const inOrder = (of: RowsOf): RowsOf =>
  of.entry === LEVELS
    ? { ...of, columns: of.columns.toSorted((a, b) => AMOUNTS.indexOf(a.entry) - AMOUNTS.indexOf(b.entry)) }
    : of;

export const GROUPS: readonly Group[] = Object.keys(LAYOUT).map((name) => ({
  name,
  fields: arranged(name, FIELDS),
  rows: arranged(name, ROWS.map(inOrder)),
}));

/** What a structure says of itself where nothing is said; every other field is 0, off or empty. */
export const BY_ITSELF: Readonly<Record<string, unknown>> = Object.fromEntries(
  FIELDS.filter((one) => one.usual !== undefined).map((one) => [one.entry, one.usual]),
);

const NOTHING: Readonly<Record<string, unknown>> = { text: "", percents: [], chips: [], switch: false };
/** What a new row says where nothing would be a fault. */
const BEGUN: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  pauses: { seconds: 300 },
  payouts: { entries: 2, by_place: [10_000] },
};

/** The first row of a list. */
export const blankOf = (of: RowsOf): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(of.columns.map((one) => [one.entry, one.usual ?? one.options?.[0] ?? NOTHING[one.kind] ?? 0])),
  ...BEGUN[of.entry],
});

/** A list with a row more. The chips of an event are those it is played with: what is missing of them comes at once. */
export function grown(of: RowsOf, rows: readonly Row[], chips: readonly number[]): readonly Row[] {
  const missing = of.entry === CHIP_SET ? chips.filter((value) => !rows.some((row) => row["value"] === value)) : [];
  if (!missing.length) return another(rows, blankOf(of));
  const added = missing.map((value) => ({ ...blankOf(of), value }));
  return [...rows, ...added].sort((a, b) => Number(a["value"]) - Number(b["value"]));
}

/** Faults of a whole part of a structure, and the field beside which they are said. */
const SAID_AT: Readonly<Record<string, string>> = {
  rebuys: "rebuys.chips",
  add_on: "add_on.chips",
  shootout: "shootout.played",
};

/** The field, the row ("levels[2]") or the list ("levels") of the form that an entry of a file belongs to; "" for none. */
export function placeOf(entry: string): string {
  const found = SAID_AT[entry] ?? entry;
  const list = /^(\w+)(\[\d+\])?/.exec(found);
  for (const group of GROUPS) {
    if (group.fields.some((one) => one.entry === found)) return found;
    const inField = group.fields.find((one) => found.startsWith(`${one.entry}[`));
    if (inField) return inField.entry;
    if (list && group.rows.some((one) => one.entry === list[1])) return list[0];
  }
  return "";
}
