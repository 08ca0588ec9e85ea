/** Cards drawn beside the way into a game: as many as it deals first; which ones says nothing. */

import type { Kind } from "./names.svelte";

const FANS: Readonly<Record<Kind, readonly string[]>> = {
  holdem: ["As", "Kh"],
  banzai: ["As", "Kh"],
  omaha: ["As", "Kh", "Qd", "Jc"],
  stud: ["As", "Kh", "Qd"],
  draw: ["As", "Kh", "Qd", "Jc", "Ts"],
  mix: ["As", "Kh", "Qd"],
  "open-face": ["As", "Kh", "Qd", "Jc", "Ts"],
  other: ["As", "Kh"],
};

/** `deal` is how the game is dealt, `kind` its family. */
export const fanOf = (deal: string | undefined, kind: Kind): readonly string[] =>
  FANS[deal?.startsWith("omaha") ? "omaha" : kind];
