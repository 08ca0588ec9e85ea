/** Tournaments at moments worth looking at: what the room would tell of them. */

import type {
  CancellationBody,
  DayRow,
  DealView,
  LevelRow,
  MyTournament,
  OddsRow,
  PlayedRow,
  PrizeRow,
  Standing,
  TournamentNow,
  TournamentRow,
  TournamentTable,
  YouThere,
} from "../src/protocol";
import type { Entrant } from "../src/tournaments/desk/field";
import type { Seen } from "../src/tournaments/seen";

const now = Date.now();
const MINUTE = 60_000;
export const NAMES = [
  "Anna",
  "Mika",
  "Hyväntuulinen-Arvo",
  "Sofia Lindqvist-Aro",
  "bot Päivi",
  "Otso",
  "Wilhelmiina Karjala",
  "Äijänpoika_99",
  "Jiří Dvořák",
];

const BLINDS = [25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 3000, 4000, 5000, 6000];
const STRUCTURE: LevelRow[] = BLINDS.map((small, place) => ({
  level: place + 1,
  small_blind: small,
  big_blind: small * 2,
  ...(place > 3 ? { ante: small * 2, ante_for_all: true } : {}),
  seconds: place < 6 ? 720 : 900,
  ...(place % 4 === 3 ? { break_seconds: 300 } : {}),
}));

const PRIZES: PrizeRow[] = [
  ...[96_400, 66_200, 48_100, 35_700, 26_900, 20_500, 15_800, 12_200, 9_600].map((prize, place) => ({
    first: place + 1,
    last: place + 1,
    prize,
  })),
  { first: 10, last: 12, prize: 7_700 },
  { first: 13, last: 15, prize: 6_200 },
  { first: 16, last: 18, prize: 5_100 },
  { first: 19, last: 27, prize: 4_300 },
];

/** What is sure where so many are left, and when it rises. */
function toCome(left: number): Pick<TournamentNow, "sure" | "next_prize"> {
  const sure = PRIZES.find((row) => row.first <= left && row.last >= left)?.prize ?? 0;
  const next = PRIZES.findLast((row) => row.last < left && row.prize > sure);
  return { sure, next_prize: next ? { players: left - next.last, prize: next.prize } : null };
}

const ROW: TournamentRow = {
  tournament: "w1",
  name: "Keskiviikon Deep Stack",
  house: "casinohuone",
  kind: "scheduled",
  game: "holdem",
  form: "no_limit",
  deal: "holdem",
  seats: 9,
  currency: "EUR",
  status: "announced",
  entries: 84,
  left: 84,
  least: 10,
  most: 0,
  stack: 20_000,
  buy_in: 4_500,
  fee: 500,
  price: 5_000,
  added: 0,
  pool: 486_000,
  starts_ms: now + 12 * MINUTE,
  late_levels: 6,
  re_entries: 2,
};

const leaders = (count: number, chips = 148_200): Standing[] =>
  Array.from({ length: count }, (_, place) => ({
    player: `p${place + 1}`,
    name: NAMES[place % NAMES.length]! + (place >= NAMES.length ? ` ${place}` : ""),
    rank: place + 1,
    chips: Math.round(chips * 0.93 ** place),
    table: `w1-${(place % 4) + 1}`,
    ...(count <= 12 ? { worth: 62_000 - place * 4_100 } : {}),
  }));

const tables = (count: number): TournamentTable[] =>
  Array.from({ length: count }, (_, place) => ({
    table: `w1-${place + 1}`,
    number: place + 1,
    players: 9 - (place % 2),
    smallest: 4_250 + place * 350,
    largest: 98_500 - place * 2_025,
    final: count === 1,
  }));

