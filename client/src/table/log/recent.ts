/** The log of a table that is shown anew: what happened there of late, told as it would have been told then. */

import type { TableShown, TableView } from "../../protocol";
import { lineOf, sentence, type Line } from "./narrate";
import { merged, reduce, type AnyEvent } from "../state/reduce";
import { emptyTable, freshSeat, freshYou, type SeatState, type TableState } from "../state/state";

/** Names for those who were there already: as they sit now, until a fact says otherwise. */
function before(view: TableView): TableState {
  const seats: Record<number, SeatState> = {};
  for (const { seat, player, name, stack } of view.seats) seats[seat] = freshSeat(seat, player, name, stack);
  return { ...emptyTable(view.terms, view.you?.seat ?? 0), seats };
}

/** The viewer may have sat elsewhere then. */
function asViewer(table: TableState, event: AnyEvent, me: string): TableState {
  if (!me) return table;
  const dealt = event.kind === "hand_started" ? event.seats : event.kind === "player_seated" ? [event] : [];
  const mine = dealt.find((one) => one.player === me);
  return mine && table.you?.seat !== mine.seat ? { ...table, you: freshYou(mine.seat) } : table;
}

/** The lines of the steps behind `version`, oldest first; `key` gives each its own. */
export function recentLines(message: TableShown, version: number, key: () => number): Line[] {
  const { view, recent = [] } = message;
  const me = view.seats.find((one) => one.seat === view.you?.seat)?.player ?? "";
  const lines: Line[] = [];
  let table = before(view);
  for (const step of recent) {
    for (const event of merged({ events: step.events ?? [], private: step.private ?? [] })) {
      const was = asViewer(table, event, me);
      table = reduce(was, event, step.now_ms);
      if (step.version <= version) continue;
      const line = lineOf(key(), event, was, table);
      if (sentence(line)) lines.push(line);
    }
  }
  return lines;
}
