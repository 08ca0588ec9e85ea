/** What players are called: events and views say by an id alone who is meant, and messages have the names beside. */

const known = new Map<string, string>();

/** Learn the names that came with a message. */
export function learnNames(names: Readonly<Record<string, string>> | undefined): void {
  for (const [player, name] of Object.entries(names ?? {})) known.set(player, name);
}

/** A player's name; the id of one of whom nobody has told. */
export const nameOf = (player: string): string => known.get(player) ?? player;
