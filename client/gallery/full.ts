/** Full tables: every seat taken, every bet out, for each number of seats and each kind of game. */

import type { HandView, SeatView, TableTerms, TableView, TurnStarted } from "../src/protocol";
import type { AnyEvent } from "../src/table/state/reduce";
import type { Scene } from "./scenes";

const now = Date.now();
export const NAMES = [
  "Anna",
  "Mika",
  "Hyväntuulinen-Arvo",
  "Sofia Lindqvist-Aro",
  "bot Päivi",
  "Otso",
  "Wilhelmiina K",
  "Äijänpoika_99",
  "Ola",
  "Jiří Dvořák",
  "Ragnhild_Moe",
  "Zdeněk 1968",
];
const STACKS = [10_450, 8_000, 1_234_500, 2_500, 5_075, 9_900, 112_345, 7_000, 20_000, 4_525, 11_000, 6_350];
const BETS = [400, 1_250, 12_345, 50, 100, 2_500, 100_000, 700, 650, 25, 3_300, 900];
const DECK = [..."AKQJT98765432"].flatMap((rank) => [..."shdc"].map((suit) => rank + suit));
export const ME = 2;

export interface Way {
  readonly seats: number;
  readonly game?: string;
  readonly deal?: string;
  readonly form?: string;
  /** Own cards, and of which how many lie face up. */
  readonly cards?: number;
  readonly ups?: number;
  readonly boards?: number;
  /** How many of the board lie. */
  readonly dealt?: number;
  readonly bets?: boolean;
  readonly pots?: readonly number[];
  /** How many hands are tabled; the others have folded. */
  readonly tabled?: number;
  /** Whether who is on the button chooses the game of each hand. */
  readonly choice?: boolean;
  /** What the pot is shared by, where hands are shown for more than one share. */
  readonly ways?: readonly string[];
  /** How many of the last seats are not in the hand: each waits for the big blind. */
  readonly waiting?: number;
  /** Whether those have missed their blinds. */
  readonly missed?: boolean;
  /** Which seats nobody has taken: all but one's own whose number is odd, or even. */
  readonly free?: "odd" | "even";
  /** What the table is called, whose last round staff have announced. */
  readonly closing?: string;
  /** Whether it is a table of a tournament, and of which. */
  readonly tournament?: string;
  /** Whether one's own chips are gone. */
  readonly broke?: boolean;
  /** Whether one sits out: the bar is lower then, and the felt higher. */
  readonly rests?: boolean;
  /** Whether the button is one's own, under a long name, before a large stack. */
  readonly button?: boolean;
  /** How often the board is run. */
  readonly runs?: number;
  /** Whether the hand is a bomb pot, on as many boards as there are. */
  readonly bomb?: boolean;
  /** Whether the next hand is a bomb pot. */
  readonly bombAhead?: boolean;
  /** What the room asks: whether to straddle in the next hand, or to agree to a bomb pot. */
  readonly asks?: "straddle" | "bomb-pot";
}

/** The next cards of the deck, without one twice. */
function dealer(): (count: number) => string[] {
  let at = 0;
  return (count) => DECK.slice(at, (at += count));
}

/** Somebody at the table who is not in the hand. */
const absent = (place: number) => ({
  seat: place + 1,
  player: `p${place + 1}`,
  name: NAMES[place] ?? "",
  stack: STACKS[place] ?? 0,
  time_bank_ms: 30_000,
});

