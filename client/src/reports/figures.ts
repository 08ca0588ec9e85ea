/** From the room's report to what is drawn of it. */

import type { ReportBody, ReportClose, ReportHouseDay } from "../protocol";

/** What is drawn in one colour; one value for each time. `colour` is the name of a colour of the theme. */
export interface Line {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly number[];
}

/** A day of all houses together. */
export interface Taken {
  readonly day: string;
  readonly hands: number;
  readonly rake: number;
  readonly time: number;
  readonly drops: number;
  readonly fees: number;
}

export const HOUR_MS = 3_600_000;

/** Noon of a date (UTC): a place on the axis that no zone moves to another date. */
export const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** Every day of the report, those on which nothing was taken too. */
export function takenByDay(report: ReportBody): Taken[] {
  const days = new Map<string, Taken>(
    report.closes.map(({ day }) => [day, { day, hands: 0, rake: 0, time: 0, drops: 0, fees: 0 }]),
  );
  for (const row of report.days) {
    const sum = days.get(row.day);
    if (sum) days.set(row.day, added(sum, row));
  }
  return [...days.values()];
}

const added = (sum: Taken, row: ReportHouseDay): Taken => ({
  day: sum.day,
  hands: sum.hands + row.hands,
  rake: sum.rake + row.rake,
  time: sum.time + row.time,
  drops: sum.drops + row.drops,
  fees: sum.fees + row.fees,
});

/** Hands of every hour of the last `hours` up to the last one in which a hand ended; none where none did. */
export function handsByHour(report: ReportBody, hours: number): { times: number[]; hands: number[] } {
  const last = report.hours.at(-1)?.begun_ms;
  if (last === undefined) return { times: [], hands: [] };
  const played = new Map(report.hours.map((hour) => [hour.begun_ms, hour.hands]));
  const times = Array.from({ length: hours }, (_, place) => last - (hours - 1 - place) * HOUR_MS);
  return { times, hands: times.map((begun) => played.get(begun) ?? 0) };
}

/** Marks of an axis of whole amounts from nothing up to `most`, at most six: the last is never below `most`. */
export function amountMarks(most: number): number[] {
  const tens = 10 ** Math.floor(Math.log10(Math.max(1, most / 5)));
  const step = [1, 2, 5, 10].map((part) => part * tens).find((one) => one * 5 >= most) ?? most;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, place) => place * step);
}

/** Hours between two marks of the axis of time. */
const STEPS = [1, 2, 3, 6, 12, 24, 48];

/**
 * Which of the times the axis names, where at most `most` names have room: days from the last one back, hours at the
 * full parts of a day. `hourOf` is the hour of a time on the reader's clock.
 */
export function marked(
  times: readonly number[],
  step_ms: number,
  most: number,
  hourOf: (ms: number) => number,
): readonly number[] {
  if (step_ms > HOUR_MS) {
    const apart = Math.ceil(times.length / Math.max(1, most));
    return times.filter((_, index) => (times.length - 1 - index) % apart === 0);
  }
  for (const hours of STEPS) {
    const found = times.filter((ms) => hourOf(ms) % hours === 0);
    if (found.length <= most) return found;
  }
  return times.slice(-1);
}

/** Whether the books of a day do not add up. */
export const isWrong = (close: ReportClose): boolean => close.sum !== 0 || Object.keys(close.drift).length > 0;

/** The days whose books do not add up. */
export const drifting = (report: ReportBody): ReportClose[] => report.closes.filter(isWrong);

/** What a day's accounts held by their kind: the rake of all houses together, all funds together. */
export function byKind(close: ReportClose): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const [group, cents] of Object.entries(close.closing)) {
    const kind = group.split(":")[0]!;
    kinds.set(kind, (kinds.get(kind) ?? 0) + cents);
  }
  return kinds;
}
