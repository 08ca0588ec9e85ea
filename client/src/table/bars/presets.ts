/** Ready-made raises: in blinds before the flop, in parts of the pot after. Whole cents; a part is rounded down. */

import type { Decision } from "./decision";
import { rounded } from "./slider";

export interface Preset {
  readonly kind: "blinds" | "pot" | "all-in" | "max" | "exact";
  /** Big blinds, or hundredths of the pot; 0 for the others. */
  readonly size: number;
  readonly to: number;
}

/** A raise by `percent` of the pot as it is after calling. */
export function potPartTo(decision: Decision, percent: number): number {
  const called = decision.bet + decision.call;
  return called + Math.floor(((decision.pot + decision.call) * percent) / 100);
}

/** So many big blinds, to a tenth. */
function blindsTo(decision: Decision, blinds: number): number {
  return Math.floor((decision.bigBlind * Math.round(blinds * 10)) / 10);
}

/** The largest raise by its own name: all-in, the pot where the pot is the limit, else the maximum. */
function mostOf(decision: Decision): Preset {
  const to = decision.maxTo;
  if (decision.allInTo) return { kind: "all-in", size: 0, to };
  return potPartTo(decision, 100) === to ? { kind: "pot", size: 100, to } : { kind: "max", size: 0, to };
}

/**
 * The presets that mean something now: within what is allowed, each amount once, smallest first, the most at the end.
 * `blinds` and `parts` are the player's own lists. Past the reach of blinds (a raised pot) parts of the pot stand in.
 */
export function presetsFor(decision: Decision, blinds: readonly number[], parts: readonly number[]): Preset[] {
  if (!decision.canRaise || decision.minTo === decision.maxTo) return [];
  if (decision.onlyLimits) return [decision.minTo, decision.maxTo].map((to) => ({ kind: "exact", size: 0, to }));
  const inBlinds = blinds.map<Preset>((size) => ({ kind: "blinds", size, to: blindsTo(decision, size) }));
  const inPots = parts.map<Preset>((size) => ({ kind: "pot", size, to: potPartTo(decision, size) }));
  const asBet = (preset: Preset): Preset => ({
    ...preset,
    to: rounded(preset.to, decision.minTo, decision.maxTo, decision.unit),
  });
  const allowed = (preset: Preset) => preset.to >= decision.minTo && preset.to < decision.maxTo;
  const first = decision.preflop ? inBlinds.filter(allowed) : [];
  // Rounded to the house's unit a part may come to the most, which has a button of its own: keys must not repeat.
  const rest = (first.length ? first : inPots.filter(allowed)).map(asBet).filter(allowed);
  const sorted = rest.sort((one, other) => one.to - other.to);
  const once = sorted.filter((preset, place) => sorted.findIndex((other) => other.to === preset.to) === place);
  const most = mostOf(decision);
  return [...once.slice(0, 5), most];
}
