/** By which drawing each player is seen. Messages say it beside the names; no step of a table does. */

import { SvelteMap } from "svelte/reactivity";
import type { ChosenAvatar } from "../protocol";

export type Avatar = NonNullable<ChosenAvatar["avatar"]>;

/** All there are, as symbols of `avatars.svg`. */
export const AVATARS = [
  "bear",
  "bull",
  "cat",
  "fox",
  "frog",
  "hare",
  "lighthouse",
  "moon",
  "mountain",
  "owl",
  "panda",
  "penguin",
  "raven",
  "ship",
  "tiger",
  "wolf",
] as const satisfies readonly Avatar[];

const chosen = new SvelteMap<string, Avatar>();

/** A player is seen so from now on; without a drawing, or by one that this page does not have, by initials. */
export function learnAvatar(player: string, avatar: Avatar | null | undefined): void {
  const known = AVATARS.find((one) => one === avatar);
  if (known) chosen.set(player, known);
  else chosen.delete(player);
}

/** Learn what came with a message: who is named there and has no drawing has none any more. */
export function learnAvatars(
  names: Readonly<Record<string, string>> | undefined,
  avatars: Readonly<Record<string, Avatar>> | undefined,
): void {
  for (const player of Object.keys(names ?? {})) learnAvatar(player, avatars?.[player]);
}

export const avatarOf = (player: string): Avatar | undefined => chosen.get(player);
