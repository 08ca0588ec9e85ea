/** What is to be seen to at the end of the first break: who has paid and has not come, and stacks that nobody bought (CK-T.6). */

import type { LiveHall } from "../../protocol";
import type { Seen } from "../seen";

/** Whether the first break is on, or the level behind it: then staff are reminded. No break of the structure: never. */
export function isFirstBreak({ page, now }: Pick<Seen, "page" | "now">): boolean {
  const before = page.structure.find((one) => one.break_seconds)?.level;
  if (!before) return false;
  const { level } = now.level;
  return now.row.status === "break" ? level <= before + 1 : now.row.status !== "announced" && level === before + 1;
}

/** Who sits nowhere near their chips, by name; not those who serve a penalty. */
export const absentees = (hall: Pick<LiveHall, "tables">): readonly string[] =>
  hall.tables.flatMap((table) => table.seats.filter((one) => one.away).map((one) => one.name));
