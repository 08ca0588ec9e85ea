/** One event in, the table after it out. Nothing here knows a rule of poker: events carry the values after them. */

import type {
  ClocksExtended,
  Disconnected,
  PlayerSeated,
  Reconnected,
  SatOut,
  SeatChanged,
  SeatStack,
  TableTold,
  TurnStarted,
} from "../../protocol";
import { withHand, withSeat, type AnyEvent } from "./change";
import { reduceDealing } from "./reduce_dealing";
import { reduceExchange } from "./reduce_exchange";
import { reduceOpenFace } from "./reduce_open_face";
import { reduceOwn } from "./reduce_own";
import { BARE, freshSeat, questionOf, type SeatState, type TableState, type YouState } from "./state";

export type { AnyEvent } from "./change";

function seated(table: TableState, event: PlayerSeated): TableState {
  const seat: SeatState = {
    ...freshSeat(event.seat, event.player, event.stack),
    timeBankMs: event.time_bank_ms,
    state: event.waits_for_big_blind ? "waiting_big_blind" : "playing",
  };
  return arrived({ ...table, seats: { ...table.seats, [event.seat]: seat } });
}

/** One more plays; when nobody is wanting any more, nothing says so. */
function arrived(table: TableState): TableState {
  const missing = Math.max(0, table.missing - 1);
  return { ...table, missing, state: table.state === "waiting" && !missing ? "running" : table.state };
}

function left(table: TableState, seat: number): TableState {
  const seats = { ...table.seats };
  delete seats[seat];
  return { ...table, seats, you: table.you?.seat === seat ? null : table.you };
}

/** What one has asked for and been asked goes along. */
function movedTo(you: YouState, seat: number): YouState {
  const { wishes, entry, straddle } = you;
  return {
    ...you,
    seat,
    wishes: wishes && { ...wishes, seat },
    entry: entry && { ...entry, seat },
    straddle: straddle && { ...straddle, seat },
  };
}

/** A player moves to another seat, chips and all; nobody does so with cards in hand. */
function seatChanged(table: TableState, event: SeatChanged): TableState {
  const mover = table.seats[event.seat];
  if (!mover) return table;
  const seats = { ...table.seats };
  delete seats[event.seat];
  const state =
    mover.state === "sitting_out" ? mover.state : event.waits_for_big_blind ? "waiting_big_blind" : "playing";
  seats[event.to] = { ...mover, ...BARE, inHand: false, seat: event.to, state };
  return { ...table, seats, you: table.you?.seat === event.seat ? movedTo(table.you, event.to) : table.you };
}

function satOut(table: TableState, event: SatOut): TableState {
  return withSeat(table, event.seat, {
    state: "sitting_out",
    away: event.reason,
    removedAtMs: event.until_ms || null,
  });
}

function turnStarted(table: TableState, event: TurnStarted, nowMs: number): TableState {
  if (!event.until_ms) return withHand(table, { turn: event, clock: null }); // a person deals: nobody is hurried
  const length = Math.max(0, event.until_ms - nowMs);
  const clock = { seat: event.seat, fromMs: nowMs, untilMs: event.until_ms, bank: false };
  const next = withHand(table, { turn: event, clock });
  // Nothing is said of a time bank that will not run: for a question, for who is away or keeps it.
  const mine = table.you?.seat === event.seat;
  const seat = table.seats[event.seat];
  const isAway = !seat?.connected || seat.state === "sitting_out";
  const rests = event.runs || isAway || (mine && table.you?.wishes?.keeps_time_bank);
  const timed = rests ? next : withSeat(next, event.seat, { timeBankMs: event.time_bank_ms });
  return { ...timed, actMs: Math.max(table.actMs, length) };
}

/** A line broke or is there again: on the own turn the clock is another. */
function clockMoved(table: TableState, event: Disconnected | Reconnected): TableState {
  const { clock, turn } = table.hand ?? {};
  const untilMs = event.until_ms;
  if (!clock || !turn || clock.seat !== event.seat || untilMs == null) return table;
  if (clock.bank && clock.untilMs === untilMs) return table; // a bank that runs on
  return withHand(table, { clock: { ...clock, untilMs, bank: false }, turn: { ...turn, until_ms: untilMs } });
}

