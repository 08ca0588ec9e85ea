/** The whole field of a tournament, fetched again and again while its director looks, one fetch at a time. */

import { api } from "../../wire/api";
import type { Entrant } from "./field";

const EVERY_MS = 2_000;

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
    let open = true;
    const round = async () => {
      if (!document.hidden) await this.look();
      if (open) timer = setTimeout(() => void round(), EVERY_MS);
    };
    let timer = setTimeout(() => void round(), 0);
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }
}
