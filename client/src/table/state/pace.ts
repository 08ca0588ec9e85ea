/**
 * When each fact of a message is shown on the felt.
 *
 * The room tells several facts at once (a run-out, a showdown). They are true at once; only the picture takes its time, and
 * never when the viewer is to act. The room counts the same times (`room/hosting/reveal.py`) and deals the next hand when the last of
 * them has stood for a while.
 */

import { MAX_REVEAL_MS, RESULT_MS, RUN_OUT_MS, SHOWN_MS } from "../../protocol";
import type { AnyEvent } from "./reduce";

export interface Waiting {
  readonly event: AnyEvent;
  readonly nowMs: number;
  /** When it is to be shown, by the page's own clock. */
  readonly atMs: number;
}

/** How long each of `events` stays alone before the next one, in ms. */
export function dwells(events: readonly AnyEvent[]): number[] {
  const last = events.findLastIndex((event) => event.kind === "board_dealt");
  const wanted = events.map((event, position) => {
    if (position === events.length - 1) return 0;
    return event.kind === "board_dealt" && position < last ? RUN_OUT_MS : (SHOWN_MS[event.kind] ?? 0);
  });
  const total = wanted.reduce((sum, one) => sum + one, 0);
  return total > MAX_REVEAL_MS ? wanted.map((one) => (one * MAX_REVEAL_MS) / total) : wanted;
}

const ENDS: ReadonlySet<AnyEvent["kind"]> = new Set(["hand_ended", "hand_voided"]);

const RESULTS: ReadonlySet<AnyEvent["kind"]> = new Set(["pot_awarded", "result_settled"]);

/** Whether this fact tells what somebody has won or lost: with the last of them the result stands. */
export const tellsResult = (event: AnyEvent): boolean => RESULTS.has(event.kind);

/** Whether these facts cannot wait: the viewer (at seat `me`, 0 for none) is to act. */
export function pressing(events: readonly AnyEvent[], me: number): boolean {
  return events.some((event) => event.kind === "turn_started" && event.seat === me);
}

/** The result of the last hand: when the room ended it, how long its end takes to show, when the last of it was shown. */
export interface Result {
  readonly endedMs: number;
  readonly revealMs: number;
  readonly shownMs: number;
}

/** The last result, with a message that came: another one where a hand ends in it. */
export function resultAfter(last: Result, events: readonly AnyEvent[], nowMs: number): Result {
  if (!events.some((event) => ENDS.has(event.kind))) return last;
  return { endedMs: nowMs, revealMs: dwells(events).reduce((sum, one) => sum + one, 0), shownMs: 0 };
}

/**
 * When a fact is to be shown. The next hand waits for a result that a slow page has shown late, as long as the room meant
 * it to stand, `RESULT_MS` at most.
 */
export function dueMs(next: Waiting, result: Result): number {
  if (next.event.kind !== "hand_started" || !result.shownMs) return next.atMs;
  const meantMs = next.nowMs - result.endedMs - result.revealMs;
  return Math.max(next.atMs, result.shownMs + Math.min(RESULT_MS, meantMs));
}

/**
 * When to show the facts of a message that has come at `arrivedMs`, behind `waiting` of messages before it. The end of a
 * hand is begun at once, as the room counts from there, but not before the `result` of the hand before has stood; what
 * waits before it is shown with its first fact.
 */
export function schedule(
  events: readonly AnyEvent[],
  nowMs: number,
  arrivedMs: number,
  waiting: readonly Waiting[],
  result: Result,
): Waiting[] {
  const ends = events.some((event) => ENDS.has(event.kind));
  const stands = waiting.map((one) => (one.event.kind === "hand_started" ? dueMs(one, result) : 0));
  const beginsMs = Math.max(arrivedMs, ...stands);
  const before = ends
    ? waiting.map((one, place) => ({ ...one, atMs: stands[place] || Math.min(one.atMs, beginsMs) }))
    : [...waiting];
  let atMs = Math.max(ends ? beginsMs : arrivedMs, before.at(-1)?.atMs ?? 0);
  const times = dwells(events);
  const coming = events.map((event, position) => {
    const one = { event, nowMs, atMs };
    atMs += times[position] ?? 0;
    return one;
  });
  return [...before, ...coming];
}