/** A tournament with what is otherwise; what runs has a level, tables and leaders. */
export function seen(
  row: Partial<TournamentRow>,
  more: Partial<TournamentNow> = {},
  you: YouThere | null = null,
): Seen {
  const whole = { ...ROW, ...row };
  const runs = whole.status !== "announced";
  const level = whole.level ?? 1;
  return {
    page: {
      tournament: whole.tournament,
      book: "1",
      structure: STRUCTURE,
      sales: [{ kind: "re_entry", chips: 20_000, price: 5_000, fee: 500, until_level: 6, most: 2 }],
      rules: [
        { section: "balancing", name: "most_apart", clauses: ["CO-TT.14"] },
        { section: "course", name: "hand_for_hand", clauses: ["CO-TT.18"] },
        { section: "course", name: "late_entries", clauses: ["CO-TT.3"] },
        { section: "tournament", name: "payouts", clauses: ["CO-TT.20"] },
        { section: "tournament", name: "seats_drawn", clauses: ["CO-TT.5"] },
      ],
      ...(whole.kind === "hexapro" ? { odds: ODDS } : {}),
    },
    now: {
      row: whole,
      now_ms: now,
      level: STRUCTURE[level - 1]!,
      next_level: STRUCTURE[level] ?? null,
      prizes: PRIZES,
      leaders: runs ? leaders(12) : leaders(9).map(({ player, name }) => ({ player, name })),
      ...(runs
        ? {
            level_until_ms: now + 7 * MINUTE + 23_000,
            break_ms: now + 31 * MINUTE,
            chips: 1_680_000,
            average: 41_000,
            largest: 148_200,
            smallest: 4_250,
            paid_places: 27,
            to_money: 14,
            ...toCome(whole.left ?? 0),
            tables: tables(5),
          }
        : {}),
      ...more,
    },
    you,
  };
}

const PLAYING: YouThere = { state: "playing", table: "w1-3", chips: 38_550, rank: 17 };
const LATE = { status: "late", level: 3, left: 79, entries: 92 } as const;
const RUNS = { status: "running", level: 8, left: 41, entries: 112, pool: 504_000 } as const;
const placed = (count: number): Standing[] =>
  leaders(count).map((one, place) => ({
    player: one.player,
    name: one.name,
    place: place + 1,
    prize: PRIZES.find((row) => row.first <= place + 1 && row.last >= place + 1)?.prize ?? 0,
  }));

const DEAL: DealView = {
  method: "icm",
  by: "p4",
  for_winner: 5_000,
  shares: leaders(5).map(({ player, name }, place) => ({
    player: place === 2 ? "p17" : player,
    name,
    cents: 81_150 - place * 11_240,
    by_chips: 84_270 - place * 12_800,
    by_icm: 81_150 - place * 11_240,
  })),
  agreed: ["p4", "p1"],
  until_ms: now + 48_000,
};
/** The seal of `SEED` for the tournament "w1". */
const SEAL = "fee9ed98add8702efdc0a50c0de48016fc2be832f95e39bb5049000279dcbb6b";
const SEED = "ce387d5e0a2972dea9e5129a52ac3b8d58a4d180fc9eece5946d926643a3d2c0";
const HEXAPRO = {
  kind: "hexapro",
  buy_in: 466,
  fee: 34,
  price: 500,
  entries: 1,
  least: 3,
  most: 3,
  seats: 3,
  starts_ms: 0,
} as const;
const ODDS: readonly OddsRow[] = [
  { multiplier_tenths: 10_000, per_100000: 1, prizes: [400_000, 60_000, 40_000] },
  { multiplier_tenths: 1_000, per_100000: 5, prizes: [40_000, 6_000, 4_000] },
  { multiplier_tenths: 250, per_100000: 100, prizes: [10_000, 1_500, 1_000] },
  { multiplier_tenths: 100, per_100000: 4_600, prizes: [5_000] },
  { multiplier_tenths: 50, per_100000: 14_000, prizes: [2_500] },
  { multiplier_tenths: 30, per_100000: 25_000, prizes: [1_500] },
  { multiplier_tenths: 15, per_100000: 56_294, prizes: [750] },
];

const DAYS: readonly DayRow[] = [
  { day: 1, flight: 1, name: "1A", until_level: 12 },
  { day: 1, flight: 2, name: "1B Sunnuntai-iltapäivä", until_level: 12, begins_ms: now + 6 * 60 * MINUTE },
  { day: 2, seconds: 28_800, begins_ms: now + 20 * 60 * MINUTE },
  { day: 3 },
];
/** A tournament of several days with two flights. */
function ofDays(row: Partial<TournamentRow>, more: Partial<TournamentNow>, you: YouThere | null = null): Seen {
  const found = seen({ days: 3, flights: ["1A", "1B Sunnuntai-iltapäivä"], flight_open: 1, ...row }, more, you);
  return { ...found, page: { ...found.page, days: DAYS, announced: { best_stack: true }, draws_hands: true } };
}

