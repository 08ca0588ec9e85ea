/** The page's title; a turn comes first in it, so that it is seen in a tab. */

import { room } from "../wire/room.svelte";
import { t } from "../words/words.svelte";

const BRAND = "Cardroom";

/** Name the page; call inside a component with a function, so that it follows the language. */
export function titled(title: () => string): void {
  $effect(() => {
    const turn = room.seats.some((seat) => seat.your_turn);
    document.title = [turn ? t("your-turn") : "", title(), BRAND].filter(Boolean).join(" · ");
  });
}
