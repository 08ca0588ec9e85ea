import { beforeEach, describe, expect, it } from "vitest";
import { lineOf, sentence } from "../../src/table/log/narrate";
import { paidSentence, percent } from "../../src/table/log/narrate_money";
import type { Told } from "../../src/table/state/change";
import { reduce, type AnyEvent } from "../../src/table/state/reduce";
import { rounded } from "../../src/table/bars/slider";
import { fromView } from "../../src/table/state/from_view";
import { LANGUAGES } from "../../src/words/bundles";
import { words } from "../../src/words/words.svelte";
import { preflop, threeSeats } from "./script";

const table = preflop().reduce((state, event) => reduce(state, event, 1_000), fromView(threeSeats()));
const say = (event: Told) => sentence(lineOf(1, event, table, table));
const hand = (seat: number, rank: string) => ({
  seat,
  cards: ["As", "Kd"],
  words: { category: "full_house", ranks: [rank, "K"] },
  best: ["As", "Ad", "Ac", "Kd", "Ks"],
});
const EVENTS: readonly AnyEvent[] = [
  { kind: "drop_taken", fund: "jackpot", amount: 100, by_pot: [100], pots: [] },
  { kind: "drop_taken", fund: "hi-lo", amount: 100, by_pot: [100], pots: [] },
  {
    kind: "jackpot_hit",
    category: 1,
    players: 5,
    losers: [hand(1, "A")],
    winners: [hand(2, "2")],
    others: [4],
    loser: "40",
    winner: "20",
    other: "20/3",
  },
  { kind: "time_charge_set", what: "rake", amount: 1200, seconds: 3600 },
  { kind: "time_charge_set", what: "jackpot", amount: 4000, seconds: 3600 },
  { kind: "time_charge_set", what: "jackpot", amount: 0, seconds: 0 },
  { kind: "time_charged", what: "rake", seats: [{ seat: 1, amount: 1200, stack: 8800 }] },
  { kind: "chips_taken_away", seat: 1, amount: 1200, stack: 7600, what: "staff" },
  { kind: "bet", seat: 1, amount: 500, bet: 500, stack: 10, asked: 600, clauses: ["CH-5.27"] },
];

describe.each(LANGUAGES)("money beside the pots, in %s", (language) => {
  beforeEach(() => void (words.language = language));
  it("is told in words", () => {
    for (const event of EVENTS) {
      expect(say(event), event.kind).not.toBe("");
      expect(say(event), event.kind).not.toMatch(/table-log|fund-|undefined|\{/);
    }
  });
  it("tells what a player got of a jackpot", () => {
    const paid = {
      type: "jackpot_paid",
      table: "t",
      house: "h",
      hand: "t-1",
      category: 1,
      fund: 100000,
      total: 80000,
      left: 100000,
    } as const;
    const mine = paidSentence({ ...paid, shares: [{ player: "p1", amount: 40000 }] }, 40000);
    expect(mine).not.toBe(paidSentence({ ...paid, shares: [] }, 0));
    expect(mine).toContain("400");
    expect(say({ kind: "jackpot_paid", paid: { ...paid, shares: [] }, mine: 0 })).toContain("800");
  });
});

describe("the table", () => {
  it("follows drops and charges", () => {
    const charged = reduce(table, EVENTS[6]!, 0);
    expect(charged.seats[1]?.stack).toBe(8800);
    expect(reduce(table, EVENTS[7]!, 0).seats[1]?.stack).toBe(7600);
    const pots = [{ amount: 900, seats: [1, 2] }];
    expect(
      reduce(table, { kind: "drop_taken", fund: "jackpot", amount: 100, by_pot: [100], pots }, 0).hand?.pots,
    ).toEqual(pots);
  });
  it("writes a fraction of a percent as a person reads it", () => {
    expect([percent("40"), percent("20/3"), percent("13/4")]).toEqual(["40", "6.67", "3.25"]);
  });
  it.each([
    [600, 500],
    [1950, 2000],
    [375, 500],
    [374, 250],
    [9990, 9990],
    [100, 100],
  ])("rounds a bet of %i as the room does", (asked, bet) => {
    expect(rounded(asked, 250, 9990, 250)).toBe(bet);
  });

  it.each([
    [250, 250],
    [251, 400],
    [1120, 1000],
    [1130, 1130],
  ])("lets the least and the most stand: %i", (asked, bet) => {
    expect(rounded(asked, 250, 1130, 200)).toBe(bet);
  });
});
