/** What the bar is called: of several tables side by side each bar has its table's name, or nobody could tell them apart by ear. */

import { getContext, setContext } from "svelte";
import { t } from "../../words/words.svelte";
import type { TableState } from "../state/state";

const KEY = Symbol("whether tables lie side by side");

/** Say, in a table, whether it is one of several. */
export const nameBars = (several: () => boolean) => setContext(KEY, several);

/** The name of the bar of a table; call while a bar is made. */
export function barNames(): (table: TableState) => string {
  const several = getContext<(() => boolean) | undefined>(KEY);
  return (table) => (several?.() ? t("table-actions-at", { name: table.terms.name }) : t("table-actions"));
}
