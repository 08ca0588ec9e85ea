/** Amounts in the player's language, in the unit of whose they are (`unit.ts`); reactive. */

import { amountText, readAmount } from "./money";
import { unitOf, unitText, wholeText, type Of } from "./unit";
import { words } from "./words.svelte";

export { WALLET, type Of } from "./unit";

/** An amount with its unit: "€59.75", in a tournament "5,975". */
export const amountIn = (amount: number, of: Of) => unitText(amount, of, words.locale);

/** The same with a plus or minus in front. */
export const signedIn = (amount: number, of: Of) => unitText(amount, of, words.locale, "exceptZero");

/** The same without a currency, where all around is of one kind: "1,230.50", in a tournament "1,230". */
export const numberIn = (amount: number, of: Of) =>
  unitOf(of) === "chips" ? wholeText(amount, words.locale) : amountText(amount, words.locale);

/** As `numberIn`, and whole amounts without their cents: "1,230". */
export const shortIn = (amount: number, of: Of) =>
  unitOf(of) === "chips" ? wholeText(amount, words.locale) : amountText(amount, words.locale, true);

/** An amount as a number for a text field. */
export const typedIn = (amount: number, of: Of) =>
  unitOf(of) === "chips" ? String(amount) : amountText(amount, words.locale).replace(/[\s\u00a0\u202f]/g, "");

/** A typed amount, or null when it is none. */
export function readIn(text: string, of: Of): number | null {
  const cents = readAmount(text);
  if (unitOf(of) !== "chips" || cents === null) return cents;
  return cents % 100 ? null : cents / 100;
}
