/** Whether a deal waits for somebody's answer. */

import type { DealView } from "../../protocol";

export const isAsked = (deal: DealView | null | undefined, player: string): boolean =>
  !!deal?.shares?.some((share) => share.player === player) && !deal.agreed?.includes(player);
