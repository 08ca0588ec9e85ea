/** When staff are reminded of who has not come: in the first break and in the level behind it, and never again. */

import { expect, test } from "vitest";
import { absentees, isFirstBreak } from "../src/tournaments/live/first_break";
import type { Seen } from "../src/tournaments/seen";

const at = (level: number, status: string, breaks: readonly number[] = [2, 4]) =>
  isFirstBreak({
    page: { structure: [1, 2, 3, 4, 5].map((one) => ({ level: one, break_seconds: breaks.includes(one) ? 600 : 0 })) },
    now: { level: { level }, row: { status } },
  } as unknown as Seen);

test.each([
  [1, "running", false],
  [2, "running", false],
  [2, "break", true],
  [3, "break", true],
  [3, "running", true],
  [3, "paused", true],
  [4, "running", false],
  [5, "break", false],
  [3, "announced", false],
] as const)("level %i, %s: %s", (level, status, is) => {
  expect(at(level, status)).toBe(is);
});

test("a structure without breaks reminds of nothing", () => {
  expect(at(3, "break", [])).toBe(false);
});

test("who is away is absent, and who serves a penalty is not", () => {
  const seat = (name: string, away: string, penalty_hands = 0) => ({ name, away, penalty_hands });
  const tables = [{ seats: [seat("Aino", "wish"), seat("Bo", "")] }, { seats: [seat("Cai", "", 3)] }];
  expect(absentees({ tables } as unknown as Parameters<typeof absentees>[0])).toEqual(["Aino"]);
});
