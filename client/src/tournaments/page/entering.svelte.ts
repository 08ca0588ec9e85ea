/** Entering a tournament from wherever one is: the list, its page, a notice. */

import { router } from "../../app/router.svelte";
import type { TournamentRow } from "../../protocol";
import { room } from "../../wire/room.svelte";
import { pathOf } from "../names";

class Entering {
  /** The tournament whose sheet is open. */
  row = $state.raw<TournamentRow | null>(null);

  /** Open the sheet; who has no account signs up first and finds the tournament's page. */
  open(row: TournamentRow): void {
    room.whenKnown(() => {
      if (room.signedIn) this.row = row;
      else router.go(`/sign-up?to=${encodeURIComponent(pathOf(row.tournament))}`);
    });
  }

  close(): void {
    this.row = null;
  }
}

export const entering = new Entering();
