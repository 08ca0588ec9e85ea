/**
 * The proof of a deal, checked in this browser and by nobody else.
 *
 * Before the first card the room published the root of a Merkle tree over the 52 places of the deck. An opening shows one
 * leaf and the hashes beside its way up; if they lead to the published root, that card lay there before the hand began.
 *
 *     leaf  SHA-256(00 || place || card || salt)      node  SHA-256(01 || left || right)
 */

import type { HandBody, OpeningBody } from "../protocol";

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";

export interface Checked {
  readonly place: number;
  readonly card: string;
  /** `proved`; `wrong` when the hashes lead elsewhere or name another card; `unopened` when there is no opening for it. */
  readonly result: "proved" | "wrong" | "unopened";
}

export interface Proof {
  readonly root: string;
  /** Whether the root is the seal that was published before the first card. */
  readonly published: boolean;
  readonly cards: readonly Checked[];
}

/** Browsers only offer SHA-256 over https and on the own machine. */
export const canProve = () => typeof crypto !== "undefined" && crypto.subtle !== undefined;

/** A card's number as the deck counts: rank times four plus suit, the deuce of clubs is 0. */
export function cardNumber(card: string): number {
  const rank = RANKS.indexOf(card[0] ?? "?");
  const suit = SUITS.indexOf(card[1] ?? "?");
  return rank < 0 || suit < 0 ? -1 : rank * 4 + suit;
}

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function hash(...parts: readonly (Uint8Array | readonly number[])[]): Promise<Uint8Array> {
  const whole = Uint8Array.from(parts.flatMap((part) => [...part]));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

const hexOf = (digest: Uint8Array) => [...digest].map((one) => one.toString(16).padStart(2, "0")).join("");

/** Whether an opening leads to the root. */
export async function leadsToRoot(opening: OpeningBody, root: string): Promise<boolean> {
  const card = cardNumber(opening.card);
  if (card < 0 || opening.place < 0 || opening.place > 51 || opening.path.length !== 6) return false;
  let found = await hash([0, opening.place, card], bytes(opening.salt));
  for (const [height, text] of opening.path.entries()) {
    const neighbour = bytes(text);
    found = (opening.place >> height) & 1 ? await hash([1], neighbour, found) : await hash([1], found, neighbour);
  }
  return hexOf(found) === root.toLowerCase();
}

/** Every card the viewer saw in the hand, by its place in the deck. */
export function cardsSeen(body: HandBody): Map<number, string> {
  const seen = new Map<number, string>();
  const dealt = new Map<number, number[]>();
  const note = (places: readonly number[], cards: readonly string[]) =>
    places.forEach((place, index) => {
      const card = cards[index];
      if (card) seen.set(place, card);
    });
  for (const event of body.events) {
    if (event.kind === "hole_dealt") dealt.set(event.seat, [...(dealt.get(event.seat) ?? []), ...event.places]);
    if (event.kind === "hole_seen") note(dealt.get(event.seat) ?? [], event.cards);
    if (event.kind === "board_dealt" || event.kind === "hand_shown" || event.kind === "cards_shown")
      note(event.places, event.cards);
  }
  return seen;
}

/** Check every card seen against the seal that was told before the first card. */
export async function prove(body: HandBody): Promise<Proof> {
  const start = body.events.find((event) => event.kind === "hand_started");
  const root = start?.seal ?? "";
  const openings = new Map(body.openings.map((opening) => [opening.place, opening]));
  const cards = await Promise.all(
    [...cardsSeen(body)]
      .sort(([one], [other]) => one - other)
      .map(async ([place, card]): Promise<Checked> => {
        const opening = openings.get(place);
        if (!opening) return { place, card, result: "unopened" };
        const good = opening.card === card && (await leadsToRoot(opening, root));
        return { place, card, result: good ? "proved" : "wrong" };
      }),
  );
  return { root, published: root !== "" && root.toLowerCase() === body.root.toLowerCase(), cards };
}
