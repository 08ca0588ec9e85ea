/** What the staff page shows, fetched every two seconds while it is open. No answer of the desk has a place for a card. */

import type { StaffPenalties, StaffRecords, StaffView, TrialBalance } from "../protocol";
import { api } from "../wire/api";

const EVERY_MS = 2_000;

export class Desk {
  view = $state.raw<StaffView | null>(null);
  balance = $state.raw<TrialBalance | null>(null);
  records = $state.raw<StaffRecords | null>(null);
  penalties = $state.raw<StaffPenalties | null>(null);
  failed = $state.raw<unknown>(null);

  /** Fetch all now. */
  async look(): Promise<void> {
    try {
      [this.view, this.balance, this.records, this.penalties] = await Promise.all([
        api.staff.view(),
        api.staff.trialBalance(),
        api.staff.records(),
        api.staff.penalties(),
      ]);
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
  }

  /** Fetch all again and again, one look at a time. Returns how to stop. */
  follow(): () => void {
    let open = true;
    const round = async () => {
      if (!document.hidden) await this.look();
      if (open) timer = setTimeout(round, EVERY_MS);
    };
    let timer = setTimeout(round, 0);
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }
}
