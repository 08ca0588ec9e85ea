/** When a tournament begins or how far it is, in a few words. */

import type { TournamentRow } from "../protocol";
import { moment, timeOfDay } from "../words/format.svelte";
import { t } from "../words/words.svelte";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** What is left, so that it reads as a time: "0:09", "12:30", "1:02:05"; never below 0. */
export function leftText(left_ms: number): string {
  const seconds = Math.max(0, Math.ceil(left_ms / SECOND_MS));
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / MINUTE_S);
  const rest = two(seconds % MINUTE_S);
  if (minutes < MINUTE_S) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / MINUTE_S)}:${two(minutes % MINUTE_S)}:${rest}`;
}

/** A time of day without seconds, with the day before it where that is not today. */
function clock(at_ms: number, now_ms: number): string {
  const far = Math.abs(at_ms - now_ms) > DAY_MS / 2;
  return far ? moment(at_ms) : timeOfDay(at_ms).replace(/(\d{2}[.:]\d{2})[.:]\d{2}/, "$1");
}

/** How many more have to enter one that begins when it is full; null where it has no most and the house begins it. */
export const missingIn = (row: TournamentRow): number | null =>
  row.most ? Math.max(0, row.most - (row.entries ?? 0)) : null;

/** "in 4:30", "14.30", "when 3 more come", "level 5, late entries until 15.10". */
export function whenText(row: TournamentRow, now_ms: number): string {
  if (row.status === "announced") {
    if (!row.starts_ms) {
      const missing = missingIn(row);
      return missing === null ? t("tournament-when-staff") : t("tournament-when-full", { missing });
    }
    const left = row.starts_ms - now_ms;
    if (left <= 0) return t("tournament-starts-now");
    return left < HOUR_MS
      ? t("tournament-starts-in", { time: leftText(left) })
      : t("tournament-starts-at", { time: clock(row.starts_ms, now_ms) });
  }
  const level = t("tournament-level", { level: row.level ?? 1 });
  if (row.status === "late") {
    const until = row.late_until_ms
      ? t("tournament-late-until", { time: clock(row.late_until_ms, now_ms) })
      : t("tournament-late-levels", { level: row.late_levels ?? 0 });
    return `${level} · ${until}`;
  }
  if (row.status === "running") return level;
  return `${level} · ${t(`tournament-status-${row.status}`)}`;
}
