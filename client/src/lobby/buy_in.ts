/** What the sheet of a buy-in proposes and takes: the room says the limits, the wallet is one more. */

import type { BuyInBody, PoolView } from "../protocol";

export interface BuyIn {
  readonly least: number;
  readonly most: number;
  /** What is typed in when the sheet opens. */
  readonly proposed: number;
  /** Whether there is nothing to choose: this amount or none. */
  readonly exact: boolean;
  /** Whether the wallet holds the least of it. */
  readonly enough: boolean;
}

/** The buy-in of a stake for who has so much in the wallet; `told` is the room's word on this player, once it is here. */
export function buyInOf(pool: PoolView, balance: number, told: BuyInBody | null): BuyIn {
  const least = told?.least ?? pool.min_buy_in;
  const highest = told?.most ?? pool.max_buy_in;
  const most = Math.max(least, Math.min(highest, balance));
  // Who must bring an old stack at least opens with that; everybody else with the most.
  const proposed = told?.bound_stack ? Math.min(most, Math.max(least, told.bound_stack)) : most;
  return { least, most, proposed, exact: least === highest, enough: balance >= least };
}

/** How an old stack binds: whole; as so much of it as this stake takes (or asks); at least; or only as what is allowed too. */
export function boundHow(pool: PoolView, told: BuyInBody): "exactly" | "otherwise" | "at-least" | "allowed" {
  if (told.least === told.most) return told.least === told.bound_stack ? "exactly" : "otherwise";
  return told.least >= Math.max(told.bound_stack, pool.min_buy_in) ? "at-least" : "allowed";
}
