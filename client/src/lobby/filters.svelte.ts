/** What of the lobby is shown; remembered between visits. */

import { remembered } from "../app/remembered.svelte";
import type { PoolView } from "../protocol";
import { room } from "../wire/room.svelte";
import { gameOf, kindOf, placeOf, sizeOf, type Kind } from "./names.svelte";

export interface Filters {
  /** One kind of game, or all. */
  readonly kind: Kind | "all";
  /** The largest big blind in cents; 0 for any. */
  readonly highest: number;
  /** Only where somebody plays or waits. */
  readonly busy: boolean;
  /** Of one house, by its id; "" for all. */
  readonly house: string;
  /** How a table is manned. */
  readonly seats?: SeatCount;
  /** How bets are limited, as the pools say it; "" for any. */
  readonly form?: string;
}

/** Two, up to six, more; "" for any. */
export type SeatCount = "" | "two" | "short" | "full";
export const SEAT_COUNTS: readonly SeatCount[] = ["", "two", "short", "full"];

export const seatCountOf = (seats: number): SeatCount => (seats < 3 ? "two" : seats <= 6 ? "short" : "full");

export const ALL: Filters = { kind: "all", highest: 0, busy: false, house: "", seats: "", form: "" };
export const filters = remembered<Filters>("lobby-filters", ALL);

export const isShown = (pool: PoolView, by: Filters) =>
  (by.kind === "all" || kindOf(pool) === by.kind) &&
  (!by.highest || sizeOf(pool) <= by.highest) &&
  (!by.busy || pool.players + pool.waiting > 0) &&
  (!by.seats || seatCountOf(pool.seats ?? 0) === by.seats) &&
  (!by.form || pool.form === by.form) &&
  (!isHouse(by.house) || pool.house === by.house);

/** What was chosen in another room may be no house of this one: then all are shown. */
export const isHouse = (house: string | undefined) => room.houses.some((one) => one.house === house);

export const FORMS = ["no_limit", "pot_limit", "fixed_limit", "mixed", "points"];

export interface Section {
  readonly key: string;
  readonly pools: readonly PoolView[];
}

/** The pools shown, grouped by game; of each house the small stakes first. */
export function sections(pools: readonly PoolView[], by: Filters): readonly Section[] {
  const groups = new Map<string, PoolView[]>();
  const shown = pools.filter((pool) => isShown(pool, by));
  const houses = room.houses.map((one) => one.house);
  const order = (a: PoolView, b: PoolView) => houses.indexOf(a.house) - houses.indexOf(b.house);
  const named = new Map(shown.map((pool) => [pool, gameOf(pool)]));
  shown.sort(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      FORMS.indexOf(a.form) - FORMS.indexOf(b.form) ||
      named.get(a)!.localeCompare(named.get(b)!) ||
      order(a, b) ||
      a.game.localeCompare(b.game) ||
      sizeOf(a) - sizeOf(b),
  );
  for (const pool of shown) {
    // Two houses call the same game by ids of their own: what it is called joins them.
    const key = named.get(pool)!;
    groups.set(key, [...(groups.get(key) ?? []), pool]);
  }
  return [...groups].map(([key, members]) => ({ key, pools: members }));
}

/** Averages over a pool's tables that dealt in the last hour; 0 before the first hand. Only for show. */
export function pace(pool: PoolView): {
  readonly averagePot: number;
  readonly handsAnHour: number;
  /** Of a hundred players dealt in, how many saw the flop; null where nothing is known. */
  readonly flop: number | null;
} {
  const dealing = pool.tables.filter((table) => table.hands_an_hour > 0);
  const hands = dealing.reduce((sum, table) => sum + table.hands_an_hour, 0);
  if (!hands) return { averagePot: 0, handsAnHour: 0, flop: null };
  const pots = dealing.reduce((sum, table) => sum + table.average_pot * table.hands_an_hour, 0);
  const seen = dealing.filter((table) => table.flop_percent != null);
  const weights = seen.reduce((sum, table) => sum + table.hands_an_hour, 0);
  const flops = seen.reduce((sum, table) => sum + table.flop_percent! * table.hands_an_hour, 0);
  return {
    averagePot: Math.round(pots / hands),
    handsAnHour: Math.round(hands / dealing.length),
    flop: weights ? Math.round(flops / weights) : null,
  };
}

/** How many seats are free now where cards are dealt; 0 where nobody new is brought. */
export const freeSeats = (pool: PoolView) =>
  pool.offered === false
    ? 0
    : pool.tables.reduce(
        (sum, table) => sum + (table.state === "running" ? Math.max(0, table.seats - table.players) : 0),
        0,
      );

/** Where somebody plays or waits: first what has a free seat, the fullest first, of as full ones the smaller stake. */
export function runningNow(pools: readonly PoolView[], by: Filters): readonly PoolView[] {
  return pools
    .filter((pool) => isShown(pool, by) && pool.players + pool.waiting > 0)
    .sort(
      (a, b) => Number(freeSeats(b) > 0) - Number(freeSeats(a) > 0) || b.players - a.players || sizeOf(a) - sizeOf(b),
    );
}

/** Where one press plays soonest, of what is shown and can be paid: at a running table, else where people wait, else the smallest stake. */
export function playNow(pools: readonly PoolView[], by: Filters, wallet: number): PoolView | undefined {
  const payable = pools.filter((pool) => pool.offered !== false && pool.min_buy_in <= wallet && isShown(pool, by));
  const soonest = runningNow(payable, by)[0];
  return soonest ?? [...payable].sort((a, b) => sizeOf(a) - sizeOf(b))[0];
}

export interface KindGroup {
  readonly kind: Kind;
  readonly sections: readonly Section[];
}

/** The sections under their kinds: hold'em, Omaha, ... */
export function kinds(all: readonly Section[]): readonly KindGroup[] {
  const groups: { kind: Kind; sections: Section[] }[] = [];
  for (const section of all) {
    const kind = kindOf(section.pools[0]!);
    const last = groups.at(-1);
    if (last?.kind === kind) last.sections.push(section);
    else groups.push({ kind, sections: [section] });
  }
  return groups;
}
