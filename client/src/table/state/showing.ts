/** Own cards that nobody has seen and that may be shown now that the hand is over. */

import { UNKNOWN, mySeat, type TableState } from "./state";

export function showable(table: TableState | null): readonly string[] {
  const me = table ? mySeat(table) : null;
  if (!table || !me || table.hand?.end !== "ended" || !me.inHand || me.tabled) return [];
  return me.held
    .filter((one) => !one.up && one.card !== UNKNOWN && !me.showed.includes(one.card))
    .map((one) => one.card);
}

/** Whether the player has lost a showdown without a look at the cards. */
export function hasMucked(table: TableState | null): boolean {
  const me = table ? mySeat(table) : null;
  return me !== null && !me.folded && me.won === 0 && showable(table).length > 0;
}
