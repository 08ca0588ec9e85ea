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
  | "point_cents"
  | "cards"
  | "is_agreed"
  | "is_farther"
  | "by_house"
  | "accepts_difference";

export interface Form {
  readonly fields: readonly Field[];
  /** Whether a reason is asked for: it must be given, it may, or it is not asked. */
  readonly why: "must" | "may" | "no";
  /** Done by a tap, without a sheet. */
  readonly tap?: boolean;
  readonly danger?: boolean;
}

const TAP: Form = { fields: [], why: "no", tap: true };
const WHY: Form = { fields: [], why: "must" };

export const FORMS: Readonly<Record<Exclude<Do, "lapse">, Form>> = {
  open_day: TAP,
  close_day: { fields: [], why: "may", danger: true },
  open_table: { fields: ["table", "pool", "seats", "feeds", "point_cents"], why: "must" },
  lock_table: WHY,
  unlock_table: TAP,
  last_round: { fields: [], why: "may" },
  break_table: { fields: [], why: "must", danger: true },
  close_table: { fields: ["drop", "accepts_difference"], why: "may", danger: true },
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
  move: { fields: ["to_table", "to_seat", "stack", "by_house"], why: "may" },
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
};

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
