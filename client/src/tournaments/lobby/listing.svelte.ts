/** The list of tournaments as the room tells it, shared by the pages that show it. */

import type { TournamentRow } from "../../protocol";
import { socket } from "../../wire/room.svelte";

class Listing {
  rows = $state.raw<readonly TournamentRow[]>([]);
  known = $state(false);

  /** Follow the list. Returns how to stop. */
  follow(): () => void {
    const stops = [
      socket.on("tournaments_shown", ({ tournaments }) => {
        this.rows = tournaments;
        this.known = true;
      }),
      socket.on("tournaments_changed", ({ tournaments = [], gone = [] }) => {
        this.rows = merged(this.rows, tournaments, gone);
      }),
      socket.follow({ type: "watch_tournaments" }, { type: "unwatch_tournaments" }),
    ];
    return () => stops.forEach((stop) => stop());
  }
}

/** The rows with those that changed in their places, new ones at the end, and without those that are listed no longer. */
export function merged(
  rows: readonly TournamentRow[],
  changed: readonly TournamentRow[],
  gone: readonly string[],
): readonly TournamentRow[] {
  const fresh = new Map(changed.map((row) => [row.tournament, row]));
  const left = new Set(gone);
  const kept = rows.map((row) => fresh.get(row.tournament) ?? row);
  const known = new Set(rows.map((row) => row.tournament));
  const added = changed.filter((row) => !known.has(row.tournament));
  return [...kept, ...added].filter((row) => !left.has(row.tournament));
}

export const listing = new Listing();
