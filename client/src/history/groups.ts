/** Hands as they are listed: those of a tournament stand together, where its newest stands; the others in their order. */

import type { HandRow } from "../protocol";

export interface Group {
  /** Whose hands they are; "" for those of no tournament. */
  readonly tournament: string;
  readonly name: string;
  readonly hands: readonly HandRow[];
}

/** A table is called "The Cup, table 3"; the tournament by what stands before. */
const cupOf = (hand: HandRow) => hand.table_name.replace(/, table \d+$/, "");

export function groupsOf(hands: readonly HandRow[]): readonly Group[] {
  const groups: { tournament: string; name: string; hands: HandRow[] }[] = [];
  for (const hand of hands) {
    const tournament = hand.tournament ?? "";
    const last = groups.at(-1);
    const group = tournament
      ? groups.find((one) => one.tournament === tournament)
      : last?.tournament
        ? undefined
        : last;
    if (group) group.hands.push(hand);
    else groups.push({ tournament, name: tournament ? cupOf(hand) : "", hands: [hand] });
  }
  return groups;
}
