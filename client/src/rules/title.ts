/** What a clause is called: in the reader's language where the house's document is in it, else in English. */

import type { ClauseBody } from "../protocol";
import { words } from "../words/words.svelte";

export function titleOf(clause: ClauseBody): { readonly lang: string; readonly text: string } {
  const own = clause.language === "no" ? "nb" : clause.language;
  return own === words.language && clause.own_title
    ? { lang: own, text: clause.own_title }
    : { lang: "en", text: clause.title };
}
