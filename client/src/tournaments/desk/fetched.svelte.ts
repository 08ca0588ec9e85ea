/** The whole field of a tournament, fetched again and again while its director looks, one fetch at a time. */

import { api } from "../../wire/api";
import { again } from "../../wire/again";
import type { Entrant } from "./field";

export class FieldFetched {
  entrants = $state.raw<readonly Entrant[]>([]);
  failed = $state.raw<unknown>(null);

  constructor(readonly tournament: string) {}

  /** Fetch it now. */
  async look(): Promise<void> {
    try {
      this.entrants = (await api.directors.field(this.tournament)).entrants;
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
  }

  /** Fetch it until told to stop. */
  follow(): () => void {
    return again(() => this.look());
  }
}
