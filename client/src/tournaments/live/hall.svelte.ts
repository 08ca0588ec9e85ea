/** The hall of a live tournament, fetched as soon as the tournament has changed; what staff tell goes to the room. */

import { nearFields } from "../../livedesk/later";
import { toasts } from "../../parts/toasts.svelte";
import type { LiveActBody, LiveHall, OutTold } from "../../protocol";
import { api } from "../../wire/api";
import { followFloor } from "../../wire/floor";
import { t } from "../../words/words.svelte";
import { withChanges } from "./hall_changes";

/** Who is out in one hand at a table, kept until the outs of all tables of that moment are told together. */
export interface OutsAtTable {
  readonly table: number;
  readonly names: readonly string[];
  readonly outs: readonly OutTold[];
  readonly serving: readonly string[];
}

export class Hall {
  /** Outs of several tables that are to be told as one moment, a table's once. */
  gathered = $state.raw<readonly OutsAtTable[]>([]);
  seen = $state.raw<LiveHall | null>(null);
  failed = $state.raw<unknown>(null);
  busy = $state(false);
  /** Acts are entered from paper: when they really happened, as a time of day, and a clause that they rest on. */
  paper = $state({ on: false, time: "", clause: "" });
  #ahead = 0;

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
      this.#ahead = told.now_ms - Date.now();
      return true;
    } catch (error) {
      this.failed = error;
      return false;
    }
  }

  /** Keep a table's outs until those of other tables are told with them; an earlier hand of that table is no longer kept. */
  gather(these: OutsAtTable): void {
    this.gathered = [...this.gathered.filter((one) => one.table !== these.table), these];
  }

  /** Keep a table's outs no longer. */
  drop(table: number): void {
    this.gathered = this.gathered.filter((one) => one.table !== table);
  }

  /** Tell all the outs that are kept, as one moment; they stay when that is refused. */
  async tellGathered(): Promise<void> {
    const outs = this.gathered.flatMap((one) => one.outs);
    const serving = this.gathered.flatMap((one) => one.serving);
    if (await this.tell({ act: "out", outs, serving })) this.gathered = [];
  }

  /** Tell something, by its real time and clause where it is entered from paper. Fails with a refusal. */
  send(told: LiveActBody["told"]): Promise<void> {
    const { on, time, clause: named } = this.paper;
    const { at_ms, clause } = on ? nearFields(time, named, Date.now() + this.#ahead) : {};
    const later = { ...(at_ms && { at_ms: at_ms }), ...(clause && { clause: clause }) };
    return api.directors.tell(this.tournament, { told: { ...told, ...later } });
  }

  /** Tell something; a refusal is said, and the hall is looked at anew either way. Returns whether it was noted. */
  async tell(told: LiveActBody["told"]): Promise<boolean> {
    this.busy = true;
    let noted = true;
    try {
      await this.send(told);
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
