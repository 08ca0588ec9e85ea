/**
 * An amount as stacks of chips, the dearest first. A picture only: the exact amount stands beside it.
 *
 * What chips a room has online is nobody's rule, so they go by ones, fives and twenty-fives of the currency as on most floors.
 */

export interface Stack {
  /** The worth of a chip, in cents. */
  readonly worth: number;
  /** Its colour's place among the chips of theme.css. */
  readonly colour: number;
  readonly count: number;
}

const WORTHS = [500_000, 100_000, 50_000, 10_000, 2_500, 500, 100, 25, 5, 1] as const;
const COLOURS = 7;

/** The stacks of an amount, at most `columns` of them; what is too small to be seen beside the dear ones is left out. */
export function stacksOf(cents: number, columns: number, highest = 5): Stack[] {
  const stacks: Stack[] = [];
  let left = cents;
  WORTHS.forEach((worth, place) => {
    const count = Math.floor(left / worth);
    if (!count || stacks.length === columns) return;
    left -= count * worth;
    stacks.push({ worth, colour: (WORTHS.length - 1 - place) % COLOURS, count: Math.min(count, highest) });
  });
  return stacks;
}
