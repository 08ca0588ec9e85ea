/** How far a tournament is from the money, and then from the next higher prize: told once nobody buys any more (CH-8.24). */

import type { TournamentNow } from "../../protocol";
import { money } from "../../words/format.svelte";
import { t } from "../../words/words.svelte";

export interface Jump {
  readonly name: string;
  readonly value: string;
}

/** Null before prizes are certain, and where nothing rises any more. */
export function jumpOf(now: TournamentNow): Jump | null {
  const runs = !["announced", "over", "cancelled"].includes(now.row.status);
  if (!runs || !now.prizes_final) return null;
  if (now.to_money)
    return { name: t("tournament-prizes"), value: t("tournament-to-money-short", { players: now.to_money }) };
  if (!now.next_prize) return null;
  const { players, prize } = now.next_prize;
  return { name: t("tournament-next-jump"), value: t("tournament-next-jump-of", { players, amount: money(prize) }) };
}
