/** Scripted hands for tests: the room's own messages, shortened. */

import { learnNames } from "../../src/wire/names";
import type { SeatView, TableTerms, TableTold, TableView } from "../../src/protocol";
import type { AnyEvent } from "../../src/table/state/reduce";

learnNames({ p1: "Anna", p2: "Me", p4: "Cleo", p8: "Dana", p9: "Over", q1: "Gone 1", q2: "Gone 2" });

export const TERMS: TableTerms = {
  table: "t1",
  name: "Kuusi",
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

export function seat(number: number, name: string, stack: number): SeatView {
  learnNames({ [`p${number}`]: name });
  return { seat: number, player: `p${number}`, stack, state: "playing", time_bank_ms: 30_000 };
}

/** Three seats; the viewer sits on seat 2. */
export function threeSeats(): TableView {
  return {
    terms: TERMS,
    version: 10,
    now_ms: 1_000,
    state: "running",
    seats: [seat(1, "Anna", 10000), seat(2, "Me", 8000), seat(4, "Cleo", 2500)],
    you: { seat: 2 },
  };
}

/** Seat 4 is the dealer, 1 posts the small blind, 2 the big blind; seat 4 is to act. */
export function preflop(): AnyEvent[] {
  return [
    {
      kind: "hand_started",
      hand: "h1",
      number: 7,
      at_ms: 1_000,
      game: "holdem",
      form: "no_limit",
      dealer: 4,
      small_blind: 1,
      big_blind: 2,
      seats: [
        { seat: 1, player: "p1", stack: 10000 },
        { seat: 2, player: "p2", stack: 8000 },
        { seat: 4, player: "p4", stack: 2500 },
      ],
      seal: "00ff",
    },
    { kind: "blind_posted", seat: 1, blind: "small", amount: 50, bet: 50, stack: 9950 },
    { kind: "blind_posted", seat: 2, blind: "big", amount: 100, bet: 100, stack: 7900 },
    { kind: "hole_dealt", seat: 1, places: [0, 3] },
    { kind: "hole_dealt", seat: 2, places: [1, 4] },
    { kind: "hole_dealt", seat: 4, places: [2, 5] },
    {
      kind: "turn_started",
      seat: 4,
      turn: 1,
      call: 100,
      until_ms: 16_000,
      time_bank_ms: 30_000,
      min_raise_to: 200,
      max_raise_to: 2500,
    },
  ];
}

export function told(version: number, events: AnyEvent[], mine: AnyEvent[] = [], now_ms = 1_000): TableTold {
  return { type: "table_told", table: "t1", version, now_ms, events, private: mine } as TableTold;
}
