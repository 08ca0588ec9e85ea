/** Who sits where in a tournament, fetched as soon as that has changed; what was shown last stays when the room is gone. */

import type { SeatedRow, SeatingBody } from "../protocol";
import { call, isAnswer, part } from "../wire/api";
import { followFloor } from "../wire/floor";
import { room } from "../wire/room.svelte";

export class Seating {
  seen = $state.raw<SeatingBody | null>(null);
  /** There is no such tournament. */
  gone = $state(false);
  private failed = $state(false);
  readonly lost = $derived(this.failed || (room.connection === "lost" && room.wasOpen));

  constructor(readonly tournament: string) {}

  /** Look now and go on looking. Returns how to stop. */
  follow(): () => void {
    return followFloor("hall", this.tournament, () => this.look());
  }

  private async look(): Promise<boolean> {
    try {
      this.seen = await call<SeatingBody>("GET", `/api/tournaments/${part(this.tournament)}/seating`);
      this.failed = this.gone = false;
      return true;
    } catch (error) {
      this.gone = isAnswer(error);
      this.failed = !this.gone;
      return this.gone;
    }
  }
}

/** All who have a seat, by name as the language sorts. */
export function byName(seated: readonly SeatedRow[], locale: string): readonly SeatedRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...seated].sort((a, b) => compare(a.name, b.name));
}

/** A table, or the part of a large one that fits below the other parts. */
export interface SeatBlock {
  readonly table: number;
  readonly seats: readonly SeatedRow[];
}

/** The tables in blocks of at most so many seats each; those of one table are as long as each other, to a line. */
export function byTable(seated: readonly SeatedRow[], most: number): readonly SeatBlock[] {
  const tables = new Map<number, SeatedRow[]>();
  for (const one of seated) tables.set(one.table, [...(tables.get(one.table) ?? []), one]);
  return [...tables].flatMap(([table, seats]) => {
    const blocks = Math.ceil(seats.length / Math.max(1, most));
    const each = Math.ceil(seats.length / blocks);
    return Array.from({ length: blocks }, (_, at) => ({ table, seats: seats.slice(at * each, (at + 1) * each) }));
  });
}
