/** Who won what with which hand, for the line over the board. */

import { cardsShort, handName } from "../../cards/names";
import { onFelt } from "../amounts.svelte";
import { wonHands } from "../log/narrate_games";
import type { TableState } from "../state/state";

/** Each who won something, with the five cards by name and sign. */
export const winnersOf = (table: TableState) =>
  Object.values(table.seats)
    .filter((seat) => seat.won > 0)
    .map((seat) => ({
      seat: seat.seat,
      name: seat.name,
      amount: onFelt(seat.won, table.terms),
      hand: wonHands(seat) || handName(seat.words),
      cards: cardsShort(seat.best),
    }));
