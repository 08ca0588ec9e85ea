/** The levels of a structure, to be written over: what a level has depends on the game. */

import type { LevelOfStructure, LevelRow } from "../../protocol";

export const AMOUNTS = ["small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet", "point"] as const;
export type Amount = (typeof AMOUNTS)[number];
export type Draft = Record<Amount, number> & { readonly level: number; readonly ante_for_all: boolean };

/** The amounts that any of these levels has, in the order in which they are read. */
export const amountsOf = (levels: readonly LevelRow[]): readonly Amount[] =>
  AMOUNTS.filter((name) => levels.some((one) => one[name]));

export const draftOf = (one: LevelRow): Draft => ({
  level: one.level,
  ante_for_all: one.ante_for_all ?? false,
  small_blind: one.small_blind ?? 0,
  big_blind: one.big_blind ?? 0,
  ante: one.ante ?? 0,
  bring_in: one.bring_in ?? 0,
  small_bet: one.small_bet ?? 0,
  big_bet: one.big_bet ?? 0,
  point: one.point ?? 0,
});

/** One level more than these: as the last one, to be raised. */
export function another(levels: readonly Draft[]): readonly Draft[] {
  const last = levels.at(-1);
  return last ? [...levels, { ...last, level: last.level + 1 }] : levels;
}

/** The structure as it is sent. */
export const sent = (levels: readonly Draft[]): LevelOfStructure[] => levels.map(({ level: _, ...amounts }) => amounts);
