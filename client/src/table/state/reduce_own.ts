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
  if (after.you?.seat !== event.seat || !gone.length) return after;
  // What they made is told anew, where what is left makes anything.
  return { ...after, you: { ...after.you, discarded: [...after.you.discarded, ...gone], holding: null, holdings: [] } };
}

function named(table: TableState, event: HoldingNamed): TableState {
  if (!table.you) return table;
  const share = event.share ?? "";
  const isIt = (one: HoldingNamed) => (one.share ?? "") === share && (one.run ?? 0) === (event.run ?? 0);
  // All shares are told anew, in their order: each goes behind those told before it.
  const others = share ? table.you.holdings.filter((one) => !isIt(one)) : [];
  const holdings = [...others, event];
  return { ...table, you: { ...table.you, holding: holdings[0] ?? event, holdings } };
}

/** Own cards to be placed; what lies open of them does so for all. */
function toPlace(table: TableState, event: CardsToPlace): TableState {
  const held = heldWith(event.cards, upsOf(table.seats[event.seat]));
  const after = withSeat(table, event.seat, { held });
  return after.you ? { ...after, you: { ...after.you, toPlace: event.cards } } : after;
}

export function reduceOwn(table: TableState, event: HoleSeen | HoldingNamed | CardsToPlace): TableState {
  switch (event.kind) {
    case "hole_seen":
      return seen(table, event);
    case "holding_named":
      return named(table, event);
    case "cards_to_place":
      return toPlace(table, event);
  }
}
