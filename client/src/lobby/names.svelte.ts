/** What games and stakes are called. */

import type { PoolView } from "../protocol";
import { room } from "../wire/room.svelte";
import { chips } from "../words/format.svelte";
import { t, tOr } from "../words/words.svelte";

/** A game with its form: "No-limit hold'em", "Pot-limit Omaha". */
export const gameName = (game: string, form: string) =>
  tOr(`game-${game}-${form}`.replaceAll("_", "-"), `${game} ${form}`.replaceAll("_", " "));

/** Blinds as players say them: "0.50/1". */
export const stakeName = (small_blind: number, big_blind: number) => `${chips(small_blind)}/${chips(big_blind)}`;

/** A pool by its id: "No-limit hold'em 0.50/1"; its id while the lobby is not known. */
export function poolName(id: string): string {
  const pool = room.poolOf(id);
  return pool ? nameOf(pool) : id;
}

export function nameOf(pool: PoolView): string {
  const game = gameName(pool.game, pool.form);
  return `${pool.banzai ? t("game-banzai", { game }) : game} ${stakeName(pool.small_blind, pool.big_blind)}`;
}
