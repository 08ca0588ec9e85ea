/** What somebody looks for among the own hands. Pure. */

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
}

export const ALL: Wanted = { stake: "", first: "", last: "", result: "any", by: "", cards: "" };

/** What is asked of the room; only what says something. */
export function asked(wanted: Wanted): Record<string, string> {
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
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}
