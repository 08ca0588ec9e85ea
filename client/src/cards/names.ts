/** What cards and hands are called in the player's language. */

import type { Words } from "../protocol";
import { t, tOr } from "../words/words.svelte";
import { faceOf } from "./card";

/** A hyphen after which no line ends (followed by a word joiner). */
const HYPHEN = "-\u2060";

/** A rank as the message files name it: a bare digit there would only match a number, so nine is "n9". */
const rankKey = (rank: string) => (/\d/.test(rank) ? `n${rank}` : rank);

/** "ace of spades", "pataässä"; a card nobody may know is "a face-down card". */
export function cardName(card: string): string {
  const face = faceOf(card);
  if (!face) return t("card-unknown");
  const key = rankKey(face.rank); // for languages where the suit's word goes by the rank's gender
  return t(`card-${face.suit}`, { rank: t("rank-one", { rank: key }), key });
}

/** The cards in a row, as spoken. */
export const cardsName = (cards: readonly string[]) => cards.map(cardName).join(", ");

const SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" } as const;

/** A rank for the eye: as it stands on the card. */
const rankShort = (rank: string) => (rank === "T" ? "10" : rank);

/** "A♠ K♦", for the eye alone. */
export function cardsShort(cards: readonly string[]): string {
  const faces = cards.map(faceOf).filter((face) => face !== null);
  return faces.map(({ rank, suit }) => `${rankShort(rank)}${SIGNS[suit]}\ufe0e`).join(" ");
}

const RANKS = "23456789TJQKA";

/**
 * The cards of a named hand as one tells it: what there is most of first, then by rank. An ace is the lowest card of a low
 * and of a straight that does not end with it.
 */
export function inOrder(cards: readonly string[], words: Pick<Words, "category" | "ranks"> | null): string[] {
  const rankOf = (card: string) => card.charAt(0);
  const straight = words?.category.includes("straight") && words.ranks[0] !== "A";
  const lowAce = straight || /^(low|badugi)/.test(words?.category ?? "");
  const worth = (card: string) => (lowAce && rankOf(card) === "A" ? -1 : RANKS.indexOf(rankOf(card)));
  const many = (card: string) => cards.filter((one) => rankOf(one) === rankOf(card)).length;
  return [...cards].sort((one, other) => many(other) - many(one) || worth(other) - worth(one));
}

/** What a hand is called: "two pair, kings and sixes". Empty when nobody named it. */
export function handName(words: Pick<Words, "category" | "ranks"> | null): string {
  if (!words) return "";
  const values: Record<string, string> = { ranks: words.ranks.join(HYPHEN) };
  words.ranks.forEach((rank, place) => {
    values[`one${place + 1}`] = t("rank-one", { rank: rankKey(rank) });
    values[`many${place + 1}`] = t("rank-many", { rank: rankKey(rank) });
    values[`of${place + 1}`] = t("rank-of", { rank: rankKey(rank) });
    values[`set${place + 1}`] = t("rank-set", { rank: rankKey(rank) });
  });
  return tOr(`hand-${words.category}`, words.category.replaceAll("_", " "), values);
}

/** The same in so few letters that it stands at a seat, ranks as on the cards: "two pair K, 6". */
export function handShort(words: Pick<Words, "category" | "ranks"> | null): string {
  if (!words) return "";
  const values: Record<string, string> = { ranks: words.ranks.map(rankShort).join(HYPHEN) };
  words.ranks.forEach((rank, place) => (values[`r${place + 1}`] = rankShort(rank)));
  return tOr(`hand-short-${words.category}`, words.category.replaceAll("_", " "), values);
}

/** How many ranks of a hand its name says; those behind them are kickers. */
const NAMED: Readonly<Record<string, number>> = {
  high_card: 1,
  pair: 1,
  two_pair: 2,
  three_of_a_kind: 1,
  four_of_a_kind: 1,
};

/** A hand by its name, with the kickers that may decide between two of the same name. */
export function handWithKickers(words: Pick<Words, "category" | "ranks"> | null): string {
  const hand = handName(words);
  const kickers = words?.ranks.slice(NAMED[words.category] ?? words.ranks.length) ?? [];
  return kickers.length
    ? t("hand-kickers", { hand, kickers: kickers.map(rankShort).join(HYPHEN), count: kickers.length })
    : hand;
}
