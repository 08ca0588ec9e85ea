/** What the form of a tournament asks for: each field of a structure once, by its entry in the file. */

export type Kind =
  | "text" // a name
  | "game" // one of the house's
  | "whole" // a whole number; nothing is 0
  | "as-the-house" // a whole number; nothing is as the house has it
  | "money" // cents
  | "percent" // basis points
  | "percents" // basis points by place
  | "minutes" // seconds
  | "hours" // seconds
  | "chips" // several values
  | "switch"
  | "choice";

export interface FieldOf {
  readonly entry: string;
  readonly kind: Kind;
  readonly options?: readonly string[];
}

/** A list in a structure, each row of which has the same fields; a new row begins as `blank`. */
export interface RowsOf {
  readonly entry: string;
  readonly columns: readonly FieldOf[];
  readonly blank: Readonly<Record<string, unknown>>;
}

export interface Group {
  readonly name: string;
  readonly fields: readonly FieldOf[];
  readonly rows: readonly RowsOf[];
}

const field = (entry: string, kind: Kind, options?: readonly string[]): FieldOf =>
  options ? { entry, kind, options } : { entry, kind };

export const LEVELS = "levels";
const AMOUNTS = ["small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet", "point"];

export const GROUPS: readonly Group[] = [
  {
    name: "what",
    fields: [
      field("name", "text"),
      field("game", "game"),
      field("stack", "whole"),
      field("seats", "whole"),
      field("entries.least", "whole"),
      field("entries.most", "whole"),
    ],
    rows: [],
  },
  {
    name: "price",
    fields: [
      field("price.pool_cents", "money"),
      field("price.fee_cents", "money"),
      field("price.bounty_cents", "money"),
      field("price.whole_cents", "money"),
      field("price.most_pool_cents", "money"),
      field("price.bounty_chip_cents", "money"),
      field("pool.bounty_left_basis_points", "percent"),
      field("pool.progressive", "switch"),
    ],
    rows: [],
  },
  {
    name: "levels",
    fields: [
      field("level_seconds", "minutes"),
      field("level_hands", "whole"),
      field("ante_by", "choice", ["as_the_house", "each", "big_blind"]),
      field("chips", "chips"),
    ],
    rows: [
      {
        entry: LEVELS,
        columns: [...AMOUNTS.map((one) => field(one, "whole")), field("seconds", "minutes")],
        blank: {},
      },
    ],
  },
  {
    name: "breaks",
    fields: [],
    rows: [
      {
        entry: "pauses",
        columns: [field("after_level", "whole"), field("seconds", "minutes")],
        blank: { after_level: 0, seconds: 300 },
      },
    ],
  },
  {
    name: "late",
    fields: [
      field("late.until_level", "whole"),
      field("late.re_entries", "whole"),
      field("late.re_entries_per_entry", "as-the-house"),
      field("withdrawal.seconds_before", "minutes"),
      field("withdrawal.allowed", "switch"),
    ],
    rows: [
      {
        entry: "late_chips",
        columns: [field("after_level", "whole"), field("chips", "whole"), field("basis_points", "percent")],
        blank: { after_level: 0, chips: 0, basis_points: 0 },
      },
    ],
  },
  {
    name: "rebuys",
    fields: [
      field("rebuys.chips", "whole"),
      field("rebuys.pool_cents", "money"),
      field("rebuys.fee_cents", "money"),
      field("rebuys.until_level", "whole"),
      field("rebuys.most", "whole"),
      field("rebuys.up_to", "whole"),
      field("add_on.chips", "whole"),
      field("add_on.pool_cents", "money"),
      field("add_on.fee_cents", "money"),
    ],
    rows: [],
  },
  {
    name: "prizes",
    fields: [
      field("pool.guarantee_cents", "money"),
      field("pool.added_cents", "money"),
      field("pool.share_basis_points", "percent"),
      field("pool.carried_basis_points", "percent"),
      field("pool.ticket_cents", "money"),
      field("pool.ticket_days", "whole"),
      field("pool.takes_carried", "switch"),
      field("hand_for_hand", "switch"),
    ],
    rows: [
      {
        entry: "payouts",
        columns: [field("entries", "whole"), field("by_place", "percents")],
        blank: { entries: 2, by_place: [10_000] },
      },
      {
        entry: "special",
        columns: [
          field("feat", "choice", ["first_out", "first_to_reach_chips"]),
          field("cents", "money"),
          field("basis_points", "percent"),
          field("chips", "whole"),
        ],
        blank: { feat: "first_out", cents: 0, basis_points: 0, chips: 0 },
      },
    ],
  },
  {
    name: "days",
    fields: [
      field("best_stack", "switch"),
      field("shootout.played", "switch"),
      field("shootout.tables_basis_points", "percent"),
      field("shootout.by_place", "percents"),
    ],
    rows: [
      {
        entry: "days",
        columns: [field("until_level", "whole"), field("seconds", "hours"), field("begins_seconds", "hours")],
        blank: { until_level: 0, seconds: 0, begins_seconds: 0 },
      },
      {
        entry: "flights",
        columns: [field("name", "text"), field("begins_seconds", "hours")],
        blank: { name: "", begins_seconds: 0 },
      },
    ],
  },
];

/** What a structure says of itself where nothing is said; every other field is 0, off or empty. */
export const BY_ITSELF: Readonly<Record<string, unknown>> = {
  seats: 9,
  ante_by: "as_the_house",
  "entries.least": 2,
  "price.bounty_chip_cents": 1,
  "late.re_entries_per_entry": -1,
  "withdrawal.allowed": true,
  "shootout.by_place": [10_000],
};

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
