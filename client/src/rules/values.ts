/** What a decision says, in words. */

import type { DecisionBody } from "../protocol";
import { whole } from "../words/format.svelte";
import { moneyText } from "../words/money";
import { t, tOr, words } from "../words/words.svelte";

const plain = (text: string) => text.replaceAll("_", " ");
const dashed = (text: string) => text.replaceAll("_", "-");

export const sectionName = (section: string) => tOr(`section-${dashed(section)}`, plain(section));

export const decisionName = (section: string, name: string) =>
  tOr(`decision-${dashed(section)}-${dashed(name)}`, plain(name));

/** The value with its unit, which the decision's name ends in; amounts are in the house's own currency. */
export function valueText(name: string, value: DecisionBody["value"], currency: string): string {
  if (value === "True" || value === "False") return t(value === "True" ? "floor-yes" : "floor-no");
  if (!/^\d+$/.test(value)) return plain(value);
  if (name === "raise_cap" && value === "0") return t("decision-any-number");
  if (name.endsWith("_ms")) return t("decision-seconds", { value: whole(Number(value) / 1_000) });
  if (name.endsWith("_seconds")) return t("decision-seconds", { value: whole(Number(value)) });
  if (name.endsWith("_cents")) return moneyText(Number(value), words.locale, currency);
  return whole(Number(value));
}
