import { expect, test } from "vitest";
import type { ReportBody } from "../../src/protocol";
import {
  amountMarks,
  byKind,
  drifting,
  handsByHour,
  HOUR_MS,
  isWrong,
  marked,
  noon,
  takenByDay,
} from "../../src/reports/figures";

const row = { hands: 3, rake: 10, time: 2, drops: 1, fees: 4 };
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
  tournaments: [],
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
    { day: "2026-11-20", hands: 6, rake: 20, time: 4, drops: 2, fees: 8 },
    { day: "2026-11-21", hands: 0, rake: 0, time: 0, drops: 0, fees: 0 },
    { day: "2026-11-22", hands: 0, rake: 0, time: 0, drops: 0, fees: 0 },
  ]);
});

test("hours in which no hand ended are drawn as none", () => {
  expect(handsByHour(report, 4)).toEqual({ times: [9, 10, 11, 12].map((hour) => hour * HOUR_MS), hands: [0, 5, 0, 7] });
  expect(handsByHour({ ...report, hours: [] }, 4)).toEqual({ times: [], hands: [] });
});

test("a bar is named by its own day, the last one always, as many as there is room for", () => {
  const days = ["2026-11-20", "2026-11-21", "2026-11-22"].map(noon);
  expect(marked(days, 24 * HOUR_MS, 5, () => 12)).toEqual(days);
  expect(marked(days, 24 * HOUR_MS, 2, () => 12)).toEqual([days[0], days[2]]);
  expect(marked(days, 24 * HOUR_MS, 0, () => 12)).toEqual([days[2]]);
});

test("hours are named at full parts of a day on the reader's clock", () => {
  const hours = Array.from({ length: 48 }, (_, hour) => (hour + 5) * HOUR_MS);
  const hourOf = (ms: number) => (ms / HOUR_MS + 2) % 24;
  expect(marked(hours, HOUR_MS, 8, hourOf).map(hourOf)).toEqual([12, 18, 0, 6, 12, 18, 0, 6]);
  expect(marked(hours, HOUR_MS, 3, hourOf).map(hourOf)).toEqual([0, 0]);
  expect(marked(hours, HOUR_MS, 1, hourOf)).toEqual([hours.at(-1)]);
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

test("the marks of amounts are whole, few, and never end below the highest", () => {
  expect(amountMarks(0)).toEqual([0, 1]);
  expect(amountMarks(1)).toEqual([0, 1]);
  expect(amountMarks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(amountMarks(60)).toEqual([0, 20, 40, 60]);
  for (let most = 1; most < 3000; most += 1) {
    const marks = amountMarks(most);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(marks.length).toBeLessThanOrEqual(6);
    expect(marks.every(Number.isInteger)).toBe(true);
  }
});