/** A tournament's own page. */
export const PAGES: Readonly<Record<string, Seen>> = {
  announced: seen(
    {},
    { prizes_final: false, prizes_next: PRIZES.map((row) => ({ ...row, prize: Math.round(row.prize * 1.012) })) },
  ),
  entered: seen({}, {}, { state: "entered" }),
  late: seen({ ...LATE, late_until_ms: now + 40 * MINUTE }, {}, PLAYING),
  running: seen(RUNS, { prizes_final: true }, PLAYING),
  "in-the-money": seen(
    { ...RUNS, left: 24 },
    { prizes_final: true, to_money: 0 },
    { ...PLAYING, rank: 11, worth: 13_400 },
  ),
  "hand-for-hand": seen({ ...RUNS, left: 28 }, { prizes_final: true, to_money: 1, hand_for_hand: true }, PLAYING),
  break: seen({ ...RUNS, status: "break" }, { break_until_ms: now + 4 * MINUTE, prizes_final: true }, PLAYING),
  paused: seen({ ...RUNS, status: "paused" }, { prizes_final: true, break_left_ms: 31 * MINUTE }, PLAYING),
  rebuy: seen(
    { ...LATE, rebuys: true },
    {},
    { ...PLAYING, chips: 0, offer: { kind: "rebuy", chips: 20_000, price: 5_000, until_ms: now + 18_000 } },
  ),
  "final-table": seen({ ...RUNS, level: 14, left: 8 }, { tables: tables(1), to_money: 0, prizes_final: true }),
  deal: seen(
    { ...RUNS, level: 14, left: 5 },
    { tables: tables(1), to_money: 0, prizes_final: true, deal: DEAL, leaders: leaders(5) },
    { ...PLAYING, table: "w1-1", rank: 3 },
  ),
  "deal-asked": seen(
    { ...RUNS, level: 14, left: 5 },
    {
      tables: tables(1),
      to_money: 0,

      prizes_final: true,
      deal: { method: "chip_chop", by: "p4" },
      leaders: leaders(5),
    },
    { ...PLAYING, table: "w1-1", rank: 3 },
  ),
  "hexapro-sealed": seen(HEXAPRO, { prizes: [], draw: { seal: SEAL } }, { state: "entered" }),
  "hexapro-drawn": seen(
    { ...HEXAPRO, status: "running", level: 1, entries: 3, left: 3, multiplier_tenths: 100, pool: 5_000 },
    {
      prizes: [{ first: 1, last: 1, prize: 5_000 }],
      prizes_final: true,
      tables: tables(1),
      to_money: 2,
      leaders: leaders(3),
      draw: { seal: SEAL, seed: SEED, number: 1_234 },
    },
    PLAYING,
  ),
  flights: ofDays({ status: "announced", entries: 31, left: 31 }, { session: 0 }, { state: "entered" }),
  "last-hands": ofDays(
    { ...RUNS, flight_open: 0 },
    { session: 1, last_hands: 4, level_until_ms: 0, break_ms: 0 },
    PLAYING,
  ),
  "day-ends": ofDays(
    { ...RUNS, flight_open: 0 },
    { session: 2, day_ends: true, level_until_ms: 0, break_ms: 0 },
    PLAYING,
  ),
  night: ofDays(
    { ...RUNS, status: "night", flight_open: 0 },
    { session: 1, tables: [], next_day_ms: now + 14 * 60 * MINUTE, level_until_ms: 0, break_ms: 0 },
    { ...PLAYING, table: "" },
  ),
  "night-by-staff": ofDays(
    { ...RUNS, status: "night", flight_open: 2 },
    { session: 0, tables: [], level_until_ms: 0, break_ms: 0 },
  ),
  over: seen({ ...RUNS, status: "over", left: 0 }, { leaders: placed(27), prizes_final: true, tables: [] }),
  "rebuys-open": seen(
    { rebuys: true },
    {
      prizes: [5_000, 3_000, 2_000].map((share, place) => ({ first: place + 1, last: place + 1, prize: 0, share })),
      prizes_next: [4_800, 3_000, 1_400, 800].map((share, place) => ({
        first: place + 1,
        last: place + 1,
        prize: 0,
        share,
      })),
    },
  ),
  cancelled: seen({ status: "cancelled" }, { leaders: [], prizes: [] }),
};

const listed = (place: number, more: Partial<TournamentRow>): TournamentRow => ({
  ...ROW,
  tournament: `l${place}`,
  ...more,
});

