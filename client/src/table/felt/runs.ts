/** Shares of the pot where the board is run more than once: each run has its own. */

import type { ShareWords } from "../../protocol";
import type { Win } from "../state/state";

/** Whether what was won is of the share that these words are about. */
export const isOf = (win: Win, words: ShareWords) => win.share === words.share && win.run === (words.run ?? 0);

/** Of the cards that stand out, those on the board of one run: by the number of runs and of boards. */
export function runOf(board: number, boards: number, runs: number): number {
  return runs > 1 ? Math.floor(board / (boards / runs)) + 1 : 0;
}
