/** What happened, in plain words: for the log at the side and for people who listen instead of looking. */

import { cardsName, cardsShort, handWithKickers } from "../../cards/names";
import type { HoleSeen } from "../../protocol";
import { t } from "../../words/words.svelte";
import { chips } from "../amounts.svelte";
import type { Of } from "../../words/economy";
import type { Told } from "../state/change";
import { kindOf } from "../bars/decision";
import { nameOf } from "../../wire/names";
import { moneySentence, type MoneyKind } from "./narrate_money";
import { gameSentence, type GameKind, shareName, sharesName, type Who } from "./narrate_games";
import { mySeat, UNKNOWN, type TableState } from "../state/state";

/** A fact with what its sentence needs: the names at the time it happened. */
export interface Line extends Of {
  readonly key: number;
  readonly event: Told;
  readonly name: string;
  readonly mine: boolean;
  readonly clauses: readonly string[];
  readonly seats: Readonly<Record<number, string>>;
  /** How many places the table has: a seat beyond them is that of a player who is away and played over. */
  readonly places: number;
  /** Own cards that are new; all of them at first. */
  readonly fresh: readonly string[];
  /** The pots of this hand have several shares. */
  readonly split: boolean;
}

/** What happens in every hand: nobody asks why, so its clauses are not shown beside it. */
const ROUTINE = new Set<Told["kind"]>([
  "hand_started",
  "blind_posted",
  "ante_posted",
  "bring_in_posted",
  "hole_dealt",
  "board_dealt",
  "bets_collected",
  "pot_awarded",
]);

export function lineOf(key: number, event: Told, before: TableState, after: TableState): Line {
  const seat = "seat" in event ? (event.seat ?? 0) : 0;
  const seats: Record<number, string> = {};
  for (const one of Object.values({ ...before.seats, ...after.seats })) seats[one.seat] = one.name;
  const mine = seat !== 0 && (before.you?.seat === seat || after.you?.seat === seat);
  const split = Object.values(after.seats).some((one) => one.shares.length > 0);
  const clauses = "clauses" in event && !ROUTINE.has(event.kind) ? (event.clauses ?? []) : [];
  return {
    key,
    event,
    name: seats[seat] ?? "",
    mine,
    clauses,
    seats,
    places: after.terms.seats,
    split,
    tournament: after.terms.tournament,
    private: after.terms.private,
    fresh: event.kind === "hole_seen" ? freshOf(event, before) : [],
  };
}

/** All cards when none was known to the viewer alone, else those that were not. */
function freshOf(event: HoleSeen, before: TableState): readonly string[] {
  const held = before.seats[event.seat]?.held ?? [];
  const known = new Set(held.map((one) => one.card));
  const first = !held.some((one) => one.card !== UNKNOWN && !one.up);
  return first ? event.cards : event.cards.filter((card) => !known.has(card));
}

/** Facts that are seen or heard in another way. */
const UNSAID = [
  "hole_dealt",
  "turn_started",
  "bets_collected",
  "wishes_changed",
  "holding_named",
  "entry_offered",
  "clocks_extended",
] as const;
const unsaid = new Set<Told["kind"]>(UNSAID);

/** Facts whose words need no more than who it was. */
type Plain =
  | "consent_given"
  | "disconnected"
  | "reconnected"
  | "play_interrupted"
  | "play_resumed"
  | "table_reopened"
  | "time_bank_started"
  | "hand_mucked"
  | "hand_ended"
  | "hand_restated";

/** A fact without a case here, in the files of money and of games, in `Plain` or in `UNSAID` passes no compiler. */
type Elsewhere = Plain | MoneyKind | GameKind | (typeof UNSAID)[number];

