/**
 * What a player's and a spectator's socket were told in real rooms, byte for byte: every game, a house with everything, staff
 * at work, tournaments. Written by `tools/record_streams.py`; behind each step stands what the room would have shown anew.
 */

import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { TableShown, TableTold, TableView } from "../../src/protocol";
import { fromView } from "../../src/table/state/from_view";
import { follow, reduce, type AnyEvent } from "../../src/table/state/reduce";
import type { TableState } from "../../src/table/state/state";
import { learnNames } from "../../src/wire/names";

/** Others than those kept may be recorded with other seeds, and named. */
const FOLDER = process.env["STREAMS"] ?? "tests/streams";

/** One line of a file: a whole table that is followed from here on, what is told then, or what would be shown anew. */
type Line =
  | { readonly to: string; readonly begins: TableShown }
  | { readonly to: string; readonly told: TableTold }
  | { readonly to: string; readonly shown: TableView };

/** The names of all files. */
export const STREAMS: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".jsonl.gz"))
  .map((name) => name.replace(".jsonl.gz", ""));

function linesOf(name: string): Line[] {
  const text = gunzipSync(readFileSync(`${FOLDER}/${name}.jsonl.gz`)).toString();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

/** One step that was told: the table before it, its facts, the table after it, and the table as it would be shown anew. */
export interface Step {
  /** Where it stands: file and line. */
  readonly at: string;
  readonly to: string;
  readonly before: TableState;
  readonly events: readonly AnyEvent[];
  readonly nowMs: number;
  readonly after: TableState;
  /** None where several steps were told in one go: the room had gone on by then. */
  readonly anew: TableState | null;
}

/** The steps of a file as a browser follows them. Throws where a version is missing. */
export function* stepsOf(name: string): Generator<Step> {
  const lines = linesOf(name);
  let table: TableState | null = null;
  for (const [place, line] of lines.entries()) {
    if ("begins" in line) {
      learnNames(line.begins.names);
      table = fromView(line.begins.view);
    } else if ("told" in line && table) {
      learnNames(line.told.names);
      const at = `${name}:${place + 1}`;
      const before: TableState = table;
      const followed = follow(before, line.told);
      if (followed === "old" || followed === "gap") throw new Error(`${at}: ${followed}`);
      const next = lines[place + 1];
      const anew = next && "shown" in next ? fromView(next.shown) : null;
      yield { at, to: line.to, before, events: followed.events, nowMs: line.told.now_ms, after: followed.table, anew };
      table = followed.table;
    }
  }
}

/** The facts of a step, each with the table before and after it. */
export function* factsOf(step: Step): Generator<{ event: AnyEvent; before: TableState; after: TableState }> {
  let before = step.before;
  for (const event of step.events) {
    const after = reduce(before, event, step.nowMs);
    yield { event, before, after };
    before = after;
  }
}
