/** Who won what with which hand, for the line over the board. */

import { cardsShort, handName } from "../../cards/names";
import { onFelt } from "../amounts.svelte";
import { wonHands } from "../log/narrate_games";
import type { TableState } from "../state/state";

/**
 * Each who won something, with the five cards by name and sign. Where the board was run more than once the hands of all
 * runs would cover the seats: there the cards that stand out on each board say it, and the log.
 */
export const winnersOf = (table: TableState) => {
  const once = (table.hand?.runs ?? 1) < 2;
  return Object.values(table.seats)
    .filter((seat) => seat.won > 0)
    .map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      amount: onFelt(seat.won, table.terms),
      hand: once ? wonHands(seat) || handName(seat.words) : "",
      cards: once ? cardsShort(seat.best) : "",
    }));
};
