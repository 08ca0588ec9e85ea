/** Acts of a live tournament in words. */

import type { LiveActRow } from "../../protocol";
import { listed, whole } from "../../words/format.svelte";
import { t, tOr } from "../../words/words.svelte";

/** Who won a race, with how many chips where it was more than one. */
const winners = ({ winners = [], chips_won: won = [] }: LiveActRow) =>
  listed(winners.map((name, at) => ((won[at] ?? 1) > 1 ? `${name} (${whole(won[at]!)})` : name)));

/** "Race · Table 4 · won by Anna (2) and Ben". */
export const actText = (one: LiveActRow): string =>
  [
    tOr(`live-did-${one.did}`, one.did),
    listed(one.players ?? []),
    (one.tables ?? []).map((table) => t("live-table", { table })).join(", "),
    one.winners?.length && t("live-won-by", { names: winners(one) }),
    one.given?.length && t("live-given", { names: listed(one.given) }),
    one.event,
    one.chips && t("hall-seat-chips", { chips: whole(one.chips) }),
    one.handed && t(`hall-handed-${one.handed}`),
    one.counted_by && t("live-counted-by", { name: one.counted_by }),
  ]
    .filter(Boolean)
    .join(" · ");
