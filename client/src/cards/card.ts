/** Cards on the screen: their parts, their shapes and their names. */

export type Suit = "c" | "d" | "h" | "s";
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";

export interface Face {
  readonly rank: Rank;
  readonly suit: Suit;
}

/** The face of "As"; null for a card that is not known ("??") or no card. */
export function faceOf(card: string): Face | null {
  const match = /^([2-9TJQKA])([cdhs])$/.exec(card);
  return match ? { rank: match[1] as Rank, suit: match[2] as Suit } : null;
}

/** Outlines of the suits in a box of 32 by 32. */
export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
  s: "M16 1.5C13 8.2 3 12.6 3 19.8 3 24.2 6.2 26.8 9.5 26.8c2.2 0 4-1 5-2.5-.2 2.7-1.2 4.6-3.2 6.2h9.4c-2-1.6-3-3.5-3.2-6.2 1 1.5 2.8 2.5 5 2.5 3.3 0 6.5-2.6 6.5-7C29 12.6 19 8.2 16 1.5Z",
  h: "M16 30C13.2 24.6 2.5 19 2.5 10.6 2.5 6 5.8 3 9.6 3c2.7 0 5 1.5 6.4 4.2C17.4 4.5 19.7 3 22.4 3c3.8 0 7.1 3 7.1 7.6C29.5 19 18.8 24.6 16 30Z",
  d: "M16 1Q20.5 9.5 27.5 16 20.5 22.5 16 31 11.5 22.5 4.5 16 11.5 9.5 16 1Z",
  c: "M16 1.8a6.7 6.7 0 0 0-5.7 10.2A6.8 6.8 0 1 0 14.3 23.2C14.1 26.4 13.1 28.7 11 30.5h10C18.9 28.7 17.9 26.4 17.7 23.2A6.8 6.8 0 1 0 21.7 12 6.7 6.7 0 0 0 16 1.8Z",
};

/** Ranks as strokes in a box of 20 by 28, so that they look the same with any font. */
export const RANK_STROKES: Readonly<Record<Rank, string>> = {
  A: "M2 27 10 1.5 18 27M5 18.5H15",
  K: "M3 1V27M17.5 1 3.5 16.5M8 12 18 27",
  Q: "M10 1.5C4.5 1.5 2 6 2 13.7S4.5 26 10 26s8-4.6 8-12.3S15.5 1.5 10 1.5ZM12 19l6.5 8.5",
  J: "M8 1.5H17M14 1.5V18.5C14 23.8 12 26.5 8.2 26.5 4.8 26.5 2.8 24.3 2.4 20.5",
  T: "M.8 7.4 3.7 4.4V28.2M14.5 1.5C11.1 1.5 9.3 5.5 9.3 14s1.8 12.5 5.2 12.5S19.7 22.5 19.7 14 17.9 1.5 14.5 1.5Z",
  "9": "M17.6 9.6C17.6 14.2 14.3 17.6 10 17.6S2.4 14.2 2.4 9.6 5.7 1.5 10 1.5s7.6 3.5 7.6 8.1c0 9.4-3.6 15.6-11.6 16.9",
  "8": "M10 13.3c3.5 0 6.3-2.5 6.3-5.9S13.5 1.5 10 1.5 3.7 4 3.7 7.4s2.8 5.9 6.3 5.9Zm0 0c4.3 0 7.7 2.7 7.7 6.6s-3.4 6.6-7.7 6.6-7.7-2.7-7.7-6.6 3.4-6.6 7.7-6.6Z",
  "7": "M2 2H18L8 27",
  "6": "M2.4 18.4C2.4 13.8 5.7 10.4 10 10.4s7.6 3.4 7.6 8S14.3 26.5 10 26.5s-7.6-3.5-7.6-8.1C2.4 9 6 2.8 14 1.5",
  "5": "M16.5 1.5H4.8L3.6 13C5.3 11.3 7.5 10.3 10 10.3c4.5 0 7.7 3.3 7.7 8S14.5 26.5 9.8 26.5c-3.8 0-6.3-1.8-7.6-5",
  "4": "M14 27V1.8L2 19.5H18.5",
  "3": "M3 1.8H16.5L9.2 11C14.3 11 17.7 14 17.7 18.6S14.5 26.5 9.7 26.5c-3.7 0-6.3-1.8-7.5-5",
  "2": "M2.6 8.5C2.9 4.2 5.8 1.5 10 1.5s7.2 2.7 7.2 6.7c0 3.3-1.7 5.8-5.2 9.3L6 26.5H18.5",
};

/** "As" -> "card-s", "rank-A": ids of the words of a card. */
export const suitId = (suit: Suit) => `suit-${suit}`;
export const rankId = (rank: Rank) => `rank-${rank}`;

const WEAVE_STEP = 6;
/** The inside of a card's back. */
const INSIDE = { left: 3.5, right: 46.5, top: 3.5, bottom: 66.5 };

/** A lattice of lines at 45 degrees, cut at the frame of the back. */
function weave(): string {
  const { left, right, top, bottom } = INSIDE;
  const lines: string[] = [];
  for (let at = left - bottom; at <= right - top; at += WEAVE_STEP) {
    const from = Math.max(left, at + top);
    const to = Math.min(right, at + bottom);
    if (from >= to) continue;
    const mirrored = (x: number) => left + right - x;
    lines.push(`M${from} ${from - at}L${to} ${to - at}`, `M${mirrored(from)} ${from - at}L${mirrored(to)} ${to - at}`);
  }
  return lines.join("");
}

export const BACK_WEAVE = weave();
