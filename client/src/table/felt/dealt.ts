/** What is played: at a table of several games the one of this hand, how far the rotation is, and bomb pots. */

import { dealName } from "../../lobby/names.svelte";
import { t } from "../../words/words.svelte";
import { chips } from "../amounts.svelte";
import { gameNow } from "../log/narrate_games";
import type { TableState } from "../state/state";

/** The game of this hand, and whether it or the next is a bomb pot; empty where there is nothing to say. */
export function dealtNow(table: TableState): string {
  const bomb = table.hand && !table.hand.end ? table.hand.bombPot : null;
  return [
    gameOf(table),
    bomb ? t("table-bomb-pot-of", { amount: chips(bomb.ante, table.terms) }) : "",
    table.bombPotAhead ? t("table-bomb-pot-ahead", { amount: chips(table.bombPotAhead, table.terms) }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The game of this hand; empty at a table of one game, and between hands. */
function gameOf(table: TableState): string {
  const hand = table.hand;
  const mixed = table.terms.deal === "rotation" || table.terms.deal === "choice";
  if (!mixed || !hand || hand.end) return "";
  if (!hand.deal) return t("table-choosing");
  const game = gameNow(hand.deal, hand.form);
  if (!hand.rotation) return game || dealName(hand.deal);
  return t("table-rotation", { game, hand: hand.rotation.hand, hands: hand.rotation.hands });
}
