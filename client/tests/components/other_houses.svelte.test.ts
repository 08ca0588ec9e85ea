/** The houses that other processes serve, in the lobby of this one: listed, moving, and never gone. */

import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import OtherHouses from "../../src/lobby/OtherHouses.svelte";
import { room } from "../../src/wire/room.svelte";
import { words } from "../../src/words/words.svelte";
import { all, drawn, pageText, tidy } from "./drawn";

const TABLE = { table: "t1", name: "Sampo", players: 3, seats: 6, state: "playing", average_pot: 0, hands_an_hour: 0 };
const POOL = {
  pool: "p1", house: "harbour", game: "holdem", form: "no-limit", banzai: false, stake: "NL10", small_blind: 5,
  big_blind: 10, min_buy_in: 100, max_buy_in: 1000, currency: "EUR", players: 3, waiting: 0,
  tables: [TABLE, { ...TABLE, table: "t2", name: "Aino", players: 0 }],
}; // prettier-ignore
const OWN = { house: "casinohuone", name: "Casinohuone", address: "a.example", players: 9 };
const HARBOUR = {
  house: "harbour",
  name: "The house at the harbour",
  address: "harbour.example",
  players: 3,
  pools: [POOL],
  tournaments: [{ tournament: "c1", name: "Harbour Cup", house: "harbour", starts_ms: 0, status: "announced" }],
};

let answer: object | number;

beforeEach(() => {
  words.language = "en";
  room.known = true;
  room.houses = [{ house: "casinohuone", name: "Casinohuone" }];
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      typeof answer === "object"
        ? new Response(JSON.stringify({ houses: answer }))
        : new Response(JSON.stringify({ code: "room-busy", message: "" }), { status: answer }),
    ),
  );
});

it("shows who plays at another house, and the way there", async () => {
  answer = [OWN, HARBOUR];
  drawn(OtherHouses, {});
  await vi.waitFor(() => {
    flushSync();
    expect(pageText()).toContain("The house at the harbour");
  });
  const text = pageText();
  expect(text).toContain("3 playing");
  expect(text).toContain("Sampo");
  expect(text).toContain("3/6");
  expect(text).not.toContain("Aino");
  expect(text).toContain("Harbour Cup");
  expect(text).not.toContain("Casinohuone");
  expect(all("a").map((one) => new URL((one as HTMLAnchorElement).href).hostname)).toEqual(["harbour.example"]);
});

it("a house that moves is said to, with its tables", async () => {
  answer = [OWN, { ...HARBOUR, moves: true, address: "" }];
  drawn(OtherHouses, {});
  await vi.waitFor(() => {
    flushSync();
    expect(pageText()).toContain("moves to another machine");
  });
  expect(pageText()).toContain("Sampo");
  expect(all("a")).toEqual([]);
});

it("one house alone has no others, and one that nobody plays at says so", async () => {
  answer = [OWN];
  drawn(OtherHouses, {});
  await vi.waitFor(() => expect(tidy(document.body.textContent)).toBe(""));
  answer = [OWN, { house: "far", name: "Far away" }];
  drawn(OtherHouses, {});
  await vi.waitFor(() => {
    flushSync();
    expect(pageText()).toContain("Nobody plays there now.");
  });
});
