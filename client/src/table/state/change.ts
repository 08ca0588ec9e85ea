/** The small steps every reducer is made of: one seat, the hand, each seat. */

import type { HandBody, JackpotPaid } from "../../protocol";
import type { HandState, SeatState, TableState } from "./state";

/** Any fact about a table, public or for one seat. */
/** A jackpot that was paid: the room's own fact, told between those of the table. */
export interface JackpotPaidHere {
  readonly kind: "jackpot_paid";
  readonly paid: JackpotPaid;
  /** What the viewer got. */
  readonly mine: number;
}
export type AnyEvent = HandBody["events"][number];
/** What the log of a table has a line for. */
export type Told = AnyEvent | JackpotPaidHere;

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
