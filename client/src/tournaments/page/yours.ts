/** What becomes of an entry next, in words. */

import type { TournamentRow } from "../../protocol";
import { moment } from "../../words/format.svelte";
import { t } from "../../words/words.svelte";

/** When the table is ready. */
export function joinWords(row: TournamentRow): string {
  if (row.flights?.length || row.status === "night") return t("tournament-seat-is-drawn"); // of the flight to be played
  if (row.status !== "announced") return t("tournament-seat-at-once");
  if (row.starts_ms) return t("tournament-seat-then", { time: moment(row.starts_ms) });
  return t("tournament-seat-when-full", { missing: Math.max(0, (row.least ?? 2) - (row.entries ?? 0)) });
}
