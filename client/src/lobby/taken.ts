/** What the house takes from the pots, in words. */

import type { TakenFromHands } from "../protocol";
import { listed, money, percent, whole } from "../words/format.svelte";
import { t, tOr } from "../words/words.svelte";
import { dealName } from "./names.svelte";

const takesAny = (row: TakenFromHands) => !!(row.basis_points || row.drops?.length);

/** What a hand of these pays that goes on beyond its first round: "5% of the pots, at most €3.00 a hand + ...". */
export function takenFrom(row: TakenFromHands): string {
  if (!takesAny(row)) return t("taken-nothing");
  const drops = (row.drops ?? []).map((drop) =>
    t("taken-drop", { amount: money(drop.amount), fund: tOr(`fund-${drop.fund}`, drop.fund) }),
  );
  return [...(row.basis_points ? [rakeOf(row)] : []), ...drops].join(" + ");
}

function rakeOf(row: TakenFromHands): string {
  const { least = 0, cap = 0, unit = 1 } = row;
  const values = { percent: percent(row.basis_points ?? 0), least: money(least), cap: money(cap) };
  const rake = t(least ? "taken-rake-from" : "taken-rake", values);
  if (row.full_units) return `${rake} ${t("taken-full-units", { unit: money(unit) })}`;
  return unit > 1 ? `${rake} ${t("taken-nearest", { unit: money(unit) })}` : rake;
}

/** Whose hands a row is about: nothing where it is about all. */
export function whomOf(row: TakenFromHands, all: readonly TakenFromHands[]): string {
  const games = all.every((one) => one.games.join() === row.games.join()) ? [] : [listed(row.games.map(dealName))];
  const own = all.filter((one) => one.games.join() === row.games.join());
  const numbers = row.fewest === row.most ? whole(row.fewest) : `${whole(row.fewest)}–${whole(row.most)}`;
  return [...games, ...(own.length > 1 ? [t("taken-players", { players: numbers })] : [])].join(", ");
}

/** What hands pay that end in their first round: once for all, or with whose hands it is where they pay differently. */
export function ofFirstRounds(all: readonly TakenFromHands[]): string[] {
  const rows = all.filter(takesAny);
  const said = (row: TakenFromHands) =>
    row.first_round ? t("taken-first", { amount: money(row.first_round) }) : t("taken-first-none");
  const same = new Set(rows.map(said));
  if (same.size < 2) return [...same];
  return rows.map((row) => t("taken-of", { whom: whomOf(row, all), taken: said(row) }));
}
