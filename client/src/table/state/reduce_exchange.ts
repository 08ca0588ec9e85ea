/** Cards given up, exchanged and offered, as everyone may know them. */

import type { Discarded, Drew, OfferAccepted, OfferedUp, OfferRefused, StoodPat } from "../../protocol";
import { withHand, withSeat } from "./change";
import { facedown, UNKNOWN, type Held, type TableState } from "./state";

type Exchange = Discarded | Drew | OfferAccepted | OfferedUp | OfferRefused | StoodPat;

/** `count` cards fewer: unknown ones, for a viewer who knows them is told which are left. */
function fewer(held: readonly Held[], count: number): Held[] {
  let left = count;
  return [...held]
    .reverse()
    .filter((one) => !(one.card === UNKNOWN && left-- > 0))
    .reverse();
}

/** Whether the viewer knows the cards of this seat, and is told apart how they change. */
const isKnown = (held: readonly Held[]) => held.some((one) => one.card !== UNKNOWN && !one.up);

export function reduceExchange(table: TableState, event: Exchange): TableState {
  const seat = table.seats[event.seat];
  if (!seat) return table;
  const rest = withHand(table, { turn: null, clock: null });
  switch (event.kind) {
    case "discarded": {
      const deed = { kind: "discard", amount: event.count, allIn: false, automatic: event.automatic ?? "" } as const;
      return withSeat(rest, event.seat, { held: fewer(seat.held, event.count), deed });
    }
    case "stood_pat":
      return withSeat(rest, event.seat, {
        deed: { kind: "pat", amount: 0, allIn: false, automatic: event.automatic ?? "" },
      });
    case "drew": {
      const held = isKnown(seat.held) ? seat.held : [...seat.held, ...facedown(event.count)];
      return withSeat(rest, event.seat, {
        held,
        deed: { kind: "draw", amount: event.count, allIn: false, automatic: "" },
      });
    }
    case "offered_up":
      return withSeat(table, event.seat, { offered: event.card });
    case "offer_accepted":
      return withSeat(rest, event.seat, { offered: "", held: [...seat.held, { card: event.card, up: true }] });
    case "offer_refused":
      return withSeat(rest, event.seat, { offered: "" });
  }
}
