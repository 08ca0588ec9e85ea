/** A hand as a row of pictures: each step is the table after something worth looking at. */

import type { HandBody } from "../protocol";
import { learnNames } from "../wire/names";
import { lineOf, type Line } from "../table/log/narrate";
import { reduce, type AnyEvent } from "../table/state/reduce";
import { emptyTable, isOpenFace, type TableState } from "../table/state/state";

export interface Step {
  readonly table: TableState;
  readonly lines: readonly Line[];
  readonly street: string;
}

/** Facts that need no picture of their own: they belong to what follows them … */
const WITH_NEXT = new Set<AnyEvent["kind"]>([
  "bets_collected",
  "rake_taken",
  "drop_taken",
  "ante_posted",
  "blind_posted",
  "dead_blind_posted",
  "blinds_missed",
  "dealer_drawn",
  "hand_started",
  "game_announced",
]);
/** … or to what came before. */
const WITH_LAST = new Set<AnyEvent["kind"]>([
  "turn_started",
  "holding_named",
  "wishes_changed",
  "entry_offered",
  "straddle_asked",
  "time_bank_started",
  "chances_told",
  "hand_ended",
  "points_paid",
]);
const DEALING = new Set<AnyEvent["kind"]>([
  "hole_dealt",
  "hole_seen",
  "up_card_dealt",
  "cards_dealt",
  "cards_to_place",
]);

/** Whether a picture is taken after this event, with `next` to come. */
function isStep(event: AnyEvent, next: AnyEvent | undefined): boolean {
  if (!next) return true;
  if (WITH_NEXT.has(event.kind) || WITH_LAST.has(next.kind)) return false;
  return !(DEALING.has(event.kind) && DEALING.has(next.kind));
}

function streetOf(table: TableState): string {
  if (table.hand?.end || Object.values(table.seats).some((seat) => seat.tabled)) return "showdown";
  if (isOpenFace(table)) return "first";
  return table.hand?.street ?? "preflop";
}

/** The steps of a hand from its start to its end. */
export function stepsOf(body: HandBody): Step[] {
  learnNames(body.names);
  const steps: Step[] = [];
  let table = emptyTable(body.terms, body.you);
  let lines: Line[] = [];
  body.events.forEach((event, place) => {
    const before = table;
    table = reduce(table, event, 0);
    lines.push(lineOf(place, event, before, table));
    if (!isStep(event, body.events[place + 1])) return;
    steps.push({ table, lines, street: streetOf(table) });
    lines = [];
  });
  return steps;
}

/** The first step of each street, in order of play. */
export function streetStarts(steps: readonly Step[]): readonly { street: string; step: number }[] {
  const starts = new Map<string, number>();
  steps.forEach((step, place) => {
    if (!starts.has(step.street)) starts.set(step.street, place);
  });
  return [...starts].map(([street, step]) => ({ street, step }));
}
