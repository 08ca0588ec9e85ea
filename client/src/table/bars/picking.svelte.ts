/** Own cards picked to be given up. Nothing is sent before it is confirmed, and picking again takes back. */

import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { Decision } from "./decision";

export class Picking {
  readonly picked = new SvelteSet<string>();
  /** Whether cards can be picked now. */
  open = $state(false);
  private turn = "";
  private most = 0;
  private exact = false;

  /** The bar shows this decision now: a new turn starts with nothing picked. */
  show(decision: Decision | null): void {
    const turn = decision ? `${decision.hand}/${decision.turn}` : "";
    if (turn === this.turn) return;
    this.turn = turn;
    this.picked.clear();
    this.open = decision?.kind === "discard" || decision?.kind === "draw";
    this.exact = decision?.kind === "discard";
    this.most = decision?.kind === "draw" ? decision.draw : (decision?.discard ?? 0);
  }

  toggle(card: string): void {
    if (!this.open) return;
    if (this.picked.delete(card)) return;
    // One too many: where the number is exact the oldest choice gives way, else nothing happens.
    const [oldest] = this.picked;
    if (this.picked.size >= this.most && this.exact && oldest) this.picked.delete(oldest);
    if (this.picked.size < this.most) this.picked.add(card);
  }

  clear(): void {
    this.picked.clear();
  }

  /** Whether what is picked may be sent. */
  get complete(): boolean {
    return this.open && (this.exact ? this.picked.size === this.most : this.picked.size <= this.most);
  }
}

const KEY = Symbol("picking");

/** Let the felt below know what is picked in the bar. */
export const sharePicking = (picking: () => Picking) => setContext(KEY, picking);

/** What is picked at the table around; null in a replay. */
export function nearPicking(): () => Picking | null {
  return getContext<(() => Picking) | undefined>(KEY) ?? (() => null);
}
