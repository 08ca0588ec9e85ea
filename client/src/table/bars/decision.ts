/** What the viewer may do now, out of the room's own words: nothing here decides what is legal. */

import type { TurnStarted } from "../../protocol";
import { highestBet, mySeat, potOf, type TableState } from "../state/state";

/** What a turn asks for: a bet, cards to give up, an answer to a card offered, a game, cards to place, or how often the board may be run. */
export type DecisionKind = "bet" | "discard" | "draw" | "answer" | "choose" | "place" | "run";

/** What a turn is about, by what may be done in it. */
export function kindOf(turn: TurnStarted): DecisionKind {
  const actions = turn.actions ?? [];
  if (actions.includes("discard")) return "discard";
  if (actions.includes("draw")) return "draw";
  if (actions.includes("accept")) return "answer";
  if (actions.includes("choose")) return "choose";
  if (actions.includes("run_board")) return "run";
  return actions.includes("place") ? "place" : "bet";
}

/** The viewer's turn, with all the numbers an action bar needs. Amounts in cents; `…To` are totals of the round. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly canFold: boolean;
  /** What posting the forced bet adds; 0 when it is not asked. */
  readonly bringIn: number;
  /** The total that completes a forced bet; 0 when there is none to complete. */
  readonly completeTo: number;
  /** Of the totals allowed only the least and the most are. */
  readonly onlyLimits: boolean;
  /** How many own cards are to go: exactly so many of a discard, up to so many of a draw. */
  readonly discard: number;
  readonly draw: number;
  readonly offered: string;
  readonly games: readonly string[];
  readonly place: number;
  /** The most that the board may be run; 0 when that is not asked. */
  readonly runs: number;
  readonly room: readonly number[];
  readonly hand: string;
  readonly turn: number;
  readonly call: number;
  readonly callAllIn: boolean;
  readonly canRaise: boolean;
  readonly isBet: boolean;
  readonly minTo: number;
  readonly maxTo: number;
  /** The raise that puts the whole stack in, when it is allowed; 0 when it is not. */
  readonly allInTo: number;
  readonly whyNoRaise: readonly string[];
  readonly pot: number;
  readonly highest: number;
  readonly bigBlind: number;
  /** Whose chips these are; "" where they are money. */
  readonly tournament?: string | undefined;
  /** Bets between the least and the most are rounded to its multiples; 0: any amount. */
  readonly unit: number;
  readonly preflop: boolean;
  readonly stack: number;
  readonly bet: number;
}

/** The viewer's decision, or null when it is not the viewer's turn. */
export function decisionOf(table: TableState): Decision | null {
  const me = mySeat(table);
  const hand = table.hand;
  const turn = hand?.turn;
  if (!me || !hand || !turn || turn.seat !== me.seat || hand.end) return null;
  const min = turn.min_raise_to ?? null;
  const max = turn.max_raise_to ?? null;
  const canRaise = min !== null && max !== null;
  const whole = me.stack + me.bet;
  const actions = turn.actions ?? [];
  return {
    kind: kindOf(turn),
    canFold: !actions.length || actions.includes("fold"),
    bringIn: actions.includes("bring_in") ? (turn.bring_in ?? 0) : 0,
    completeTo: actions.includes("complete") && min !== null ? min : 0,
    onlyLimits: turn.only_limits ?? false,
    discard: turn.discard ?? 0,
    draw: turn.draw ?? 0,
    offered: turn.offered ?? "",
    games: turn.games ?? [],
    place: turn.place ?? 0,
    runs: turn.runs ?? 0,
    room: turn.room ?? [],
    hand: hand.hand,
    turn: turn.turn,
    call: turn.call,
    callAllIn: turn.call_all_in ?? false,
    canRaise,
    isBet: turn.is_bet ?? false,
    minTo: canRaise ? min : 0,
    maxTo: canRaise ? max : 0,
    allInTo: canRaise && max === whole ? whole : 0,
    whyNoRaise: turn.why_no_raise ?? [],
    pot: potOf(table),
    highest: highestBet(table),
    bigBlind: table.terms.big_blind || table.terms.small_bet || table.terms.bring_in || 1,
    tournament: table.terms.tournament,
    unit: turn.bet_unit ?? 0,
    preflop: hand.street === "preflop",
    stack: me.stack,
    bet: me.bet,
  };
}

/** What identifies a price: while this text stays the same, a button means what it meant. */
export function priceOf(decision: Decision): string {
  return `${decision.hand}/${decision.turn}/${decision.call}/${decision.minTo}`;
}

/** What calling would add if nobody raised before the viewer's turn; null when the viewer has no decision to come. */
export function priceToCome(table: TableState): number | null {
  const me = mySeat(table);
  const hand = table.hand;
  if (!me || !hand || hand.end || !hand.turn || hand.turn.seat === me.seat) return null;
  if (kindOf(hand.turn) !== "bet" || hand.turn.bring_in) return null;
  if (!me.inHand || me.folded || me.allIn) return null;
  const owed = Math.max(0, Math.max(highestBet(table), openingPrice(table)) - me.bet);
  return Math.min(owed, me.stack);
}

/** A short big blind does not lower the price of the first round: the one to act was told the real one. */
function openingPrice(table: TableState): number {
  const turn: TurnStarted | null = table.hand?.turn ?? null;
  const actor = turn ? table.seats[turn.seat] : undefined;
  return turn && actor && !turn.call_all_in ? actor.bet + turn.call : 0;
}
