/** What the room has added up, as shares and as lines. Pure. */

import type { StakeSums } from "../protocol";

/** The sums of several stakes together. */
export type Sums = Omit<StakeSums, "house" | "game" | "form" | "stake">;

const NONE: Sums = {
  hands: 0,
  net: 0,
  decided: 0,
  entered: 0,
  raised: 0,
  went_on: 0,
  showdowns: 0,
  won: 0,
};

export const summed = (rows: readonly Sums[]): Sums =>
  rows.reduce<Sums>(
    (sum, row) => ({
      hands: sum.hands + row.hands,
      net: sum.net + row.net,
      decided: sum.decided + row.decided,
      entered: sum.entered + row.entered,
      raised: sum.raised + row.raised,
      went_on: sum.went_on + row.went_on,
      showdowns: sum.showdowns + row.showdowns,
      won: sum.won + row.won,
    }),
    NONE,
  );

/** A share in parts of 10,000, or none where there is nothing to have a share of. */
export const share = (part: number, of: number): number | null => (of ? Math.round((part / of) * 10_000) : null);

/** What was won and lost up to each of these, beginning at nothing. */
export function running(nets: readonly number[]): number[] {
  const sums = [0];
  for (const net of nets) sums.push(sums.at(-1)! + net);
  return sums;
}

export interface Drawn {
  /** The points of an SVG polyline. */
  readonly points: string;
  /** The height of nothing won and nothing lost. */
  readonly zero: number;
  readonly highest: number;
  readonly lowest: number;
}

/** A line from left to right through a box; the line of nothing won is always in it. */
export function drawn(sums: readonly number[], width: number, height: number): Drawn {
  const highest = Math.max(0, ...sums);
  const lowest = Math.min(0, ...sums);
  const span = highest - lowest || 1;
  const y = (value: number) => round(highest === lowest ? height / 2 : ((highest - value) / span) * height);
  const step = sums.length > 1 ? width / (sums.length - 1) : 0;
  const points = sums.map((value, index) => `${round(index * step)},${y(value)}`).join(" ");
  return { points, zero: y(0), highest, lowest };
}

const round = (value: number) => Math.round(value * 10) / 10;

export const PERIODS = ["week", "month", "year", "all"] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Exclude<Period, "all">, number>> = { week: 7, month: 30, year: 365 };
/** No room was there before. */
const BEGINNING = "2020-01-01";

/** The first day (UTC) of a period that ends today. */
export function firstDay(period: Period, now_ms: number): string {
  if (period === "all") return BEGINNING;
  return new Date(now_ms - (DAYS[period] - 1) * 86_400_000).toISOString().slice(0, 10);
}
