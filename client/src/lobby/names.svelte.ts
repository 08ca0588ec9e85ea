/** What games and stakes are called. */

import type { PoolView } from "../protocol";
import { room } from "../wire/room.svelte";
import { chips } from "../words/format.svelte";
import { t, tOr } from "../words/words.svelte";

/** The lobby's kinds of games, in its order; a pool of another kind stands at the end. */
export const KINDS = ["holdem", "omaha", "banzai"] as const;
export type Kind = (typeof KINDS)[number] | "other";

export function kindOf(pool: PoolView): Kind {
  if (pool.banzai) return "banzai";
  return KINDS.find((kind) => pool.game.includes(kind)) ?? "other";
}

/** How a deal is played, whatever the house calls its offer: "banzai_texas" is dealt as hold'em. */
const deal = (game: string) => game.replace(/^banzai_/, "").replace(/^texas$/, "holdem");

/** A game with its form: "No-limit hold'em", "Pot-limit Omaha". */
export const gameName = (game: string, form: string) =>
  tOr(`game-${deal(game)}-${form}`.replaceAll("_", "-"), `${game} ${form}`.replaceAll("_", " "));

/** Blinds as players say them: "0.50/1". */
export const stakeName = (small_blind: number, big_blind: number) => `${chips(small_blind)}/${chips(big_blind)}`;

/** A pool's game, with Banzai said. */
export function gameOf(pool: PoolView): string {
  const game = gameName(pool.game, pool.form);
  return pool.banzai ? t("game-banzai", { game }) : game;
}

/** A pool with its stake: "No-limit hold'em 0.50/1". */
export const nameOf = (pool: PoolView) => `${gameOf(pool)} ${stakeName(pool.small_blind, pool.big_blind)}`;

/** The same by the pool's id; the id itself while the lobby is not known. */
export function poolName(id: string): string {
  const pool = room.poolOf(id);
  return pool ? nameOf(pool) : id;
}
