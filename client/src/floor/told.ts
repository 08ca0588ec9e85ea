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

const KEYS = 13;
const LIKELY = 5;

/** Numbers between narrow bounds, such as counts and seats of players, are chosen from keys: all values, else none. */
export function countsOf(field: FieldBody): readonly number[] {
  const { least = null, most = null } = field;
  if (!field.kind.startsWith("number") || least === null || most === null || most - least >= KEYS) return [];
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** The numbers that a field most often has at a table with these blinds and this bet; none where nobody can guess. */
export function likely(name: string, table: Answers): readonly number[] {
  const told = (one: string) => (typeof table[one] === "number" ? table[one] : 0);
  const [blind, small, bet] = [told("big_blind"), told("small_blind"), told("bet_to_match")];
  const blinds = (...many: number[]) => (blind ? many.map((one) => one * blind) : []);
  const guesses: Readonly<Record<string, readonly number[]>> = {
    big_blind: [2, 5, 10, 100, 200],
    small_blind: [1, 2, 5, 50, 100],
    bet_to_match: [0, ...blinds(1, 2, 3)],
    last_full_raise: [...blinds(1, 2), ...(bet > blind ? [bet - blind] : [])],
    in_front: [0, small, blind].filter((one, index) => one || !index),
    stack: blinds(10, 50, 100),
    pot: bet ? [small + blind + bet] : blinds(2, 5),
    raises: [0, 1, 2, 3],
    acted: [0, 1, 2, 3],
    acted_since: [0, 1, 2, 3],
    count: [1, 2, 3],
    seconds: [0, 30, 60],
    level_minutes: [10, 20, 30, 60],
    in_pot: blinds(1, 2, 3),
    smallest_chip: chipsFor(blind),
    chip: chipsFor(blind),
    to: [...blinds(1, 2), ...(bet ? [bet, bet * 2, bet * 3] : [])],
    amount: [0, ...blinds(1, 2), ...(bet ? [bet, bet * 2] : [])],
  };
  const unique = [...new Set(guesses[name] ?? [])];
  return (name.endsWith("chip") ? unique : unique.sort((one, other) => one - other)).slice(0, LIKELY);
}

/** Which bound of its own a value breaks, as a message id and the number in it; null when none does. */
export function boundBroken(field: FieldBody, value: Told | undefined): { id: string; number: number } | null {
  const { least = null, most = null, fewest = 0 } = field;
  if (Array.isArray(value) && value.length < fewest) return { id: "floor-too-few", number: fewest };
  const numbers = (Array.isArray(value) ? value : [value]).filter((one): one is number => typeof one === "number");
  if (least !== null && numbers.some((one) => one < least)) return { id: "floor-too-small", number: least };
  if (most !== null && numbers.some((one) => one > most)) return { id: "floor-too-large", number: most };
  return null;
}

/** The fields that a refusal names: "fact.chip situation.stack" -> {"fact.chip", "situation.stack"}. */
export const namedFields = (text: unknown): ReadonlySet<string> =>
  new Set(typeof text === "string" ? text.split(" ").filter(Boolean) : []);
