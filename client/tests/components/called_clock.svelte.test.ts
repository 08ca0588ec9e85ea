/** The clock on a player at the dealer's table: what is left is worked out from the room's time, and each end is an act. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CalledClock from "../../src/live/CalledClock.svelte";
import { LiveDesk } from "../../src/livedesk/live.svelte";
import { words } from "../../src/words/words.svelte";
import { buttonNames, cleared, drawn, http, pageText, press, settled, signIn, textOf } from "./drawn";

const DESK = "/api/desk/a-house";
const START = 1_800_000_000_000;
/** The room's clock is so far ahead of the tablet's. */
const AHEAD = 90_000;

const office = (records: unknown[], allowed: string[] | null = null) => ({
  house: "a-house", number: 1, now_ms: Date.now() + AHEAD, lists: [], tables: [],
  office: { acts: [], chips: {}, stored: [], apart: [], people: [], pools: [], records, allowed },
}); // prettier-ignore
const clock = (table: number, until: number, closed = 0, event = "", countdown = 0, more: unknown[] = []) => ({
  kind: "clock", number: 7, of: "7", since_ms: START, by: "Kai", about: ["p"], closed_ms: closed, table, event,
  fields: [
    { name: "player", kind: "text", text: "Aino" },
    { name: "countdown", kind: "number", number: countdown },
    { name: "seat", kind: "number", number: 3 },
    { name: "until_ms", kind: "time", number: until },
    ...more,
  ],
}); // prettier-ignore

beforeEach(async () => {
  vi.useFakeTimers({ now: START });
  await words.fetchAll();
  signIn(0);
});
afterEach(async () => {
  await cleared();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function shown(records: unknown[], turn = 0, allowed: string[] | null = null, event = "") {
  const calls = http({ [DESK]: office(records, allowed) });
  const desk = new LiveDesk("a-house");
  void desk.look();
  drawn(CalledClock, { desk, table: 2, event, turn });
  await vi.advanceTimersByTimeAsync(0);
  await settled();
  return calls;
}

test("counts down by the room's time, also behind a sleep, and then says that time is over", async () => {
  await shown([clock(2, START + AHEAD + 30_000)]);
  expect(pageText()).toContain("seat 3, Aino");
  expect(textOf("[role=timer]")).toBe("30 s");
  expect(buttonNames()).toEqual(["Acted in time", "Withdrawn"]);
  await vi.advanceTimersByTimeAsync(12_000);
  flushSync();
  expect(textOf("[role=timer]")).toBe("18 s");
  vi.setSystemTime(START + 40_000); // the tablet slept
  await vi.advanceTimersByTimeAsync(250);
  flushSync();
  expect(textOf("[role=timer]")).toBe("Time is over");
  expect(buttonNames()).toEqual(["Acted in time", "Ran out", "At the same moment", "Withdrawn"]);
});

test("each end is an act of the desk, and so is a call on whoever is to act", async () => {
  const calls = await shown([clock(2, START + AHEAD + 30_000)]);
  press("Acted in time");
  await settled();
  expect(calls.find((one) => one.method === "POST")?.body).toMatchObject({
    act: { do: "end_clock", clock: 7, outcome: "acted" },
  });
});

test("without a clock at this table the key calls one on the seat to act, where the role may", async () => {
  const calls = await shown([clock(5, START + AHEAD + 30_000), clock(2, START, START + 1)], 4);
  press("Call the clock");
  await settled();
  expect(calls.find((one) => one.method === "POST")?.body).toMatchObject({
    act: { do: "call_clock", table: 2, seat: 4 },
  });
});

test("the last seconds are counted down, and a tournament's table of the same number has a clock of its own", async () => {
  const records = [clock(2, START + AHEAD + 25_000), clock(2, START + AHEAD + 60_000, 0, "cup", 10)];
  await shown(records, 0, null, "cup");
  expect(textOf("[role=timer]")).toBe("60 s");
  await vi.advanceTimersByTimeAsync(50_000);
  flushSync();
  expect(textOf("[role=timer]")).toBe("Countdown: 10");
  await cleared();
  await shown(records);
  expect(textOf("[role=timer]")).toBe("Time is over");
});

test("nobody is to act, or the role may not: there is no key", async () => {
  await shown([], 0);
  expect(buttonNames()).toEqual([]);
  await cleared();
  await shown([], 4, ["count"]);
  expect(buttonNames()).toEqual([]);
});

test("who has to show gets the house's seconds; then the hand is dead, and a penalty is still to come", async () => {
  const toShow = { name: "matter", kind: "choice", text: "show" };
  await shown([clock(2, START + AHEAD + 5_000, 0, "cup", 5, [toShow])], 0, null, "cup");
  expect(pageText()).toContain("Seat 3, Aino: show all cards or fold");
  expect(textOf("[role=timer]")).toBe("Countdown: 5");
  expect(buttonNames()).toEqual(["All cards shown", "Folded", "Withdrawn"]);
  await vi.advanceTimersByTimeAsync(5_000);
  flushSync();
  expect(buttonNames()).toEqual(["All cards shown", "Folded", "Hand dead", "Withdrawn"]);
  expect(pageText()).not.toContain("penalty");
  await cleared();
  const dead = { name: "outcome", kind: "choice", text: "hand_dead" };
  await shown([clock(2, START, START + AHEAD + 5_000, "cup", 5, [toShow, dead])], 0, null, "cup");
  expect(pageText()).toContain("Aino gets a penalty");
  await vi.advanceTimersByTimeAsync(310_000);
  flushSync();
  expect(pageText()).not.toContain("Aino gets a penalty");
});
