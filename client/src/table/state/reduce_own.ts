/** What only this viewer is told: the own cards, what they make, and what is to be placed. */

import type { CardsToPlace, HoldingNamed, HoleSeen } from "../../protocol";
import { withSeat } from "./change";
import { heldWith, UNKNOWN, upsOf, type TableState } from "./state";

/** All own cards as they are now; those that are gone were given up. */
function seen(table: TableState, event: HoleSeen): TableState {
  const seat = table.seats[event.seat];
  if (!seat) return table;
  const gone = seat.held.map((one) => one.card).filter((card) => card !== UNKNOWN && !event.cards.includes(card));
  const after = withSeat(table, event.seat, { held: heldWith(event.cards, upsOf(seat)) });
  return after.you?.seat === event.seat && gone.length
    ? { ...after, you: { ...after.you, discarded: [...after.you.discarded, ...gone] } }
    : after;
}

function named(table: TableState, event: HoldingNamed): TableState {
  if (!table.you) return table;
  const share = event.share ?? "";
  const isIt = (one: HoldingNamed) => (one.share ?? "") === share && (one.run ?? 0) === (event.run ?? 0);
  const others = share ? table.you.holdings.filter((one) => !isIt(one)) : [];
  const order = table.you.holdings.findIndex(isIt);
  const holdings = [...others];
  holdings.splice(order < 0 ? holdings.length : order, 0, event);
  return { ...table, you: { ...table.you, holding: holdings[0] ?? event, holdings } };
}

export function reduceOwn(table: TableState, event: HoleSeen | HoldingNamed | CardsToPlace): TableState {
  switch (event.kind) {
    case "hole_seen":
      return seen(table, event);
    case "holding_named":
      return named(table, event);
    case "cards_to_place":
      return table.you ? { ...table, you: { ...table.you, toPlace: event.cards } } : table;
  }
}