function bankStarted(table: TableState, seat: number, untilMs: number, nowMs: number): TableState {
  const bank = table.seats[seat]?.timeBankMs ?? 0;
  const fromMs = bank > 0 ? untilMs - bank : nowMs;
  return withHand(table, { clock: { seat, fromMs, untilMs, bank: true } });
}

/** The room stood still: every clock that runs ends later. */
function clocksExtended(table: TableState, event: ClocksExtended): TableState {
  const away = (event.seats ?? []).reduce((all, one) => withSeat(all, one.seat, { removedAtMs: one.until_ms }), table);
  const clock = away.hand?.clock;
  const later = { ...away, interruptedUntilMs: event.interrupted_until_ms };
  const turn = away.hand?.turn;
  if (!clock || !turn || !event.turn_until_ms) return later;
  return withHand(later, {
    clock: { ...clock, untilMs: event.turn_until_ms },
    turn: { ...turn, until_ms: turn.until_ms + event.by_ms },
  });
}

/** A hand of the last round begins, or counts for nothing. */
const counted = (table: TableState, by: number): TableState =>
  table.lastHands === null ? table : { ...table, lastHands: Math.max(0, table.lastHands + by) };

/** The stacks at an end of a hand; the cards stay on the felt until the next hand. */
function handOver(table: TableState, stacks: readonly SeatStack[], end: "ended" | "voided"): TableState {
  const after = stacks.reduce((all, { seat, stack }) => withSeat(all, seat, { stack, bet: 0 }), table);
  const pots = end === "voided" ? { pots: [] } : {};
  return withHand(after, { turn: null, clock: null, end, ...pots });
}

function agreed(table: TableState, seat: number): TableState {
  const question = table.question;
  if (!question) return table;
  const all = [...question.agreed, seat].sort((one, other) => one - other);
  return { ...table, question: { ...question, agreed: all } };
}

