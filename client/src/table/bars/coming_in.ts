/** How long a player who is not in waits for cards, for the eye only: the room says when they come. */

import { mySeat, type TableState } from "../state/state";

/**
 * In about how many hands the big blind reaches the viewer's seat; 1 is the next hand, 0 when it cannot be told.
 *
 * Counted from the last big blind over the seats that play, the way blinds go.
 */
export function handsUntilIn(table: TableState): number {
  const me = mySeat(table);
  const last = table.hand?.bigBlind ?? 0;
  if (!me || !last || me.state !== "waiting_big_blind") return 0;
  const seats = table.terms.seats;
  let hands = 1;
  for (let seat = (last % seats) + 1; seat !== me.seat; seat = (seat % seats) + 1) {
    if (seat === last) return 0;
    const other = table.seats[seat];
    if (other && other.state === "playing" && other.stack + other.bet > 0) hands += 1;
  }
  return hands;
}
