/** The cards of each game with every number of seats: all have bet, each in its own way, and it is your turn. For measuring. */

import type { AnyEvent } from "../src/table/state/reduce";
import { full, ME, openFace, type Way } from "./full";
import type { Scene } from "./scenes";

interface Kind extends Partial<Way> {
  /** The fewest and the most seats that the game is dealt at. */
  readonly from?: number;
  readonly to: number;
}

const stud = { form: "fixed_limit", ups: 4 } as const;
const KINDS: Readonly<Record<string, Kind>> = {
  holdem: { to: 10 },
  pineapple: { to: 10, game: "pineapple", cards: 3, form: "pot_limit" },
  omaha: { to: 9, game: "omaha", cards: 4, form: "pot_limit" },
  omaha5: { to: 8, game: "omaha5", cards: 5, form: "pot_limit" },
  "double-flop": { to: 10, game: "double-flop", boards: 2, form: "pot_limit" },
  sviten: { to: 7, game: "sviten", cards: 5, form: "pot_limit" },
  soko: { to: 8, game: "soko", cards: 5, ...stud },
  stud: { to: 8, game: "stud", cards: 7, ...stud },
  // Blinds and stacks of a tournament, with its line over the felt.
  tournament: { to: 10, tournament: "tournament-6", pots: [100_050, 77_250] },
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

function scenesOf([name, { from = 2, to, ...way }]: [string, Kind]): [string, Scene][] {
  return Array.from({ length: to - from + 1 }, (_, place) => {
    const seats = from + place;
    return [`places-${name}-${seats}`, acted(full({ seats, ...way }))];
  });
}

export const PLACES: Readonly<Record<string, Scene>> = {
  ...Object.fromEntries(Object.entries(KINDS).flatMap(scenesOf)),
  ...Object.fromEntries([2, 3, 4].map((seats) => [`places-open-face-${seats}`, openFace(seats)])),
};
