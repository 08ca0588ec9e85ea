/** Where a replay stands and whether it runs. */

import type { Step } from "./steps";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1_100;

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** The last move was one step forward: then cards and chips may move. */
  forward = $state(false);

  constructor(readonly steps: () => readonly Step[]) {}

  get last(): number {
    return Math.max(0, this.steps().length - 1);
  }

  get step(): Step | undefined {
    return this.steps()[this.at];
  }

  go(place: number): void {
    const next = Math.min(Math.max(place, 0), this.last);
    this.forward = next === this.at + 1;
    this.at = next;
    if (next === this.last) this.playing = false;
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Move on while playing; call inside a component. */
  run(): void {
    $effect(() => {
      if (!this.playing) return;
      const timer = setTimeout(() => this.go(this.at + 1), STEP_MS / this.speed);
      return () => clearTimeout(timer);
    });
  }

  /** Space plays, arrows step, Home and End jump. True when the key was one of these. */
  key(name: string): boolean {
    if (name === " ") this.toggle();
    else if (name === "ArrowRight") this.go(this.at + 1);
    else if (name === "ArrowLeft") this.go(this.at - 1);
    else if (name === "Home") this.go(0);
    else if (name === "End") this.go(this.last);
    else return false;
    if (name !== " ") this.playing = false;
    return true;
  }
}
