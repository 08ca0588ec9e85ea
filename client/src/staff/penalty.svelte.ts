/** A penalty as staff fill it in: of which kind, how long, by which clause. */

import type { NewPenalty, PenaltyInTournament } from "../protocol";

const MINUTES = 10;
export type Offence = NonNullable<PenaltyInTournament["offence"]>;

export class PenaltyDraft {
  kind = $state<NewPenalty["kind"] | "">("");
  count = $state(1);
  minutes = $state(MINUTES);
  clause = $state("");
  handLost = $state(false);
  /** What it is for, where it is counted; "" for none that the book names. */
  offence = $state<Offence>("");
  repeated = $state(false);
  onPurpose = $state(false);

  constructor(kind: string) {
    this.choose(kind);
  }

  /** Hands or rounds are counted. */
  get counted() {
    return this.kind === "missed_hands" || this.kind === "missed_rounds";
  }
  get timed() {
    return this.kind === "time_away";
  }
  /** It keeps the player out of the room; 0 minutes are without an end. */
  get bars() {
    return this.kind === "removal" || this.kind === "ban";
  }
  get ready() {
    if (this.counted) return Number.isInteger(this.count) && this.count > 0;
    if (this.timed || this.bars) return Number.isInteger(this.minutes) && this.minutes >= (this.timed ? 1 : 0);
    return this.kind !== "";
  }

  choose(kind: string) {
    this.kind = kind as NewPenalty["kind"] | "";
    this.minutes = this.bars ? 0 : MINUTES;
  }

  /** What is sent, but for whom and why. */
  parts() {
    return {
      count: this.counted ? this.count : 0,
      minutes: this.timed || this.bars ? this.minutes : 0,
      clause: this.clause,
      hand_lost: this.counted && this.handLost,
    };
  }

  /** What it is for. */
  offended() {
    return { offence: this.offence, is_repeated: this.repeated, is_on_purpose: this.onPurpose };
  }
}