/** The table after `event`. `nowMs` is the room's time at which it was told. */
export function reduce(table: TableState, event: AnyEvent, nowMs: number): TableState {
  switch (event.kind) {
    case "player_seated":
      return seated(table, event);
    case "topped_up":
      return withSeat(table, event.seat, { stack: event.stack });
    case "sat_out":
      return satOut(table, event);
    case "sat_in": {
      const state = event.waits_for_big_blind ? "waiting_big_blind" : "playing";
      return arrived(withSeat(table, event.seat, { state, away: "", removedAtMs: null, penaltyUntilMs: 0 }));
    }
    case "disconnected":
      return clockMoved(withSeat(table, event.seat, { connected: false }), event);
    case "reconnected":
      return clockMoved(withSeat(table, event.seat, { connected: true }), event);
    case "player_left":
      return left(table, event.seat);
    case "chips_taken_away":
      return withSeat(table, event.seat, { stack: event.stack });
    case "time_charged":
      return event.seats.reduce((state, one) => withSeat(state, one.seat, { stack: one.stack }), table);
    case "play_awaited":
      return { ...table, missing: event.missing, state: "waiting" };
    case "play_interrupted":
      return withHand({ ...table, interruptedUntilMs: event.until_ms }, { turn: null, clock: null });
    case "play_resumed":
      return { ...table, interruptedUntilMs: 0 };
    case "clocks_extended":
      return clocksExtended(table, event);
    case "table_drained":
      return { ...table, state: "draining", lastHands: null };
    case "table_reopened":
      return { ...table, state: table.missing ? "waiting" : "running", lastHands: null };
    case "last_round_announced":
      return { ...table, lastHands: event.hands };
    case "hand_started":
      return reduceDealing(counted(table, -1), event);
    case "hand_restated": // it begins again, but it is no further one of the last round
      return event.events.reduce((state, one) => reduce(state, one, nowMs), counted(table, 1));
    case "seat_added":
      return { ...table, terms: { ...table.terms, seats: event.seats } };
    case "all_asked":
      return { ...table, question: questionOf(event) };
    case "consent_given":
      return agreed(table, event.seat);
    case "all_answered":
      return {
        ...table,
        question: null,
        bombPotAhead: event.what !== "bomb_pot" ? table.bombPotAhead : event.outcome === "agreed" ? event.amount : 0,
      };
    case "turn_started":
      return turnStarted(table, event, nowMs);
    case "time_bank_started":
      return bankStarted(table, event.seat, event.until_ms, nowMs);
    case "hand_ended":
      return handOver(table, event.stacks, "ended");
    case "hand_voided":
      return handOver(counted(table, 1), event.stacks, "voided");
    case "wishes_changed":
      return table.you ? { ...table, you: { ...table.you, wishes: event } } : table;
    case "blinds_missed":
      return withSeat(table, event.seat, { missed: event.missed });
    case "penalty_counted": {
      // Nobody is removed while there are hands to miss.
      const removed = event.removed_at_ms || event.hands ? { removedAtMs: event.removed_at_ms || null } : {};
      return withSeat(table, event.seat, {
        penaltyHands: event.hands,
        penaltyUntilMs: event.until_ms ?? 0,
        ...removed,
      });
    }
    case "seat_changed":
      return seatChanged(table, event);
    case "entry_offered":
      return table.you ? { ...table, you: { ...table.you, entry: event.options.length ? event : null } } : table;
    case "straddle_asked":
      return table.you ? { ...table, you: { ...table.you, straddle: event.amount ? event : null } } : table;
    case "hole_seen":
    case "holding_named":
    case "cards_to_place":
      return reduceOwn(table, event);
    case "discarded":
    case "stood_pat":
    case "drew":
    case "offered_up":
    case "offer_accepted":
    case "offer_refused":
      return reduceExchange(table, event);
    case "cards_dealt":
    case "cards_placed":
    case "rows_scored":
    case "hands_compared":
    case "points_paid":
    case "result_settled":
      return reduceOpenFace(table, event);
    default:
      return reduceDealing(table, event);
  }
}

/** What following the table brought: a new state, nothing (old news), or a gap after which to ask for the whole. */
export type Followed = { readonly table: TableState; readonly events: readonly AnyEvent[] } | "old" | "gap";

/** The table after a message of the room. A version that does not follow is a gap: ask to watch again. */
export function follow(table: TableState, told: TableTold): Followed {
  // What concerns this seat alone moves no version: others must not see that something happened.
  const expected = told.events.length === 0 ? table.version : table.version + 1;
  if (told.version < expected) return "old";
  if (told.version !== expected) return "gap";
  const events: AnyEvent[] = merged(told);
  const next = events.reduce((state, event) => reduce(state, event, told.now_ms), table);
  return { table: { ...next, version: told.version }, events };
}

/** Facts after which a seat's own cards are others than before. */
const CARDS_CHANGE = new Set<AnyEvent["kind"]>(["hole_dealt", "up_card_dealt", "discarded", "drew", "offer_accepted"]);

/** The private fact that tells the seat what this public one brought. */
function sightOf(event: AnyEvent): AnyEvent["kind"] | "" {
  if (event.kind === "cards_dealt") return "cards_to_place";
  return CARDS_CHANGE.has(event.kind) ? "hole_seen" : "";
}

/**
 * Public facts in order, each private one right after the last public fact it belongs to: own cards are told once, after all
 * that changed them.
 */
export function merged(told: Pick<TableTold, "events" | "private">): AnyEvent[] {
  const rest = [...(told.private ?? [])];
  const backwards: AnyEvent[] = [];
  for (const event of [...told.events].reverse()) {
    const sight = sightOf(event);
    const mine =
      sight && "seat" in event ? rest.findLastIndex((one) => one.kind === sight && one.seat === event.seat) : -1;
    if (mine >= 0) backwards.push(...rest.splice(mine, 1));
    backwards.push(event);
  }
  return [...backwards.reverse(), ...rest];
}