function seatsOf(way: Way, take: (count: number) => string[]): SeatView[] {
  const { seats, cards = 2, ups = 0, bets = true, tabled = 0, waiting = 0 } = way;
  const all = Array.from({ length: seats }, (_, place): SeatView => {
    if (place >= seats - waiting)
      return { ...absent(place), state: "waiting_big_blind", ...(way.missed ? { missed: "big" as const } : {}) };
    const held = take(cards);
    const mine = place + 1 === ME;
    if (mine && way.broke) return { ...absent(place), stack: 0, state: "sitting_out" };
    if (mine && way.rests) return { ...absent(place), state: "sitting_out", away: "wish" };
    const down = Math.min(2, cards - ups);
    const up = held.slice(down, down + ups);
    return {
      ...absent(place),
      ...(mine && way.button ? { name: "Yövuorolainen 1987", stack: 1_234_500 } : {}),
      state: "playing",
      in_hand: true,
      folded: tabled > 0 && place >= tabled,
      bet: bets ? (BETS[place] ?? 0) : 0,
      cards: mine || place < tabled ? held : [...held.slice(0, cards - ups).map(() => "??"), ...up],
      up,
      ...(place < tabled ? { words: { category: "two_pair", ranks: ["K", "9", "4"] } } : {}),
    };
  });
  const isFree = ({ seat }: SeatView) => seat !== ME && (seat % 2 ? "odd" : "even") === way.free;
  return all.filter((seat) => !isFree(seat));
}

export function full(way: Way): Scene {
  const take = dealer();
  const boards = Array.from({ length: way.boards ?? 1 }, () => take(way.dealt ?? 4));
  const terms: TableTerms = {
    table: "t1",
    name: way.closing ?? "Kuusi 3",
    house: "casinohuone",
    game: way.game ?? "holdem",
    form: way.form ?? "no_limit",
    stake: "0.50/1.00",
    small_blind: 50,
    big_blind: 100,
    seats: way.seats,
    tournament: way.tournament ?? "",
    min_buy_in: 4000,
    max_buy_in: 10_000,
    currency: "EUR",
    deal: way.choice ? "choice" : (way.deal ?? way.game ?? "holdem"),
  };
  const turn: TurnStarted = {
    kind: "turn_started",
    seat: ME,
    turn: 9,
    call: 900,
    until_ms: now + 13_000,
    time_bank_ms: 30_000,
    min_raise_to: 2_000,
    max_raise_to: 8_000,
  };
  const hand: HandView = {
    hand: "h-20261120-000417",
    number: 417,
    dealer: way.button ? ME : 1,
    small_blind: 1,
    big_blind: 2,
    seal: "9f2c4be1a07d55c3",
    street: "turn",
    boards: way.ups ? [] : boards,
    pots: (way.pots ?? [12_345]).map((amount, place) => ({
      amount,
      seats: Array.from({ length: Math.max(2, way.seats - place) }, (_, one) => one + 1),
    })),
    deal: way.deal ?? way.game ?? "holdem",
    form: way.form ?? "no_limit",
    ...(way.runs ? { runs: way.runs } : {}),
    ...(way.bomb ? { bomb_pot: { ante: 200, boards: way.boards ?? 1 } } : {}),
    ...(way.tabled || way.broke || way.rests || way.asks ? {} : { turn }),
  };
  const all = seatsOf(way, take);
  const view: TableView = {
    terms,
    version: 1,
    now_ms: now,
    state: "running",
    seats: all,
    hand,
    ...(way.bombAhead ? { bomb_pot: 200 } : {}),
    ...(way.closing ? { last_hands: 12 } : {}),
    ...(way.asks === "bomb-pot" ? { question: { what: "bomb_pot", amount: 200, player: "p3", agreed: [4] } } : {}),
    you: {
      seat: ME,
      cards: all.find(({ seat }) => seat === ME)?.cards ?? [],
      ...(way.asks === "straddle" ? { straddle: { kind: "straddle_asked", seat: ME, amount: 200 } } : {}),
    },
  };
  return { view, told: [] };
}

/** All who are in lie open, cards are to come: the chance of each. */
function chances(way: Way): Scene {
  const scene = full({ ...way, bets: false, dealt: 3 });
  const told = Array.from({ length: way.tabled ?? 0 }, (_, place) => ({
    seat: place + 1,
    chance: [12, 985, 333, 4][place] ?? 1,
  }));
  return { ...scene, told: [[{ kind: "chances_told", chances: told }]] };
}

