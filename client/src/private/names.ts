/** What the decisions of a private game are called, in the form and wherever they are told. */

import type { AdjustableDecision } from "../protocol";
import { decisionName, sectionName, valueText } from "../rules/values";
import { room } from "../wire/room.svelte";
import { t, tOr } from "../words/words.svelte";

/** Times are asked for in seconds, whatever they are kept in. */
export const unitOf = (one: AdjustableDecision) => (one.name.endsWith("_ms") ? 1_000 : 1);

export function nameOf(one: AdjustableDecision): string {
  if (one.name === "offered")
    return tOr(`private-offered-${one.section.replaceAll("_", "-")}`, sectionName(one.section));
  const name = decisionName(one.section, one.name);
  return /_(ms|seconds)$/.test(one.name) ? t("private-in-seconds", { name }) : name;
}

export const choiceText = (one: AdjustableDecision, choice: string) =>
  tOr(`private-choice-${choice.replaceAll("_", "-")}`, valueText(one.section, one.name, choice, room.me.currency));

/** What was decided, as a person reads it. */
export function decidedText(one: AdjustableDecision): string {
  if (typeof one.value === "boolean") return t(one.value ? "told-yes" : "told-no");
  return typeof one.value === "number" ? String(one.value / unitOf(one)) : choiceText(one, one.value);
}
