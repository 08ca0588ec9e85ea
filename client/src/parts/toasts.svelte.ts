/** Short notes at the edge of the screen: what was done, or what was refused and why. Also spoken. */

import { refusalFrom } from "../words/refusals";

export interface Toast {
  readonly number: number;
  readonly text: string;
  readonly kind: "done" | "refused";
  readonly clauses: readonly string[];
  /** Whether it is still so: what has become of itself needs no words any more. */
  readonly holds: () => boolean;
}

const always = () => true;
const SHOWN_MS = { done: 5_000, refused: 10_000 };

class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  private count = 0;

  /** Say what was done, as long as it holds, and by which clauses. */
  done(text: string, holds: Toast["holds"] = always, clauses: readonly string[] = []): void {
    this.add(text, "done", clauses, holds);
  }

  /** Say what went wrong: an error of the socket or of the API. */
  refused(error: unknown): void {
    const { text, clauses } = refusalFrom(error);
    this.add(text, "refused", clauses);
  }

  drop(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }

  private add(text: string, kind: Toast["kind"], clauses: readonly string[], holds: Toast["holds"] = always): void {
    const number = (this.count += 1);
    const others = this.all.filter((one) => one.text !== text || one.kind !== kind); // said again, it stands once
    this.all = [...others.slice(-3), { number, text, kind, clauses, holds }];
    setTimeout(() => this.drop(number), SHOWN_MS[kind]);
  }
}

export const toasts = new Toasts();
