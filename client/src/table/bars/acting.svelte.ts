/** What a player does at a table: decisions, choices made ahead, and what the room answered. */

import type { Refusal } from "../../words/refusals";
import { refusalFrom } from "../../words/refusals";
import { t } from "../../words/words.svelte";
import { socket } from "../../wire/room.svelte";
import { decisionOf, priceOf, priceToCome, type Decision } from "./decision";
import { PriceGuard } from "./guard";
import { Picking } from "./picking.svelte";
import { Placing } from "./placing.svelte";
import { choose, resolve, whyVoid, type PreAction, type PreActionKind, type Void } from "./preaction";
import type { TableSession } from "../state/session.svelte";

export type Deed =
  | "fold"
  | "check"
  | "call"
  | "raise"
  | "bring_in"
  | "complete"
  | "run_board"
  | "discard"
  | "draw"
  | "accept"
  | "refuse"
  | "choose"
  | "place";

/** What an action says beside an amount: cards given up, rows of cards placed, a game chosen. */
export interface With {
  readonly cards?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
  readonly game?: string;
}

export class Acting {
  /** A decision on its way to the room; until it is answered nothing more can be sent for this turn. */
  sent = $state<Deed | null>(null);
  ahead = $state.raw<PreAction | null>(null);
  /** What the bar says: a refusal with its clauses, or that a doubled send counted once. */
  note = $state.raw<Refusal | null>(null);
  locked = $state(false);

  /** Own cards picked to be given up, and cards laid out in rows: both can be taken back until they are sent. */
  readonly picking = new Picking();
  readonly placing = new Placing();

  private readonly guard = new PriceGuard();
  private unlock: ReturnType<typeof setTimeout> | undefined;
  private answered = "";

  constructor(private readonly session: TableSession) {}

  get decision(): Decision | null {
    return this.session.now ? decisionOf(this.session.now) : null;
  }

  /** The price of a choice made ahead; null when there is none to make. */
  get price(): number | null {
    return this.session.now ? priceToCome(this.session.now) : null;
  }

  /** The table changed: void what no longer means the same, lock what means something new, do what was chosen. */
  follow(decision: Decision | null, price: number | null): void {
    const table = this.session.now;
    if (!table) return;
    this.picking.show(decision);
    this.placing.show(decision, table.you?.toPlace ?? []);
    const turn = decision ? `${decision.hand}/${decision.turn}` : "";
    if (turn && turn !== this.answered && this.ahead) {
      const deed = resolve(this.ahead, table, decision as Decision);
      if (deed) {
        this.ahead = null;
        void this.send(deed, 0, decision as Decision);
        return;
      }
      this.takeBack(whyVoid(this.ahead, table, (decision as Decision).call));
    }
    const changed = this.ahead && !decision && price !== null ? whyVoid(this.ahead, table, price) : null;
    if (changed) this.takeBack(changed);
    // Between two turns nobody is to act: a choice waits for the next one.
    const between = table.hand !== null && !table.hand.end && table.hand.turn === null;
    if (!decision && this.ahead && price === null && !between) this.ahead = null;
    this.lock(decision ? priceOf(decision) : price === null ? "" : `ahead/${price}`);
  }

  /** A choice made ahead is void: the player reads why, but for one of a hand that is over. */
  private takeBack(why: Void | null): void {
    this.ahead = null;
    if (why !== "hand")
      this.note = { text: t(why === "round" ? "table-ahead-round" : "table-ahead-void"), clauses: [] };
  }

  /** A click meant for the old price must not pay the new one. */
  private lock(price: string): void {
    this.guard.show(price);
    this.waitForUnlock();
  }

  private waitForUnlock(): void {
    const remaining = this.guard.remaining;
    clearTimeout(this.unlock);
    this.locked = remaining > 0;
    if (remaining) this.unlock = setTimeout(() => (this.locked = false), remaining);
  }

  /** The keys have come here by themselves: for a moment they do nothing. */
  hold(): void {
    this.guard.hold();
    this.waitForUnlock();
  }

  choose(kind: PreActionKind): void {
    if (this.locked || !this.session.now) return;
    this.note = null;
    this.ahead = this.ahead?.kind === kind ? null : choose(this.session.now, kind);
  }

  /** Do it, unless the price has just changed or something is on its way. */
  do(deed: Deed, amount = 0, more: With = {}): void {
    const decision = this.decision;
    if (!decision || this.locked || this.sent) return;
    void this.send(deed, amount, decision, more);
  }

  private async send(deed: Deed, amount: number, decision: Decision, more: With = {}): Promise<void> {
    if (this.sent) return;
    this.sent = deed;
    this.note = null;
    this.answered = `${decision.hand}/${decision.turn}`;
    const { hand, turn } = decision;
    try {
      const done = await socket.ask({
        type: "act",
        table: this.session.table,
        hand,
        turn,
        action: deed,
        amount,
        ...more,
      });
      if (done.repeated) this.note = { text: t("table-repeated"), clauses: [] };
    } catch (error) {
      this.answered = "";
      this.note = refusalFrom(error);
    } finally {
      this.sent = null;
    }
  }
}
