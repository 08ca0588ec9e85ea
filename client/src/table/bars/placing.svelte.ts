/** Cards laid out in rows before they are placed for good. Every move can be taken back until all of them are sent. */

import type { Decision } from "./decision";
import { NO_ROWS, type Rows } from "../state/state";

export const ROW_NAMES = ["front", "middle", "back"] as const;
export type RowPlace = 0 | 1 | 2;

export class Placing {
  rows = $state.raw<Rows>(NO_ROWS);
  /** The card in hand: the next row pressed takes it. */
  card = $state("");
  open = $state(false);
  private cards = $state.raw<readonly string[]>([]);
  private room: readonly number[] = [];
  private turn = "";

  /** The bar shows this decision now; `cards` are those to be placed. */
  show(decision: Decision | null, cards: readonly string[]): void {
    const open = decision?.kind === "place" && cards.length > 0;
    const turn = open ? `${decision.hand}/${decision.turn}/${cards.join(" ")}` : "";
    if (turn === this.turn) return;
    this.turn = turn;
    this.open = open;
    this.rows = NO_ROWS;
    this.cards = open ? cards : [];
    this.room = decision?.room ?? [];
    this.card = this.cards[0] ?? "";
  }

  /** Cards still in hand. */
  get left(): readonly string[] {
    return this.cards.filter((card) => !this.rows.some((row) => row.includes(card)));
  }

  /** How many more cards a row takes. */
  free(row: RowPlace): number {
    return Math.max(0, (this.room[row] ?? 0) - this.rows[row].length);
  }

  get complete(): boolean {
    return this.open && this.left.length === 0;
  }

  /** Take a card into the hand, out of its row too. */
  pick(card: string): void {
    if (!this.cards.includes(card)) return;
    this.rows = this.without(card);
    this.card = card;
  }

  /** Lay a card into a row; the next card comes into the hand. */
  put(row: RowPlace, card = this.card): boolean {
    const rows = this.without(card);
    if (!this.open || !this.cards.includes(card) || rows[row].length >= (this.room[row] ?? 0)) return false;
    this.rows = rows.map((cards, place) => (place === row ? [...cards, card] : cards)) as unknown as Rows;
    this.card = this.left[0] ?? "";
    return true;
  }

  /** Take everything back. */
  clear(): void {
    this.rows = NO_ROWS;
    this.card = this.cards[0] ?? "";
  }

  private without(card: string): Rows {
    return this.rows.map((row) => row.filter((one) => one !== card)) as unknown as Rows;
  }
}
