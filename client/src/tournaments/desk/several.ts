/** What can be done with several announced tournaments at once, and what came of it. */

import type { TournamentRow } from "../../protocol";

export type SeveralAct = "start-time" | "cancel";

export interface Outcome {
  readonly done: number;
  readonly all: number;
  readonly refused: readonly { readonly name: string; readonly why: string }[];
}

/** Only what has not begun is chosen; the start is moved of what has one. */
export const canBeChosen = (row: TournamentRow) => row.status === "announced";
export const has = (act: SeveralAct, row: TournamentRow) => act === "cancel" || row.starts_ms !== undefined;
