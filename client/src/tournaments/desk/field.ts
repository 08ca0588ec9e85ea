/** The whole field of a tournament as a director sees it: found by name or table, in the order that is asked for. */

import type { EntrantsBody, PenaltyRow } from "../../protocol";

/** One of them: player, name, the number of the table (0: none), chips, state, place, prize. */
export type Entrant = EntrantsBody["entrants"][number];

export const ORDERS = ["chips", "name", "table", "place"] as const;
export type Order = (typeof ORDERS)[number];

export const STATES = ["all", "entered", "playing", "out", "document"] as const;
export type State = (typeof STATES)[number];

/** The parts of an entrant by name; the room sends ten thousand of them as plain lists. */
export const playerOf = (one: Entrant) => one[0];
export const nameOf = (one: Entrant) => one[1];
export const tableOf = (one: Entrant) => one[2];
export const chipsOf = (one: Entrant) => one[3];
export const stateOf = (one: Entrant) => one[4];
export const placeOf = (one: Entrant) => one[5];
export const prizeOf = (one: Entrant) => one[6];

export const isIn = (one: Entrant) => stateOf(one) !== "out";

const has = (one: Entrant, state: State) => state === "all" || stateOf(one) === state;

/** Places that are not known yet stand behind those that are. */
const placed = (one: Entrant) => placeOf(one) || Number.MAX_SAFE_INTEGER;

const collator = new Intl.Collator(undefined, { numeric: true });
const COMPARE: Readonly<Record<Order, (a: Entrant, b: Entrant) => number>> = {
  chips: (a, b) => chipsOf(b) - chipsOf(a) || placed(a) - placed(b),
  name: (a, b) => collator.compare(nameOf(a), nameOf(b)),
  table: (a, b) => Number(isIn(b)) - Number(isIn(a)) || tableOf(a) - tableOf(b) || chipsOf(b) - chipsOf(a),
  place: (a, b) => placed(a) - placed(b) || chipsOf(b) - chipsOf(a),
};

/** Those whose name has the words in it, or who sit at the table that is typed as a number. */
export function found(field: readonly Entrant[], words: string, state: State, order: Order): readonly Entrant[] {
  const wanted = words.trim().toLocaleLowerCase();
  const number = /^\d+$/.test(wanted) ? Number(wanted) : 0;
  const fits = (one: Entrant) =>
    has(one, state) &&
    (!wanted || nameOf(one).toLocaleLowerCase().includes(wanted) || (number > 0 && tableOf(one) === number));
  return field.filter(fits).sort(COMPARE[order]);
}

/** A player's penalties that stand, a warning and one that is served too, for against each there may be an appeal; of those
 * that do not stand any more, the ones that were appealed.
 */
export const standing = (penalties: readonly PenaltyRow[], player: string): readonly PenaltyRow[] =>
  penalties.filter((one) => one.player === player && (one.open || !one.void || (one.appeals?.length ?? 0) > 0));
