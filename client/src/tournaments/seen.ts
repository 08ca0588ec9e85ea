/** A tournament as this browser sees it: what is announced, how it stands, what is yours. */

import type { TournamentNow, TournamentPage, YouThere } from "../protocol";

export interface Seen {
  readonly page: TournamentPage;
  readonly now: TournamentNow;
  readonly you: YouThere | null;
}

/** The clauses behind decisions of the house that the tournament goes by, each once. */
export const clausesOf = ({ page }: Pick<Seen, "page">, ...names: readonly string[]): readonly string[] => [
  ...new Set((page.rules ?? []).filter((one) => names.includes(one.name)).flatMap((one) => one.clauses)),
];
