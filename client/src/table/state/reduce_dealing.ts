/** The facts of one deal: cards, bets, pots and who won them. */

import type { BoardDealt, CardsShown, Folded, HandShown, HandStarted, PotAwarded } from "../../protocol";
import { nameOf } from "../../wire/names";
import { isOf } from "../felt/runs";
import { eachSeat, withHand, withSeat, type AnyEvent } from "./change";
import { termsOf } from "./stakes";
import {
  BARE,
  UNKNOWN,
  bareBoards,
  facedown,
  freshSeat,
  heldWith,
  upsOf,
  type Deed,
  type HandState,
  type SeatState,
  type TableState,
} from "./state";

/** The button waits while a bomb pot or, where games change, a game without blinds is played. */
function keepsButton(table: TableState, event: HandStarted): boolean {
  const isMixed = table.terms.deal === "rotation" || table.terms.deal === "choice";
  return table.dealer > 0 && !event.big_blind && (isMixed || event.bomb_pot != null);
}

function started(table: TableState, event: HandStarted): TableState {
  const seats: Record<number, SeatState> = {};
  for (const seat of Object.values(table.seats)) seats[seat.seat] = { ...seat, ...BARE, inHand: false };
  for (const { seat, player, stack } of event.seats) {
    const old = seats[seat] ?? freshSeat(seat, player, stack);
    seats[seat] = {
      ...old,
      player,
      name: nameOf(player),
      stack,
      inHand: true,
      // A hand without blinds pays for nobody's way into the game; a tournament deals to those who are away, too.
      state: old.state === "waiting_big_blind" && event.big_blind ? "playing" : old.state,
    };
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
    rest: [],
    runs: 1,
    bombPot: event.bomb_pot ?? null,
    turn: null,
    clock: null,
    rake: 0,
    end: "",
    deal: event.deal ?? "",
    form: event.form,
    passedOver: event.passed_over ?? 0,
    bettingButton: event.betting_button ?? 0,
    community: [],
    rotation: null,
    compared: [],
  };
  const you = table.you ? { ...table.you, holding: null, holdings: [], discarded: [], toPlace: [] } : null;
  const begun: TableState = {
    ...table,
    terms: termsOf(table.terms, event),
    seats,
    hand,
    you,
    bombPotAhead: event.bomb_pot ? 0 : table.bombPotAhead,
    dealer: keepsButton(table, event) ? table.dealer : event.dealer,
    missing: 0,
    state: table.state === "waiting" ? "running" : table.state,
  };
  return withHand(begun, { boards: bareBoards(begun) });
}

function chosen(table: TableState, changes: { deal: string; form: string }): TableState {
  const after = withHand(table, { ...changes, turn: null, clock: null });
  return withHand(after, { boards: bareBoards(after) });
}

/** A hand is given up: nobody sees its cards any more but who held them, and it can win no pot. */
function folded(table: TableState, event: Folded): TableState {
  const mine = table.you?.seat === event.seat;
  const held = mine ? (table.seats[event.seat]?.held ?? []).map((one) => ({ ...one, up: false })) : [];
  const gone = deed("fold", 0, false, event.automatic);
  const after = withSeat(table, event.seat, { folded: true, held, deed: gone });
  const pots = (table.hand?.pots ?? []).map((pot) => ({
    ...pot,
    seats: pot.seats.filter((one) => one !== event.seat),
  }));
  const you = mine && after.you ? { ...after.you, holding: null, holdings: [] } : after.you;
  return withHand({ ...after, you }, { pots, turn: null, clock: null });
}

/** A card face up; a seat that knows its own cards may have it already. */
function upCard(table: TableState, seat: number, card: string): TableState {
  const old = table.seats[seat]?.held ?? [];
  const known = old.some((one) => one.card === card);
  const next = known
    ? old.map((one) => (one.card === card ? { ...one, up: true } : one))
    : [...old, { card, up: true }];
  return withSeat(street(table, next.length), seat, { held: next });
}

/** A card for all counts as one of everybody's. */
function communityDealt(table: TableState, card: string): TableState {
  const community = [...(table.hand?.community ?? []), card];
  const held = Math.max(...Object.values(table.seats).map((seat) => seat.held.length));
  return withHand(street(table, held + community.length), { community });
}

