/** Joining a stake from wherever one is: the lobby's rows, a table that is watched, the way back from signing up. */

import { router } from "../app/router.svelte";
import type { PoolView } from "../protocol";
import { room } from "../wire/room.svelte";

/** So long after asking, whoever asked still sits before the page and wants the seat. */
const WANTED_MS = 5_000;

/** A seat of a table, as somebody pointed at it. */
export interface Chosen {
  readonly table: string;
  readonly seat: number;
}

class Joining {
  /** The stake whose sheet is open. */
  pool = $state.raw<PoolView | null>(null);
  /** The chair that was pressed to open it. */
  pointed = $state.raw<Chosen | null>(null);
  private asked = { pool: "", buyIn: 0, atMs: 0 };

  /** The player has asked for a seat at this stake, just now, and agreed to bring so much. */
  ask(pool: string, buyIn: number): void {
    this.asked = { pool, buyIn, atMs: Date.now() };
  }

  /** Whether a seat at this stake is taken without asking again: it was asked for a moment ago at that buy-in, and nothing else is being played here. */
  takes(pool: string, buyIn: number): boolean {
    const here = room.seats.some((seat) => router.path === `/tables/${seat.table}`);
    return !here && this.asked.pool === pool && this.asked.buyIn === buyIn && Date.now() - this.asked.atMs < WANTED_MS;
  }

  /** The seat did not come: from now on offers are asked about. */
  forget(): void {
    this.asked = { pool: "", buyIn: 0, atMs: 0 };
  }
}

export const joining = new Joining();

/** Open the sheet of a stake, for a chair that was pressed; who has no account signs up first and comes back to it. */
export function joinHere(pool: PoolView, pointed: Chosen | null = null): void {
  joining.pointed = pointed;
  if (room.signedIn) joining.pool = pool;
  else router.go(`/sign-up?join=${encodeURIComponent(pool.pool)}`);
}

/** The stake a table belongs to, as far as the lobby is known and new players are brought there. */
export const poolOfTable = (table: string): PoolView | undefined =>
  room.pools.find((pool) => pool.offered !== false && pool.tables.some((one) => one.table === table));

/** Where to go when somebody has signed up or in: to the stake or tournament that was chosen before, else to the lobby. */
export function afterSigningIn(query: string): string {
  const asked = new URLSearchParams(query);
  const to = asked.get("to");
  if (to?.startsWith("/tournaments/")) return to;
  const pool = asked.get("join");
  return pool ? `/?join=${encodeURIComponent(pool)}` : "/";
}
