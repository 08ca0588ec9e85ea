/** The log of a table that is shown anew: what happened there of late, told as it would have been told then. */

import type { TableShown, TableView } from "../../protocol";
import { lineOf, sentence, type Line } from "./narrate";
import { merged, reduce, type AnyEvent } from "../state/reduce";
import { emptyTable, freshSeat, freshYou, type SeatState, type TableState } from "../state/state";

type Steps = NonNullable<TableShown["recent"]>;

/** Who sits where, as an event says it. */
const seatedBy = (event: AnyEvent) =>
  event.kind === "hand_started" ? event.seats : event.kind === "player_seated" ? [event] : [];

const eventsOf = (step: Steps[number]) => merged({ events: step.events ?? [], private: step.private ?? [] });

/** Whether the viewer sits down for the first time in what is told: what was before then happened to somebody else on that seat. */
function comesIn(steps: Steps, me: string): boolean {
  const first = steps.flatMap(eventsOf).find((event) => seatedBy(event).some((one) => one.player === me));
  return first?.kind === "player_seated";
}

/** Names for those who were there already: as they sit now, until a fact says otherwise. */
function before(view: TableView, viewer: boolean): TableState {
  const seats: Record<number, SeatState> = {};
  for (const { seat, player, stack } of view.seats) seats[seat] = freshSeat(seat, player, stack);
  return { ...emptyTable(view.terms, viewer ? (view.you?.seat ?? 0) : 0), seats };
}

/** The viewer may have sat elsewhere then, or somebody else where the viewer sits now. */
function asViewer(table: TableState, event: AnyEvent, me: string): TableState {
  const told = seatedBy(event);
  const mine = told.find((one) => one.player === me);
  if (mine) return table.you?.seat === mine.seat ? table : { ...table, you: freshYou(mine.seat) };
  return told.some((one) => one.seat === table.you?.seat) ? { ...table, you: null } : table;
}

/** The lines of the steps behind `version`, oldest first, and the table behind the last step; `key` gives each its own. */
export function recentOf(
  message: TableShown,
  version: number,
  key: () => number,
): { readonly lines: Line[]; readonly last: TableState } {
  const { view, recent = [] } = message;
  const me = view.seats.find((one) => one.seat === view.you?.seat)?.player ?? "";
  const lines: Line[] = [];
  let table = before(view, !comesIn(recent, me));
  for (const step of recent) {
    for (const event of eventsOf(step)) {
      const was = asViewer(table, event, me);
      table = reduce(was, event, step.now_ms);
      if (step.version <= version) continue;
      const line = lineOf(key(), event, was, table);
      if (sentence(line)) lines.push(line);
    }
  }
  return { lines, last: table };
}
