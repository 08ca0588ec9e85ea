/** Open Face: cards dealt and placed, rows scored, points paid. */

import type { CardsDealt, CardsPlaced, HandsCompared, PointsPaid, ResultSettled, RowsScored } from "../../protocol";
import { withHand, withSeat } from "./change";
import { facedown, type Rows, type TableState } from "./state";

type OpenFace = CardsDealt | CardsPlaced | HandsCompared | PointsPaid | ResultSettled | RowsScored;

/** Cards waiting to be placed: face up where the house deals them so. */
function dealt(table: TableState, event: CardsDealt): TableState {
  const cards = event.cards ?? [];
  const held = cards.length ? cards.map((card) => ({ card, up: true })) : facedown(event.places.length);
  const seat = table.seats[event.seat];
  return withSeat(table, event.seat, { held: [...(seat?.held ?? []), ...held] });
}

function placed(table: TableState, event: CardsPlaced): TableState {
  const seat = table.seats[event.seat];
  if (!seat) return table;
  const rows = seat.rows.map((row, place) => [...row, ...(event.rows[place] ?? [])]) as unknown as Rows;
  const deed = { kind: "place", amount: 0, allIn: false, automatic: event.automatic ?? "" } as const;
  const after = withHand(withSeat(table, event.seat, { rows, held: [], deed }), { turn: null, clock: null });
  return after.you?.seat === event.seat ? { ...after, you: { ...after.you, toPlace: [] } } : after;
}

export function reduceOpenFace(table: TableState, event: OpenFace): TableState {
  switch (event.kind) {
    case "cards_dealt":
      return dealt(table, event);
    case "cards_placed":
      return placed(table, event);
    case "rows_scored":
      return withSeat(table, event.seat, { scored: event, rows: event.rows });
    case "hands_compared":
      return withHand(table, { compared: [...(table.hand?.compared ?? []), event], turn: null, clock: null });
    case "points_paid":
      return table;
    case "result_settled":
      return withSeat(table, event.seat, {
        stack: event.stack,
        result: { points: event.points, amount: event.amount },
        won: Math.max(0, event.amount),
      });
  }
}