/** The list in the lobby. */
export const LIST: readonly TournamentRow[] = [
  listed(1, {
    ...LATE,
    name: "Päivän 20 € Turbo",
    late_until_ms: now + 9 * MINUTE,
    buy_in: 1_800,
    fee: 200,
    price: 2_000,
  }),
  listed(2, { name: "Keskiviikon Deep Stack", rebuys: true, add_on: true }),
  listed(3, { name: "Omaha-ilta", game: "omaha", form: "pot_limit", deal: "omaha", starts_ms: now + 35 * MINUTE }),
  listed(4, { ...RUNS, name: "Freezeout 100", buy_in: 9_000, fee: 1_000, price: 10_000, re_entries: 0 }),
  listed(5, {
    ...RUNS,
    name: "Freeroll",
    status: "break",
    buy_in: 0,
    fee: 0,
    price: 0,
    added: 10_000,
    pool: 10_000,
    re_entries: 0,
  }),
  listed(6, {
    name: "Sunnuntain päätapahtuma",
    starts_ms: now + 3 * 24 * 60 * MINUTE,
    buy_in: 20_000,
    fee: 2_000,
    price: 22_000,
  }),
  listed(7, { name: "Aamukahvi", status: "over", left: 0 }),
];

const played = (name: string, hoursAgo: number) => ({
  tournament: name,
  name,
  house: "casinohuone",
  kind: "scheduled" as const,
  game: "holdem",
  form: "no_limit",
  at_ms: now - hoursAgo * 60 * MINUTE,
});

export const MINE: readonly MyTournament[] = [
  { tournament: "l1", name: "Päivän 20 € Turbo", house: "casinohuone", state: "playing", table: "l1-2" },
  {
    tournament: "l2",
    name: "Keskiviikon Deep Stack",
    house: "casinohuone",
    state: "entered",
    starts_ms: now + 12 * MINUTE,
  },
];

/** What somebody has played. */
export const PLAYED: readonly PlayedRow[] = [
  { ...played("Keskiviikon Deep Stack", 3), entries: 92, place: 14, paid: 10_000, got: 6_200 },
  { ...played("HexaPro 5", 26), kind: "hexapro", entries: 3, place: 1, paid: 500, got: 2_500 },
  { ...played("Sunnuntain päätapahtuma", 51), entries: 311, place: 122, paid: 22_000 },
  { ...played("Aamukahvi", 75), kind: "sit_and_go", entries: 6, cancelled: true, paid: 1_100, got: 1_100 },
];

const FIELD = 10_000;
/** A field as large as they come, a third of it out. */
export const ENTRANTS: readonly Entrant[] = Array.from({ length: FIELD }, (_, place): Entrant => {
  const out = place % 3 === 2;
  const name = `${NAMES[place % NAMES.length]!} ${place}`;
  if (out) return [`p${place}`, name, 0, 0, "out", FIELD - place, 0];
  return [`p${place}`, name, 1 + (place % 1_112), 20_000 + ((place * 7_919) % 60_000), "playing", 0, 0];
});

/** A cancellation that is looked at before it is carried out. */
export const CANCELLATION: CancellationBody = {
  stage: "before_money",
  rows: ENTRANTS.slice(0, 400).flatMap(([player, name]) => [
    {
      player,
      name,
      reason: "pool_share",
      cents: 4_125,
      working: { basis: "half_equally" as const, stack: 1_500, chips: 1_680_000, left: 400 },
      clauses: ["CO-53"],
    },
    {
      player,
      name,
      reason: "fee_back",
      cents: 500,
      working: { basis: "fees" as const, bought: 2 },
      clauses: ["CO-52"],
    },
  ]),
  from_house: 200_000,
  from_pool: 1_650_000,
  from_bounties: 0,
  kept: 0,
  clauses: ["CO-52", "CO-53"],
};

/** What stands in the line above a table of a tournament, by the table's scene. */
export const COURSES: Readonly<Record<string, Seen>> = {
  "tournament-6": PAGES["running"]!,
  "tournament-9": PAGES["hand-for-hand"]!,
  "tournament-break": PAGES["break"]!,
  "tournament-rebuy": PAGES["rebuy"]!,
  "tournament-deal": PAGES["deal"]!,
  "tournament-last-hands": PAGES["last-hands"]!,
};
