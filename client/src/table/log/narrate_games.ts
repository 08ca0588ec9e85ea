/** Sentences of what only some games have: up-cards, exchanges, choices, shares of a pot, rows. */

import { cardsName, cardsShort, handName, handShort } from "../../cards/names";
import { gameName } from "../../lobby/names.svelte";
import type { HoldingNamed, ShareWords, Words } from "../../protocol";
import { t, tOr, words } from "../../words/words.svelte";
import { chips } from "../amounts.svelte";
import type { Line } from "./narrate";
import { isOf } from "../felt/runs";
import { brought, points } from "../openface/points";
import { ROW_NAMES } from "../bars/placing.svelte";
import type { SeatState } from "../state/state";

export interface Who {
  readonly name: string;
  readonly mine: "yes" | "no";
}

/** Between parts of one line: no line begins with the point. */
const PARTS = "\u00a0· ";

/** What a part of the pot is called; where the board is run more than once, by the board. */
export function shareName(share: string, run = 0): string {
  const name = tOr(`share-${share}`, share);
  if (!run) return name;
  const board = t("share-run", { number: run });
  return share === "high" ? board : `${board} ${name}`;
}
export const gameNow = (deal: string, form: string) => gameName(deal, form);

/** A hand by its share; a low says of itself that it is one. */
function ofShare(share: string, words: Pick<Words, "category" | "ranks">, run = 0, named = handName): string {
  const hand = named(words);
  if (share === "low" && words.category.startsWith("low") && !run) return hand;
  return t("share-of", { share: shareName(share, run), hand });
}
/** With a capital, to stand alone. */
export const alone = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "high: two pair, kings and sixes · low 8-6-4-3-A". */
export const sharesName = (shares: readonly ShareWords[]) =>
  shares.map((one) => ofShare(one.share, one.words, one.run)).join(PARTS);

/** Hands on two boards, in their order. */
const onBoards = (shares: readonly ShareWords[]) => shares.map((one) => one.share).join() === "upper,lower";

/**
 * The same in few letters, where a high goes without saying: "two pair K, 6 · low 8-6-4-3-A". With `bare` so do two boards,
 * the upper one first.
 */
export const sharesShort = (shares: readonly ShareWords[], between = PARTS, bare = false) =>
  shares
    .map((one) =>
      one.share === "high" || (bare && onBoards(shares))
        ? handShort(one.words)
        : ofShare(one.share, one.words, 0, handShort),
    )
    .join(between);

/** What the viewer holds, by share where there are several. */
export const holdingsName = (holdings: readonly HoldingNamed[]) =>
  holdings.length === 1 && !holdings[0]?.share
    ? handName(holdings[0] ?? null)
    : holdings.map((one) => ofShare(one.share ?? "high", one, one.run)).join(PARTS);

/** The hands of the shares that a seat won; none where pots are not shared out. */
export const wonShares = (seat: SeatState) => seat.shares.filter((one) => seat.wins.some((win) => isOf(win, one)));

/** What a seat won with, by share; empty where pots are not shared out. */
export const wonHands = (seat: SeatState, short = false) =>
  short ? sharesShort(wonShares(seat)) : sharesName(wonShares(seat));

const late = (automatic: string | undefined, sentence: string) =>
  automatic ? t("table-log-late", { sentence }) : sentence;

function rowsText(rows: readonly (readonly string[])[], cardsOf: (cards: readonly string[]) => string): string {
  return rows
    .map((row, place) => (row.length ? ofRow(place, cardsOf(row)) : ""))
    .filter(Boolean)
    .join(PARTS);
}
const ofRow = (place: number, what: string) =>
  t("share-of", { share: t(`open-face-${ROW_NAMES[place] ?? "back"}`), hand: what });

/** Thousandths as percents, as exact as they are told: what was rounded once is not rounded again. */
export const percentOf = (chance: number) =>
  new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1 }).format(chance / 10);

