/** What each act of a desk asks for, besides what the place it is done at says already. */

import type { DeskAct } from "./calls";

export type Do = DeskAct["do"];

export type Field =
  | "pool"
  | "table"
  | "to_table"
  | "seat"
  | "to_seat"
  | "seats"
  | "feeds"
  | "player"
  | "other"
  | "stack"
  | "cents"
  | "brings"
  | "drop"
  | "pot"
  | "point_cents"
  | "cards"
  | "is_agreed"
  | "is_farther"
  | "by_house"
  | "accepts_difference"
  | KeptField;

/** The fields of acts about people, conduct, dealers and money; what each is made of, see `kindOf`. */
export type KeptField =
  | (typeof PEOPLE)[number]
  | (typeof PEOPLE_LISTS)[number]
  | (typeof TEXTS)[number]
  | (typeof NUMBERS)[number]
  | (typeof MOMENTS)[number]
  | (typeof PILES)[number]
  | (typeof KEPT_CHECKS)[number]
  | keyof typeof CHOICES
  | "event"
  | "drawn"
  | "fund"
  | "at_seats"
  | "out"
  | "straddles"
  | "skills"
  | "hands_read";

export const PEOPLE = ["said_by", "beside", "asked_by", "dealer", "witness", "noticed_by", "profited"] as const;
export const PEOPLE_LISTS = ["players", "losers", "winners", "others"] as const;
export const TEXTS = [
  "what", "looked_at", "found", "to_whom", "told", "ground", "seen", "shown", "fault", "serial", "shuffler", "box",
  "shift", "told_to_media",
] as const; // prettier-ignore
export const NUMBERS = ["age", "count", "hand", "hands", "minutes", "seconds", "case", "button", "winner"] as const;
export const MOMENTS = ["until_ms", "began_ms"] as const;
export const PILES = ["taken", "given"] as const;
export const KEPT_CHECKS = [
  "is_photo", "is_final", "is_repeated", "is_on_purpose", "is_allowed", "is_set_aside", "is_carried_out", "is_new",
  "is_checked", "is_deck_changed", "is_announced",
] as const; // prettier-ignore
/** Checks that hold unless somebody unchecks them. */
export const CHECKED: readonly Field[] = ["is_photo", "is_allowed", "is_checked"];
const OFFENCES = [
  "etiquette", "misconduct", "abuse", "foul_language", "one_player_to_a_hand", "talk", "collusion", "cheating",
  "thrown_cards", "card_handling", "shown_cards", "device", "faulty_deck", "false_information", "pot_misuse",
  "chips_moved", "disobedience", "other",
] as const; // prettier-ignore
export const CHOICES = {
  document: ["passport", "identity_card", "driving_licence", "residence_permit"],
  moment: ["visit", "start", "restart"],
  kind: ["incident", "suspicion", "review", "complaint", "legal_step"],
  result: ["nothing_found", "confirmed", "settled", "sent_up", "dropped"],
  scope: ["table", "area", "house", "game", "series"],
  goes_to: ["player", "house"],
  offence: OFFENCES,
  thing: ["device", "headphones", "language", "drink", "other"],
  outcome: ["acted", "ran_out", "at_the_same_moment", "withdrawn"],
  deal_fault: [
    "not_shuffled", "wrong_first_player", "card_out_of_order", "too_few_cards", "too_many_cards", "player_left_out",
    "cards_to_wrong_seat", "exposed_cards", "boxed_cards", "wrong_button", "other",
  ], // prettier-ignore
  colour: ["red", "blue", "green", "black", "other"],
  purpose: ["time", "jackpot"],
  category: ["1", "2"],
  how: ["hidden", "in_transit", "carried_off", "foreign", "handed_over"],
} as const;
/** The outcomes of what may end in another way than a clock. */
export const OUTCOMES: Readonly<Partial<Record<Do, readonly string[]>>> = {
  decide_appeal: ["stands", "lifted", "sent_up", "dropped"],
  settle_deck: ["changed", "sound", "set_aside"],
  settle_reclaim: ["paid_back", "given_up"],
};

export interface Form {
  readonly fields: readonly Field[];
  /** Fields that may stay empty. */
  readonly free?: readonly Field[];
  /** Whether a reason is asked for: it must be given, it may, or it is not asked. */
  readonly why: "must" | "may" | "no";
  /** Done by a tap, without a sheet. */
  readonly tap?: boolean;
  readonly danger?: boolean;
}

const TAP: Form = { fields: [], why: "no", tap: true };
const WHY: Form = { fields: [], why: "must" };

