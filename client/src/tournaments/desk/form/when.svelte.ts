/** When a tournament that is made begins: once, at a time or when it is full; or again and again. */

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEK = 7;

export const RHYTHMS = ["once", "full", "minutes", "daily", "weekly"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** The day of the week, 0 for Monday. */
const dayOf = (at: Date) => (at.getDay() + WEEK - 1) % WEEK;

export class When {
  rhythm = $state<Rhythm>("once");
  starts = $state("");
  every = $state(60);
  at = $state("20:00");
  weekdays = $state<number[]>([]);
  readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  readonly recurs = $derived(this.rhythm !== "once");
  readonly ready = $derived(
    (this.rhythm !== "weekly" || this.weekdays.length > 0) &&
      (this.rhythm !== "daily" && this.rhythm !== "weekly" ? true : this.at !== "") &&
      (this.rhythm !== "minutes" || this.every >= 1),
  );

  /** The start that stands on the sheet, 0 where its seats decide. */
  next(now_ms: number): number {
    if (this.rhythm === "once") return this.starts ? new Date(this.starts).getTime() : 0;
    if (this.rhythm === "full" || !this.ready) return 0;
    if (this.rhythm === "minutes") {
      const step = this.every * MINUTE_MS;
      return (Math.floor(now_ms / step) + 1) * step;
    }
    const [hours = 0, minutes = 0] = this.at.split(":").map(Number);
    for (let day = 0; day <= WEEK; day++) {
      const start = new Date(now_ms + day * DAY_MS);
      start.setHours(hours, minutes, 0, 0);
      const fits = this.rhythm === "daily" || this.weekdays.includes(dayOf(start));
      if (fits && start.getTime() > now_ms) return start.getTime();
    }
    return 0;
  }

  /** As another tournament that starts then: some weeks later, at the same hour of the same day; or when it is full. */
  after(starts_ms: number, now_ms: number): void {
    this.rhythm = starts_ms ? "once" : "full";
    if (!starts_ms) return;
    const start = new Date(starts_ms);
    do start.setDate(start.getDate() + WEEK);
    while (start.getTime() <= now_ms);
    const two = (number: number) => String(number).padStart(2, "0");
    const day = [start.getFullYear(), two(start.getMonth() + 1), two(start.getDate())].join("-");
    this.starts = `${day}T${two(start.getHours())}:${two(start.getMinutes())}`;
  }

  /** As the room takes it. */
  sent() {
    const rhythm = this.rhythm === "once" || this.rhythm === "full" ? ("" as const) : this.rhythm;
    const weekdays = this.rhythm === "weekly" ? [...this.weekdays].sort() : [];
    return { rhythm, every: Math.max(1, Math.round(this.every)), at: this.at, weekdays, zone: this.zone };
  }
}