/** The board was run more than once, and each run has its winner. */
function runs(way: Way): Scene {
  const count = way.runs ?? 1;
  const scene = full({ ...way, boards: count, bets: false, dealt: 5, tabled: 3 });
  const boards = scene.view.hand?.boards ?? [];
  const shown = [1, 2, 3].map<AnyEvent>((seat) => ({
    kind: "hand_shown",
    seat,
    cards: scene.view.seats[seat - 1]?.cards ?? [],
    places: [],
    shares: boards.map((board, run) => ({
      share: "high",
      words: { category: "two_pair", ranks: ["K", "9", "4"] },
      best: [...(scene.view.seats[seat - 1]?.cards ?? []), ...board.slice(0, 3)],
      run: run + 1,
    })),
  }));
  const won = boards.map<AnyEvent>((_, run) => ({
    kind: "pot_awarded",
    pot: 0,
    seat: (run % 2) + 2,
    amount: 33_350,
    stack: 41_350 + run,
    run: run + 1,
  }));
  return { ...scene, told: [[...shown, ...won]] };
}

/** In the middle of the hands that a mix has of one game. */
function mix(way: Way): Scene {
  const scene = full(way);
  const announced = { kind: "game_announced", deal: way.deal ?? "", form: way.form ?? "", hand: 6, hands: 8 } as const;
  return { ...scene, told: [[announced]] };
}

/** Hands lie open that win by shares, of which two seats have won one each. */
function shares(way: Way): Scene {
  const scene = full({ game: "omaha8", form: "pot_limit", cards: 4, ...way, bets: false, dealt: 5, pots: [100_050] });
  const ways = way.ways ?? [];
  const words = (share: string) =>
    share === "low"
      ? { category: "low", ranks: ["8", "6", "4", "3", "A"] }
      : { category: "two_pair", ranks: ["T", "9", "K"] };
  const shown = Array.from({ length: way.tabled ?? 0 }, (_, place): AnyEvent => {
    const cards = scene.view.seats[place]?.cards ?? [];
    const held = ways.map((share) => ({ share, words: words(share), best: cards }));
    return { kind: "hand_shown", seat: place + 1, cards, places: [], shares: held };
  });
  const won = ways.map((share, place): AnyEvent => {
    return { kind: "pot_awarded", pot: 0, seat: place + 2, amount: 50_025, stack: 58_025, share };
  });
  return { ...scene, told: [[...shown, ...won]] };
}

/** Some play the board, and share the pot. */
function split(way: Way): Scene {
  const scene = full({ ...way, bets: false, dealt: 5, pots: [100_050] });
  const board = scene.view.hand?.boards?.[0] ?? [];
  const seats = Array.from({ length: way.tabled ?? 0 }, (_, place) => place + 1);
  const shown = seats.map<AnyEvent>((seat) => ({
    kind: "hand_shown",
    seat,
    cards: scene.view.seats[seat - 1]?.cards ?? [],
    places: [],
    words: { category: "two_pair", ranks: ["6", "4", "K"] },
    best: board,
  }));
  const won = seats.map<AnyEvent>((seat) => ({ kind: "pot_awarded", pot: 0, seat, amount: 33_350, stack: 41_350 }));
  return { ...scene, told: [[...shown, ...won]] };
}

/** All but one have folded, and the house shows the cards that would have come. */
function rabbit(seats: number, dealt: number): Scene {
  const scene = full({ seats, dealt, bets: false, tabled: 1, pots: [12_345] });
  const nobodySaw = scene.view.seats.map((seat) =>
    seat.folded ? seat : { ...seat, cards: ["??", "??"], words: null },
  );
  const rest = ["2c", "3d", "4h", "5s", "6c"].slice(dealt);
  const told: AnyEvent[] = [
    { kind: "pot_awarded", pot: 0, seat: 1, amount: 12_345, stack: 22_795 },
    { kind: "rest_of_board_shown", cards: rest, places: [] },
  ];
  return { view: { ...scene.view, seats: nobodySaw }, told: [told] };
}

