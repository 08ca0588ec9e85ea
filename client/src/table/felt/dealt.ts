/** At a table of several games: which one is played, and how far the rotation is. */

import { dealName } from "../../lobby/names.svelte";
import { t } from "../../words/words.svelte";
import { gameNow } from "../log/narrate_games";
import type { TableState } from "../state/state";

/** The game of this hand; empty at a table of one game, and between hands. */
export function dealtNow(table: TableState): string {
  const hand = table.hand;
  const mixed = table.terms.deal === "rotation" || table.terms.deal === "choice";
  if (!mixed || !hand || hand.end) return "";
  if (!hand.deal) return t("table-choosing");
  const game = gameNow(hand.deal, hand.form);
  if (!hand.rotation) return game || dealName(hand.deal);
  return t("table-rotation", { game, hand: hand.rotation.hand, hands: hand.rotation.hands });
}
