/** Joining a stake from wherever one is: the lobby's rows, a table that is watched, the way back from signing up. */

import { matchRoute } from "../app/routes";
import { router } from "../app/router.svelte";
import type { AgreedCost, PoolView, SeatOffered, TimeCost } from "../protocol";
import { room } from "../wire/room.svelte";

/** So long after asking, whoever asked still sits before the page and wants the seat. */
const WANTED_MS = 5_000;

/** A seat of a table, as somebody pointed at it. */
export interface Chosen {
  readonly table: string;
  readonly seat: number;
}

/** What was asked for, and when; `costs` by their names. */
interface Asked {
  readonly pool: string;
  readonly buyIn: number;
  readonly costs: readonly string[];
  readonly atMs: number;
}

const NOTHING: Asked = { pool: "", buyIn: 0, costs: [], atMs: 0 };
const costName = (one: AgreedCost) => `${one.what} ${one.amount} ${one.seconds}`;

/** The costs by the time as a request names what is agreed to. */
export const agreed = (costs: readonly TimeCost[] = []): AgreedCost[] =>
  costs.map(({ what, amount, seconds }) => ({ what, amount, seconds }));

class Joining {
  /** The stake whose sheet is open. */
  pool = $state.raw<PoolView | null>(null);
  /** The chair that was pressed to open it. */
  pointed = $state.raw<Chosen | null>(null);
  private asked: Asked = NOTHING;

  /** The player has asked for a seat at this stake, just now, and agreed to bring so much and to pay so by the time. */
  ask(pool: string, buyIn: number, costs: readonly TimeCost[] = []): void {
    this.asked = { pool, buyIn, costs: costs.map(costName), atMs: Date.now() };
  }

  /** Whether an offered seat is taken without asking again: it was asked for a moment ago at that price, and nothing else is being played here. */
  takes(offer: Pick<SeatOffered, "pool" | "buy_in" | "by_time">): boolean {
    const { pool, buyIn, costs, atMs } = this.asked;
    const here = room.seats.some((seat) => router.path === `/tables/${seat.table}`);
    const isAgreed = (offer.by_time ?? []).every((one) => costs.includes(costName(one)));
    return !here && pool === offer.pool && buyIn === offer.buy_in && isAgreed && Date.now() - atMs < WANTED_MS;
  }

  /** The seat did not come: from now on offers are asked about. */
  forget(): void {
    this.asked = NOTHING;
  }
}

export const joining = new Joining();

/** Open the sheet of a stake, for a chair that was pressed; who has no account signs up first and comes back to it. */
export function joinHere(pool: PoolView, pointed: Chosen | null = null): void {
  room.whenKnown(() => {
    joining.pointed = pointed;
    if (room.signedIn) joining.pool = pool;
    else router.go(`/sign-up?join=${encodeURIComponent(pool.pool)}`);
  });
}

/** The stake a table belongs to, as far as the lobby is known and new players are brought there. */
export const poolOfTable = (table: string): PoolView | undefined =>
  room.pools.find((pool) => pool.offered !== false && pool.tables.some((one) => one.table === table));

/** Pages that nobody comes back to: the doors themselves. */
const DOORS = ["sign-in", "sign-up", "new-password", "nowhere"];

/** A page of the client, and no other address. */
const isPage = (path: string) => /^\/(?![/\\])/.test(path) && !DOORS.includes(matchRoute(path).page);

/** The address of a door, from which one comes back to the page that is open now. */
export const doorTo = (door: "/sign-in" | "/sign-up") =>
  router.path !== "/" && isPage(router.path) ? `${door}?to=${encodeURIComponent(router.path)}` : door;

/** Where to go when somebody has signed up or in: to the page, stake or tournament that was open before, else to the lobby. */
export function afterSigningIn(query: string): string {
  const asked = new URLSearchParams(query);
  const to = asked.get("to");
  if (to && isPage(to)) return to;
  const pool = asked.get("join");
  return pool ? `/?join=${encodeURIComponent(pool)}` : "/";
}
