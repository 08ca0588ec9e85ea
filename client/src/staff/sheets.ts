/** What can be opened about a table on the staff page. */
export type TableSheet = "seat" | "charge" | "penalty" | "move" | "buy-in";
