/** Amounts on the table: always with cents, so that columns and changes are read at a glance; or in big blinds. */

import { remembered } from "../app/remembered.svelte";
import { numberIn, readIn, typedIn, type Of } from "../words/economy";
import { t, words } from "../words/words.svelte";

export const UNITS = ["chips", "blinds"] as const;
export type Unit = (typeof UNITS)[number];

const kept = remembered<Unit>("amounts-in", "chips");

/** What stacks, bets and pots are shown in. Kept in this browser: a phone has room for less than a desktop. */
export const shownIn = {
  get unit(): Unit {
    return kept.value === "blinds" ? "blinds" : "chips";
  },
  set unit(unit: Unit) {
    kept.value = unit;
  },
  toggle(): void {
    this.unit = this.unit === "chips" ? "blinds" : "chips";
  },
};

export { numberIn as chips, readIn as read, typedIn as typed };

/** Below so many big blinds a second digit behind the sign still says something. */
const FINE_BELOW = 10;

/** Whole cents in big blinds, to the nearest tenth (below ten the nearest hundredth): "104.5 BB". */
export function blinds(cents: number, bigBlind: number): string {
  const size = cents / bigBlind;
  const digits = Math.abs(size) < FINE_BELOW ? 2 : 1;
  return t("table-blinds", {
    size: new Intl.NumberFormat(words.locale, { maximumFractionDigits: digits }).format(size),
  });
}

/** An amount on the felt, in what the player wants to see; in a game without a big blind always in chips. */
export const onFelt = (amount: number, of: Of & { readonly big_blind: number }) =>
  shownIn.unit === "blinds" && of.big_blind > 0 ? blinds(amount, of.big_blind) : numberIn(amount, of);

/** What stands under an exact amount that is about to be paid: the same in big blinds, for who reads them. */
export const underPay = (cents: number, bigBlind: number) =>
  shownIn.unit === "blinds" && bigBlind > 0 ? blinds(cents, bigBlind) : "";