/** The sentence of a line, in the player's language, to be read or `spoken`; empty for what needs no words. */
export function sentence(line: Line, spoken = false): string {
  const { event } = line;
  const cardsOf = spoken ? cardsName : cardsShort;
  if (unsaid.has(event.kind)) return "";
  const who: Who = { name: line.name, mine: line.mine ? "yes" : "no" };
  const id = `table-log-${event.kind.replaceAll("_", "-")}`;
  switch (event.kind) {
    case "hand_started": {
      const started = t(id, { number: event.number, dealer: line.seats[event.dealer] ?? t("table-empty-seat") });
      const bomb = event.bomb_pot;
      if (!bomb) return started;
      return `${started} ${t("table-log-bomb-pot", { amount: chips(bomb.ante, line), boards: bomb.boards })}`;
    }
    case "dealer_drawn": {
      const cards = (event.cards ?? []).map((one) => `${line.seats[one.seat] ?? ""} ${cardsOf([one.card])}`).join(", ");
      // Where no name is known yet, the hand's first sentence says who it is.
      const drawn = line.name || line.mine ? t(id, { ...who }) : "";
      return [cards ? t("table-log-cards-drawn", { cards }) : "", drawn].filter(Boolean).join(" ");
    }
    case "dead_blind_posted":
      return t(id, { ...who, amount: chips(event.amount, line) });
    case "blinds_missed":
      return event.missed ? t(id, { ...who, missed: event.missed }) : "";
    case "penalty_counted": {
      const what = event.hands ? "hands" : event.until_ms ? "time" : "over";
      return t(id, { ...who, what, hands: event.hands });
    }
    case "seat_changed":
      if (event.to > line.places) return t("table-log-seat-lent", { ...who });
      return event.seat > line.places ? t("table-log-seat-back", { ...who }) : t(id, { ...who, seat: event.to });
    case "blind_posted":
      if (event.blind === "straddle")
        return t("table-log-straddle-posted", { ...who, amount: chips(event.amount, line) });
      return t(id, { ...who, blind: event.blind, amount: chips(event.amount, line) });
    case "ante_posted":
    case "uncalled_returned":
    case "topped_up":
      return t(id, { ...who, amount: chips(event.amount, line) });
    case "folded":
    case "checked":
      return t(id, { ...who, automatic: event.automatic || "no" });
    case "called":
      return t(id, { ...who, amount: chips(event.amount, line), allin: event.all_in ? "yes" : "no" });
    case "bet":
    case "raised": {
      const told = t(id, { ...who, amount: chips(event.bet, line), allin: event.all_in ? "yes" : "no" });
      return event.asked ? `${told} ${t("table-log-rounded", { asked: chips(event.asked, line) })}` : told;
    }
    case "board_dealt":
      if (event.street === "preflop") return t("table-log-board-first", { cards: cardsOf(event.cards) });
      if (event.board) {
        const board = t("table-board-number", { number: event.board + 1 });
        return t("table-log-board-second", { board, street: event.street, cards: cardsOf(event.cards) });
      }
      return t(id, { street: event.street, cards: cardsOf(event.cards) });
    case "hole_seen":
      if (!line.fresh.length) return "";
      if (line.fresh.length < event.cards.length)
        return t("table-log-cards-dealt", { ...who, cards: cardsOf(line.fresh) });
      return t(id, { cards: cardsOf(event.cards) });
    case "hand_shown":
      return t(id, {
        ...who,
        cards: cardsOf(event.cards),
        hand: sharesName(event.shares ?? []) || handWithKickers(event.words ?? null) || "none",
      });
    case "cards_shown":
      return t("table-log-hand-shown", { ...who, cards: cardsOf(event.cards), hand: "none" });
    case "rake_taken":
      return event.amount ? t(id, { amount: chips(event.amount, line) }) : "";
    case "pot_awarded":
      if (line.split)
        return t("table-log-pot-share", {
          ...who,
          amount: chips(event.amount, line),
          share: shareName(event.share ?? "high", event.run),
        });
      return t(id, { ...who, amount: chips(event.amount, line), pot: event.pot, share: event.share ?? "high" });
    case "table_drained":
      return t(id, { reason: event.reason });
    case "sat_out":
    case "player_left":
      if (event.reason === "seat_reclaimed") return t("table-log-seat-reclaimed", { ...who });
      return t(id, { ...who, reason: event.reason });
    case "sat_in":
      return t(id, { ...who, waits: event.waits_for_big_blind ? "yes" : "no" });
    case "player_seated":
      return t(id, { ...who, amount: chips(event.stack, line) });
    case "play_awaited":
      return t(id, { missing: event.missing });
    case "hand_voided":
      return t(id, { reason: event.reason });
    case "last_round_announced":
      return t(id, { hands: event.hands });
    case "seat_added":
      return t(id, { seats: event.seats });
    case "all_asked":
      if (event.what === "buy_in")
        return t("table-question-buy-in", { name: nameOf(event.player), amount: chips(event.amount, line) });
      if (event.what === "bomb_pot")
        return t("table-question-bomb-pot", { name: nameOf(event.player), amount: chips(event.amount, line) });
      return t("table-question-jackpot-by-time", {
        amount: chips(event.amount, line),
        minutes: Math.round(event.seconds / 60),
      });
    case "straddle_asked":
      return event.amount ? t("table-straddle-ask", { amount: chips(event.amount, line) }) : "";
    case "all_answered":
      if (event.what === "bomb_pot")
        return t(event.outcome === "agreed" ? "table-log-bomb-pot-agreed" : "table-log-bomb-pot-not");
      return t(id, { outcome: event.outcome });
    default:
      event.kind satisfies Elsewhere;
      return moneySentence(line, spoken) ?? gameSentence(line, who, spoken) ?? t(id, { ...who });
  }
}

/** "Your turn: 4.00 to call. 12 seconds."; empty when it is not the viewer's turn. */
export function turnSentence(table: TableState, roomNowMs: number): string {
  const turn = table.hand?.turn;
  if (!turn || !mySeat(table) || table.you?.seat !== turn.seat) return "";
  const kind = kindOf(turn);
  const seconds = Math.max(0, Math.ceil((turn.until_ms - roomNowMs) / 1000));
  if (kind !== "bet") return t("table-your-turn-else", { what: kind, seconds });
  const price = turn.call ? "pay" : "free";
  return t("table-your-turn", { price, amount: chips(turn.call, table.terms), seconds });
}
