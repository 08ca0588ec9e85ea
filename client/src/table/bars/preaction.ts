/**
 * A decision made before one's turn.
 *
 * Money is bound to the exact amount: a check and a call are void as soon as the price is another, but for the call of
 * any bet, which says so. Giving up costs nothing at any price. All are void when the street or the hand changes.
 */

import { priceToCome, type Decision } from "./decision";
import type { TableState } from "../state/state";

export type PreActionKind = "check" | "check-fold" | "call" | "fold" | "call-any";

export interface PreAction {
  readonly kind: PreActionKind;
  readonly price: number;
  readonly hand: string;
  readonly street: string;
}

/** What can be chosen ahead at this price. */
export function preActionsAt(price: number): readonly PreActionKind[] {
  return price === 0 ? ["check-fold", "check", "call-any"] : ["fold", "call", "call-any"];
}

export function choose(table: TableState, kind: PreActionKind): PreAction | null {
  const price = priceToCome(table);
  if (price === null || !table.hand) return null;
  return { kind, price, hand: table.hand.hand, street: table.hand.street };
}

/** Why a choice does not mean any more what it meant when it was made: another hand, another round, another price. */
export type Void = "hand" | "round" | "price";

export function whyVoid(chosen: PreAction, table: TableState, price: number): Void | null {
  if (table.hand?.hand !== chosen.hand || table.hand.end) return "hand";
  if (table.hand.street !== chosen.street) return "round";
  const givesUp = chosen.kind === "fold" || chosen.kind === "check-fold";
  return givesUp || chosen.kind === "call-any" || price === chosen.price ? null : "price";
}

/** What to do now that it is the viewer's turn, or null when the choice is void: then the player decides. */
export function resolve(chosen: PreAction, table: TableState, decision: Decision): "fold" | "check" | "call" | null {
  if (whyVoid(chosen, table, decision.call)) return null;
  if (chosen.kind === "call-any") return decision.call === 0 ? "check" : "call";
  if (chosen.kind === "call") return "call";
  if (chosen.kind === "check") return "check";
  return decision.call === 0 ? "check" : "fold";
}
