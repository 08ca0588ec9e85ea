/** What of the lobby is shown; remembered between visits. */

import { remembered } from "../app/remembered.svelte";
import type { PoolView } from "../protocol";
import { kindOf, placeOf, sizeOf, type Kind } from "./names.svelte";

export interface Filters {
  /** One kind of game, or all. */
  readonly kind: Kind | "all";
  /** The largest big blind in cents; 0 for any. */
  readonly highest: number;
  /** Only where somebody plays or waits. */
  readonly busy: boolean;
}

export const ALL: Filters = { kind: "all", highest: 0, busy: false };
export const filters = remembered<Filters>("lobby-filters", ALL);

export const isShown = (pool: PoolView, by: Filters) =>
  (by.kind === "all" || kindOf(pool) === by.kind) &&
  (!by.highest || sizeOf(pool) <= by.highest) &&
  (!by.busy || pool.players + pool.waiting > 0);

export interface Section {
  readonly key: string;
  readonly pools: readonly PoolView[];
}

/** The pools shown, grouped by game, small stakes first. */
export function sections(pools: readonly PoolView[], by: Filters): readonly Section[] {
  const groups = new Map<string, PoolView[]>();
  const shown = pools.filter((pool) => isShown(pool, by));
  shown.sort((a, b) => placeOf(a) - placeOf(b) || a.game.localeCompare(b.game) || sizeOf(a) - sizeOf(b));
  for (const pool of shown) {
    const key = `${pool.game} ${pool.form} ${pool.banzai}`;
    groups.set(key, [...(groups.get(key) ?? []), pool]);
  }
  return [...groups].map(([key, members]) => ({ key, pools: members }));
}

/** Averages over a pool's tables that dealt in the last hour; 0 before the first hand. Only for show. */
export function pace(pool: PoolView): { readonly averagePot: number; readonly handsAnHour: number } {
  const dealing = pool.tables.filter((table) => table.hands_an_hour > 0);
  const hands = dealing.reduce((sum, table) => sum + table.hands_an_hour, 0);
  if (!hands) return { averagePot: 0, handsAnHour: 0 };
  const pots = dealing.reduce((sum, table) => sum + table.average_pot * table.hands_an_hour, 0);
  return { averagePot: Math.round(pots / hands), handsAnHour: Math.round(hands / dealing.length) };
}
