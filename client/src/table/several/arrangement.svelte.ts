/** How several tables are shown. Kept in this browser: a phone has no room for tiles. */

import { remembered } from "../../app/remembered.svelte";

/**
 * `one`: the one that is chosen; `tiles`: all side by side; `focus`: one large, the others small beside it; `stack`: one
 * at a time. In the last two the one that is to act comes forward.
 */
export type Arrangement = "one" | "tiles" | "focus" | "stack";

const CHOICES: readonly Arrangement[] = ["tiles", "focus", "stack"];
const kept = remembered<Arrangement>("arrangement", "one");

export const arrangement = {
  get value(): Arrangement {
    return CHOICES.includes(kept.value) ? kept.value : "one";
  },
  /** Choose it, or with a second press take it back. */
  toggle(one: Arrangement): void {
    kept.value = kept.value === one ? "one" : one;
  },
};
