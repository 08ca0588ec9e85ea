/** What becomes of an entry next, in words. */

import type { TournamentRow } from "../../protocol";
import { moment } from "../../words/format.svelte";
import { t } from "../../words/words.svelte";
import { missingIn } from "../when";

/** Until when who has entered may withdraw. */
export function withdrawWords(row: TournamentRow): string {
  if (row.no_withdrawal) return t("tournament-withdraw-never");
  if (row.withdraws_until_ms) return t("tournament-withdraw-until", { time: moment(row.withdraws_until_ms) });
  return t("tournament-withdraw-before");
}

/** Whether one who has entered may withdraw now. */
export const mayWithdraw = (row: TournamentRow, now_ms: number): boolean =>
  row.status === "announced" && !row.no_withdrawal && !(row.withdraws_until_ms && now_ms >= row.withdraws_until_ms);

/** When the table is ready. */
export function joinWords(row: TournamentRow): string {
  if (row.flights?.length || row.status === "night") return t("tournament-seat-is-drawn"); // of the flight to be played
  if (row.status !== "announced") return t("tournament-seat-at-once");
  if (row.starts_ms) return t("tournament-seat-then", { time: moment(row.starts_ms) });
  const missing = missingIn(row);
  return missing === null ? t("tournament-seat-when-staff") : t("tournament-seat-when-full", { missing });
}
