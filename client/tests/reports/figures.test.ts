import { expect, test } from "vitest";
import type { ReportBody } from "../../src/protocol";
import { byKind, drifting, handsByHour, HOUR_MS, isWrong, takenByDay } from "../../src/reports/figures";

const row = { hands: 3, rake: 10, time: 2, drops: 1 };
const close = (day: string, closing: Record<string, number>, drift = {}) => ({
  day,
  open: false,
  closing,
  drift,
  sum: Object.values(closing).reduce((a, b) => a + b, 0),
});
const report: ReportBody = {
  days: [
    { day: "2026-11-20", house: "a", ...row },
    { day: "2026-11-20", house: "b", ...row },
  ],
  tables: [],
  players: [],
  more_players: 0,
  cashier: [],
  hours: [
    { begun_ms: 10 * HOUR_MS, hands: 5, voids: 0 },
    { begun_ms: 12 * HOUR_MS, hands: 7, voids: 1 },
  ],
  closes: [
    close("2026-11-20", { mint: -9, wallet: 5, "rake:a": 1, "rake:b": 3 }),
    close("2026-11-21", { mint: -9, wallet: 5, "rake:a": 1, "rake:b": 3 }, { wallet: 7 }),
    close("2026-11-22", { mint: -9, wallet: 5 }),
  ],
};

test("houses are added up by the day, and a day on which nothing was taken is there", () => {
  expect(takenByDay(report)).toEqual([
    { day: "2026-11-20", hands: 6, rake: 20, time: 4, drops: 2 },
    { day: "2026-11-21", hands: 0, rake: 0, time: 0, drops: 0 },
    { day: "2026-11-22", hands: 0, rake: 0, time: 0, drops: 0 },
  ]);
});

test("hours in which no hand ended are drawn as none", () => {
  expect(handsByHour(report, 4)).toEqual({ times: [9, 10, 11, 12].map((hour) => hour * HOUR_MS), hands: [0, 5, 0, 7] });
  expect(handsByHour({ ...report, hours: [] }, 4)).toEqual({ times: [], hands: [] });
});

test("a day whose accounts drift, or do not add up to nothing, is told", () => {
  expect(drifting(report).map((one) => one.day)).toEqual(["2026-11-21", "2026-11-22"]);
  expect(isWrong(report.closes[0]!)).toBe(false);
  expect([...byKind(report.closes[0]!)]).toEqual([
    ["mint", -9],
    ["wallet", 5],
    ["rake", 4],
  ]);
});
