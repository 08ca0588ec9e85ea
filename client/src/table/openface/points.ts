/** Points, and what they come to, with their sign, in the player's language. */

import { signedMoney } from "../../words/format.svelte";
import { words } from "../../words/words.svelte";

export const points = (count: number) =>
  new Intl.NumberFormat(words.locale, { signDisplay: "exceptZero" }).format(count).replace("-", "\u2212");

/** What a hand brought, with its sign: money at a cash table, chips in a tournament. */
export const brought = (amount: number, of: { readonly tournament?: string | undefined }) =>
  of.tournament ? points(amount) : signedMoney(amount);
