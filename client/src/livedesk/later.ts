/** The time of an act that is entered from paper: a time of day, as staff have written it down. */

const MINUTE_MS = 60_000;

/** The moment of a time of day ("23:40"): the last one before now. Where that was before the gaming day opened, the nearest
 * one to now, so that the room refuses it by its fault at every hour: it was too early, or it is to come. Within the minute
 * of the opening it is the opening itself. */
export function momentOf(time: string, now_ms: number, opened_ms: number): number {
  const [hours, minutes] = time.split(":").map(Number);
  const on = (days: number) => {
    const day = new Date(now_ms);
    day.setDate(day.getDate() + days);
    return day.setHours(hours ?? 0, minutes ?? 0, 0, 0);
  };
  const later = on(0) > now_ms;
  const [last, next] = later ? [on(-1), on(0)] : [on(0), on(1)];
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
