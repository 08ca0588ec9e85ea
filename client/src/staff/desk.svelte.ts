/** What the staff page shows, fetched every two seconds while it is open. No answer of the desk has a place for a card. */

import type { ComplaintRows, StaffPenalties, StaffRecords, StaffView, TrialBalance } from "../protocol";
import { again } from "../wire/again";
import { staffApi } from "../wire/staff";
import { room } from "../wire/room.svelte";

export class Desk {
  view = $state.raw<StaffView | null>(null);
  balance = $state.raw<TrialBalance | null>(null);
  records = $state.raw<StaffRecords | null>(null);
  penalties = $state.raw<StaffPenalties | null>(null);
  complaints = $state.raw<ComplaintRows | null>(null);
  failed = $state.raw<unknown>(null);

  /** Fetch all now. */
  async look(): Promise<void> {
    try {
      [this.view, this.balance, this.records, this.penalties, this.complaints] = await Promise.all([
        staffApi.view(),
        room.may("see_books") ? staffApi.trialBalance() : null,
        staffApi.records(),
        staffApi.penalties(),
        staffApi.complaints(),
      ]);
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
  }

  /** Fetch all again and again, one look at a time. Returns how to stop. */
  follow(): () => void {
    return again(() => this.look());
  }
}
