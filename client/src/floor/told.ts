/** What somebody told of a case, field by field, and how it becomes the case the room rules on. Pure. */

import type { FieldBody } from "../protocol";

export type Told = number | boolean | string | readonly number[] | readonly string[];
export type Answers = Readonly<Record<string, Told>>;

/** Whether a value says anything: an empty text or list does not. */
export const isTold = (value: Told | undefined): value is Told =>
  value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** The answers with one changed; a value that says nothing takes the answer back. */
export function telling(answers: Answers, name: string, value: Told | undefined): Answers {
  const { [name]: _before, ...others } = answers;
  return isTold(value) ? { ...others, [name]: value } : others;
}

/** The answers to these fields only, as the room takes them. */
export function answered(answers: Answers, fields: readonly FieldBody[]): Record<string, Told> {
  const found: Record<string, Told> = {};
  for (const { name } of fields) {
    const value = answers[name];
    if (isTold(value)) found[name] = value;
  }
  return found;
}

/** A typed whole number, spaces and separators of thousands left out; null when it is none. */
export function readWhole(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f.,]/g, "");
  const number = /^\d{1,12}$/.test(digits) ? Number(digits) : null;
  return number;
}

const CHIPS = [1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000];

/** The chips that lie on a table of this big blind: what one tap should be able to put in. */
export function chipsFor(bigBlind: number): readonly number[] {
  const from = CHIPS.findIndex((chip) => chip * 4 >= (bigBlind || 100));
  const first = Math.max(0, Math.min(from < 0 ? CHIPS.length : from, CHIPS.length - 6));
  return CHIPS.slice(first, first + 6);
}

/** The fields that a refusal names: "fact.chip situation.stack" -> {"fact.chip", "situation.stack"}. */
export const namedFields = (text: unknown): ReadonlySet<string> =>
  new Set(typeof text === "string" ? text.split(" ").filter(Boolean) : []);
