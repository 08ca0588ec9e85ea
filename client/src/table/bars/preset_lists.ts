/** The player's own list of ready-made raises as it is changed from the bar. Pure. */

import type { Decision } from "./decision";

/** What a total is as a preset: big blinds to a tenth before the flop, whole hundredths of the pot after it; 0 for none. */
export function sizeOf(decision: Decision, to: number): number {
  if (decision.preflop) return Math.round((to * 10) / decision.bigBlind) / 10;
  const pot = decision.pot + decision.call;
  const more = to - decision.bet - decision.call;
  return pot > 0 && more > 0 ? Math.round((more * 100) / pot) : 0;
}

/** The list with one size more, smallest first, each once. */
export const withSize = (list: readonly number[], size: number) =>
  [...new Set([...list, size])].sort((one, other) => one - other);

/** The list with one size less. */
export const withoutSize = (list: readonly number[], size: number) => list.filter((one) => one !== size);
