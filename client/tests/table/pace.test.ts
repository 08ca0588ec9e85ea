import { describe, expect, it } from "vitest";
import { MAX_REVEAL_MS, RUN_OUT_MS } from "../../src/protocol";
import { dueMs, dwells, pressing, resultAfter, schedule } from "../../src/table/state/pace";
import type { AnyEvent } from "../../src/table/state/reduce";
import { preflop } from "./script";

const flop: AnyEvent = { kind: "board_dealt", street: "flop", cards: ["2c", "3c", "4c"], places: [6, 7, 8] };
const river: AnyEvent = { kind: "board_dealt", street: "river", cards: ["5c"], places: [9] };
const won: AnyEvent = { kind: "pot_awarded", pot: 0, seat: 1, amount: 100, stack: 100 };
const ended: AnyEvent = { kind: "hand_ended" } as AnyEvent;
const turn = (seat: number): AnyEvent => ({
  kind: "turn_started",
  seat,
  turn: 2,
  call: 0,
  until_ms: 1,
  time_bank_ms: 0,
});

const [started] = preflop();
const NONE = { endedMs: 0, revealMs: 0, shownMs: 0 };
const PAUSE_MS = 3_300;

/** Numbers from 0 to 1, always the same ones. */
function chance(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** How long each result stood on a page that hears messages late by up to `lagMs`, and draws late as well. */
function stood(seed: number, lagMs: number): number[] {
  const random = chance(seed);
  const messages: { events: AnyEvent[]; nowMs: number; arrivesMs: number }[] = [];
  let nowMs = 1_000;
  let arrivesMs = nowMs;
  const send = (events: AnyEvent[]) => {
    arrivesMs = Math.max(arrivesMs, nowMs + random() * lagMs);
    messages.push({ events, nowMs, arrivesMs });
  };
  for (let hand = 0; hand < 30; hand += 1) {
    send([started!]);
    for (let turns = Math.floor(random() * 4); turns > 0; turns -= 1) {
      nowMs += random() * 400;
      send([turn(1)]);
    }
    const end = [...(random() < 0.3 ? [flop, river] : []), ...(random() < 0.3 ? [won] : []), won, ended];
    send(end);
    nowMs += dwells(end).reduce((sum, one) => sum + one, 0) + PAUSE_MS;
  }
  const times: number[] = [];
  let waiting: ReturnType<typeof schedule> = [];
  let result = NONE;
  let shownMs = 0;
  for (let at = 0; messages.length || waiting.length; at += 1 + random() * 60) {
    while (messages[0] && messages[0].arrivesMs <= at) {
      const { events, nowMs: sentMs } = messages.shift()!;
      waiting = schedule(events, sentMs, at, waiting, result);
      result = resultAfter(result, events, sentMs);
    }
    while (waiting[0] && dueMs(waiting[0], result) <= at) {
      const [next, ...others] = waiting;
      waiting = others;
      if (next.event.kind === "pot_awarded") result = { ...result, shownMs: (shownMs = at) };
      if (next.event.kind === "hand_started" && shownMs) times.push(at - shownMs);
    }
  }
  return times;
}

describe("the pace of the picture", () => {
  it("never holds up the viewer's own turn", () => {
    expect(pressing([flop, turn(2)], 2)).toBe(true);
    expect(pressing([flop, preflop()[0] as AnyEvent], 2)).toBe(false);
    expect(pressing([flop, turn(1)], 2)).toBe(false);
    expect(pressing([flop, turn(1)], 0)).toBe(false);
  });

  it("lets a run-out be watched street by street, and waits for nothing behind the last fact", () => {
    const [first, second] = dwells([flop, river, turn(1)]);
    expect(first).toBe(RUN_OUT_MS);
    expect(second).toBeLessThan(RUN_OUT_MS);
    expect(dwells([flop])).toEqual([0]);
  });

  it("shows a long end faster, each fact by the same share", () => {
    const many = [...Array<AnyEvent>(40).fill(won), ended];
    const times = dwells(many);
    expect(times.reduce((sum, one) => sum + one, 0)).toBeCloseTo(MAX_REVEAL_MS);
    expect(new Set(times.slice(0, -1)).size).toBe(1);
  });

  it("shows a fact when it is due, not when the one before was drawn late", () => {
    const shown = schedule([flop, river, won, ended], 5, 1_000, [], NONE);
    expect(shown.map((one) => one.atMs)).toEqual([1_000, 1_900, 2_140, 2_790]);
    expect(shown.every((one) => one.nowMs === 5)).toBe(true);
  });

  it("keeps messages in order, and begins the end of a hand at once", () => {
    const first = schedule([flop, river, turn(1)], 5, 1_000, [], NONE).slice(1);
    const later = schedule([turn(3)], 6, 1_100, first, NONE);
    expect(later.at(-1)?.atMs).toBe(first.at(-1)?.atMs);
    const end = schedule([won, ended], 7, 1_200, later, NONE);
    expect(end.map((one) => one.atMs)).toEqual([1_200, 1_200, 1_200, 1_200, 1_850]);
  });

  it("lets a result that was shown late stand as long as the room meant it to, little more than three seconds at most", () => {
    const begun = { event: preflop()[0] as AnyEvent, nowMs: 9_000, atMs: 20_000 };
    expect(dueMs(begun, NONE)).toBe(20_000);
    const result = { ...resultAfter(NONE, [won, ended], 5_000), shownMs: 19_500 };
    expect(result).toEqual({ endedMs: 5_000, revealMs: 650, shownMs: 19_500 });
    expect(dueMs(begun, result)).toBe(22_700);
    expect(dueMs({ ...begun, nowMs: 6_650 }, result)).toBe(20_500);
    expect(dueMs({ ...begun, event: flop }, result)).toBe(20_000);
    expect(resultAfter(result, [flop], 9_000)).toBe(result);
  });

  it.each([0, 400, 1_500, 4_000])("lets every result stand on a page that is late by up to %i ms", (lagMs) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const times = stood(seed, lagMs);
      expect(times).toHaveLength(29);
      expect(Math.min(...times)).toBeGreaterThanOrEqual(3_000);
    }
  });
});
