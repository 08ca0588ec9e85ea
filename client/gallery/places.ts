/** The cards of each game with every number of seats: all have bet, each in its own way, and it is your turn. For measuring. */

import type { TurnStarted } from "../src/protocol";
import type { AnyEvent } from "../src/table/state/reduce";
import { full, ME, openFace, type Way } from "./full";
import type { Scene } from "./scenes";

interface Kind extends Partial<Way> {
  /** The fewest and the most seats that the game is dealt at. */
  readonly from?: number;
  readonly to: number;
}

const fixed = { form: "fixed_limit", ups: 4 } as const;
const pots = { form: "pot_limit" } as const;
/** By the code of the game; `tests/browser/test_places.py` asks for every game that a house can offer. */
const GAMES: Readonly<Record<string, Kind>> = {
  holdem: { to: 12 },
  pineapple: { to: 12, cards: 3, ...pots },
  "crazy-pineapple": { to: 12, cards: 3, ...pots },
  helsinki: { to: 11, cards: 4, ...pots },
  omaha: { to: 11, cards: 4, ...pots },
  omaha8: { to: 11, cards: 4, ...pots },
  omaha5: { to: 8, cards: 5, ...pots },
  courchevel: { to: 8, cards: 5, ...pots },
  "double-flop": { to: 12, boards: 2, ...pots },
  sviten: { to: 7, cards: 5, ...pots },
  soko: { to: 9, cards: 5, ...fixed },
  stud: { to: 9, cards: 7, ...fixed },
  stud8: { to: 9, cards: 7, ...fixed },
  razz: { to: 9, cards: 7, ...fixed },
};
const KINDS: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(Object.entries(GAMES).map(([game, kind]) => [game, { game, ...kind }])),
  // Blinds and stacks of a tournament, with its line over the felt.
  tournament: { to: 10, tournament: "tournament-6", pots: [100_050, 77_250] },
  // The last round is announced at a table with a long name and a long game.
  closing: { from: 5, to: 6, game: "crazy-pineapple", cards: 3, closing: "Keskiviikon pikapöytä 12", ...pots },
  // Every other seat is free, one's own neighbours' or those between.
  "free-odd": { to: 12, free: "odd" },
  "free-even": { from: 4, to: 12, free: "even" },
};

/** What each seat did last: a word under its plate. */
function acted(scene: Scene): Scene {
  const { hand, seats } = scene.view;
  const told = seats
    .filter((seat) => seat.seat !== ME)
    .map<AnyEvent>(({ seat, bet = 0, stack }) => {
      const what = { seat, amount: bet, bet, stack };
      return seat % 2 ? { kind: "raised", ...what } : { kind: "called", ...what };
    });
  return { ...scene, told: [[...told, ...(hand?.turn ? [hand.turn] : [])]] };
}

/** No more cards than the deck has for so many: of seven only the first. */
function within(deck: number, { seats, cards = 2, ups = 0, ...way }: Way): Way {
  const held = Math.min(cards, Math.floor(deck / seats));
  return { ...way, seats, cards: held, ups: Math.min(ups, held - Math.min(2, cards - ups)) };
}

function scenesOf([name, { from = 2, to, ...way }]: [string, Kind]): [string, Scene][] {
  return Array.from({ length: to - from + 1 }, (_, place) => {
    const seats = from + place;
    return [`places-${name}-${seats}`, acted(full(within(52, { seats, ...way })))];
  });
}

/** What else one may be asked than for a bet: each has a bar of its own. */
const ASKED: Readonly<Record<string, readonly [Way, Partial<TurnStarted>]>> = {
  draw: [
    { seats: 7, game: "sviten", cards: 5, ...pots },
    { actions: ["draw"], draw: 5 },
  ],
  discard: [
    { seats: 10, game: "pineapple", cards: 3, ...pots },
    { actions: ["discard"], discard: 1 },
  ],
  answer: [
    { seats: 8, game: "soko", cards: 5, ...fixed },
    { actions: ["accept", "refuse"], offered: "Qd" },
  ],
  choose: [
    { seats: 9, cards: 2, choice: true },
    { actions: ["choose"], games: Object.keys(GAMES) },
  ],
  run: [{ seats: 9 }, { actions: ["run_board"], runs: 3 }],
  "bring-in": [
    { seats: 8, game: "stud", cards: 7, ...fixed },
    { actions: ["bring_in", "complete"], bring_in: 100, min_raise_to: 500, max_raise_to: 500 },
  ],
  "call-all-in": [{ seats: 9 }, { call: 8_000, call_all_in: true, why_no_raise: ["CO-TH.31"] }],
  ahead: [{ seats: 9 }, { seat: ME + 1, call: 1_000 }],
};

function asked([name, [way, what]]: [string, readonly [Way, Partial<TurnStarted>]]): [string, Scene] {
  const { view, told } = full(within(52, way));
  const { min_raise_to, max_raise_to, ...turn } = view.hand!.turn!;
  const raises = what.seat ? { min_raise_to, max_raise_to } : {};
  return [
    `places-asked-${name}`,
    acted({ view: { ...view, hand: { ...view.hand!, turn: { ...turn, ...raises, ...what } } }, told }),
  ];
}

export const PLACES: Readonly<Record<string, Scene>> = {
  ...Object.fromEntries(Object.entries(KINDS).flatMap(scenesOf)),
  ...Object.fromEntries([2, 3, 4].map((seats) => [`places-open-face-${seats}`, openFace(seats)])),
  ...Object.fromEntries(Object.entries(ASKED).map(asked)),
};
