/** Scripted states: what the room would tell, at moments worth looking at. */

import type { ChatSaid, SeatView, TableTerms, TableView } from "../src/protocol";
import type { AnyEvent } from "../src/table/state/reduce";

export interface Scene {
  readonly view: TableView;
  readonly told: readonly (readonly AnyEvent[])[];
  readonly pause?: number;
  readonly talk?: readonly ChatSaid[];
}

const now = Date.now();
const TERMS: TableTerms = {
  table: "t1",
  name: "Kuusi 3",
  house: "casinohuone",
  game: "holdem",
  form: "no_limit",
  stake: "0.50/1.00",
  small_blind: 50,
  big_blind: 100,
  seats: 6,
  min_buy_in: 4000,
  max_buy_in: 10000,
  currency: "EUR",
};
const OMAHA = { ...TERMS, name: "Omaha 1", game: "omaha", form: "pot_limit" };
const NAMES = ["Anna", "Mika", "Heikki", "Sofia Lindqvist", "bot Päivi", "Otso"];
const LONG = [
  "Wilhelmiina Karjala",
  "Mika",
  "Hyväntuulinen-Arvo",
  "Sofia Lindqvist-Aro",
  "Yövuorolainen 1987",
  "Äijänpoika_99",
];
const STACKS = [10_450, 8_000, 123_450, 2_500, 5_075, 9_900];

function seats(names = NAMES, more: Record<number, Partial<SeatView>> = {}): SeatView[] {
  return names.map((name, place) => ({
    seat: place + 1,
    player: name, // of whom nobody has told another name
    stack: STACKS[place] ?? 5000,
    state: "playing",
    time_bank_ms: 30_000,
    ...more[place + 1],
  }));
}

function view(terms: TableTerms, all: SeatView[], you = 2): TableView {
  return { terms, version: 1, now_ms: now, state: "running", seats: all, ...(you ? { you: { seat: you } } : {}) };
}

function start(all: SeatView[], dealer = 5, cards = 2, mine: string[] = ["As", "Kd"], you = 2): AnyEvent[] {
  const playing = all.filter((one) => one.state === "playing");
  const order = [...playing.filter((one) => one.seat > dealer), ...playing.filter((one) => one.seat <= dealer)];
  const [small, big] = playing.length === 2 ? [order[1]!, order[0]!] : [order[0]!, order[1]!];
  return [
    {
      kind: "hand_started",
      hand: "h-20261120-000417",
      number: 417,
      at_ms: now,
      game: "holdem",
      form: "no_limit",
      dealer,
      small_blind: small.seat,
      big_blind: big.seat,
      seats: order.map(({ seat, player, stack }) => ({ seat, player, stack })),
      seal: "9f2c4be1a07d55c3e8f1b6a29d034c7781e2f0ab93cd64571820fe3ab9c6d7e0",
    },
    { kind: "blind_posted", seat: small.seat, blind: "small", amount: 50, bet: 50, stack: small.stack - 50 },
    { kind: "blind_posted", seat: big.seat, blind: "big", amount: 100, bet: 100, stack: big.stack - 100 },
    ...order.map<AnyEvent>(({ seat }, place) => ({
      kind: "hole_dealt",
      seat,
      places: Array.from({ length: cards }, (_, round) => round * order.length + place),
    })),
    ...(you ? [{ kind: "hole_seen", seat: you, cards: mine } as AnyEvent] : []),
  ];
}

const turn = (seat: number, call: number, min: number | null, max: number | null, more: object = {}): AnyEvent => ({
  kind: "turn_started",
  seat,
  turn: 5,
  call,
  until_ms: Date.now() + 13_000,
  time_bank_ms: 30_000,
  ...(min === null ? {} : { min_raise_to: min, max_raise_to: max }),
  ...more,
});
const flop: AnyEvent[] = [
  { kind: "bets_collected", pots: [{ amount: 1250, seats: [2, 3, 4] }] },
  { kind: "board_dealt", street: "flop", cards: ["Ah", "7c", "2d"], places: [12, 13, 14] },
];
const talk: ChatSaid[] = [
  { type: "chat_said", table: "t1", player: "p3", name: "Heikki", text: "Hyvää iltaa kaikille.", at_ms: now },
  { type: "chat_said", table: "t1", player: "p4", name: "Sofia Lindqvist", text: "Nice hand.", at_ms: now + 1 },
];
const opened: AnyEvent[] = [
  { kind: "folded", seat: 1 }, // order is not the point here
];
const sixes = seats();

