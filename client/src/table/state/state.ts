/**
 * A table as this client knows it.
 *
 * The room sends a whole view once and then facts that carry values *after* the event, so this state is only ever
 * assigned to. Amounts are whole cents, seats are numbered from 1, times are the room's milliseconds.
 */

import { nameOf } from "../../wire/names";
import type {
  BombPot,
  EntryOffered,
  HandsCompared,
  HoldingNamed,
  Pot,
  QuestionView,
  RowsScored,
  ShareWords,
  StraddleAsked,
  TableTerms,
  TurnStarted,
  WishesChanged,
  Words,
} from "../../protocol";

/** A card as the wire writes it ("As"), or a card this viewer may not know. */
export const UNKNOWN = "??";

/** What a seat did last, shown beside it until the next round. */
export interface Deed {
  readonly kind:
    | "fold"
    | "check"
    | "call"
    | "bet"
    | "raise"
    | "small"
    | "big"
    | "entry"
    | "straddle"
    | "ante"
    | "bring-in"
    | "complete"
    | "discard"
    | "draw"
    | "pat"
    | "place"
    | "run";
  readonly amount: number;
  readonly allIn: boolean;
  readonly automatic: string;
}

/** A card held: `up` is one that everybody may see while the hand goes on (stud), `seen` one that this viewer knows. */
export interface Held {
  readonly card: string;
  readonly up: boolean;
}

/** Open Face: front, middle and back. */
export type Rows = readonly [readonly string[], readonly string[], readonly string[]];
export const NO_ROWS: Rows = [[], [], []];

export interface SeatState {
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly stack: number;
  readonly bet: number;
  readonly state: string;
  readonly held: readonly Held[];
  /** Dealt into the hand, folded or not. */
  readonly inHand: boolean;
  readonly folded: boolean;
  readonly allIn: boolean;
  readonly connected: boolean;
  readonly timeBankMs: number;
  readonly removedAtMs: number | null;
  /** The marker of missed blinds: "small", "big" (both), or none. */
  readonly missed: string;
  /** By penalties: hands to miss yet, and when a time away is over (0 for none). */
  readonly penaltyHands: number;
  readonly penaltyUntilMs: number;
  readonly away: string;
  readonly words: Words | null;
  readonly best: readonly string[];
  readonly tabled: boolean;
  /** Cards that were shown when the hand was over, though nobody had to see them. */
  readonly showed: readonly string[];
  /** The chance of a hand that lies open while cards are to come, in thousandths; null when none is told. */
  readonly chance: number | null;
  readonly deed: Deed | null;
  readonly won: number;
  /** Words of a hand shown, by share, in games whose pots have several. */
  readonly shares: readonly ShareWords[];
  /** What was won of which share. */
  readonly wins: readonly Win[];
  /** The card offered face up, to keep or refuse. */
  readonly offered: string;
  readonly rows: Rows;
  readonly scored: RowsScored | null;
  /** What an Open Face hand brought, once it is settled. */
  readonly result: Result | null;
}

export interface Win {
  readonly pot: number;
  readonly share: string;
  /** Which run of the board, from 1; 0 where it was run once. */
  readonly run: number;
  readonly amount: number;
}

export interface Result {
  readonly points: number;
  readonly amount: number;
}

/** The clock of a turn: when it started to run for us, when it ends, and whether it is the time bank's. */
export interface Clock {
  readonly seat: number;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly bank: boolean;
}

export interface HandState {
  readonly hand: string;
  readonly number: number;
  readonly dealer: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly seal: string;
  readonly street: string;
  readonly pots: readonly Pot[];
  readonly boards: readonly (readonly string[])[];
  /** By board the cards that would have come, shown behind a hand that ended early. */
  readonly rest: readonly (readonly string[])[];
  /** How often the board is run. */
  readonly runs: number;
  /** What everybody paid for a bomb pot, and on how many boards it is played; null for any other hand. */
  readonly bombPot: BombPot | null;
  readonly turn: TurnStarted | null;
  readonly clock: Clock | null;
  readonly rake: number;
  readonly end: "" | "ended" | "voided";
  /** The declaration this hand is dealt by; "" while it is to be chosen. */
  readonly deal: string;
  readonly form: string;
  readonly passedOver: number;
  /** The seat of a second button that the betting behind the first round begins from, 0 without one. */
  readonly bettingButton: number;
  /** One card for all in a game without a board. */
  readonly community: readonly string[];
  /** Of several games in turn: the how-manieth hand of its game this is, and of how many. */
  readonly rotation: { readonly hand: number; readonly hands: number } | null;
  readonly compared: readonly HandsCompared[];
}

export interface YouState {
  readonly seat: number;
  readonly holding: HoldingNamed | null;
  /** What the own cards make, one for each share of the pot. */
  readonly holdings: readonly HoldingNamed[];
  readonly wishes: WishesChanged | null;
  readonly discarded: readonly string[];
  readonly toPlace: readonly string[];
  /** How to come in, while one is not in. */
  readonly entry: EntryOffered | null;
  /** What the room asks of the next hand: the first straddle. */
  readonly straddle: StraddleAsked | null;
}

export type Question = Required<QuestionView>;

