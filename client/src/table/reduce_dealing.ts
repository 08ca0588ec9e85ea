/** The facts of one deal: cards, bets, pots and who won them. */

import type { BoardDealt, HandShown, HandStarted, PotAwarded } from "../protocol";
import { eachSeat, withHand, withSeat, type AnyEvent } from "./change";
import { freshSeat, held, UNKNOWN, type Deed, type HandState, type SeatState, type TableState } from "./state";

function started(table: TableState, event: HandStarted): TableState {
  const bare = { bet: 0, held: [], folded: false, allIn: false, words: null, best: [], tabled: false, deed: null, won: 0 };
  const seats: Record<number, SeatState> = {};
  for (const seat of Object.values(table.seats)) seats[seat.seat] = { ...seat, ...bare, inHand: false };
  for (const { seat, player, name, stack } of event.seats) {
    const old = seats[seat] ?? freshSeat(seat, player, name, stack);
    seats[seat] = { ...old, player, name, stack, inHand: true, state: "playing", away: "", removedAtMs: null };
  }
  const hand: HandState = {
    hand: event.hand,
    number: event.number,
    dealer: event.dealer,
    smallBlind: event.small_blind,
    bigBlind: event.big_blind,
    seal: event.seal,
    street: "preflop",
    pots: [],
    boards: [[]],
    turn: null,
    clock: null,
    rake: 0,
    end: "",
  };
  const you = table.you ? { ...table.you, holding: null } : null;
  return { ...table, seats, hand, you, dealer: event.dealer, missing: 0, state: table.state === "waiting" ? "running" : table.state };
}

/** Cards in a seat's hand, known to this viewer. */
export function dealt(table: TableState, seat: number, cards: readonly string[]): TableState {
  return withSeat(table, seat, { held: held(cards) });
}

function deed(kind: Deed["kind"], amount = 0, allIn = false, automatic = ""): Deed {
  return { kind, amount, allIn, automatic };
}

/** A seat put chips in front of it; its turn is over. */
function wagered(
  table: TableState,
  event: { seat: number; bet: number; stack: number; all_in?: boolean },
  kind: Deed["kind"],
): TableState {
  const allIn = event.all_in ?? false;
  const after = withSeat(table, event.seat, {
    bet: event.bet,
    stack: event.stack,
    allIn,
    deed: deed(kind, event.bet, allIn),
  });
  return withHand(after, { turn: null, clock: null });
}

function boardDealt(table: TableState, event: BoardDealt): TableState {
  if (!table.hand) return table;
  const place = event.board ?? 0;
  const boards = [...table.hand.boards];
  while (boards.length <= place) boards.push([]);
  boards[place] = [...(boards[place] ?? []), ...event.cards];
  const cleared = eachSeat(table, (seat) => ({ ...seat, deed: seat.folded || seat.allIn ? seat.deed : null }));
  return withHand(cleared, { boards, street: event.street });
}

function shown(table: TableState, event: HandShown): TableState {
  return withSeat(table, event.seat, {
    held: held(event.cards, true),
    words: event.words ?? null,
    best: event.best ?? [],
    tabled: true,
  });
}

/** A pot goes to a seat; what is left of it stays in the middle for the other shares. */
function awarded(table: TableState, event: PotAwarded): TableState {
  const won = (table.seats[event.seat]?.won ?? 0) + event.amount;
  const after = withSeat(table, event.seat, { stack: event.stack, won });
  const pots = (table.hand?.pots ?? []).map((pot, place) =>
    place === event.pot ? { ...pot, amount: Math.max(0, pot.amount - event.amount) } : pot,
  );
  return withHand(after, { pots, turn: null, clock: null });
}

export function reduceDealing(table: TableState, event: AnyEvent): TableState {
  switch (event.kind) {
    case "dealer_drawn":
      return { ...table, dealer: event.seat };
    case "hand_started":
      return started(table, event);
    case "ante_posted":
      return withSeat(table, event.seat, { stack: event.stack, allIn: event.all_in ?? false, deed: deed("ante", event.amount) });
    case "blind_posted":
      return withSeat(table, event.seat, {
        bet: event.bet,
        stack: event.stack,
        allIn: event.all_in ?? false,
        deed: deed(event.blind === "small" ? "small" : "big", event.amount, event.all_in),
      });
    case "hole_dealt": {
      const old = table.seats[event.seat]?.held ?? [];
      return withSeat(table, event.seat, { held: [...old, ...held(event.places.map(() => UNKNOWN))] });
    }
    case "board_dealt":
      return boardDealt(table, event);
    case "folded": {
      const after = withSeat(table, event.seat, { folded: true, deed: deed("fold", 0, false, event.automatic) });
      return withHand(after, { turn: null, clock: null });
    }
    case "checked": {
      const after = withSeat(table, event.seat, { deed: deed("check", 0, false, event.automatic) });
      return withHand(after, { turn: null, clock: null });
    }
    case "called":
      return wagered(table, event, "call");
    case "bet":
      return wagered(table, event, "bet");
    case "raised":
      return wagered(table, event, "raise");
    case "uncalled_returned":
      return withSeat(table, event.seat, { bet: event.bet, stack: event.stack });
    case "bets_collected":
      return withHand(eachSeat(table, (seat) => (seat.bet ? { ...seat, bet: 0 } : seat)), { pots: event.pots });
    case "hand_shown":
      return shown(table, event);
    case "rake_taken":
      return withHand(table, { pots: event.pots, rake: event.amount });
    case "pot_awarded":
      return awarded(table, event);
    default:
      return table;
  }
}
