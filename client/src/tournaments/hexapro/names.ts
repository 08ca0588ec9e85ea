/** What the draw of a HexaPro is called by. */

import { whole } from "../../words/format.svelte";
import { t } from "../../words/words.svelte";

/** "× 2.5": how many times the buy-in a pool is. */
export const timesText = (tenths: number) => t("hexapro-times", { times: whole(tenths / 10) });

export const chanceText = (per100000: number) => t("hexapro-chance", { chance: whole(per100000) });
