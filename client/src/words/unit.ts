/**
 * What amounts are counted in. Whoever shows an amount says whose it is: a table's terms, a hand, a wallet. Which unit that is,
 * is decided here alone; no component writes a currency (`tests/economy.test.ts` reads the sources). Pure but for the house's
 * currency: the locale is given.
 */

import { house } from "./house.svelte";
import { amountText, moneyText } from "./money";

/** Whose amounts they are, as `TableTerms`, `HandRow` and `MySeat` say it. */
export interface Of {
  readonly tournament?: string | undefined;
  readonly private?: "" | "play" | "settle_up" | undefined;
}

/** Cents of the house's money: a wallet's, a price's, a prize's. */
export const WALLET: Of = {};

/** `money` has cents and a currency, `play` (the chips of a game for nothing) cents alone, `chips` of a tournament neither. */
export type Unit = "money" | "play" | "chips";

export const unitOf = (of: Of): Unit => (of.tournament ? "chips" : of.private === "play" ? "play" : "money");

/** An amount that has no parts. */
export const wholeText = (amount: number, locale: string, signDisplay: "auto" | "exceptZero" = "auto") =>
  new Intl.NumberFormat(locale, { signDisplay }).format(amount).replace("-", "\u2212");

/** An amount with its unit: "€59.75", in a game for nothing "59.75", in a tournament "5,975"; `sign` as in `Intl`. */
export function unitText(amount: number, of: Of, locale: string, sign: "auto" | "exceptZero" = "auto"): string {
  switch (unitOf(of)) {
    case "chips":
      return wholeText(amount, locale, sign);
    case "play":
      return `${sign === "exceptZero" && amount > 0 ? "+" : ""}${amountText(amount, locale).replace("-", "\u2212")}`;
    case "money":
      return moneyText(amount, locale, house.currency, sign);
  }
}
