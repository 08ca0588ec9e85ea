/** Joining a stake from wherever one is: the lobby's rows, a table that is watched, the way back from signing up. */

import { router } from "../app/router.svelte";
import type { PoolView } from "../protocol";
import { room } from "../wire/room.svelte";

class Joining {
  /** The stake whose sheet is open. */
  pool = $state.raw<PoolView | null>(null);
}

export const joining = new Joining();

/** Open the sheet of a stake; who has no account signs up first and comes back to it. */
export function joinHere(pool: PoolView): void {
  if (room.signedIn) joining.pool = pool;
  else router.go(`/sign-up?join=${encodeURIComponent(pool.pool)}`);
}

/** The stake a table belongs to, as far as the lobby is known and new players are brought there. */
export const poolOfTable = (table: string): PoolView | undefined =>
  room.pools.find((pool) => pool.offered !== false && pool.tables.some((one) => one.table === table));

/** Where to go when somebody has signed up or in: to the stake that was chosen before, else to the lobby. */
export function afterSigningIn(query: string): string {
  const pool = new URLSearchParams(query).get("join");
  return pool ? `/?join=${encodeURIComponent(pool)}` : "/";
}
