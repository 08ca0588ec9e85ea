/** The page's title; a turn comes first in it, so that it is seen in a tab. */

import { onTurn } from "./badge.svelte";
import { t } from "../words/words.svelte";

const BRAND = "Cardroom";

/** Name the page; call inside a component with a function, so that it follows the language. */
export function titled(title: () => string): void {
  $effect(() => {
    const turns = onTurn();
    const call = turns ? `${turns > 1 ? `(${turns}) ` : ""}${t("your-turn")}` : "";
    document.title = [call, title(), BRAND].filter(Boolean).join(" · ");
  });
}
