/** A hall as a desk has it, with what the room has told since. */

import type { LiveHall } from "../../protocol";

/** The whole hall, or null where the told changes are not those of the hall that is known: it is to be fetched whole. */
export function withChanges(known: LiveHall | null, told: LiveHall): LiveHall | null {
  if (!told.since) return told;
  if (known?.version !== told.since) return null;
  const tables = new Map(known.tables.map((one) => [one.table, one]));
  for (const table of told.gone ?? []) tables.delete(table);
  for (const one of told.tables) tables.set(one.table, one);
  return { ...told, since: "", gone: [], tables: [...tables.values()].sort((a, b) => a.table - b.table) };
}