export interface TableState {
  readonly terms: TableTerms;
  readonly version: number;
  readonly state: string;
  readonly missing: number;
  /** Until when the table waits for its players after a fault of the room; 0 while play goes on. */
  readonly interruptedUntilMs: number;
  /** Hands of an announced last round still to be dealt, null without one. */
  readonly lastHands: number | null;
  /** What staff ask all players at the table, and the clauses that ask for the consent of all. */
  readonly question: Question | null;
  /** What each pays in the next hand, which all have agreed to play as a bomb pot; 0 without one. */
  readonly bombPotAhead: number;
  readonly dealer: number;
  /** Taken seats by number. */
  readonly seats: Readonly<Record<number, SeatState>>;
  readonly hand: HandState | null;
  readonly you: YouState | null;
  /** The longest act time seen here, so that a clock met half way is drawn half way. */
  readonly actMs: number;
}

/** So many cards that this viewer may not know. */
export function facedown(count: number): Held[] {
  return Array.from({ length: count }, () => ({ card: UNKNOWN, up: false }));
}

/** Cards in the order dealt; those of `ups` lie face up for all. */
export function heldWith(cards: readonly string[], ups: readonly string[]): Held[] {
  return cards.map((card) => ({ card, up: ups.includes(card) }));
}

/** What a seat has in no hand. */
export const BARE = {
  bet: 0,
  held: [],
  folded: false,
  allIn: false,
  words: null,
  best: [],
  tabled: false,
  showed: [],
  chance: null,
  deed: null,
  won: 0,
  shares: [],
  wins: [],
  offered: "",
  rows: NO_ROWS,
  scored: null,
  result: null,
} satisfies Partial<SeatState>;

/** A seat that has just been taken. */
export function freshSeat(seat: number, player: string, stack: number): SeatState {
  return {
    seat,
    player,
    name: nameOf(player),
    stack,
    ...BARE,
    state: "playing",
    inHand: false,
    connected: true,
    timeBankMs: 0,
    removedAtMs: null,
    missed: "",
    penaltyHands: 0,
    penaltyUntilMs: 0,
    away: "",
  };
}

/** The viewer on a seat, with nothing known yet. */
export function freshYou(seat: number): YouState {
  return { seat, holding: null, holdings: [], wishes: null, discarded: [], toPlace: [], entry: null, straddle: null };
}

/** The cards of a seat that lie face up for all. */
export const upsOf = (seat: SeatState | undefined) => (seat?.held ?? []).filter((one) => one.up).map((one) => one.card);

/** A table with nobody at it: what a replay starts from. */
export function emptyTable(terms: TableTerms, you: number): TableState {
  return {
    terms,
    version: 0,
    state: "running",
    missing: 0,
    interruptedUntilMs: 0,
    lastHands: null,
    question: null,
    bombPotAhead: 0,
    dealer: 0,
    seats: {},
    hand: null,
    you: you ? freshYou(you) : null,
    actMs: 0,
  };
}

/** All that is bet and not yet collected. */
export function betsOf(table: TableState): number {
  return Object.values(table.seats).reduce((sum, seat) => sum + seat.bet, 0);
}

/** All that can be won now: pots and bets. */
export function potOf(table: TableState): number {
  const pots = table.hand?.pots ?? [];
  return pots.reduce((sum, pot) => sum + pot.amount, 0) + betsOf(table);
}

/** The highest bet of the round. */
export function highestBet(table: TableState): number {
  return Object.values(table.seats).reduce((top, seat) => Math.max(top, seat.bet), 0);
}

/** The seat of the viewer, if there is one. */
export function mySeat(table: TableState): SeatState | null {
  return table.you ? (table.seats[table.you.seat] ?? null) : null;
}

/** Open Face has rows instead of a board and bets: it is drawn in another way. */
export const isOpenFace = (table: TableState) => (table.hand?.deal || table.terms.deal) === "open-face";

const BOARDLESS = new Set([
  ...["stud", "stud8", "razz", "soko", "open-face"],
  ...["five-card-draw", "single-draw", "triple-draw", "badugi"],
]);

const TWO_BOARDS = new Set(["double-flop"]);

/** How many boards this hand is dealt, those without a card yet counted. */
export const boardCount = (table: TableState) =>
  Math.max(
    TWO_BOARDS.has(table.hand?.deal || table.terms.deal || "") ? 2 : 1,
    table.hand?.bombPot?.boards ?? 1,
    table.hand?.boards.length ?? 1,
  );

/** Into how many parts pots are divided first: by the runs of the board, or by the boards of a bomb pot. */
export function partsOf(table: TableState): number {
  const hand = table.hand;
  if (!hand || hand.runs > 1 || !hand.bombPot) return hand?.runs ?? 1;
  return TWO_BOARDS.has(hand.deal || table.terms.deal || "") ? 1 : hand.bombPot.boards;
}

/** Whether a game is played to a board; unknown while it is still to be chosen. */
export const isOfBoards = (deal: string): boolean =>
  !BOARDLESS.has(deal) && !(deal === "choice" || deal === "rotation");

/** Whether this hand is. */
export const hasBoard = (table: TableState): boolean => isOfBoards(table.hand?.deal || table.terms.deal || "");

/** The boards of a hand before its first card. */
export const bareBoards = (table: TableState): (readonly string[])[] =>
  Array.from({ length: boardCount(table) }, () => []);

/** A question to all as it is told and as it is shown. */
export const questionOf = (asked: QuestionView | null): Question | null =>
  asked && {
    what: asked.what,
    seconds: asked.seconds ?? 0,
    amount: asked.amount ?? 0,
    player: asked.player ?? "",
    agreed: asked.agreed ?? [],
    clauses: asked.clauses ?? [],
  };

/** Whether a hand went to the showdown and was not shown there: its cards lie among the given up ones. */
export const gaveUp = (seat: SeatState, table: TableState) =>
  table.hand?.end === "ended" && seat.inHand && !seat.folded && !seat.tabled && !seat.won && !seat.showed.length;
