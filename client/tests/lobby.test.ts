import { describe, expect, it } from "vitest";
import {
  ALL,
  freeSeats,
  isShown,
  kinds,
  pace,
  playNow,
  runningNow,
  seatCountOf,
  sections,
} from "../src/lobby/filters.svelte";
import { gameName, gameOf, kindOf } from "../src/lobby/names.svelte";
import { isOfBoards } from "../src/table/state/state";
import type { PoolView, TableRow } from "../src/protocol";
import { room } from "../src/wire/room.svelte";
import { POOL } from "./pool";

const table = (average_pot: number, hands_an_hour: number): TableRow => ({
  table: "t",
  name: "Saimaa",
  players: 5,
  seats: 6,
  state: "running",
  average_pot,
  hands_an_hour,
});
const pool = (given: Partial<PoolView>): PoolView => ({
  ...POOL,
  ...given,
});

describe("the lobby", () => {
  it("knows the kinds of games that a house's own book may name", () => {
    const kinds = {
      ...{ omaha6: "omaha", "short-deck": "holdem", "short-deck-trips": "holdem", royal: "holdem" },
      ...{ "five-card-draw": "draw", "single-draw": "draw", "triple-draw": "draw", badugi: "draw" },
    };
    const pools = Object.keys(kinds).map((deal) => pool({ pool: deal, game: `own-${deal}`, deal }));
    expect(pools.map(kindOf)).toEqual(Object.values(kinds));
    expect(gameOf(pool({ game: "our-short", deal: "short-deck" }))).toBe("No-limit Short Deck hold'em");
    expect(gameName("horse", "mixed", "rotation")).toBe("H.O.R.S.E");
    expect(Object.keys(kinds).map(isOfBoards)).toEqual([true, true, true, true, false, false, false, false]);
  });

  it("groups stakes by game: hold'em, Omaha, Banzai, then stud; small stakes first", () => {
    const pools = [
      pool({ pool: "x", game: "razz-fl", form: "fixed_limit", deal: "razz" }),
      pool({ pool: "b", game: "banzai_texas", banzai: true }),
      pool({ pool: "o", game: "omaha", form: "pot_limit" }),
      pool({ pool: "h2", big_blind: 200 }),
      pool({ pool: "h1" }),
    ];
    expect(pools.map(kindOf)).toEqual(["stud", "banzai", "omaha", "holdem", "holdem"]);
    expect(sections(pools, ALL).map((section) => section.pools.map((one) => one.pool))).toEqual([
      ["h1", "h2"],
      ["o"],
      ["b"],
      ["x"],
    ]);
  });

  it("shows what the filters let through", () => {
    expect(isShown(pool({}), { ...ALL, kind: "omaha" })).toBe(false);
    expect(isShown(pool({}), { ...ALL, highest: 50 })).toBe(false);
    expect(isShown(pool({}), { ...ALL, highest: 100 })).toBe(true);
    expect(isShown(pool({}), { ...ALL, busy: true })).toBe(false);
    expect(isShown(pool({ waiting: 1 }), { ...ALL, busy: true })).toBe(true);
  });

  it("shows tables of so many seats and bets of one limit; what was kept before there was such a choice hides nothing", () => {
    const short = pool({ seats: 6 });
    expect([2, 3, 6, 7, 10].map(seatCountOf)).toEqual(["two", "short", "short", "full", "full"]);
    expect(isShown(short, { ...ALL, seats: "short" })).toBe(true);
    expect(isShown(short, { ...ALL, seats: "full" })).toBe(false);
    expect(isShown(short, { ...ALL, form: "no_limit" })).toBe(true);
    expect(isShown(short, { ...ALL, form: "pot_limit" })).toBe(false);
    expect(isShown(short, { kind: "all", highest: 0, busy: false, house: "" })).toBe(true);
  });

  it("joins the same game of several houses, each house's stakes together, and shows one house alone", () => {
    room.houses = [
      { house: "h", name: "H" },
      { house: "k", name: "K" },
    ];
    const pools = [
      pool({ pool: "k2", house: "k", game: "holdem-nl", deal: "holdem", big_blind: 200 }),
      pool({ pool: "h9", big_blind: 900 }),
      pool({ pool: "k1", house: "k", game: "holdem-nl", deal: "holdem", big_blind: 100 }),
      pool({ pool: "kf", house: "k", game: "holdem-fl", form: "fixed_limit", deal: "holdem" }),
    ];
    const shown = (house: string) =>
      sections(pools, { ...ALL, house }).map((section) => section.pools.map((one) => one.pool));
    expect(shown("")).toEqual([["h9", "k1", "k2"], ["kf"]]);
    expect(shown("k")).toEqual([["k1", "k2"], ["kf"]]);
    expect(shown("gone")).toEqual(shown(""));
    room.houses = [];
  });

  it("weighs the average pot by the hands dealt, and leaves idle tables out", () => {
    expect(pace(pool({ tables: [table(100, 60), table(400, 30), table(0, 0)] }))).toEqual({
      averagePot: 200,
      handsAnHour: 45,
      flop: null,
    });
    expect(pace(pool({ tables: [table(0, 0)] }))).toEqual({ averagePot: 0, handsAnHour: 0, flop: null });
  });

  it("weighs who sees the flop by the hands dealt, and leaves tables without one out", () => {
    const seen = (flop_percent: number | null, hands: number) => ({ ...table(100, hands), flop_percent });
    expect(pace(pool({ tables: [seen(20, 60), seen(50, 30), seen(null, 90), seen(80, 0)] })).flop).toBe(30);
  });

  const running = (players: number, seats = 6): TableRow => ({ ...table(0, 0), players, seats });
  const ids = (pools: readonly PoolView[]) => pools.map((one) => one.pool);

  it("begins with what runs and has a free seat, the fullest first, then what is full or waits", () => {
    const pools = [
      pool({ pool: "empty" }),
      pool({ pool: "full", players: 6, tables: [running(6)] }),
      pool({ pool: "three", players: 3, tables: [running(3)] }),
      pool({ pool: "five", players: 5, tables: [running(5)], big_blind: 200 }),
      pool({ pool: "line", waiting: 1 }),
      pool({ pool: "gone", players: 2, tables: [running(2)], offered: false }),
    ];
    expect(ids(runningNow(pools, ALL))).toEqual(["five", "three", "full", "gone", "line"]);
    expect(pools.map(freeSeats)).toEqual([0, 0, 3, 1, 0, 0]);
  });

  it("plays now where cards are dealt, of what is shown and can be paid; else at the smallest stake", () => {
    const pools = [
      pool({ pool: "dear", players: 5, tables: [running(5)], min_buy_in: 90_000 }),
      pool({ pool: "omaha", game: "omaha", players: 4, tables: [running(4)] }),
      pool({ pool: "two", big_blind: 200 }),
      pool({ pool: "one" }),
    ];
    expect(playNow(pools, ALL, 10_000)?.pool).toBe("omaha");
    expect(playNow(pools, ALL, 100_000)?.pool).toBe("dear");
    expect(playNow(pools, { ...ALL, kind: "holdem" }, 10_000)?.pool).toBe("one");
    expect(playNow(pools, { ...ALL, kind: "stud" }, 10_000)).toBeUndefined();
    expect(playNow(pools, ALL, 0)).toBeUndefined();
  });

  it("puts games of a kind together", () => {
    const pools = [pool({}), pool({ form: "pot_limit" }), pool({ game: "omaha", form: "pot_limit" })];
    expect(kinds(sections(pools, ALL)).map((group) => [group.kind, group.sections.length])).toEqual([
      ["holdem", 2],
      ["omaha", 1],
    ]);
  });
});