/** Acts that nobody enters. */
type RoomsOwn = "lapse" | "stack_back" | "seat_follows" | "break_follows" | "penalty_follows" | "told_ended";

/** Acts with a form of their own. */
type Arranged = "arrange_screens" | "remove_layout" | "answer_consent";

export const FORMS: Readonly<Record<Exclude<Do, RoomsOwn | Arranged>, Form>> = {
  open_day: TAP,
  close_day: { fields: [], why: "may", danger: true },
  open_table: { fields: ["table", "pool", "seats", "feeds", "point_cents"], why: "may" },
  lock_table: WHY,
  unlock_table: TAP,
  last_round: { fields: [], why: "may" },
  break_table: { fields: [], why: "must", danger: true },
  close_table: { fields: ["drop", "accepts_difference"], why: "may", danger: true },
  set_depth: TAP,
  note_hand: {
    fields: ["button", "drawn", "straddles", "out", "winner", "pot", "drop"],
    free: ["button", "drawn", "straddles", "out", "winner", "pot", "drop"],
    why: "may",
  },
  note_misdeal: { fields: ["deal_fault", "hand", "button"], free: ["button"], why: "may" },
  film_table: TAP,
  set_point: { fields: ["point_cents"], why: "may" },
  sign_up: { fields: ["player"], why: "no" },
  confirm_sign_up: TAP,
  strike_off: TAP,
  end_of_list: TAP,
  call: { fields: ["table", "seat"], why: "may" },
  draw_for_seats: { fields: ["cards"], why: "may" },
  seat: { fields: ["player", "stack", "is_agreed"], why: "may" },
  confirm_seat: TAP,
  add_chips: { fields: ["stack", "cents", "is_agreed"], why: "may" },
  count: { fields: ["stack"], why: "no" },
  leave: { fields: ["stack"], why: "no" },
  change_seat: { fields: ["to_seat", "is_farther"], why: "may" },
  settle: TAP,
  move: { fields: ["to_table", "to_seat", "stack", "brings", "by_house"], free: ["brings"], why: "may" },
  start_break: TAP,
  end_break: TAP,
  free_seat: { fields: ["stack"], why: "may", danger: true },
  pay_stored: TAP,
  play_over: { fields: ["player", "stack", "is_agreed"], why: "may" },
  end_play_over: { fields: ["stack"], why: "no" },
  lock_seat: WHY,
  unlock_seat: TAP,
  keep_apart: { fields: ["player", "other"], why: "must" },
  let_together: TAP,
  take_back: WHY,
  see_document: { fields: ["player", "document", "age", "is_photo", "event", "moment"], free: ["event"], why: "no" },
  open_case: {
    fields: ["kind", "players", "what", "said_by", "table", "hand"],
    free: ["said_by", "table", "hand"],
    why: "may",
  },
  look_into: { fields: ["looked_at", "found"], free: ["found"], why: "no" },
  close_case: { fields: ["result", "is_final"], why: "may" },
  appeal: { fields: ["what", "said_by"], free: ["said_by"], why: "no" },
  decide_appeal: { fields: ["outcome", "is_final", "beside"], free: ["beside"], why: "may" },
  exclude: {
    fields: ["player", "scope", "pool", "table", "until_ms"],
    free: ["pool", "table", "until_ms"],
    why: "must",
    danger: true,
  },
  end_exclusion: WHY,
  hold_money: { fields: ["player", "cents", "table", "case"], free: ["table", "case"], why: "must" },
  settle_money: { fields: ["goes_to"], why: "must" },
  disclose: { fields: ["player", "to_whom", "told", "ground", "case"], free: ["case"], why: "may" },
  penalty: {
    fields: ["player", "offence", "kind", "count", "table", "hand", "is_repeated", "is_on_purpose"],
    free: ["count", "table", "hand"],
    why: "must",
    danger: true,
  },
  tick_penalty: TAP,
  end_penalty: { fields: [], why: "may" },
  forbid: { fields: ["player", "thing", "until_ms"], free: ["until_ms"], why: "must" },
  allow: TAP,
  call_clock: { fields: ["asked_by", "seconds", "is_allowed"], free: ["asked_by", "seconds"], why: "may" },
  ask_to_show: { fields: [], why: "no", tap: true },
  end_clock: { fields: ["outcome"], why: "no" },
  look_at_hand: {
    fields: ["player", "table", "hand", "asked_by", "seen", "is_set_aside"],
    free: ["asked_by"],
    why: "must",
  },
  run_out: { fields: ["table", "hand", "shown", "asked_by", "event"], free: ["asked_by", "event"], why: "must" },
  agree: {
    fields: ["players", "what", "table", "event", "told_to_media", "is_carried_out"],
    free: ["table", "event", "told_to_media"],
    why: "may",
  },
  sign_agreement: TAP,
  dealer_in: { fields: ["dealer", "skills"], free: ["skills"], why: "no" },
  dealer_out: TAP,
  push_dealer: { fields: ["dealer", "table", "is_deck_changed"], why: "may" },
  dealer_up: TAP,
  dealer_break: TAP,
  dealer_back: TAP,
  put_deck: {
    fields: ["table", "colour", "serial", "shuffler", "is_new", "is_checked"],
    free: ["shuffler"],
    why: "may",
  },
  report_deck: {
    fields: ["table", "fault", "noticed_by", "hand", "profited"],
    free: ["noticed_by", "hand", "profited"],
    why: "may",
  },
  take_deck: TAP,
  settle_deck: { fields: ["outcome"], why: "may" },
  count_drop: {
    fields: ["table", "fund", "box", "cents", "witness", "shift"],
    free: ["fund", "shift", "witness"],
    why: "no",
  },
  charge_time: { fields: ["table", "at_seats", "cents", "minutes", "purpose", "is_agreed"], why: "may" },
  drop_to_jackpot: { fields: ["table", "cents", "witness"], free: ["witness"], why: "no" },
  top_up_jackpot: { fields: ["cents"], why: "must" },
  claim_jackpot: {
    fields: ["table", "hand", "began_ms", "category", "hands_read", "winners", "others"],
    free: ["others"],
    why: "may",
  },
  approve_claim: { fields: [], why: "may" },
  reject_claim: WHY,
  pay_share: TAP,
  reclaim_pot: { fields: ["player", "other", "cents", "table", "hand"], why: "must" },
  settle_reclaim: { fields: ["outcome"], why: "may" },
  colour_up: {
    fields: ["player", "table", "taken", "given", "witness", "event", "is_announced"],
    free: ["witness", "event"],
    why: "must",
  },
  confiscate: {
    fields: ["player", "cents", "how", "table", "other", "event"],
    free: ["table", "other", "event"],
    why: "must",
    danger: true,
  },
  pay_restaurant: { fields: ["player", "cents", "table"], why: "may" },
  restaurant_brings: { fields: ["cents"], why: "may" },
  table_consents: { fields: ["player", "cents", "at_seats"], why: "may" },
  ask_table: { fields: ["player", "cents"], why: "may" },
  manager_consents: { fields: ["player", "cents"], why: "may" },
  end_consent: { fields: [], why: "may" },
  store_stack: { fields: ["stack"], why: "must" },
};