/** Games without a board are told by the number of cards: what was done in the last round is past. */
function street(table: TableState, cards: number): TableState {
  const name = `card-${cards}`;
  if (!table.hand || table.hand.street === name) return table;
  return withHand(pastDeeds(table), { street: name });
}

/** What seats did in a round that is over is no longer shown. */
function pastDeeds(table: TableState): TableState {
  return eachSeat(table, (seat) => ({ ...seat, deed: seat.folded || seat.allIn ? seat.deed : null }));
}

function deed(kind: Deed["kind"], amount = 0, allIn = false, automatic = ""): Deed {
  return { kind, amount, allIn, automatic };
}

/** What a seat did that posted this blind. */
function postedAs(blind: string): Deed["kind"] {
  return blind === "small" || blind === "entry" || blind === "straddle" ? blind : "big";
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

/** The seats dealt in, in the order of dealing. */
function inOrder(table: TableState): number[] {
  const behind = (seat: number) => (seat - table.dealer - 1 + 2 * table.terms.seats) % table.terms.seats;
  const dealt = Object.values(table.seats).filter((seat) => seat.inHand);
  return dealt.map((seat) => seat.seat).sort((one, other) => behind(one) - behind(other));
}

/** Antes lie in the pot at once; the room tells all pots when the first round is over. */
function anted(table: TableState, amount: number): TableState {
  const [pot = { amount: 0, seats: inOrder(table) }] = table.hand?.pots ?? [];
  return withHand(table, { pots: [{ ...pot, amount: pot.amount + amount }] });
}

function boardDealt(table: TableState, event: BoardDealt): TableState {
  if (!table.hand) return table;
  const place = event.board ?? 0;
  const boards = [...table.hand.boards];
  while (boards.length <= place) boards.push([]);
  boards[place] = [...(boards[place] ?? []), ...event.cards];
  return withHand(pastDeeds(table), { boards, street: event.street });
}

/** Each run begins with the cards that lie there. */
function runsSet(table: TableState, runs: number): TableState {
  const dealt = table.hand?.boards ?? [[]];
  return withHand(pastDeeds(table), {
    turn: null,
    clock: null,
    runs,
    boards: Array.from({ length: runs }, () => dealt).flat(),
  });
}

function shown(table: TableState, event: HandShown): TableState {
  return withSeat(table, event.seat, {
    held: heldWith(event.cards, upsOf(table.seats[event.seat])),
    words: event.words ?? null,
    best: event.best ?? [],
    shares: event.shares ?? [],
    tabled: true,
    chance: null,
  });
}

/**
 * Cards shown of a hand that is over: behind a fold they lie alone, else in place of one's own face-down cards. Who sees
 * the own cards anyway sees nothing new.
 */
function showed(table: TableState, event: CardsShown): TableState {
  const seat = table.seats[event.seat];
  if (!seat || table.hand?.hand !== event.hand) return table;
  const all = [...seat.showed, ...event.cards];
  const seen = event.cards.every((card) => seat.held.some((one) => one.card === card));
  if (table.you?.seat === event.seat && seen) return withSeat(table, event.seat, { showed: all });
  const hidden = seat.folded ? [] : seat.held.filter((one) => one.card === UNKNOWN).slice(event.cards.length);
  const open = seat.folded ? [] : seat.held.filter((one) => one.card !== UNKNOWN);
  const next = event.cards.map((card) => ({ card, up: false }));
  const before = seat.folded ? seat.showed.map((card) => ({ card, up: false })) : [];
  return withSeat(table, event.seat, { showed: all, folded: false, held: [...before, ...open, ...next, ...hidden] });
}

/** A pot goes to a seat; what is left of it stays in the middle for the other shares. */
function awarded(table: TableState, event: PotAwarded): TableState {
  const seat = table.seats[event.seat];
  if (!seat) return table;
  const share = event.share ?? "high";
  const wins = [...seat.wins, { pot: event.pot, share, run: event.run ?? 0, amount: event.amount }];
  // Only the cards that won a share stand out.
  const lit = seat.shares.filter((one) => wins.some((win) => isOf(win, one))).flatMap((one) => one.best);
  const after = withSeat(table, event.seat, {
    stack: event.stack,
    won: seat.won + event.amount,
    wins,
    best: seat.shares.length ? [...new Set(lit)] : seat.best,
  });
  const pots = (table.hand?.pots ?? []).map((pot, place) =>
    place === event.pot ? { ...pot, amount: Math.max(0, pot.amount - event.amount) } : pot,
  );
  return withHand(after, { pots, turn: null, clock: null });
}

/** Facts that change nothing on the felt. */
type Quiet = "time_charge_set" | "muck_reshuffled" | "hand_mucked" | "jackpot_hit";

/** Facts of dealing and betting. One that is neither here nor in `reduce` passes no compiler. */
export type Dealing = Extract<
  AnyEvent,
  {
    kind:
      | Quiet
      | "dealer_drawn"
      | "hand_started"
      | "ante_posted"
      | "blind_posted"
      | "dead_blind_posted"
      | "hole_dealt"
      | "up_card_dealt"
      | "board_dealt"
      | "community_card_dealt"
      | "board_run_answered"
      | "board_runs_set"
      | "chances_told"
      | "rest_of_board_shown"
      | "game_announced"
      | "game_chosen"
      | "folded"
      | "checked"
      | "called"
      | "bet"
      | "raised"
      | "bring_in_posted"
      | "completed"
      | "uncalled_returned"
      | "bets_collected"
      | "hand_shown"
      | "cards_shown"
      | "rake_taken"
      | "drop_taken"
      | "pot_awarded";
  }
>;

export function reduceDealing(table: TableState, event: Dealing): TableState {
  switch (event.kind) {
    case "dealer_drawn":
      return { ...table, dealer: event.seat };
    case "hand_started":
      return started(table, event);
    case "ante_posted":
      return withSeat(anted(table, event.amount), event.seat, {
        stack: event.stack,
        allIn: event.all_in ?? false,
        deed: deed("ante", event.amount),
      });
    case "blind_posted":
      return withSeat(table, event.seat, {
        bet: event.bet,
        stack: event.stack,
        allIn: event.all_in ?? false,
        deed: deed(postedAs(event.blind), event.amount, event.all_in),
      });
    case "dead_blind_posted":
      return withSeat(anted(table, event.amount), event.seat, { stack: event.stack, allIn: event.all_in ?? false });
    case "hole_dealt": {
      const held = [...(table.seats[event.seat]?.held ?? []), ...facedown(event.places.length)];
      const inRound = held.some((one) => one.up) ? street(table, held.length) : table;
      return withSeat(inRound, event.seat, { held });
    }
    case "up_card_dealt":
      return upCard(table, event.seat, event.card);
    case "board_dealt":
      return boardDealt(table, event);
    case "community_card_dealt":
      return communityDealt(table, event.card);
    case "board_run_answered": {
      const after = withSeat(table, event.seat, { deed: deed("run", event.runs, false, event.automatic) });
      return withHand(after, { turn: null, clock: null });
    }
    case "board_runs_set":
      return runsSet(table, event.runs);
    case "chances_told":
      return event.chances.reduce((all, one) => withSeat(all, one.seat, { chance: one.chance }), table);
    case "rest_of_board_shown": {
      const rest = [...(table.hand?.rest ?? [])];
      rest[event.board ?? 0] = event.cards;
      return withHand(table, { rest });
    }
    case "game_announced":
      return withHand(table, {
        deal: event.deal,
        form: event.form,
        rotation: { hand: event.hand, hands: event.hands },
      });
    case "game_chosen":
      return chosen(table, { deal: event.deal, form: event.form });
    case "folded":
      return folded(table, event);
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
    case "bring_in_posted":
      return wagered(table, event, "bring-in");
    case "completed":
      return wagered(table, event, "complete");
    case "uncalled_returned":
      return withSeat(table, event.seat, { bet: event.bet, stack: event.stack, allIn: !event.stack });
    case "bets_collected":
      return withHand(
        eachSeat(table, (seat) => (seat.bet ? { ...seat, bet: 0 } : seat)),
        { pots: event.pots },
      );
    case "hand_shown":
      return shown(table, event);
    case "cards_shown":
      return showed(table, event);
    case "rake_taken":
      return withHand(table, { pots: event.pots, rake: event.amount });
    case "drop_taken":
      return withHand(table, { pots: event.pots });
    case "pot_awarded":
      return awarded(table, event);
    default:
      event.kind satisfies Quiet;
      return table;
  }
}
