/** The hall of a live tournament, fetched as soon as the tournament has changed; what staff tell goes to the room. */

import { toasts } from "../../parts/toasts.svelte";
import type { LiveActBody, LiveHall } from "../../protocol";
import { api } from "../../wire/api";
import { followFloor } from "../../wire/floor";
import { t } from "../../words/words.svelte";
import { withChanges } from "./hall_changes";

export class Hall {
  seen = $state.raw<LiveHall | null>(null);
  failed = $state.raw<unknown>(null);
  busy = $state(false);

  constructor(readonly tournament: string) {}

  /** Look now and go on looking. Returns how to stop. */
  follow(): () => void {
    return followFloor("hall", this.tournament, () => this.look());
  }

  async look(): Promise<boolean> {
    try {
      const told = await api.directors.hall(this.tournament, this.seen?.version);
      this.seen = withChanges(this.seen, told) ?? (await api.directors.hall(this.tournament));
      this.failed = null;
      return true;
    } catch (error) {
      this.failed = error;
      return false;
    }
  }

  /** Tell something; a refusal is said, and the hall is looked at anew either way. Returns whether it was noted. */
  async tell(told: LiveActBody["told"]): Promise<boolean> {
    this.busy = true;
    let noted = true;
    try {
      await api.directors.tell(this.tournament, { told });
      toasts.done(t("live-said"));
    } catch (error) {
      noted = false;
      toasts.refused(error);
    }
    await this.look();
    this.busy = false;
    return noted;
  }
}
