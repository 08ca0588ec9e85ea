/** One event in, the table after it out. Nothing here knows a rule of poker: events carry the values after them. */

import type { PlayerSeated, SatOut, SeatStack, TableTold, TurnStarted } from "../protocol";
import { withHand, withSeat, type AnyEvent } from "./change";
import { dealt, reduceDealing } from "./reduce_dealing";
import { freshSeat, type SeatState, type TableState } from "./state";

export type { AnyEvent } from "./change";

function seated(table: TableState, event: PlayerSeated): TableState {
  const seat: SeatState = {
    ...freshSeat(event.seat, event.player, event.name, event.stack),
    timeBankMs: event.time_bank_ms,
    state: event.waits_for_big_blind ? "waiting_big_blind" : "playing",
  };
  return { ...table, seats: { ...table.seats, [event.seat]: seat } };
}

function left(table: TableState, seat: number): TableState {
  const seats = { ...table.seats };
  delete seats[seat];
  return { ...table, seats, you: table.you?.seat === seat ? null : table.you };
}

function satOut(table: TableState, event: SatOut): TableState {
  return withSeat(table, event.seat, {
    state: "sitting_out",
    away: event.reason,
    removedAtMs: event.until_ms,
  });
}

function turnStarted(table: TableState, event: TurnStarted, nowMs: number): TableState {
  const length = Math.max(0, event.until_ms - nowMs);
  const clock = { seat: event.seat, fromMs: nowMs, untilMs: event.until_ms, bank: false };
  const next = withHand(table, { turn: event, clock });
  const timed = withSeat(next, event.seat, { timeBankMs: event.time_bank_ms });
  return { ...timed, actMs: Math.max(table.actMs, length) };
}

function clockMoved(table: TableState, seat: number, untilMs: number | null | undefined): TableState {
  const clock = table.hand?.clock;
  if (!clock || clock.seat !== seat || untilMs == null) return table;
  return withHand(table, { clock: { ...clock, untilMs } });
}

function bankStarted(table: TableState, seat: number, untilMs: number, nowMs: number): TableState {
  const bank = table.seats[seat]?.timeBankMs ?? 0;
  const fromMs = bank > 0 ? untilMs - bank : nowMs;
  return withHand(table, { clock: { seat, fromMs, untilMs, bank: true } });
}

/** The stacks at an end of a hand; the cards stay on the felt until the next hand. */
function handOver(table: TableState, stacks: readonly SeatStack[], end: "ended" | "voided"): TableState {
  const after = stacks.reduce((all, { seat, stack }) => withSeat(all, seat, { stack, bet: 0 }), table);
  const pots = end === "voided" ? { pots: [] } : {};
  return withHand(after, { turn: null, clock: null, end, ...pots });
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
      return withSeat(table, event.seat, { state, away: "", removedAtMs: null });
    }
    case "disconnected":
      return clockMoved(withSeat(table, event.seat, { connected: false }), event.seat, event.until_ms);
    case "reconnected":
      return clockMoved(withSeat(table, event.seat, { connected: true }), event.seat, event.until_ms);
    case "player_left":
      return left(table, event.seat);
    case "play_awaited":
      return { ...table, missing: event.missing, state: "waiting" };
    case "play_interrupted":
      return withHand({ ...table, interruptedUntilMs: event.until_ms }, { turn: null, clock: null });
    case "play_resumed":
      return { ...table, interruptedUntilMs: 0 };
    case "table_drained":
      return { ...table, state: "draining" };
    case "table_reopened":
      return { ...table, state: "running" };
    case "turn_started":
      return turnStarted(table, event, nowMs);
    case "time_bank_started":
      return bankStarted(table, event.seat, event.until_ms, nowMs);
    case "hand_ended":
      return handOver(table, event.stacks, "ended");
    case "hand_voided":
      return handOver(table, event.stacks, "voided");
    case "holding_named":
      return table.you ? { ...table, you: { ...table.you, holding: event } } : table;
    case "wishes_changed":
      return table.you ? { ...table, you: { ...table.you, wishes: event } } : table;
    case "hole_seen":
      return dealt(table, event.seat, event.cards);
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

/** Public facts in order, each private one right after the public fact it belongs to. */
export function merged(told: TableTold): AnyEvent[] {
  const rest = [...(told.private ?? [])];
  const events: AnyEvent[] = [];
  for (const event of told.events) {
    events.push(event);
    if (event.kind !== "hole_dealt") continue;
    const mine = rest.findIndex((other) => other.kind === "hole_seen" && other.seat === event.seat);
    if (mine >= 0) events.push(...rest.splice(mine, 1));
  }
  return [...events, ...rest];
}
