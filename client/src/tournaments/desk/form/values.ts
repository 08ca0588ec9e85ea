/** Values of a structure as they are typed, and back. Pure: the locale's amounts are given. */

import type { Structure } from "../../../protocol";
import { amountText, readAmount } from "../../../words/money";
import type { Kind } from "../../structure_fields";

type Table = Readonly<Record<string, unknown>>;
const MINUTE = 60;
const HOUR = 3_600;
const PART = 100;
const DIGITS = 4;
const MOST = Number.MAX_SAFE_INTEGER;

/** The value of an entry ("price.pool_cents"). */
export const valueAt = (form: Structure, entry: string): unknown =>
  entry.split(".").reduce<unknown>((one, name) => (one as Table | undefined)?.[name], form);

function put(table: Table, [name = "", ...rest]: readonly string[], value: unknown): Table {
  return { ...table, [name]: rest.length ? put((table[name] ?? {}) as Table, rest, value) : value };
}

/** The same form with another value of an entry. */
export const withValue = (form: Structure, entry: string, value: unknown): Structure =>
  put(form as unknown as Table, entry.split("."), value) as unknown as Structure;

const decimal = (number: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: DIGITS, useGrouping: false }).format(number);

/** A typed number of units as a whole number of the parts it has, or null. */
function inParts(text: string, parts: number): number | null {
  const plain = text.trim().replace(",", ".");
  if (!plain) return 0;
  if (!/^\d+(\.\d+)?$/.test(plain)) return null;
  const found = Math.round(Number(plain) * parts);
  return found <= MOST ? found : null;
}

/** Several numbers, apart by spaces or semicolons. */
function several(text: string, read: (one: string) => number | null): readonly number[] | null {
  const found = text
    .split(/[\s;]+/)
    .filter(Boolean)
    .map(read);
  return found.every((one) => one !== null) ? found : null;
}

/** A value as it stands in its field; nothing where nothing is said. */
export function shown(kind: Kind, value: unknown, locale: string): string {
  const number = typeof value === "number" ? value : 0;
  const list = Array.isArray(value) ? (value as number[]) : [];
  switch (kind) {
    case "as-the-house":
      return number < 0 ? "" : String(number);
    case "whole":
      return number ? String(number) : "";
    case "money":
      return number ? amountText(number, locale).replace(/[\s\u00a0\u202f]/g, "") : "";
    case "percent":
      return number ? decimal(number / PART, locale) : "";
    case "percents":
      return list.map((one) => decimal(one / PART, locale)).join("; ");
    case "minutes":
      return number ? decimal(number / MINUTE, locale) : "";
    case "hours":
      return number ? decimal(number / HOUR, locale) : "";
    case "chips":
      return list.join(" ");
    default:
      return typeof value === "string" ? value : "";
  }
}

/** What a typed text says; null where it says nothing that the field takes. */
export function read(kind: Kind, text: string): unknown {
  switch (kind) {
    case "as-the-house":
      return text.trim() ? inParts(text, 1) : -1;
    case "whole":
      return /^\s*\d*\s*$/.test(text) ? inParts(text, 1) : null;
    case "money":
      return text.trim() ? readAmount(text) : 0;
    case "percent":
      return inParts(text, PART);
    case "percents":
      return several(text, (one) => inParts(one, PART));
    case "minutes":
      return inParts(text, MINUTE);
    case "hours":
      return inParts(text, HOUR);
    case "chips":
      return several(text, (one) => (/^\d+$/.test(one) ? Number(one) : null));
    default:
      return text;
  }
}

/** One row more: as the one before it, or `blank` where there is none. */
export const another = (rows: readonly Table[], blank: Table): readonly Table[] => [
  ...rows,
  { ...(rows.at(-1) ?? blank) },
];

/** Without one of its rows. */
export const without = (rows: readonly Table[], place: number): readonly Table[] =>
  rows.filter((_, number) => number !== place);

/** With a row that has another value of a field. */
export const withCell = (rows: readonly Table[], place: number, name: string, value: unknown): readonly Table[] =>
  rows.map((row, number) => (number === place ? { ...row, [name]: value } : row));
