/** Points, and what they come to, with their sign, in the player's language. */

import { signedIn } from "../../words/economy";
import { words } from "../../words/words.svelte";
import { wholeText } from "../../words/unit";

export const points = (count: number) => wholeText(count, words.locale, "exceptZero");

/** What a hand brought, with its sign, in what the table counts in. */
export const brought = signedIn;
