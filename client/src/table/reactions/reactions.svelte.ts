/** Reactions at a table, each for a moment. The room keeps none of them, and neither does the page. */

import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Reacted } from "../../protocol";

export const REACTIONS = ["smile", "laugh", "surprised", "sad", "cool", "heart", "clover", "crown"] as const;
export type Reaction = Reacted["reaction"];

const SHOWN_MS = 4_000;

export class Reactions {
  /** What each player shows now, by the player's id. */
  readonly shown = new SvelteMap<string, Reaction>();
  private readonly ends = new Map<string, ReturnType<typeof setTimeout>>();

  show(player: string, reaction: Reaction): void {
    clearTimeout(this.ends.get(player));
    this.shown.set(player, reaction);
    this.ends.set(
      player,
      setTimeout(() => this.shown.delete(player), SHOWN_MS),
    );
  }

  close(): void {
    for (const timer of this.ends.values()) clearTimeout(timer);
    this.shown.clear();
  }
}

/** The reactions at the table around a component, and for who has a seat there how to open one's own. */
export interface Near {
  readonly shown: ReadonlyMap<string, Reaction>;
  readonly open: (() => void) | undefined;
}
const KEY = Symbol("reactions");
export const shareReactions = (near: () => Near): unknown => setContext(KEY, near);
export const nearReactions = (): (() => Near) | undefined => getContext<(() => Near) | undefined>(KEY);