/** What a field is made of. */
export type FieldKind =
  | "people"
  | "text"
  | "number"
  | "moment"
  | "piles"
  | "choice"
  | "check"
  | "seats"
  | "skills"
  | "read"
  | "event"
  | "drawn"
  | "";

const has = (names: readonly string[], field: Field) => names.includes(field);

export function kindOf(field: Field): FieldKind {
  if (has(PEOPLE_LISTS, field)) return "people";
  if (has(TEXTS, field)) return "text";
  if (has(NUMBERS, field)) return "number";
  if (has(MOMENTS, field)) return "moment";
  if (has(PILES, field)) return "piles";
  if (has(KEPT_CHECKS, field)) return "check";
  if (field in CHOICES) return "choice";
  return field === "at_seats" || field === "out" || field === "straddles"
    ? "seats"
    : field === "skills"
      ? "skills"
      : field === "hands_read"
        ? "read"
        : field === "event" || field === "drawn"
          ? field
          : "";
}

/** "8 × 500, 2 × 100" as chips by their value. */
export function pilesIn(text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [, many, value] of text.matchAll(/(\d+)\s*[×x*]\s*(\d+)/gi)) found[value!] = Number(many);
  return found;
}

/** "3 As", a line for each seat, as cards by their seats. */
export function drawnIn(text: string): Record<string, string> {
  const lines = text.split(/[\n,]+/).map((one) => one.trim().split(/[\s:]+/));
  return Object.fromEntries(lines.filter(([seat]) => seat).map(([seat, card = ""]) => [seat, card]));
}

/** An act that is being prepared: which, and what is known of it. */
export interface Wish {
  readonly do: keyof typeof FORMS;
  readonly given: Readonly<Record<string, string | number | boolean>>;
  /** Whom or what it is about, in words. */
  readonly about?: string;
}

/** The act, once all is known. The room checks every field. */
export const actOf = (wish: Wish, more: Readonly<Record<string, unknown>> = {}) =>
  ({ do: wish.do, ...wish.given, ...more }) as unknown as DeskAct;
