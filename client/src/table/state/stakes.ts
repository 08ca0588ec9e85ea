/** What a hand is played for: at a cash table what its terms say, in a tournament what its level says. */

import type { HandStarted, Stakes, TableTerms } from "../../protocol";

/** The terms with the stakes of the hand that begins. */
export const termsOf = (terms: TableTerms, start: HandStarted | undefined): TableTerms =>
  start?.stakes && terms.tournament ? termsAt(terms, start.stakes) : terms;

/** A tournament's stakes grow; what a level does not have is left out of them. */
export function termsAt<T extends object>(terms: T, stakes: Stakes): T & Required<Omit<Stakes, "level">> & Unit {
  const { small_blind = 0, big_blind = 0, ante = 0, bring_in = 0, small_bet = 0, big_bet = 0, point = 0 } = stakes;
  const ante_for_all = stakes.ante_for_all ?? false;
  const unit = big_blind || small_bet || ante || point;
  return { ...terms, small_blind, big_blind, ante, ante_for_all, bring_in, small_bet, big_bet, point, unit };
}

/** What stacks are counted in. */
interface Unit {
  readonly unit: number;
}
