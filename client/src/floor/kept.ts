/** What a ruling of the record says: what was decided, and where. */

import type { KeptBody } from "../protocol";
import { t, words } from "../words/words.svelte";

const OTHERWISE = "otherwise";
const said = (texts: Readonly<Record<string, string>> | undefined) => texts?.[words.language] ?? texts?.["en"] ?? "";

/** What the rulebook proposed to say. */
export const proposalOf = (one: KeptBody): string => said(one.said) || one.proposed.replaceAll("_", " ");

/** What staff decided: one of the options, words of their own, or as the rulebook proposed. */
export function decidedOf(one: KeptBody): string {
  if (!one.decided) return proposalOf(one);
  return said(one.decided_said) || (one.decided === OTHERWISE ? t("floor-otherwise") : one.decided);
}

/** The table, the hand there, the event, and whom it was about, as far as somebody told it. */
export function placeOf(one: KeptBody): string {
  const hand = one.hand ? t("live-hand-number", { number: one.hand }) : "";
  return [one.event || one.tournament, one.table, hand, (one.players ?? []).join(", ")].filter(Boolean).join(", ");
}
