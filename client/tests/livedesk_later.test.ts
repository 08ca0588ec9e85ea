/** The real time of an act that was first written on paper. */

import { describe, expect, test } from "vitest";
import { laterFields, momentOf, nearFields } from "../src/livedesk/later";

const at = (day: number, hour: number, minute: number, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).getTime();
const OPENED = at(30, 18, 5, 30);
const NIGHT = at(30, 23, 59) + 22 * 60_000; // 0:21 on the next day

test("a time of day is the last one before now, on the day before behind midnight", () => {
  expect(momentOf("21:40", at(30, 22, 0), OPENED)).toBe(at(30, 21, 40));
  expect(momentOf("23:40", NIGHT, OPENED)).toBe(at(30, 23, 40));
  expect(momentOf("00:20", NIGHT, OPENED)).toBe(at(31, 0, 20));
  expect(momentOf("00:21", NIGHT, OPENED)).toBe(NIGHT);
});

test("the minute of the opening is the opening, what was before it is told as it is", () => {
  expect(momentOf("18:05", at(30, 22, 0), OPENED)).toBe(OPENED);
  expect(momentOf("18:05", NIGHT, OPENED)).toBe(OPENED);
  expect(momentOf("18:04", at(30, 22, 0), OPENED)).toBe(at(30, 18, 4)); // the room refuses it: before the day
  expect(momentOf("22:01", at(30, 22, 0), OPENED)).toBe(at(30, 22, 1)); // and this one: it is to come
});

test("at every hour a time is what was meant, and one too early or to come is known as such", () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = at(30, 0, 0) + minute * 60_000;
    const opened = now - 120 * 60_000;
    const of = (ago: number) => {
      const meant = now - ago * 60_000;
      return [momentOf(new Date(meant).toTimeString().slice(0, 5), now, opened), meant];
    };
    for (const ago of [0, 1, 60, 119, 120, 150, 600, -1, -30, -600]) {
      const [found, meant] = of(ago);
      expect(found).toBe(meant);
    }
  }
});

describe("in a year of Helsinki, with its nights of 23 and of 25 hours", () => {
  test("a time of the evening so far is what was meant, and the later one where the clock showed it twice", () => {
    let twice = 0;
    for (const [month, day] of [
      [2, 28],
      [9, 24],
      [11, 31],
      [5, 20],
    ] as const) {
      const opened = new Date(2026, month, day, 18, 0).getTime();
      for (let now = opened + 60_000; now < opened + 14 * 3_600_000; now += 7 * 60_000) {
        for (let meant = opened; meant <= now; meant += 13 * 60_000) {
          const shown = new Date(meant).toTimeString().slice(0, 5);
          const again = meant + 3_600_000;
          const isShownAgain = again <= now && new Date(again).toTimeString().slice(0, 5) === shown;
          twice += Number(isShownAgain);
          expect(momentOf(shown, now, opened)).toBe(isShownAgain ? again : meant);
        }
      }
    }
    expect(new Date(2026, 9, 25, 12).getTimezoneOffset()).toBe(-120);
    expect(twice).toBeGreaterThan(50);
  });
});

test("only what is filled in is sent, and a clause as books write it", () => {
  expect(laterFields("", " ", NIGHT, OPENED)).toEqual({});
  expect(laterFields("23:40", " ch-2.3 ", NIGHT, OPENED)).toEqual({ at_ms: at(30, 23, 40), clause: "CH-2.3" });
  expect(laterFields("", "co-4a", NIGHT, OPENED)).toEqual({ clause: "CO-4a" });
});

test("in a hall a time of day is the nearest to now: one to come is refused, and not yesterday's", () => {
  for (let minute = 0; minute < 24 * 60; minute += 7) {
    const now = at(20, 0, 0) + minute * 60_000;
    for (const ago of [0, 1, 59, 240, 700, -1, -10, -240, -700]) {
      const meant = now - ago * 60_000;
      const shown = new Date(meant).toTimeString().slice(0, 5);
      expect(nearFields(shown, "", now)).toEqual({ at_ms: meant });
    }
  }
  expect(nearFields("", "", at(20, 0, 0))).toEqual({});
});
