/** The room's clock as this browser knows it: deadlines are in the room's time, never in the browser's. */

interface Sample {
  readonly trip: number;
  readonly offset: number;
}

const KEPT = 8;
/** Clocks are read to the millisecond and drift a little between two answers. */
const UNSURE_MS = 50;

export class RoomClock {
  private samples: Sample[] = [];

  constructor(private readonly local: () => number = () => Date.now()) {}

  /** The room's time in milliseconds, as well as it is known. */
  now(): number {
    return this.local() + this.offset;
  }

  /** What to add to the browser's clock; from the quickest of the last answers, because it was delayed least. */
  get offset(): number {
    return (
      this.samples.reduce<Sample | null>((best, one) => (!best || one.trip < best.trip ? one : best), null)?.offset ?? 0
    );
  }

  /** How long a message takes there and back, in milliseconds; 0 before the first answer. */
  get trip(): number {
    return this.samples.at(-1)?.trip ?? 0;
  }

  /** The room's greeting says its time; how long it travelled is not known, so any answered ping is trusted more. */
  greeted(now_ms: number): void {
    this.samples = [{ trip: 2_000, offset: now_ms - this.local() }];
  }

  /**
   * A ping sent at `sent_ms` (local time) was answered when the room's clock said `now_ms`.
   *
   * An answer is wrong by half its trip at most. Earlier ones that cannot be right beside it are forgotten: one of the
   * two clocks has been set, or has stood still, as the room's does while its store does not answer.
   */
  answered(sent_ms: number, now_ms: number): void {
    const received = this.local();
    const trip = Math.max(0, received - sent_ms);
    const sample = { trip, offset: now_ms - (sent_ms + trip / 2) };
    const agreeing = this.samples.filter(
      (one) => Math.abs(one.offset - sample.offset) <= (one.trip + trip) / 2 + UNSURE_MS,
    );
    this.samples = [...agreeing, sample].slice(-KEPT);
  }
}
