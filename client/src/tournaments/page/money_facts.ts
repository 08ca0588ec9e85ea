/** What becomes of a tournament's money, as facts of its page: special prizes, shares, bounties, units. */

import type { PlacesPaid, SpecialPrizeRow } from "../../protocol";
import { money, percent, whole } from "../../words/format.svelte";
import { t } from "../../words/words.svelte";
import { clausesOf, type Seen } from "../seen";

export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly clauses?: readonly string[];
}

/** Basis points of the whole pool. */
const WHOLE = 10_000;

const special = (prize: SpecialPrizeRow): string => {
  const amount = prize.cents ? money(prize.cents) : t("tournament-of-pool", { part: percent(prize.basis_points ?? 0) });
  return prize.feat === "first_out"
    ? t("tournament-special-first-out", { amount })
    : t("tournament-special-chips", { amount, chips: whole(prize.chips ?? 0) });
};

const paid = ({ entries, places, usual }: PlacesPaid): string =>
  t(usual ? "tournament-paid-places-fewer" : "tournament-paid-places-of", {
    entries: whole(entries),
    places: whole(places),
  });

/** Nothing where all of it is as everybody expects: the whole pool for the places, bounties to who wins them. */
export const moneyFacts = (seen: Seen): Fact[] => {
  const told = seen.page.money;
  if (!told) return [];
  const facts: Fact[] = [];
  const add = (name: string, value: string, ...decisions: string[]) =>
    facts.push({ name: t(name), value, clauses: clausesOf(seen, ...decisions) });
  if (told.pool_share < WHOLE)
    add("tournament-pool-share", t("tournament-of-buy-ins", { part: percent(told.pool_share) }), "pool_share");
  if (told.special?.length) add("tournament-special", told.special.map(special).join(" · "), "special_prizes");
  if (told.carried)
    add("tournament-carried", t("tournament-of-pool", { part: percent(told.carried) }), "carried_share");
  if (told.takes_carried) add("tournament-carried-here", t("tournament-carried-added"), "carried_share");
  const bounty = seen.now.row.bounty;
  if (bounty)
    add(
      "tournament-bounty-split",
      [
        money(bounty),
        told.bounty_left
          ? t("tournament-bounty-left", { left: percent(told.bounty_left), won: percent(WHOLE - told.bounty_left) })
          : t("tournament-bounty-whole"),
        (told.bounty_chip ?? 0) > 1 ? t("tournament-bounty-chips", { amount: money(told.bounty_chip ?? 0) }) : "",
      ]
        .filter(Boolean)
        .join(" · "),
      "progressive_left",
      "shared",
    );
  if (seen.page.sales?.some((sale) => sale.kind === "re_entry"))
    add(
      "tournament-re-entries-count",
      told.re_entries_per_entry
        ? t("tournament-re-entries-per", { count: told.re_entries_per_entry })
        : t("tournament-re-entries-none"),
      "re_entries_per_entry",
    );
  if ((told.prize_unit ?? 0) > 1)
    add(
      "tournament-prize-unit",
      t("tournament-prize-unit-what", { amount: money(told.prize_unit ?? 0) }),
      "prize_unit_cents",
    );
  if (told.paid_places?.length)
    add("tournament-paid-places", told.paid_places.map(paid).join(" · "), "paid_places", "payouts", "prize_unit_cents");
  return facts;
};
