/** Points with their sign, in the player's language. */

import { words } from "../../words/words.svelte";

export const points = (count: number) =>
  new Intl.NumberFormat(words.locale, { signDisplay: "exceptZero" }).format(count).replace("-", "\u2212");
