/**
 * How long each fact stays alone on the felt before the next one is shown.
 *
 * The room tells several facts at once (a run-out, a showdown). They are true at once; only the picture takes its time, and
 * never when the viewer is to act or a new hand has begun.
 */

import type { AnyEvent } from "./reduce";

const DWELL: Partial<Record<AnyEvent["kind"], number>> = {
  hole_dealt: 55,
  up_card_dealt: 70,
  community_card_dealt: 240,
  discarded: 160,
  drew: 160,
  offered_up: 300,
  offer_refused: 160,
  cards_placed: 300,
  rows_scored: 500,
  board_dealt: 240,
  board_run_answered: 500,
  board_runs_set: 300,
  chances_told: 120,
  bets_collected: 220,
  hand_shown: 420,
  cards_shown: 300,
  pot_awarded: 650,
  uncalled_returned: 160,
};

/** A run-out is watched street by street. */
const RUN_OUT_MS = 900;
const PATIENCE_MS = 4_000;

export interface Waiting {
  readonly event: AnyEvent;
  readonly nowMs: number;
}

/** Milliseconds to stay after `event`, with these still waiting to be shown. `me` is the viewer's seat, 0 for none. */
export function dwell(event: AnyEvent, waiting: readonly Waiting[], me: number): number {
  if (!waiting.length) return 0;
  const pressing = waiting.some(({ event: next }) => {
    if (next.kind === "hand_started") return true;
    return next.kind === "turn_started" && next.seat === me;
  });
  if (pressing) return 0;
  const usual = DWELL[event.kind] ?? 0;
  const runOut = event.kind === "board_dealt" && waiting.some(({ event: next }) => next.kind === "board_dealt");
  const wanted = runOut ? RUN_OUT_MS : usual;
  const rest = waiting.reduce((sum, { event: next }) => sum + (DWELL[next.kind] ?? 0), wanted);
  return rest > PATIENCE_MS ? Math.round((wanted * PATIENCE_MS) / rest) : wanted;
}
