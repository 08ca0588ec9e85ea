/** What this player has noted about others: a text and a colour label each. Kept on this device alone; no room is told. */

import { remembered } from "../app/remembered.svelte";

export const COLOURS = ["red", "orange", "green", "blue", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Note {
  /** The player's id; names are for people. */
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly colour: Colour | "";
  /** When it was written last. */
  readonly at_ms: number;
}

export type Notes = Readonly<Record<string, Note>>;

/** The longest text that can be written; what was imported may be longer and is kept. */
export const LONGEST = 1000;

const kept = remembered<Notes>("notes", {});

export const notes = {
  get all(): Notes {
    return kept.value;
  },
  of(player: string): Note | undefined {
    return Object.hasOwn(kept.value, player) ? kept.value[player] : undefined;
  },
  /** Write a note anew; one without text and colour is none. */
  write(note: Note): void {
    const rest = Object.entries(kept.value).filter(([player]) => player !== note.player);
    const written =
      note.text.trim() || note.colour ? [[note.player, { ...note, text: note.text.trim() }] as const] : [];
    kept.value = Object.fromEntries([...rest, ...written]);
  },
  /** Take over notes from elsewhere; nothing that is here is lost. */
  take(others: readonly Note[]): void {
    const all = new Map(Object.entries(kept.value));
    for (const one of others) all.set(one.player, joined(all.get(one.player), one));
    kept.value = Object.fromEntries(all);
  },
};

/** Two notes on one player as one: the newer one's colour and name, both texts where neither has the other's. */
export function joined(here: Note | undefined, other: Note): Note {
  if (!here) return other;
  const [newer, older] = here.at_ms >= other.at_ms ? [here, other] : [other, here];
  const texts = [newer.text, older.text].filter(Boolean);
  const text = newer.text.includes(older.text)
    ? newer.text
    : older.text.includes(newer.text)
      ? older.text
      : texts.join("\n");
  return { ...newer, text, colour: newer.colour || older.colour };
}
