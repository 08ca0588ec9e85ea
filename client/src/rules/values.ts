/** What a decision says, in words of the reader's language. */

import type { DecisionBody } from "../protocol";
import { t, tOr } from "../words/words.svelte";
import { rowText } from "./rows";
import { dashed, numberText, plain, wordText } from "./telling";
import { INSTEAD, UNITS } from "./units";

export type Value = DecisionBody["value"];

export const sectionName = (section: string) => tOr(`section-${dashed(section)}`, plain(section));

export const decisionName = (section: string, name: string) =>
  tOr(`decision-${dashed(section)}-${dashed(name)}`, plain(name));

/** The value, a line for each of its rows; amounts are in the house's own currency. */
export function valueLines(section: string, name: string, value: Value, currency: string): readonly string[] {
  const place = `${section}.${name}`;
  if (typeof value === "boolean") return [t(value ? "told-yes" : "told-no")];
  if (typeof value === "string") return [wordText(place, value)];
  if (typeof value === "number") {
    const [number, message] = INSTEAD[place] ?? [];
    return [message && number === value ? t(message) : numberText(value, UNITS[place] ?? "count", currency)];
  }
  if (!value.length) return [t("told-none")];
  return value.map((row) => (typeof row === "string" ? wordText(place, row) : rowText(place, row, currency)));
}

/** Rows that are told in one line; of more, how many there are. */
const IN_ONE_LINE = 6;

/** The value in one line. */
export function valueText(section: string, name: string, value: Value, currency: string): string {
  const lines = valueLines(section, name, value, currency);
  return lines.length > IN_ONE_LINE ? t("told-rows", { rows: lines.length }) : lines.join("; ");
}