const PLACED = [
  [2, 3, 4],
  [3, 5, 5],
  [1, 4, 3],
  [3, 4, 4],
] as const;

export function openFace(seats: number): Scene {
  const take = dealer();
  const all: SeatView[] = Array.from({ length: seats }, (_, place) => ({
    seat: place + 1,
    player: `p${place + 1}`,
    name: NAMES[place] ?? "",
    stack: STACKS[place] ?? 0,
    state: "playing",
    time_bank_ms: 30_000,
    in_hand: true,
    rows: (PLACED[place] ?? [0, 0, 0]).map((count) => take(count)),
  }));
  const terms: TableTerms = {
    table: "t1",
    name: "Open Face 1",
    house: "casinohuone",
    game: "open-face",
    form: "points",
    stake: "1.00",
    small_blind: 0,
    big_blind: 0,
    seats,
    min_buy_in: 4000,
    max_buy_in: 10_000,
    currency: "EUR",
    deal: "open-face",
    point: 100,
  };
  const turn: TurnStarted = {
    kind: "turn_started",
    seat: 1,
    turn: 9,
    call: 0,
    until_ms: now + 13_000,
    time_bank_ms: 30_000,
    actions: ["place"],
    place: 1,
    room: [1, 1, 1],
  };
  const hand: HandView = {
    hand: "h-20261120-000418",
    number: 418,
    dealer: 2,
    small_blind: 0,
    big_blind: 0,
    seal: "9f2c4be1a07d55c3",
    street: "place-9",
    deal: "open-face",
    turn,
  };
  return {
    view: { terms, version: 1, now_ms: now, state: "running", seats: all, hand, you: { seat: 1, to_place: take(1) } },
    told: [],
  };
}

