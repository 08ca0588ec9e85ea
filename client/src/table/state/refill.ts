/**
 * Chips that a player wishes to have added without asking each time, between hands: never more than the table lets a
 * stack have, never more than the wallet holds, and what the room refuses is told and not asked again in that hand.
 */

import type { TableTerms } from "../../protocol";
import { mySeat, type TableState } from "./state";

export interface RefillWishes {
  /** Up to the table's limit behind each hand. */
  readonly topUp: boolean;
  /** A new buy-in when all chips are lost. */
  readonly rebuy: boolean;
}

export interface Refill {
  readonly amount: number;
  /** Whether the player must come back to the game behind it. */
  readonly returns: boolean;
}

/** What chips are bought from: the wallet, or the game itself, which lends as much as a stack may have. */
export const fundsOf = (terms: TableTerms, wallet: number) => (terms.private ? terms.max_buy_in : wallet);

/** What a new buy-in adds: as much as the table and the wallet allow; 0 when the wallet has too little for the least. */
export function rebuyOf(table: TableState, wallet: number): number {
  const me = mySeat(table);
  if (!me || me.stack || table.terms.tournament) return 0; // a tournament offers its own chips
  const amount = Math.min(table.terms.max_buy_in, fundsOf(table.terms, wallet));
  return amount >= table.terms.min_buy_in ? amount : 0;
}

/** What to add now by the player's wishes; null for nothing. */
export function refillOf(table: TableState, wallet: number, wishes: RefillWishes): Refill | null {
  const me = mySeat(table);
  const own = table.you?.wishes;
  if (!me || table.terms.tournament || table.state === "draining" || own?.leave_after_hand || own?.top_up) return null;
  if (me.inHand && table.hand && !table.hand.end) return null;
  if (!me.stack) {
    const amount = wishes.rebuy && me.away !== "penalty" ? rebuyOf(table, wallet) : 0;
    return amount ? { amount, returns: me.state === "sitting_out" } : null;
  }
  if (!wishes.topUp || me.state === "sitting_out" || me.stack >= table.terms.max_buy_in) return null;
  const amount = Math.min(table.terms.max_buy_in - me.stack, fundsOf(table.terms, wallet));
  return amount > 0 && me.stack + amount >= table.terms.min_buy_in ? { amount, returns: false } : null;
}
