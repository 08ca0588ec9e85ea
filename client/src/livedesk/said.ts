/** Words of the desk for the values of acts and records. */

import type { RecordField } from "../protocol";
import { money, shortMoment } from "../words/format.svelte";
import { t } from "../words/words.svelte";
import type { LiveDesk } from "./live.svelte";

const PENALTY_KINDS = [
  "warning", "missed_hands", "missed_rounds", "time_away", "dead_hand", "lost_bets", "no_raising", "device_forbidden",
  "removal", "disqualification", "ban",
]; // prettier-ignore

/** A word that a field may have: offences and penalties as the rulebook page calls them, all others as the desk does. */
export function said(field: string, word: string): string {
  if (field === "offence") return t(`decision-penalties-${word.replaceAll("_", "-")}`);
  if (field === "kind" && PENALTY_KINDS.includes(word)) return t(`penalty-${word.replace("_", "-")}`);
  return field === "category" ? word : t(`desk-choice-${word}`);
}

/** What a field is called: an amount of money only "adds chips" where somebody buys more, and a claim's cards were read. */
export function fieldName(name: string, doing: string): string {
  if (name === "cents" && doing !== "add_chips") return t("desk-field-amount");
  if (name === "cards" && doing.includes("claim")) return t("desk-field-hands_read");
  return t(`desk-field-${name}`);
}

/** Fields whose form says how to fill it in: what is told of them has a plain name. */
const PLAIN = ["until_ms", "seconds", "skills", "count"];

/** What a field is called where an act or a record tells it. */
export function toldName(name: string, doing: string): string {
  if (name === "seats") return t("desk-field-at_seats");
  return PLAIN.includes(name) ? t(`desk-told-${name}`) : fieldName(name, doing);
}

/** What a field of a record or an act says. */
export function fieldSaid(desk: LiveDesk, field: RecordField): string {
  const number = field.number ?? 0;
  switch (field.kind) {
    case "money":
      return field.text ? `${field.text} ${money(number)}` : money(number);
    case "time":
      return shortMoment(number);
    case "number":
      return String(number);
    case "yes":
      return t("desk-yes");
    case "choice":
      return said(field.name, field.text ?? "");
    case "game":
      return (field.text ?? "").includes("/")
        ? desk.gameOf(field.text ?? "")
        : (field.text ?? "").split(", ").map((one) => desk.offer(one)).join(", "); // prettier-ignore
    default:
      return [field.text ?? "", ...(number ? [shortMoment(number)] : [])].join(" · ");
  }
}
