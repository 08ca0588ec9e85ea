/** A tournament that this browser follows, as the room tells it; the same for all who ask for it here. */

import type { TournamentChanged, TournamentShown } from "../protocol";
import { socket } from "../wire/room.svelte";
import type { Seen } from "./seen";

export class Followed {
  seen = $state.raw<Seen | null>(null);
  /** There is no such tournament, or no longer. */
  gone = $state(false);

  constructor(readonly tournament: string) {}

  /** Follow it. Returns how to stop. */
  follow(): () => void {
    const { tournament } = this;
    const stops = [
      socket.on("tournament_shown", (message) => this.show(message)),
      socket.on("tournament_changed", (message) => this.change(message)),
      socket.on("tournament_gone", (message) => {
        if (message.tournament === tournament) this.gone = true;
      }),
      socket.follow({ type: "watch_tournament", tournament }, { type: "unwatch_tournament", tournament }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  private show({ tournament, page, now, you }: TournamentShown): void {
    if (tournament !== this.tournament) return;
    this.gone = false;
    this.seen = { page, now, you: you ?? null };
  }

  private change({ tournament, now, you }: TournamentChanged): void {
    if (tournament === this.tournament && this.seen) this.seen = { page: this.seen.page, now, you: you ?? null };
  }
}
