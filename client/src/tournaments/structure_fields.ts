// Written by tools/protocol_types.py out of the fields of a structure: change those, then run it.

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

/** A field of a structure by its entry in the file. Where it says nothing it is 0, off, empty, or as `usual` has it. */
export interface FieldOf {
  readonly entry: string;
  readonly kind: Kind;
  readonly options?: readonly string[];
  readonly usual?: unknown;
}

/** A list in a structure, each row of which has the same fields. */
export interface RowsOf {
  readonly entry: string;
  readonly columns: readonly FieldOf[];
}

export const FIELDS: readonly FieldOf[] = [
  { entry: "name", kind: "text" },
  { entry: "stack", kind: "whole" },
  { entry: "game", kind: "game" },
  { entry: "seats", kind: "whole", usual: 9 },
  { entry: "level_seconds", kind: "minutes" },
  { entry: "level_hands", kind: "whole" },
  { entry: "ante_by", kind: "choice", options: ["as_the_house", "each", "big_blind"], usual: "as_the_house" },
  { entry: "chips", kind: "chips" },
  { entry: "price.pool_cents", kind: "money" },
  { entry: "price.fee_cents", kind: "money" },
  { entry: "price.bounty_cents", kind: "money" },
  { entry: "price.most_pool_cents", kind: "money" },
  { entry: "price.bounty_chip_cents", kind: "money", usual: 1 },
  { entry: "price.whole_cents", kind: "money" },
  { entry: "staff.basis_points", kind: "percent" },
  { entry: "staff.of", kind: "choice", options: ["fee", "pool"], usual: "fee" },
  { entry: "staff.stands", kind: "choice", options: ["within_fee", "beside_fee"], usual: "within_fee" },
  { entry: "staff.odd_cent", kind: "choice", options: ["house", "staff"], usual: "house" },
  { entry: "entries.least", kind: "whole", usual: 2 },
  { entry: "entries.most", kind: "whole" },
  { entry: "late.until_level", kind: "whole" },
  { entry: "late.re_entries", kind: "whole" },
  { entry: "late.re_entries_per_entry", kind: "as-the-house", usual: -1 },
  { entry: "withdrawal.allowed", kind: "switch", usual: true },
  { entry: "withdrawal.seconds_before", kind: "minutes" },
  { entry: "rebuys.chips", kind: "whole" },
  { entry: "rebuys.pool_cents", kind: "money" },
  { entry: "rebuys.fee_cents", kind: "money" },
  { entry: "rebuys.until_level", kind: "whole" },
  { entry: "rebuys.most", kind: "whole" },
  { entry: "rebuys.up_to", kind: "whole" },
  { entry: "add_on.chips", kind: "whole" },
  { entry: "add_on.pool_cents", kind: "money" },
  { entry: "add_on.fee_cents", kind: "money" },
  { entry: "pool.added_cents", kind: "money" },
  { entry: "pool.guarantee_cents", kind: "money" },
  { entry: "pool.carried_basis_points", kind: "percent" },
  { entry: "pool.takes_carried", kind: "switch" },
  { entry: "pool.ticket_cents", kind: "money" },
  { entry: "pool.ticket_days", kind: "whole" },
  { entry: "pool.progressive", kind: "switch" },
  { entry: "pool.bounty_left_basis_points", kind: "percent" },
  { entry: "pool.share_basis_points", kind: "percent" },
  { entry: "best_stack", kind: "switch" },
  { entry: "shootout.played", kind: "switch" },
  { entry: "shootout.tables_basis_points", kind: "percent" },
  { entry: "shootout.by_place", kind: "percents", usual: [10000] },
  { entry: "hand_for_hand", kind: "switch" },
];

export const ROWS: readonly RowsOf[] = [
  {
    entry: "levels",
    columns: [
      { entry: "big_blind", kind: "whole" },
      { entry: "small_blind", kind: "whole" },
      { entry: "ante", kind: "whole" },
      { entry: "seconds", kind: "minutes" },
      { entry: "bring_in", kind: "whole" },
      { entry: "small_bet", kind: "whole" },
      { entry: "big_bet", kind: "whole" },
      { entry: "point", kind: "whole" },
    ],
  },
  {
    entry: "chip_set",
    columns: [
      { entry: "value", kind: "whole" },
      { entry: "owned", kind: "whole" },
      { entry: "in_stack", kind: "whole" },
      { entry: "in_rebuy", kind: "whole" },
      { entry: "in_add_on", kind: "whole" },
    ],
  },
  {
    entry: "late_chips",
    columns: [
      { entry: "after_level", kind: "whole" },
      { entry: "chips", kind: "whole" },
      { entry: "basis_points", kind: "percent" },
    ],
  },
  {
    entry: "pauses",
    columns: [
      { entry: "after_level", kind: "whole" },
      { entry: "seconds", kind: "minutes" },
    ],
  },
  {
    entry: "payouts",
    columns: [
      { entry: "entries", kind: "whole" },
      { entry: "by_place", kind: "percents" },
    ],
  },
  {
    entry: "special",
    columns: [
      { entry: "feat", kind: "choice", options: ["first_out", "first_to_reach_chips"] },
      { entry: "cents", kind: "money" },
      { entry: "basis_points", kind: "percent" },
      { entry: "chips", kind: "whole" },
    ],
  },
  {
    entry: "days",
    columns: [
      { entry: "until_level", kind: "whole" },
      { entry: "seconds", kind: "hours" },
      { entry: "begins_seconds", kind: "hours" },
    ],
  },
  {
    entry: "flights",
    columns: [
      { entry: "name", kind: "text" },
      { entry: "begins_seconds", kind: "hours" },
    ],
  },
];
