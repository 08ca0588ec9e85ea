/** What came of tournaments that were played. Pure. */

import type { PlayedRow } from "../../protocol";

export const netOf = (row: PlayedRow): number => (row.got ?? 0) - (row.paid ?? 0);

/** The sum of each row and all older ones; the newest stands first, as the rows do. */
export function sums(rows: readonly PlayedRow[]): readonly number[] {
  let sum = 0;
  return [...rows]
    .reverse()
    .map((row) => (sum += netOf(row)))
    .reverse();
}
