/** The time of an act that is entered from paper: a time of day, as staff have written it down. */

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The moments of a time of day around now, the earliest first: where the clock is put back an hour there are two of them
 * on that day. */
function momentsAround(time: string, now_ms: number): number[] {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const found = [-1, 0, 1].flatMap((days) => {
    const day = new Date(now_ms);
    day.setDate(day.getDate() + days);
    const first = day.setHours(hours, minutes, 0, 0);
    const again = new Date(first + HOUR_MS);
    return again.getHours() === day.getHours() ? [first, again.getTime()] : [first];
  });
  return found.sort((one, other) => one - other);
}

/** The moment of a time of day ("23:40"): the last one before now. Where that was before the gaming day opened, the nearest
 * one to now, so that the room refuses it by its fault at every hour: it was too early, or it is to come. Within the minute
 * of the opening it is the opening itself. */
export function momentOf(time: string, now_ms: number, opened_ms: number): number {
  const moments = momentsAround(time, now_ms);
  const last = moments.findLast((one) => one <= now_ms) ?? now_ms;
  const next = moments.find((one) => one > now_ms) ?? now_ms;
  if (last + MINUTE_MS > opened_ms) return Math.max(last, opened_ms);
  return next - now_ms < now_ms - last ? next : last;
}

/** The fields of an act that say when it really happened, and by which clause; what is empty is not sent. */
export function laterFields(
  time: string,
  clause: string,
  now_ms: number,
  opened_ms: number,
): { at_ms?: number; clause?: string } {
  const named = clause.trim().replace(/^[a-z]+-/i, (house) => house.toUpperCase());
  return {
    ...(time && { at_ms: momentOf(time, now_ms, opened_ms) }),
    ...(named && { clause: named }),
  };
}

/** The same in an event's hall, which opens at no certain time: a time of day is the nearest one to now, so that one to come
 * is refused as such and is not taken for yesterday's. */
export const nearFields = (time: string, clause: string, now_ms: number): { at_ms?: number; clause?: string } =>
  laterFields(time, clause, now_ms, now_ms - 12 * HOUR_MS);
