/** A race at a live table: how many cards it takes, by the stacks or by the small chips that were counted. */

import { expect, it } from "vitest";
import type { LiveInstruction, LiveSeatRow } from "../src/protocol";
import { cardsOfRace, smallChips } from "../src/tournaments/live/orders";

const race: LiveInstruction = { number: 7, what: "race", since_ms: 0, table: 1, old: 25, new: 100, cards: 4 };
const seat = (number: number, stack: number): LiveSeatRow => ({
  seat: number,
  player: `p${number}`,
  name: `P${number}`,
  stack,
});
const seats = [seat(1, 1_075), seat(2, 1_000), seat(3, 925)];

it("takes a card for each chip that the stacks leave over", () => {
  expect(seats.map((one) => smallChips(race, one))).toEqual([3, 0, 1]);
  expect(cardsOfRace(race, seats, {})).toBe(4);
});

it("goes by the chips that were counted: whole larger ones of them race for nothing", () => {
  expect(cardsOfRace(race, seats, { p2: 6 })).toBe(6);
  expect(cardsOfRace(race, seats, { p1: 7, p2: 4, p3: 0 })).toBe(3);
});
