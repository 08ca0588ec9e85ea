/** The small steps every reducer is made of: one seat, the hand, each seat. */

import type { HandBody } from "../protocol";
import type { HandState, SeatState, TableState } from "./state";

/** Any fact about a table, public or for one seat. */
export type AnyEvent = HandBody["events"][number];

type Changes<T> = { -readonly [K in keyof T]?: T[K] };

/** The table with one seat changed; a seat that is not taken changes nothing. */
export function withSeat(table: TableState, seat: number, changes: Changes<SeatState>): TableState {
  const old = table.seats[seat];
  if (!old) return table;
  return { ...table, seats: { ...table.seats, [seat]: { ...old, ...changes } } };
}

export function withHand(table: TableState, changes: Changes<HandState>): TableState {
  return table.hand ? { ...table, hand: { ...table.hand, ...changes } } : table;
}

export function eachSeat(table: TableState, change: (seat: SeatState) => SeatState): TableState {
  const seats: Record<number, SeatState> = {};
  for (const seat of Object.values(table.seats)) seats[seat.seat] = change(seat);
  return { ...table, seats };
}
