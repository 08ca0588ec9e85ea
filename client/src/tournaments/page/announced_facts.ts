/** What a tournament's structure says and nothing else on the page does: each such value under the name that it has in the form. */

import { money, percent, whole } from "../../words/format.svelte";
import { t } from "../../words/words.svelte";
import { lengthText } from "../names";
import type { Seen } from "../seen";
import { FIELDS, type Kind } from "../structure_fields";
import type { Fact } from "./money_facts";

/** The fields that the page tells in words of its own. */
export const SAID_OTHERWISE = new Set([
  ...["name", "stack", "game", "seats", "level_seconds", "level_hands", "ante_by", "best_stack"],
  ...["price.pool_cents", "price.fee_cents", "price.bounty_cents", "price.most_pool_cents"],
  ...["price.bounty_chip_cents", "price.whole_cents", "entries.least", "entries.most"],
  ...["late.until_level", "late.re_entries", "late.re_entries_per_entry"],
  ...["withdrawal.allowed", "withdrawal.seconds_before"],
  ...["rebuys.chips", "rebuys.pool_cents", "rebuys.fee_cents", "rebuys.until_level", "rebuys.most", "rebuys.up_to"],
  ...["add_on.chips", "add_on.pool_cents", "add_on.fee_cents"],
  ...["pool.added_cents", "pool.guarantee_cents", "pool.carried_basis_points", "pool.takes_carried"],
  ...["pool.ticket_cents", "pool.ticket_days", "pool.progressive", "pool.bounty_left_basis_points"],
  ...["staff.basis_points", "staff.of", "staff.stands", "staff.odd_cent"],
  ...["pool.share_basis_points", "shootout.played", "shootout.tables_basis_points"],
]);

const nameOf = (entry: string) => `structure-${entry.replaceAll(/[._]/g, "-")}`;

function valueText(entry: string, kind: Kind, value: boolean | number | string): string {
  if (typeof value === "boolean") return t(value ? "tournament-option-yes" : "tournament-option-no");
  if (typeof value === "string") return kind === "choice" ? t(`${nameOf(entry)}-${value.replaceAll("_", "-")}`) : value;
  if (kind === "money") return money(value);
  if (kind === "percent") return percent(value);
  return kind === "minutes" || kind === "hours" ? lengthText(value) : whole(value);
}

/** Nothing of what is as in most tournaments: there the structure says nothing. */
export const announcedFacts = ({ page }: Seen): Fact[] =>
  FIELDS.flatMap(({ entry, kind }) => {
    const value = page.announced?.[entry];
    if (value === undefined || SAID_OTHERWISE.has(entry)) return [];
    return [{ name: t(nameOf(entry)), value: valueText(entry, kind, value) }];
  });