const preflop: AnyEvent[] = [
  ...start(sixes, 5),
  { kind: "called", seat: 2, amount: 100, bet: 100, stack: 7900 },
  { kind: "raised", seat: 3, amount: 400, bet: 400, stack: 123_050 },
  { kind: "folded", seat: 4, automatic: "clock", clauses: ["CO-TH.41"] },
  { kind: "folded", seat: 5 },
  turn(2, 300, 700, 8000),
];
const flopTurn: AnyEvent[] = [
  ...start(sixes, 6),
  ...opened,
  { kind: "folded", seat: 5 },
  { kind: "folded", seat: 6 },
  ...flop,
  { kind: "holding_named", seat: 2, category: "pair", ranks: ["A", "K", "7", "2"] },
  turn(2, 0, 100, 7900, { is_bet: true }),
];
const sidePots: AnyEvent[] = [
  ...start(sixes, 6, 2, ["As", "Ad"]),
  { kind: "raised", seat: 4, amount: 2500, bet: 2500, stack: 0, all_in: true },
  { kind: "raised", seat: 5, amount: 5075, bet: 5075, stack: 0, all_in: true },
  { kind: "folded", seat: 6 },
  { kind: "folded", seat: 1 },
  { kind: "called", seat: 2, amount: 7900, bet: 8000, stack: 0, all_in: true },
  { kind: "called", seat: 3, amount: 8000, bet: 8000, stack: 115_450 },
  {
    kind: "bets_collected",
    pots: [
      { amount: 10_050, seats: [2, 3, 4, 5] },
      { amount: 7725, seats: [2, 3, 5] },
      { amount: 5850, seats: [2, 3] },
    ],
  },
  { kind: "hand_shown", seat: 2, cards: ["As", "Ad"], places: [1, 7] },
  { kind: "hand_shown", seat: 3, cards: ["Kh", "Kc"], places: [2, 8] },
  { kind: "hand_shown", seat: 4, cards: ["Qs", "Js"], places: [3, 9] },
  { kind: "hand_shown", seat: 5, cards: ["9d", "9h"], places: [4, 10] },
  { kind: "board_dealt", street: "flop", cards: ["9s", "4c", "2d"], places: [12, 13, 14] },
];
const showdown: AnyEvent[] = [
  ...sidePots,
  { kind: "board_dealt", street: "turn", cards: ["Ah"], places: [15] },
  { kind: "board_dealt", street: "river", cards: ["3d"], places: [16] },
  {
    kind: "hand_shown",
    seat: 2,
    cards: ["As", "Ad"],
    places: [1, 7],
    words: { category: "three_of_a_kind", ranks: ["A", "9", "4"] },
    best: ["As", "Ad", "Ah", "9s", "4c"],
  },
  {
    kind: "hand_shown",
    seat: 3,
    cards: ["Kh", "Kc"],
    places: [2, 8],
    words: { category: "pair", ranks: ["K", "A", "9", "4"] },
    best: ["Kh", "Kc", "Ah", "9s", "4c"],
  },
  {
    kind: "rake_taken",
    amount: 300,
    by_pot: [300, 0, 0],
    pots: [
      { amount: 9750, seats: [2, 3, 4, 5] },
      { amount: 7725, seats: [2, 3, 5] },
      { amount: 5850, seats: [2, 3] },
    ],
    clauses: ["CO-RAKE.3"],
  },
  { kind: "pot_awarded", pot: 2, seat: 2, amount: 5850, stack: 5850 },
  { kind: "pot_awarded", pot: 1, seat: 2, amount: 7725, stack: 13_575 },
  { kind: "pot_awarded", pot: 0, seat: 2, amount: 9750, stack: 23_325 },
];
const omahaSeats = seats();
const omaha: AnyEvent[] = [
  ...start(omahaSeats, 1, 4, ["As", "Ah", "Kd", "7c"]),
  { kind: "raised", seat: 5, amount: 350, bet: 350, stack: 4725 },
  turn(2, 350, 600, 1200),
];
const headsUp = seats(NAMES.slice(0, 2));
const awaySeats = seats(LONG, {
  1: { state: "sitting_out", removed_at_ms: now + 552_000 },
  3: { connected: false },
  4: { state: "waiting_big_blind" },
});

export const SCENES: Readonly<Record<string, Scene>> = {
  preflop: { view: view(TERMS, sixes), told: [preflop], talk },
  flop: { view: view(TERMS, sixes), told: [flopTurn], talk },
  ahead: {
    view: view(TERMS, sixes),
    told: [
      [...start(sixes, 6), { kind: "raised", seat: 4, amount: 300, bet: 300, stack: 2200 }, turn(5, 300, 500, 5075)],
    ],
  },
  "no-raise": {
    view: view(TERMS, sixes),
    told: [[...start(sixes, 6), ...opened, ...flop, turn(2, 420, null, null, { why_no_raise: ["CO-TH.31"] })]],
  },
  "side-pots": { view: view(TERMS, sixes), told: [sidePots] },
  showdown: { view: view(TERMS, sixes), told: [showdown] },
  omaha: { view: view(OMAHA, omahaSeats), told: [omaha] },
  "heads-up": {
    view: view({ ...TERMS, seats: 2 }, headsUp),
    told: [[...start(headsUp, 2, 2, ["Td", "9d"]), turn(2, 50, 200, 8000)]],
  },
  away: {
    view: view(TERMS, awaySeats, 2),
    told: [
      [
        ...start(awaySeats, 5),
        turn(3, 100, 200, 8000),
        { kind: "time_bank_started", seat: 3, until_ms: Date.now() + 20_000 },
      ],
    ],
  },
  spectator: { view: view(TERMS, sixes, 0), told: [[...start(sixes, 5, 2, [], 0), ...flop, turn(4, 0, 100, 2500)]] },
  waiting: { view: { ...view(TERMS, sixes.slice(0, 2)), state: "waiting", missing: 1 }, told: [] },
  out: { view: view(TERMS, seats(NAMES, { 2: { state: "sitting_out", removed_at_ms: now + 480_000 } })), told: [] },
};
