/** The tables among the decisions of a rulebook, each row in words. */

import type { DecisionBody } from "../protocol";
import { listed, whole } from "../words/format.svelte";
import { moneyText } from "../words/money";
import { t, tOr, words } from "../words/words.svelte";
import { numberText, percentText, wordText } from "./telling";

type List = Extract<DecisionBody["value"], readonly unknown[]>;
export type Row = Exclude<List[number], string>;

/** A row as it is read: its columns by name, and the currency of its house. */
class Reading {
  constructor(
    private readonly row: Row,
    private readonly place: string,
    private readonly currency: string,
  ) {}

  plain = (column: string) => String(this.row[column]);
  number = (column: string) => Number(this.row[column]);
  count = (column: string) => whole(this.number(column));
  money = (column: string) => moneyText(this.number(column), words.locale, this.currency);
  word = (column: string) => wordText(`${this.place}.${column}`, this.plain(column));
  list = (column: string) => [this.row[column] ?? []].flat().map(String);
  time = (column: string) => numberText(this.number(column), "seconds", this.currency);
  percent = (column: string, of: number) => percentText(this.number(column) / of);
  /** The ranks "TT" of a hand: "10-10". */
  ranks = (column: string) => [...this.plain(column)].join("-").replaceAll("T", "10");
  /** "20/3" percents. */
  share(column: string): string {
    const [above, below = "1"] = this.plain(column).split("/");
    return percentText(Number(above) / Number(below) / 100);
  }
  shares = (column: string) =>
    this.list(column)
      .map((parts) => percentText(Number(parts) / 10_000))
      .join(", ");
  multiple = () => whole(this.number("multiplier_tenths") / 10);
}

const SUITS: Readonly<Record<string, string>> = { s: "♠", h: "♥", d: "♦", c: "♣" };
/** "As Th" as it is drawn on cards: "A♠ 10♥". */
const cardsText = (cards: string) =>
  cards.replace(/\w[shdc]/g, (card) => card.replace(/[shdc]$/, (suit) => SUITS[suit]!).replace("T", "10"));

function capText(row: Reading): string {
  const told = {
    blinds: `${row.money("small_blind_cents")}/${row.money("big_blind_cents")}`,
    cap: row.money("cap_cents"),
  };
  return row.plain("or_larger") === "true"
    ? t("told-short-handed-cap-or-larger", told)
    : t("told-short-handed-cap", told);
}

function criterionText(row: Reading): string {
  const games = listed(row.list("games").map((game) => tOr(`deal-${game}`, game)));
  const criterion = t("told-criterion", {
    category: row.count("category"),
    games,
    hand: cardsText(row.plain("least_hand")),
  });
  return row.number("own_cards") ? t("told-criterion-own", { criterion, own: row.count("own_cards") }) : criterion;
}

function payoutText(row: Reading): string {
  const counts = ["players", "losers", "winners", "others"].map((column) => [column, row.number(column)]);
  const shares = ["loser", "winner", "other"].map((column) => [column, row.share(column)]);
  return t("told-payout-row", Object.fromEntries([...counts, ...shares]) as Record<string, string | number>);
}

function levelText(row: Reading): string {
  const blinds = `${row.count("small_blind")}/${row.count("big_blind")}`;
  return row.number("ante") ? t("told-level-ante", { blinds, ante: row.count("ante") }) : blinds;
}

const sanctionText = (row: Reading) =>
  row.plain("when") === "always"
    ? row.word("kind")
    : t("told-sanction", { kind: row.word("kind"), when: row.word("when") });

const OFFENCES = [
  "etiquette", "misconduct", "abuse", "foul_language", "one_player_to_a_hand", "talk", "collusion", "cheating",
  "thrown_cards", "card_handling", "shown_cards", "device", "faulty_deck", "false_information", "pot_misuse",
  "chips_moved", "disobedience", "other",
]; // prettier-ignore

/** How a row of each table is told. */
export const ROWS: Readonly<Record<string, (row: Reading) => string>> = {
  "rake.short_handed_caps": capText,
  "rake.bonus_drops": (row) =>
    t("told-bonus-drop", {
      fund: tOr(`fund-${row.plain("fund")}`, row.plain("fund")),
      amount: row.money("amount_cents"),
      when: row.word("when"),
    }),
  "open_face.front_bonuses": (row) => t("told-front-bonus", { hand: row.ranks("hand"), points: row.number("points") }),
  "open_face.row_bonuses": (row) =>
    t("told-row-bonus", { hand: row.word("hand"), middle: row.count("middle"), back: row.count("back") }),
  "open_face.absent_first_cards": (row) =>
    t("told-first-placement", {
      hand: row.word("hand"),
      back: row.count("back"),
      middle: row.count("middle"),
      front: row.count("front"),
    }),
  ...Object.fromEntries(OFFENCES.map((offence) => [`penalties.${offence}`, sanctionText])),
  "jackpot.criteria": criterionText,
  "jackpot.payout_1": payoutText,
  "jackpot.payout_2": payoutText,
  "jackpot.hourly": (row) => `${row.money("amount_cents")} / ${row.time("seconds")}`,
  "tournament.levels": levelText,
  "tournament.payouts": (row) => t("told-payout", { entries: row.count("entries"), shares: row.shares("by_place") }),
  "prizes.fees": (row) =>
    t("told-fee-row", {
      kind: row.word("kind"),
      price: row.money("buy_in_cents"),
      pool: row.money("pool_cents"),
      fee: row.money("fee_cents"),
    }),
  "prizes.equal_places": (row) =>
    t("told-equal-places", { from: row.count("from_place"), places: row.count("places") }),
  "hexapro.buy_ins": (row) => row.money("buy_in_cents"),
  "hexapro.multipliers": (row) => `${row.multiple()}×: ${row.percent("per_100000", 100_000)}`,
  "hexapro.payouts": (row) => t("told-from-multiple", { multiple: row.multiple(), what: row.shares("by_place") }),
  "hexapro.level_lengths": (row) =>
    t("told-from-multiple", { multiple: row.multiple(), what: row.time("level_seconds") }),
  "hexapro.levels": levelText,
};

/** A row of a table in words; of a table that the client does not know, its columns as they are. */
export function rowText(place: string, row: Row, currency: string): string {
  const told = ROWS[place];
  return told ? told(new Reading(row, place, currency)) : Object.values(row).join(", ");
}
