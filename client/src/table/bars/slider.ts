/** The steps of the raise slider. Whole cents throughout. */

export function clamp(amount: number, least: number, most: number): number {
  return Math.min(Math.max(amount, least), most);
}

/** The amount the room will make of a bet: the nearest multiple of the unit that may be bet; the least and the most stay. */
export function rounded(amount: number, least: number, most: number, unit: number): number {
  if (!unit || amount % unit === 0 || amount <= least || amount >= most) return amount;
  let nearest = Math.floor((2 * amount + unit) / (2 * unit)) * unit;
  if (nearest > most) nearest = Math.floor(most / unit) * unit;
  else if (nearest < least) nearest = Math.ceil(least / unit) * unit;
  return nearest >= least && nearest <= most ? nearest : amount;
}

/** The slider's ticks, in both directions: fine near the minimum, coarse near the top, so that deep stacks stay playable. */
export const TICKS = 1000;

/** The amount at a tick 0..TICKS, snapped to `step` between the ends. */
export function amountAt(tick: number, least: number, most: number, step: number): number {
  if (tick <= 0) return least;
  if (tick >= TICKS) return most;
  const share = tick / TICKS;
  const amount = least + (most - least) * share * share;
  return clamp(Math.round(amount / step) * step, least, most);
}

/** The tick of an amount. */
export function tickOf(amount: number, least: number, most: number): number {
  if (most <= least) return TICKS;
  return Math.round(Math.sqrt(clamp((amount - least) / (most - least), 0, 1)) * TICKS);
}
