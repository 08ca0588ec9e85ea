/** A table out of the whole view that the room sends before events follow. */

import type { SeatView, TableView } from "../../protocol";
import {
  freshSeat,
  freshYou,
  isOfBoards,
  heldWith,
  NO_ROWS,
  questionOf,
  upsOf,
  type Clock,
  type HandState,
  type SeatState,
  type TableState,
} from "./state";

function seatFrom(view: SeatView): SeatState {
  return {
    ...freshSeat(view.seat, view.player, view.stack),
    bet: view.bet ?? 0,
    state: view.state,
    held: heldWith(view.cards ?? [], view.up ?? []),
    shares: view.shares ?? [],
    rows: view.rows ? [view.rows[0] ?? [], view.rows[1] ?? [], view.rows[2] ?? []] : NO_ROWS,
    inHand: (view.in_hand ?? false) || (view.folded ?? false),
    folded: view.folded ?? false,
    allIn: view.all_in ?? false,
    connected: view.connected ?? true,
    timeBankMs: view.time_bank_ms,
    removedAtMs: view.removed_at_ms || null,
    away: view.away ?? "",
    missed: view.missed ?? "",
    penaltyHands: view.penalty_hands ?? 0,
    penaltyUntilMs: view.penalty_until_ms ?? 0,
    words: view.words ?? null,
    tabled: view.words != null,
  };
}

/** The round as events tell it: by the number of cards where no board is dealt, by no name before a game is chosen. */
function streetOf(view: TableView): string {
  const hand = view.hand;
  const deal = hand?.deal ?? "";
  if (!hand || !deal || deal === "open-face") return "preflop";
  if (isOfBoards(deal)) return hand.street;
  const held = Math.max(...view.seats.map((seat) => seat.cards?.length ?? 0));
  return `card-${held + (hand.community?.length ?? 0)}`;
}

function handFrom(view: TableView): HandState | null {
  const hand = view.hand;
  if (!hand) return null;
  const turn = hand.turn ?? null;
  const bank = hand.bank_until_ms ?? null;
  let clock: Clock | null = null;
  if (turn?.until_ms) {
    const untilMs = bank ?? turn.until_ms;
    const fromMs = bank === null ? view.now_ms : Math.min(turn.until_ms, view.now_ms);
    clock = { seat: turn.seat, fromMs, untilMs, bank: bank !== null };
  }
  return {
    hand: hand.hand,
    number: hand.number,
    dealer: hand.dealer,
    smallBlind: hand.small_blind,
    bigBlind: hand.big_blind,
    seal: hand.seal,
    street: streetOf(view),
    pots: hand.pots ?? [],
    boards: hand.boards ?? [[]],
    rest: [],
    runs: hand.runs ?? 1,
    bombPot: hand.bomb_pot ?? null,
    turn,
    clock,
    rake: 0,
    end: "",
    deal: hand.deal ?? "",
    form: hand.form ?? "",
    passedOver: hand.passed_over ?? 0,
    bettingButton: hand.betting_button ?? 0,
    community: hand.community ?? [],
    rotation: hand.game_hands ? { hand: hand.game_hand ?? 0, hands: hand.game_hands } : null,
    compared: [],
  };
}

/** The state a whole view describes. */
export function fromView(view: TableView): TableState {
  const seats: Record<number, SeatState> = {};
  for (const seat of view.seats) seats[seat.seat] = seatFrom(seat);
  const you = view.you ?? null;
  const mine = you ? seats[you.seat] : undefined;
  if (you && mine && you.cards?.length) seats[you.seat] = { ...mine, held: heldWith(you.cards, upsOf(mine)) };
  const turn = view.hand?.turn;
  const asked = turn?.offered ? seats[turn.seat] : undefined;
  if (turn?.offered && asked) seats[turn.seat] = { ...asked, offered: turn.offered };
  return {
    terms: view.terms,
    version: view.version,
    state: view.state,
    missing: view.missing ?? 0,
    interruptedUntilMs: view.interrupted_until_ms ?? 0,
    lastHands: view.last_hands ?? null,
    question: questionOf(view.question ?? null),
    bombPotAhead: view.bomb_pot ?? 0,
    dealer: view.dealer ?? view.hand?.dealer ?? 0,
    seats,
    hand: handFrom(view),
    you: you
      ? {
          ...freshYou(you.seat),
          holding: you.holding ?? null,
          holdings: you.holdings?.length ? you.holdings : you.holding ? [you.holding] : [],
          wishes: you.wishes ?? null,
          discarded: you.discarded ?? [],
          toPlace: you.to_place ?? [],
          entry: you.entry ?? null,
          straddle: you.straddle ?? null,
        }
      : null,
    actMs: 0,
  };
}
