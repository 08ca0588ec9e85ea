/** What somebody looks for among the own hands. Pure. */

import type { Notes } from "../notes/notes.svelte";
import { readAmount } from "../words/money";

export const RESULTS = ["any", "won", "lost"] as const;
export type Result = (typeof RESULTS)[number];

export interface Wanted {
  /** House, game and stake as JSON, "" for all. */
  readonly stake: string;
  readonly first: string;
  readonly last: string;
  readonly result: Result;
  /** At least so much was won or lost, as it was typed. */
  readonly by: string;
  readonly cards: string;
  /** Where one sat, "" for anywhere. */
  readonly position: Position | "";
  /** With whom: "noted", "colour:red", "player:…" or "" for anybody. */
  readonly others: string;
}

export const POSITIONS = ["button", "small_blind", "big_blind", "elsewhere"] as const;
export type Position = (typeof POSITIONS)[number];
/** The room looks for so many players at most. */
const MOST_PLAYERS = 20;

/** No player is called so: where nobody is meant any more, nothing is found. */
const NOBODY = "-";

/** The players meant, those last written about first. */
export function playersOf(others: string, notes: Notes): string[] {
  const [kind, which = ""] = others.split(":");
  if (kind === "player") return [which];
  const meant = Object.values(notes).filter((one) => kind === "noted" || (kind === "colour" && one.colour === which));
  return meant
    .toSorted((one, other) => other.at_ms - one.at_ms)
    .slice(0, MOST_PLAYERS)
    .map((one) => one.player);
}

export const ALL: Wanted = {
  stake: "",
  first: "",
  last: "",
  result: "any",
  by: "",
  cards: "",
  position: "",
  others: "",
};

/** What is asked of the room; only what says something. */
export function asked(wanted: Wanted, notes: Notes = {}): Record<string, string> {
  const [house = "", game = "", stake = ""] = wanted.stake ? (JSON.parse(wanted.stake) as string[]) : [];
  const by = wanted.result === "any" ? 0 : (readAmount(wanted.by) ?? 0);
  const all = {
    house,
    game,
    stake,
    first: wanted.first,
    last: wanted.last,
    result: wanted.result === "any" ? "" : wanted.result,
    by: by ? String(by) : "",
    cards: wanted.cards.trim(),
    position: wanted.position,
    players: wanted.others ? playersOf(wanted.others, notes).join(",") || NOBODY : "",
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}
