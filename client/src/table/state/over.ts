/** The hand that is over and still looked at, for who opens the table before the next one begins. */

import type { TableView } from "../../protocol";
import { BARE, UNKNOWN, heldWith, upsOf, type SeatState, type TableState } from "./state";

/**
 * What lies at a seat when a hand is over, as those saw it who were there. `unseen` are the viewer's own cards that the
 * room tells again where its steps do not; null at other seats.
 */
function laid(now: SeatState, then: SeatState | undefined, unseen: readonly string[] | null): SeatState {
  if (then?.player !== now.player) return now;
  const { name, stack, state, connected, timeBankMs, removedAtMs, missed, penaltyHands, penaltyUntilMs, away } = now;
  const told = unseen === null || then.held.every((one) => one.card !== UNKNOWN);
  const held = told ? then.held : heldWith([...upsOf(then), ...then.showed, ...unseen], upsOf(then));
  const own = { name, stack, state, connected, timeBankMs, removedAtMs, missed, penaltyHands, penaltyUntilMs, away };
  return { ...then, ...own, held };
}

/**
 * The table with the hand that is over: as it was followed (`last`, the table behind the last steps), else at least
 * what was shown of it. Where a hand waits for players nothing lies on the felt.
 */
export function withOver(table: TableState, view: TableView, last: TableState): TableState {
  const over = view.over;
  if (table.hand || !over || table.state === "waiting") return table;
  const seats: Record<number, SeatState> = { ...table.seats };
  if (last.hand?.hand === over.hand && last.hand.end === "ended") {
    const unseen = (seat: number) => (view.you?.seat === seat ? (view.you.unseen ?? []) : null);
    for (const seat of Object.values(table.seats))
      seats[seat.seat] = laid(seat, last.seats[seat.seat], unseen(seat.seat));
    return { ...table, seats, hand: last.hand };
  }
  for (const { seat, cards } of over.shown ?? []) {
    const old = seats[seat];
    if (!old) continue;
    const showed = [...old.showed, ...cards];
    seats[seat] = { ...old, ...BARE, inHand: true, showed, held: heldWith(showed, []) };
  }
  return { ...table, seats };
}
