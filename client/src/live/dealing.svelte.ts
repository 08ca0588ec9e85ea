/** What a dealer enters at a live table: acts go to the room one after another, and the next may be entered before the answer. */

import { toasts } from "../parts/toasts.svelte";
import type { DealersHand, DealersSeat, LiveTableBody, SeatView } from "../protocol";
import { ApiError, isAnswer } from "../wire/api";
import { followFloor } from "../wire/floor";
import { liveApi } from "./live_api";

type Fact = Readonly<Record<string, unknown>>;
/** A fact as the hand stands when its turn comes: whoever is to act then acts. Null where the hand has no place for it. */
type Told = (hand: DealersHand) => Fact | null;
type Step = { readonly kind: "begin" } | { readonly kind: "undo" } | { readonly kind: "fact"; readonly told: Told };

export const BOARD_CARDS = 3;
/** A chip of one: what is bet by a key is whole chips where the least bet is. */
const WHOLE = 100;

export class Dealing {
  body = $state.raw<LiveTableBody | null>(null);
  failed = $state.raw<unknown>(null);
  /** How many acts are on their way. */
  waiting = $state(0);
  /** The seat that the next ruling is about; 0 for who is to act. */
  about = $state(0);
  private steps: Step[] = [];
  private sending = false;
  /** The table has changed while something was on its way, perhaps by somebody else. */
  private missed = false;
  /** How many acts the room has answered: a look from before one of them is old. */
  private answers = 0;

  constructor(readonly table: string) {}

  get hand(): DealersHand | null {
    return this.body?.hand ?? null;
  }

  /** The table has closed: its hands are entered no longer, or at another one. */
  get isGone(): boolean {
    return this.failed instanceof ApiError && this.failed.body.code === "no-such-table";
  }

  /** The hand runs and is not decided. */
  get isRunning(): boolean {
    return this.hand !== null && this.hand.awaits !== "push";
  }

  name(seat: number): string {
    const player = this.body?.table.seats.find((one) => one.seat === seat)?.player ?? "";
    return this.body?.names[player] ?? player;
  }

  called(player: string): string {
    return this.body?.names[player] ?? player;
  }

  seatInHand(seat: number): DealersSeat | undefined {
    return this.hand?.seats?.find((one) => one.seat === seat);
  }

  seatAt(seat: number): SeatView | undefined {
    return this.body?.table.seats.find((one) => one.seat === seat);
  }

  /** Look at the table now, and whenever it has changed: another desk may enter at the same table. */
  follow(): () => void {
    return followFloor("table", this.table, () => this.look());
  }

  /** Fetch the table; what is being sent brings it along. False where the room did not answer. */
  async look(): Promise<boolean> {
    this.missed = this.sending;
    if (this.sending) return true;
    const { answers } = this;
    try {
      const body = await liveApi.table(this.table);
      if (!this.sending && answers === this.answers) this.body = body;
      this.failed = null;
      return true;
    } catch (error) {
      this.failed = error;
      return isAnswer(error); // it is told when the table has changed again
    }
  }

  begin(): void {
    this.add({ kind: "begin" });
  }

  undo(): void {
    this.add({ kind: "undo" });
  }

  /** Whoever is to act does this. */
  act(verb: string, to = 0): void {
    this.tell((hand) => {
      const seat = hand.awaits === "act" ? hand.awaits_seats?.[0] : undefined;
      if (seat === undefined) return null;
      const right = verb === "passive" ? passive(hand) : verb === "bet" && !hand.turn?.is_bet ? "raise" : verb;
      return { do: "act", seat, verb: right, ...(to ? { to } : {}) };
    });
  }

  tell(told: Told | Fact): void {
    this.add({ kind: "fact", told: typeof told === "function" ? told : () => told });
  }

  /** Enter a fact whose refusal the caller shows; refused as the room refuses it. */
  async ask(fact: Fact): Promise<void> {
    const { hand, body } = this;
    if (!hand || !body) return;
    this.body = await liveApi.enter(this.table, { hand: hand.hand, after: body.acts, fact });
  }

  private add(step: Step): void {
    this.steps.push(step);
    this.waiting = this.steps.length;
    void this.send();
  }

  private async send(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      for (let step = this.steps[0]; step; step = this.steps[0]) {
        await this.carryOut(step);
        this.answers += 1;
        this.steps.shift();
        this.waiting = this.steps.length;
      }
    } catch (error) {
      this.steps = []; // what was entered behind it rests on it
      this.waiting = 0;
      toasts.refused(error);
      this.sending = false;
      if (error instanceof ApiError) await this.look();
    } finally {
      this.sending = false;
      if (this.missed) void this.look();
    }
  }

  private async carryOut(step: Step): Promise<void> {
    if (step.kind === "begin") {
      this.body = await liveApi.begin(this.table);
      return;
    }
    const { hand, body } = this;
    if (!hand || !body) return;
    if (step.kind === "undo") {
      this.body = await liveApi.takeBack(this.table, { hand: hand.hand, after: body.acts });
      return;
    }
    const fact = step.told(hand);
    if (fact) this.body = await liveApi.enter(this.table, { hand: hand.hand, after: body.acts, fact });
  }
}

const passive = (hand: DealersHand) => (hand.turn?.can_check ? "check" : "call");

/** The board whose cards come next, and how many: three of a flop, else one. */
export function nextOfBoard(hand: DealersHand): { board: number; cards: number } | null {
  for (const [board, cards] of (hand.boards ?? []).entries()) {
    const blank = cards.filter((one) => one === "??").length;
    if (blank) return { board, cards: cards.length - blank === 0 && blank >= BOARD_CARDS ? BOARD_CARDS : 1 };
  }
  return null;
}

/** What a number of chips may be bet by one key: the least, half the pot, the pot, all-in. */
export function presets(hand: DealersHand): readonly { id: string; to: number }[] {
  const turn = hand.turn;
  if (!turn || (turn.min_raise_to ?? -1) < 0) return [];
  const { min_raise_to: least = 0, max_raise_to: most = 0, pot_to = 0, call = 0 } = turn;
  const bet = hand.seats?.find((one) => one.seat === turn.seat)?.bet ?? 0;
  const unit = least % WHOLE === 0 ? WHOLE : 1;
  const half = bet + call + Math.floor(((hand.total ?? 0) + call) / 2 / unit) * unit;
  const within = (to: number) => Math.min(Math.max(to, least), most);
  const all = [
    { id: "least", to: least },
    { id: "half", to: within(half) },
    { id: "pot-bet", to: within(pot_to) },
  ];
  return all.filter((one, index) => all.findIndex((other) => other.to === one.to) === index);
}
