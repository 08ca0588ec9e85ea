/** The house's rulebook, fetched once when somebody first asks for it. */

import type { ClauseBody, DecisionBody, RulebookBody } from "../protocol";
import { api } from "../wire/api";

class Rulebook {
  book = $state.raw<RulebookBody | null>(null);
  failed = $state.raw<unknown>(null);
  asked = false;
}

export const rulebook = new Rulebook();

/** Fetch the rulebook unless it is here or on its way. */
export function wantRulebook(): void {
  if (rulebook.asked) return;
  rulebook.asked = true;
  rulebook.failed = null;
  api.rulebook().then(
    (book) => (rulebook.book = book),
    (error: unknown) => {
      rulebook.failed = error;
      rulebook.asked = false;
    },
  );
}

/** A clause by its id; undefined while the rulebook is on its way, or when it has no such clause. */
export function clauseOf(id: string): ClauseBody | undefined {
  return rulebook.book?.clauses.find((clause) => clause.id === id);
}

/** A decision point by section and name ("connection", "allowance_seconds"). */
export function decisionOf(section: string, name: string): DecisionBody | undefined {
  return rulebook.book?.decisions.find((one) => one.section === section && one.name === name);
}

/** Things under what they have in common, in the order they come. */
export function grouped<Item>(items: readonly Item[], by: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(by(item));
    if (group) group.push(item);
    else groups.set(by(item), [item]);
  }
  return groups;
}
