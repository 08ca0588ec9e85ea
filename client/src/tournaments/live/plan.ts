/** The plan of a hall: which tables the waiting moves touch, and where each seat is drawn. */

import type { LiveHall, LiveInstruction } from "../../protocol";

/** A table's part of the plan, in units of the drawing. */
export const WIDE = 180;
export const TALL = 150;
/** A table may be drawn as narrow as this, in points of the screen. */
export const NARROW = 140;
const SEAT_FROM_EDGE = 16;
/** More would be no plan any more: those behind are drawn when these are carried out. */
export const TABLES_MOST = 24;

/** What an arrow leaves free of the seats at its ends, so that their numbers are read. */
const FREE = 13;

/** The moves of a player from a seat or to one, as far as the plan has room for their tables. */
export function plannedMoves(hall: LiveHall): readonly LiveInstruction[] {
  const tables = new Set<number>();
  return hall.orders.filter((one) => {
    if ((one.what !== "seat" && one.what !== "lift") || !one.name) return false;
    const touched = [one.table, one.to_table].filter((table): table is number => Boolean(table));
    if (new Set([...tables, ...touched]).size > TABLES_MOST) return false;
    touched.forEach((table) => tables.add(table));
    return true;
  });
}

/** The tables of these moves, by number; with a hall also those with seats kept free, as far as the plan has room. */
export function tablesOf(moves: readonly LiveInstruction[], hall?: LiveHall): readonly number[] {
  const all = new Set(moves.flatMap((one) => [one.table ?? 0, one.to_table ?? 0]).filter(Boolean));
  for (const one of hall?.tables ?? []) if (one.kept?.length && all.size < TABLES_MOST) all.add(one.table);
  return [...all].sort((a, b) => a - b);
}

/** The middle of a seat: seats go round the table clockwise, the first to the dealer's left at the bottom. */
export function placeOf(place: number, seat: number, seats: number, columns: number): { x: number; y: number } {
  const turn = Math.PI / 2 + (2 * Math.PI * seat) / (seats + 1);
  const x = (place % columns) * WIDE + WIDE / 2 + (WIDE / 2 - SEAT_FROM_EDGE) * Math.cos(turn);
  const y = Math.floor(place / columns) * TALL + TALL / 2 + (TALL / 2 - SEAT_FROM_EDGE) * Math.sin(turn);
  return { x: Math.round(x), y: Math.round(y) };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** An arrow from seat to seat, which ends before their numbers. */
export function between(from: Spot, to: Spot): { x1: number; y1: number; x2: number; y2: number } {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [((to.x - from.x) / long) * FREE, ((to.y - from.y) / long) * FREE];
  return { x1: from.x + x, y1: from.y + y, x2: to.x - x, y2: to.y - y };
}
