/** The time of an act that is entered from paper: a time of day, as staff have written it down. */

const MINUTE_MS = 60_000;

/** The moment of a time of day ("23:40"): the last one before now. Where that was before the gaming day opened, the next
 * one, which the room refuses as one to come. Within the minute of the opening it is the opening itself. */
export function momentOf(time: string, now_ms: number, opened_ms: number): number {
  const [hours, minutes] = time.split(":").map(Number);
  const then = new Date(now_ms);
  then.setHours(hours ?? 0, minutes ?? 0, 0, 0);
  if (then.getTime() > now_ms) {
    const before = new Date(then);
    before.setDate(before.getDate() - 1);
    if (before.getTime() + MINUTE_MS > opened_ms) return Math.max(before.getTime(), opened_ms);
  }
  const moment = then.getTime();
  return moment <= opened_ms && opened_ms < moment + MINUTE_MS ? opened_ms : moment;
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
