/** What is wrong with the form of a private game, as far as the page can say it in the host's language. */

import type { AdjustableDecision, PrivateForm, WishFault } from "../protocol";
import { typedAmount } from "../words/format.svelte";
import { readAmount } from "../words/money";
import { t } from "../words/words.svelte";

/** Of each pair the first may not be above the second. */
const RISING = [
  ["small_blind_cents", "big_blind_cents"],
  ["small_bet_cents", "big_bet_cents"],
  ["buy_in.minimum_big_blinds", "buy_in.maximum_big_blinds"],
  ["buy_in.minimum_big_blinds", "buy_in.top_up_to_big_blinds"],
] as const;

/** The faults of what was typed: amounts that are none, and pairs the wrong way round. The room looks for all others. */
export function faultsOf(
  form: PrivateForm,
  amounts: ReadonlyMap<string, string>,
  decisions: ReadonlyMap<string, number | string | boolean>,
  labelOf: (entry: string) => string,
): WishFault[] {
  const faults: WishFault[] = [];
  const values = new Map<string, number>();
  for (const { name, cents, most } of form.amounts) {
    const typed = amounts.get(name);
    const read = typed === undefined ? cents : (readAmount(typed) ?? 0);
    if (read > most) faults.push({ entry: name, message: t("private-amount-at-most", { most: typedAmount(most) }) });
    else if (read > 0) values.set(name, read);
    else faults.push({ entry: name, message: t("private-amount-needed", { example: typedAmount(cents) }) });
  }
  for (const one of form.decisions) {
    const entry = `${one.section}.${one.name}`;
    const value = decisions.get(entry) ?? one.value;
    if (typeof value === "number") values.set(entry, value);
  }
  for (const [small, large] of RISING) {
    if ((values.get(small) ?? 0) > (values.get(large) ?? Infinity))
      faults.push({ entry: small, message: t("private-not-above", { large: labelOf(large) }) });
  }
  return faults;
}

/** What the room found, but for what the page has said of the same entries in the host's language. */
export const withOwn = (own: readonly WishFault[], found: readonly WishFault[]): WishFault[] => [
  ...own,
  ...found.filter(
    (fault) => !own.some((one) => one.entry === fault.entry || (isOfStakes(one) && fault.entry === "stakes")),
  ),
];

/** The room says of amounts that do not go together that the stakes are wrong. */
const isOfStakes = (fault: WishFault) => fault.entry.endsWith("_cents");

type Chosen = number | string | boolean;

const takes = (one: AdjustableDecision, value: Chosen): boolean => {
  if (one.kind === "choice") return (one.choices ?? []).includes(String(value));
  if (one.kind === "yes_no") return typeof value === "boolean";
  return typeof value === "number" && value >= (one.least ?? 0) && value <= (one.most ?? Infinity);
};

/** What the host has decided otherwise, as far as the form of another stake takes it, and what it does not take. */
export function keptBy(
  form: PrivateForm,
  decisions: ReadonlyMap<string, Chosen>,
): { readonly kept: ReadonlyMap<string, Chosen>; readonly lost: readonly string[] } {
  const asked = new Map(form.decisions.map((one) => [`${one.section}.${one.name}`, one]));
  const fits = ([entry, value]: readonly [string, Chosen]) => {
    const one = asked.get(entry);
    return one !== undefined && takes(one, value);
  };
  const all = [...decisions];
  return { kept: new Map(all.filter(fits)), lost: all.filter((one) => !fits(one)).map(([entry]) => entry) };
}
