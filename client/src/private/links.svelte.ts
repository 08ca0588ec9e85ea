/** The invitation links this browser was told: the room keeps none, and tells each once. */

import { remembered } from "../app/remembered.svelte";

const kept = remembered<Readonly<Record<string, string>>>("private-links", {});
const MOST = 20;

/** The address that invites to a game. What stands behind the "#" goes to no server. */
export const addressOf = (secret: string) => `${location.origin}/invited#${secret}`;

/** The secret of a game's link, if this browser was told it. */
export const linkOf = (table: string): string => kept.value[table] ?? "";

/** Remember the secret of a game's link; "" forgets it. */
export function keepLink(table: string, secret: string): void {
  const others = Object.entries(kept.value).filter(([one]) => one !== table);
  kept.value = Object.fromEntries([...others, ...(secret ? [[table, secret] as const] : [])].slice(-MOST));
}