export const FULL: Readonly<Record<string, Scene>> = {
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10].map((seats) => [`seats-${seats}`, full({ seats })])),
  ...Object.fromEntries([3, 4, 5, 6, 7, 8, 9, 10].map((seats) => [`resting-${seats}`, full({ seats, rests: true })])),
  "stud-8": full({ seats: 8, game: "stud", form: "fixed_limit", cards: 6, ups: 4, pots: [12_345] }),
  "stud-2": full({ seats: 2, game: "stud", form: "fixed_limit", cards: 6, ups: 4, pots: [12_345] }),
  "two-boards": full({ seats: 6, game: "omaha", deal: "double-flop", form: "pot_limit", cards: 4, boards: 2 }),
  "five-cards": full({ seats: 6, game: "omaha5", deal: "omaha5", form: "pot_limit", cards: 5 }),
  "five-cards-9": full({ seats: 9, game: "omaha5", deal: "omaha5", form: "pot_limit", cards: 5, dealt: 3 }),
  "side-pots-9": full({ seats: 9, pots: [100_050, 77_250, 5_850] }),
  "side-pots-6": full({ seats: 6, pots: [100_050, 77_250, 5_850] }),
  "shown-4-of-6": full({ seats: 6, tabled: 4, bets: false, pots: [100_050, 77_250] }),
  "shown-3-of-9": full({ seats: 9, tabled: 3, bets: false, pots: [100_050] }),
  "button-6": full({ seats: 6, button: true }),
  "button-9": full({ seats: 9, button: true }),
  "button-cards-5": full({ seats: 6, game: "omaha5", deal: "omaha5", form: "pot_limit", cards: 5, button: true }),
  "button-stud-8": full({ seats: 8, game: "stud", form: "fixed_limit", cards: 6, ups: 4, button: true }),
  "shown-5-of-9": full({ seats: 9, tabled: 5, bets: false, pots: [100_050] }),
  "shown-7-of-7": full({ seats: 7, tabled: 7, bets: false, pots: [100_050, 77_250] }),
  "shown-omaha-5-of-9": full({ seats: 9, game: "omaha", cards: 4, tabled: 5, bets: false, pots: [100_050] }),
  "high-low-6": shares({ seats: 6, tabled: 4, ways: ["high", "low"] }),
  "high-low-9": shares({ seats: 9, tabled: 5, ways: ["high", "low"] }),
  "two-boards-shown-6": shares({ seats: 6, tabled: 3, boards: 2, deal: "double-flop", ways: ["upper", "lower"] }),
  "split-2-6": split({ seats: 6, tabled: 2 }),
  "split-3-6": split({ seats: 6, tabled: 3 }),
  "split-3-9": split({ seats: 9, tabled: 3 }),
  "split-5-6": split({ seats: 6, tabled: 5 }),
  "button-shown-6": full({ seats: 6, tabled: 4, bets: false, pots: [100_050], button: true }),
  "button-shown-9": full({ seats: 9, tabled: 3, bets: false, pots: [100_050], button: true }),
  "mixed-8": full({ seats: 8, deal: "crazy-pineapple", form: "pot_limit", cards: 3, choice: true }),
  "mixed-6": mix({ seats: 6, deal: "omaha8", form: "fixed_limit", cards: 4, choice: true }),
  "mixed-4": full({ seats: 4, deal: "omaha8", form: "fixed_limit", cards: 4, choice: true }),
  "tournament-6": full({ seats: 6, tournament: "tournament-6", pots: [100_050, 77_250, 5_850] }),
  "tournament-9": full({ seats: 9, tournament: "tournament-9" }),
  "tournament-break": full({ seats: 9, tournament: "tournament-break", bets: false }),
  "tournament-deal": full({ seats: 6, tournament: "tournament-deal" }),
  "tournament-last-hands": full({ seats: 6, tournament: "tournament-last-hands" }),
  "tournament-rebuy": full({ seats: 6, tournament: "tournament-rebuy", broke: true }),
  "waiting-9": full({ seats: 9, waiting: 5 }),
  "waiting-8": full({ seats: 8, waiting: 4 }),
  "missed-6": full({ seats: 6, waiting: 4, missed: true }),
  "missed-10": full({ seats: 10, waiting: 6, missed: true }),
  "chances-6": chances({ seats: 6, tabled: 3 }),
  "chances-9": chances({ seats: 9, tabled: 3 }),
  "chances-omaha-6": chances({ seats: 6, tabled: 4, game: "omaha", deal: "omaha", form: "pot_limit", cards: 4 }),
  "two-runs-6": runs({ seats: 6, runs: 2 }),
  "three-runs-6": runs({ seats: 6, runs: 3 }),
  "three-runs-9": runs({ seats: 9, runs: 3 }),
  "bomb-pot-6": full({ seats: 6, boards: 2, dealt: 3, bomb: true }),
  "bomb-pot-9": full({ seats: 9, boards: 2, dealt: 5, bomb: true }),
  "bomb-pot-omaha-8": full({ seats: 8, boards: 2, dealt: 5, bomb: true, game: "omaha", cards: 4 }),
  "four-cards-9": full({ seats: 9, game: "omaha", cards: 4 }),
  "bomb-pot-one-board-9": full({ seats: 9, bomb: true }),
  "bomb-pot-ahead-6": full({ seats: 6, bombAhead: true }),
  "bomb-pot-ahead-9": full({ seats: 9, bombAhead: true }),
  "bomb-pot-asked-6": full({ seats: 6, tabled: 1, bets: false, asks: "bomb-pot" }),
  "straddle-asked-6": full({ seats: 6, tabled: 1, bets: false, asks: "straddle" }),
  "rabbit-6": rabbit(6, 3),
  "rabbit-9": rabbit(9, 0),
  "open-face-4": openFace(4),
  "open-face-2": openFace(2),
};
