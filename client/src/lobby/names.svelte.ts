/** What games and stakes are called. */

import type { MySeat, PoolView, TableTerms } from "../protocol";
import { room } from "../wire/room.svelte";
import { amountIn, shortIn } from "../words/economy";
import { t, tOr } from "../words/words.svelte";

/** The families of games a player can be shut out of. */
export const FAMILIES = ["holdem", "omaha", "banzai"] as const;

/** The lobby's kinds of games, in its order; a pool of another kind stands at the end. */
export const KINDS = ["holdem", "omaha", "banzai", "stud", "draw", "mix", "open-face"] as const;
export type Kind = (typeof KINDS)[number] | "other";

const KIND_OF: Readonly<Record<string, Kind>> = {
  holdem: "holdem",
  pineapple: "holdem",
  "crazy-pineapple": "holdem",
  helsinki: "holdem",
  "double-flop": "holdem",
  "short-deck": "holdem",
  "short-deck-trips": "holdem",
  royal: "holdem",
  omaha: "omaha",
  omaha5: "omaha",
  omaha6: "omaha",
  omaha8: "omaha",
  courchevel: "omaha",
  stud: "stud",
  stud8: "stud",
  razz: "stud",
  soko: "stud",
  sviten: "draw",
  "five-card-draw": "draw",
  "single-draw": "draw",
  "triple-draw": "draw",
  badugi: "draw",
  rotation: "mix",
  choice: "mix",
  "open-face": "open-face",
};
/** Within a kind: the usual order of games. */
const ORDER = Object.keys(KIND_OF);

/** How a deal is played, whatever the house calls its offer: "banzai_texas" and "holdem-nl" are dealt as hold'em. */
function dealtAs(game: string): string {
  const named = game
    .replace(/^(banzai_|buttons?-)/, "")
    .replace(/^texas$/, "holdem")
    .replace(/-(nl|pl|fl)$/, "");
  if (named in KIND_OF) return named;
  const deal = room.pools.find((pool) => pool.game === game)?.deal ?? "";
  return deal in KIND_OF && KIND_OF[deal] !== "mix" ? deal : named;
}

const dealOf = (pool: PoolView) => pool.deal || dealtAs(pool.game);

export function kindOf(pool: PoolView): Kind {
  if (pool.game.startsWith("banzai")) return "banzai";
  return KIND_OF[dealOf(pool)] ?? "other";
}

/** Where a pool's game stands in the lobby. */
export function placeOf(pool: PoolView): number {
  const known = ORDER.indexOf(dealOf(pool));
  return [...KINDS, "other"].indexOf(kindOf(pool)) * ORDER.length + (known < 0 ? ORDER.length - 1 : known);
}

/** A game by its declaration, without its form: "Omaha Hi-Lo". */
export const dealName = (deal: string) => tOr(`deal-${deal}`, deal.replaceAll("_", " "));

/**
 * A game with its form: "No-limit hold'em", "Banzai Pot-limit Omaha"; mixes and Open Face have none. `declared` is the
 * declaration it is dealt by, where that is told.
 */
export function gameName(game: string, form: string, declared = ""): string {
  const deal = declared || dealtAs(game);
  if (form === "mixed" || form === "points") return dealName(game);
  const composed = t("game-of-form", {
    form: tOr(`form-${form.replaceAll("_", "-")}`, form.replaceAll("_", " ")),
    game: dealName(deal),
  });
  const name = tOr(`game-${deal}-${form}`.replaceAll("_", "-"), composed);
  if (game.startsWith("banzai")) return t("game-banzai", { game: name });
  const won = /^buttons?-/.exec(game)?.[0];
  return won ? t(won === "button-" ? "game-win-the-button" : "game-two-buttons", { game: name }) : name;
}

type Stakes = Pick<
  TableTerms,
  "small_blind" | "big_blind" | "ante" | "small_bet" | "big_bet" | "bring_in" | "point" | "tournament"
>;

/** A stake as players say it: blinds "0.50/1", bets "5/10" in fixed limit, an ante with the bring-in, or what a point is worth. */
export function stakeName(stake: Stakes): string {
  const chips = (amount: number) => shortIn(amount, stake);
  if (stake.point) return t("stake-point", { amount: chips(stake.point) });
  if (stake.small_bet && stake.big_bet) return `${chips(stake.small_bet)}/${chips(stake.big_bet)}`;
  if (!stake.big_blind && stake.ante) {
    // Two stakes of one ante differ by what the first to bet must post.
    return stake.bring_in
      ? t("stake-ante-bring-in", { ante: chips(stake.ante), amount: chips(stake.bring_in) })
      : t("stake-ante", { amount: chips(stake.ante) });
  }
  const blinds = `${chips(stake.small_blind)}/${chips(stake.big_blind)}`;
  return stake.ante ? t("stake-with-ante", { blinds, amount: chips(stake.ante) }) : blinds;
}

/** What stakes are sorted and filtered by: the largest amount in their name. */
export const sizeOf = (stake: Stakes) =>
  Math.max(stake.big_blind, stake.big_bet ?? 0, stake.bring_in ?? 0, stake.ante ?? 0, stake.point ?? 0);

/** What a player has at a table. */
export const stackOf = (seat: MySeat) => amountIn(seat.stack, seat);

export const gameOf = (pool: PoolView) => gameName(pool.game, pool.form, pool.deal);

/** What is played at a table whose terms are not told, by the offer it is of; by its ids where that is no longer made. */
export function playedAt(house: string, game: string, stake: string): string {
  const pool = room.pools.find((one) => one.house === house && one.game === game && one.stake === stake);
  return pool ? `${gameOf(pool)} ${stakeName(pool)}` : `${dealName(dealtAs(game))} ${stake}`;
}

/** A pool with its stake: "No-limit hold'em 0.50/1"; where several houses play, with the house behind it. */
export function nameOf(pool: PoolView): string {
  const name = `${gameOf(pool)} ${stakeName(pool)}`;
  return room.houses.length > 1 ? `${name} · ${room.houseName(pool.house)}` : name;
}

/** The same by the pool's id; the id itself while the lobby is not known. */
export function poolName(id: string): string {
  const pool = room.poolOf(id);
  return pool ? nameOf(pool) : id;
}

/** The languages spoken at tables, by their own names. */
export const languagesOf = (of: { readonly languages?: readonly string[] }) =>
  (of.languages ?? []).map((language) => t(`language-${language}`)).join(", ");

/** The same as a sentence. */
export const spokenAt = (of: { readonly languages?: readonly string[] }) =>
  t("lobby-spoken", { languages: languagesOf(of) });
