/** The player's own list of ready-made raises as it is changed from the bar. Pure. */

import type { Decision } from "./decision";
import { situationOf } from "./presets";

/**
 * What a total is as a preset of its situation: big blinds or times the raise, to a tenth, before the flop, whole hundredths
 * of the pot after it; 0 for none.
 */
export function sizeOf(decision: Decision, to: number): number {
  const situation = situationOf(decision);
  if (situation === "before") return Math.round((to * 10) / decision.bigBlind) / 10;
  if (situation === "raised") return Math.round((to * 10) / decision.highest) / 10;
  const pot = decision.pot + decision.call;
  const more = to - decision.bet - decision.call;
  return pot > 0 && more > 0 ? Math.round((more * 100) / pot) : 0;
}

/** The list with one size more, smallest first, each once. */
export const withSize = (list: readonly number[], size: number) =>
  [...new Set([...list, size])].sort((one, other) => one - other);

/** The list with one size less. */
export const withoutSize = (list: readonly number[], size: number) => list.filter((one) => one !== size);

/** Whether a language writes "2,5" where another writes "2.5". */
const hasDecimalComma = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(1.5).some((part) => part.type === "decimal" && part.value === ",");

/** A list as it stands in a text field: "2, 2.5, 3", and "2; 2,5; 3" where a comma stands within a number. */
export function listText(list: readonly number[], locale: string): string {
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
  return list.map((one) => number.format(one)).join(hasDecimalComma(locale) ? "; " : ", ");
}

/**
 * The sizes in what somebody typed, with semicolons, spaces or commas between. One comma alone within a number is its
 * decimal mark where the language has that, or where semicolons part the numbers already. What is no size is left out.
 */
export function readList(text: string, locale: string): readonly number[] {
  const decimal = hasDecimalComma(locale) || text.includes(";");
  return text
    .split(/[;\s]+/)
    .flatMap((part) => (decimal && /^\d+,\d+$/.test(part.replace(/,$/, "")) ? part.replace(",", ".") : part).split(","))
    .filter(Boolean)
    .map(Number)
    .filter((one) => Number.isFinite(one) && one > 0);
}
