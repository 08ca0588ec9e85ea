/** The next break of a tournament, as clocks and screens of the hall tell it. */

import type { TournamentNow } from "../../protocol";
import { t } from "../../words/words.svelte";
import { lengthText } from "../names";
import { leftText } from "../when";

/** A moment of the room's clock, or words. */
export type NextBreak = { readonly until_ms: number } | { readonly text: string };

/** Null during a break, and where none is to come. */
export function nextBreak(now: TournamentNow): NextBreak | null {
  if (["break", "over", "cancelled"].includes(now.row.status)) return null;
  if (now.break_ms) return now.break_left_ms ? { text: leftText(now.break_left_ms) } : { until_ms: now.break_ms };
  const seconds = now.level.break_seconds;
  return seconds ? { text: t("tournament-after-level", { time: lengthText(seconds) }) } : null;
}
