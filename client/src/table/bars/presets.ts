/**
 * Ready-made raises. Each situation has a list of its own: in blinds before the flop, in multiples of a raise that is faced
 * there, with the pot behind both, in parts of the pot after the flop. Whole cents; a part is rounded down.
 */

import type { Decision } from "./decision";
import { rounded } from "./slider";

export interface Preset {
  readonly kind: "blinds" | "times" | "pot" | "all-in" | "max" | "exact";
  /** Big blinds, times the highest bet, or hundredths of the pot; 0 for the others. */
  readonly size: number;
  readonly to: number;
  /** The key that chooses it; no key ever chooses another one in the same situation. */
  readonly key: string;
  /** It can't be a raise now: too small, or not less than the most. It keeps its place and its key. */
  readonly off: boolean;
}

/** Which of the player's lists holds. */
export type Situation = "before" | "raised" | "after";

export function situationOf(decision: Decision): Situation {
  if (!decision.preflop) return "after";
  return decision.highest > decision.bigBlind ? "raised" : "before";
}

/** The player's own lists by situation. */
export type PresetLists = Readonly<Record<Situation, readonly number[]>>;

/** So many of a list have a place in the bar. */
const PLACES = 5;
/** The key of the largest raise: never a preset's. */
export const MOST_KEY = "0";

/** A raise by `percent` of the pot as it is after calling. */
export function potPartTo(decision: Decision, percent: number): number {
  const called = decision.bet + decision.call;
  return called + Math.floor(((decision.pot + decision.call) * percent) / 100);
}

/** So many times an amount, to a tenth. */
const timesTo = (amount: number, size: number) => Math.floor((amount * Math.round(size * 10)) / 10);

type Wish = Pick<Preset, "kind" | "size" | "to">;

function wishes(decision: Decision, lists: PresetLists): Wish[] {
  const situation = situationOf(decision);
  const list = lists[situation];
  const inPot = (size: number): Wish => ({ kind: "pot", size, to: potPartTo(decision, size) });
  if (situation === "after") return list.slice(0, PLACES).map(inPot);
  const before = situation === "before";
  const times = list.map<Wish>((size) => ({
    kind: before ? "blinds" : "times",
    size,
    to: timesTo(before ? decision.bigBlind : decision.highest, size),
  }));
  return [...times.slice(0, PLACES - 1), inPot(100)];
}

/** The largest raise by its own name: all-in, the pot where the pot is the limit, else the maximum. */
function mostOf(decision: Decision): Preset {
  const to = decision.maxTo;
  const most = { size: 0, to, key: MOST_KEY, off: false };
  if (decision.allInTo) return { ...most, kind: "all-in" };
  return potPartTo(decision, 100) === to ? { ...most, kind: "pot", size: 100 } : { ...most, kind: "max" };
}

/**
 * The presets of the situation in the order of the player's list, the most at the end. One that can't be a raise now, or
 * comes to the amount of one before it, is off.
 */
export function presetsFor(decision: Decision, lists: PresetLists): Preset[] {
  if (!decision.canRaise || decision.minTo === decision.maxTo) return [];
  if (decision.onlyLimits)
    return [decision.minTo, decision.maxTo].map((to, place) => {
      return { kind: "exact", size: 0, to, key: place ? MOST_KEY : "1", off: false };
    });
  const most = mostOf(decision);
  const wanted = wishes(decision, lists).filter((wish) => wish.kind !== most.kind || wish.size !== most.size);
  const amounts = wanted.map(({ to }) => rounded(to, decision.minTo, decision.maxTo, decision.unit));
  const found = wanted.map<Preset>((wish, place) => {
    const to = amounts[place] ?? wish.to;
    const off = to < decision.minTo || to >= decision.maxTo || amounts.indexOf(to) < place;
    return { ...wish, to, key: String(place + 1), off };
  });
  return [...found, most];
}
