/** Who won what with which hand, for the lines over the board. */

import { cardsShort, handName, handShort, inOrder } from "../../cards/names";
import { listed } from "../../words/format.svelte";
import { t } from "../../words/words.svelte";
import { onFelt } from "../amounts.svelte";
import { wonHands, wonShares } from "../log/narrate_games";
import { boardCount, type SeatState, type TableState } from "../state/state";

/** A line of the felt, and the five cards by name and sign where all of its winners hold the same. */
export interface WonLine {
  /** Who wins how much, and the mark before the hand. */
  who: string;
  /** With which hand; empty where that is not said. */
  hand: string;
  cards: string;
}

/** More lines than these would push the board into the seats; with two boards so would more hands than these. */
const LINES = 2;
/** More names than these would take more than two lines on a phone. */
const NAMES = 3;

/**
 * A line for each hand that won: who share with the same one stand in one line. Where there are more hands, or the
 * board was run more than once, names and the amount are all; the seats, the lifted cards and the log say the rest.
 * Two hands are named in few letters, so that each has one line; of who won with two, no five cards are the ones.
 */
export function winnersOf(table: TableState): WonLine[] {
  const winners = Object.values(table.seats).filter((seat) => seat.won > 0);
  const once = (table.hand?.runs ?? 1) < 2;
  /** By the hand in words; by the seat where none is told. */
  const hands = new Map<string | number, SeatState[]>();
  for (const seat of winners) {
    const hand = (once && (wonHands(seat) || handName(seat.words))) || seat.seat;
    hands.set(hand, [...(hands.get(hand) ?? []), seat]);
  }
  const told = [...hands.values()].reduce((sum, [one]) => sum + (once ? countOf(one) : 1), 0);
  const crowded = boardCount(table) > 1 && told > 1;
  if (hands.size > LINES || (crowded && told > LINES)) return [lineOf(table, winners, "", "")];
  return [...hands].map(([named, seats]) => {
    const [one] = seats;
    const short = (crowded || hands.size > 1) && one && typeof named === "string";
    const hand = short ? wonHands(one, true) || handShort(one.words) : named;
    const cards = new Set(
      seats.map((seat) => cardsShort(seat.words && !seat.shares.length ? inOrder(seat.best, seat.words) : seat.best)),
    );
    const [same] = once && cards.size === 1 && countOf(one) === 1 ? [...cards] : [""];
    return lineOf(table, seats, typeof hand === "string" ? hand : "", same ?? "");
  });
}

/** With how many hands a seat won: one for each share of a pot, each board. */
const countOf = (seat?: SeatState) => (seat ? Math.max(1, wonShares(seat).length) : 0);

function lineOf(table: TableState, seats: readonly SeatState[], hand: string, cards: string): WonLine {
  const amount = onFelt(
    seats.reduce((sum, seat) => sum + seat.won, 0),
    table.terms,
  );
  const name = listed(seats.map((seat) => seat.name));
  const who =
    seats.length > NAMES
      ? t("table-winners-count", { count: seats.length, amount })
      : t(seats.length > 1 ? "table-winners" : "table-winner", { name, amount });
  return { who: who + markBefore(hand), hand, cards };
}

/** A line has one colon: shares of a pot have their own. */
function markBefore(hand: string): string {
  if (!hand) return "";
  return hand.includes(":") ? "," : ":";
}
