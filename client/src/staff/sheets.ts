import ChargeSheet from "./ChargeSheet.svelte";
import SeatSheet from "./SeatSheet.svelte";

/** What can be opened about a table on the staff page and needs nothing but the table: a new sheet is a line here. */
export const SHEETS = { seat: SeatSheet, charge: ChargeSheet } as const;

/** All that can be opened about a table. */
export type TableSheet = keyof typeof SHEETS | "penalty" | "move" | "buy-in" | "like" | "template";

/** The sheet of this name, null for one that needs more than the table. */
export function plainSheet(name: TableSheet) {
  return name in SHEETS ? SHEETS[name as keyof typeof SHEETS] : null;
}
