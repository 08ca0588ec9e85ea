/** Amounts on the table: always with cents, so that columns and changes are read at a glance. */

import { amountText } from "../words/money";
import { words } from "../words/words.svelte";

/** Whole cents as "1,230.50" or "1 230,50". */
export const chips = (cents: number) => amountText(cents, words.locale);