/** The facts that have their words here. */
export type GameKind =
  | "game_announced"
  | "game_chosen"
  | "up_card_dealt"
  | "offered_up"
  | "offer_refused"
  | "community_card_dealt"
  | "board_run_answered"
  | "board_runs_set"
  | "chances_told"
  | "rest_of_board_shown"
  | "offer_accepted"
  | "muck_reshuffled"
  | "bring_in_posted"
  | "completed"
  | "discarded"
  | "stood_pat"
  | "drew"
  | "cards_dealt"
  | "cards_to_place"
  | "cards_placed"
  | "rows_scored"
  | "hands_compared"
  | "points_paid"
  | "result_settled";

/** The sentence of a fact of these games; null for a fact of all games. */
export function gameSentence(line: Line, who: Who, spoken: boolean): string | null {
  const { event } = line;
  const id = `table-log-${event.kind.replaceAll("_", "-")}`;
  const cardsOf = spoken ? cardsName : cardsShort;
  const one = (card: string) => cardsOf([card]);
  const other = (seat: number) => line.seats[seat] ?? String(seat);
  switch (event.kind) {
    case "game_announced":
      return t(id, { game: gameNow(event.deal, event.form), hand: event.hand, hands: event.hands });
    case "game_chosen": {
      const game = gameNow(event.deal, event.form);
      return event.automatic ? t("table-log-game-chosen-late", { game }) : t(id, { ...who, game });
    }
    case "up_card_dealt":
    case "offered_up":
    case "offer_refused":
    case "community_card_dealt":
      return t(id, { ...who, card: one(event.card) });
    case "board_run_answered":
      return late(event.automatic, t(id, { ...who, runs: event.runs }));
    case "board_runs_set":
      return t(id, { runs: event.runs });
    case "chances_told":
      return t(id, {
        chances: event.chances
          .map((one) => `${other(one.seat)}\u00a0${t("table-chance", { percent: percentOf(one.chance) })}`)
          .join(PARTS),
        exact: event.exact ? "yes" : "no",
        run: event.run ?? 0,
      });
    case "rest_of_board_shown":
      return t(id, { cards: cardsOf(event.cards) });
    case "offer_accepted":
      return late(event.automatic, t(id, { ...who, card: one(event.card) }));
    case "muck_reshuffled":
      return t(id, { count: event.count });
    case "bring_in_posted":
      return late(event.automatic, t(id, { ...who, amount: chips(event.amount, line) }));
    case "completed":
      return t(id, { ...who, amount: chips(event.bet, line) });
    case "discarded":
      return late(event.automatic, t(id, { ...who, cards: t("table-log-cards-count", { count: event.count }) }));
    case "stood_pat":
      return late(event.automatic, t(id, { ...who }));
    case "drew":
      return t(id, { ...who, cards: t("table-log-cards-count", { count: event.count }) });
    case "cards_dealt":
      return event.cards?.length ? t(id, { ...who, cards: cardsOf(event.cards) }) : "";
    case "cards_to_place":
      return event.cards.length > 1 ? t(id, { cards: cardsOf(event.cards) }) : "";
    case "cards_placed":
      return late(event.automatic, t(id, { ...who, rows: rowsText(event.rows, cardsOf) }));
    case "rows_scored":
      if (!event.legal) return t("table-log-rows-foul", { ...who });
      return t(id, { ...who, rows: event.words.map((words, place) => ofRow(place, handName(words))).join(PARTS) });
    case "hands_compared":
      return t(id, {
        name: who.name,
        other: other(event.other),
        points: points(event.points),
        count: Math.abs(event.points),
      });
    case "points_paid":
      return t(id, { name: who.name, other: other(event.other), amount: chips(event.amount, line) });
    case "result_settled":
      return t(id, {
        ...who,
        points: points(event.points),
        count: Math.abs(event.points),
        amount: brought(event.amount, line),
      });
    default:
      event.kind satisfies Exclude<Line["event"]["kind"], GameKind>;
      return null;
  }
}
