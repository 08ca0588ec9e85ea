/** Where seats are on the felt, the viewer at the bottom. Percent of the felt's width and height. */

import { LOW, TALL, TALL_BOARDLESS, WIDE, type Point } from "./spots";

export interface Spot {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  /** Where the chips of its bet lie. */
  readonly betX: number;
  readonly betY: number;
}

const LISTS = { wide: WIDE, tall: TALL, low: LOW };

/** How the felt is: the usual oval, upright as on a phone, or low as in a tile. */
export type Shape = keyof typeof LISTS;

/** Points on an ellipse, for numbers of seats without a list of their own; the first at the bottom. */
function around(count: number, width: number, height: number): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = Math.PI / 2 + (2 * Math.PI * place) / count;
    return [50 + width * Math.cos(angle), 50 + height * Math.sin(angle)];
  });
}

/**
 * The spots of `count` seats, seat `bottom` at the bottom (the viewer's, or any that the viewer prefers), for a game with a
 * board or without one.
 */
export function spots(count: number, bottom: number, shape: Shape, board = true): Spot[] {
  const open = shape === "tall" && !board ? TALL_BOARDLESS[count] : undefined;
  const points =
    open ??
    LISTS[shape][count] ??
    (shape === "low" ? WIDE[count] : undefined) ??
    around(count, shape === "tall" ? 34 : 41, 39);
  const first = bottom >= 1 && bottom <= count ? bottom : 1;
  return points.map(([x, y], place) => {
    const [betX, betY] = BETS[shape](x, y, board);
    return { seat: ((first - 1 + place) % count) + 1, x, y, betX, betY };
  });
}

const AT_MIDDLE = 4;

const INWARDS = 7;

/** A point of the left half, or the one across from it. */
const mirrored = (x: number, left: number, y: number): Point => [x < 50 ? left : 100 - left, y];

/** Bets lie between their seat and the middle: in a row under the seats at the top, beside the board, or over those below. */
function betWide(x: number, y: number, board: boolean): Point {
  if (Math.abs(x - 50) < AT_MIDDLE) return y > 50 ? [50, 62.5] : [50, board ? 21.8 : 27];
  if (!board) return [50 + (x - 50) * outOf(y), 50 + (y - 50) * 0.56];
  const left = Math.min(x, 100 - x);
  if (y < 15) return mirrored(x, left < 30 ? left + 3 : left, 21);
  if (y < 25) return mirrored(x, 30, 28.5);
  if (y < 35) return mirrored(x, left < 10 ? 23.5 : 26, 33);
  if (y > 80) return mirrored(x, left < 20 ? 27 : 29, 72);
  return y < 65 ? mirrored(x, left < 10 ? 22.8 : 25, y) : mirrored(x, 27, 65.6);
}

/** How far out bets lie without a board: clear of long rows beside the middle, and below of seven cards of one's own. */
function outOf(y: number): number {
  if (y >= 80) return 0.72;
  return y > 35 && y < 65 ? 0.52 : 0.56;
}

/** Upright there is little width: bets lie beside the seats at the sides and under those at the top. */
function betTall(x: number, y: number): Point {
  if (Math.abs(x - 50) < AT_MIDDLE) return y > 50 ? [50, 78] : [50, 21.5];
  return y < 14 ? [50 + (x - 50) * 0.5, y + 11.5] : [x < 50 ? 40 : 60, y > 45 ? y - 6 : y - 3];
}

/** In a low felt bets keep out of the row of the board; without one they keep out of the rows of up-cards. */
function betLow(x: number, y: number, board: boolean): Point {
  const at = (from: number, height: number): Point => mirrored(x, from + (board ? 0 : INWARDS), height);
  if (Math.abs(x - 50) < AT_MIDDLE) return y > 50 ? [50, 67.5] : [50, 27];
  if (y < 20) return at(22, 42);
  if (y < 35) return y === 26 ? at(20.4, 48.5) : at(19.8, 51);
  // Beside the board there is room for one bet a side; the others lie under it, in a row with one's own.
  return y === 56 ? at(24, 57) : at(27, 70.5);
}

const BETS = { wide: betWide, tall: betTall, low: betLow };

/** Which row the bet of a spot lies in, where that is not its place alone: names of classes of the felt. */
export function rowOf({ x, y, betY }: Spot, shape: Shape): string[] {
  const middle = Math.abs(x - 50) < AT_MIDDLE;
  const rows = [];
  if (y < 15) rows.push(middle ? "crown" : "under");
  else if (y < 25) rows.push("upper");
  else if (y < 32) rows.push("second");
  if (y > 35 && y < 65) rows.push("beside");
  if (y >= 65 && y <= 80) rows.push("lower");
  if (betY > 65 && shape !== "wide" ? shape === "low" || x === 50 : x === 50 && y > 80) rows.push("own");
  return rows;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How high a felt that is held upright must be for so many seats. */
const TALL_LEAST: Readonly<Record<number, number>> = {
  2: 400,
  3: 430,
  4: 440,
  5: 475,
  6: 460,
  7: 500,
  8: 590,
  9: 595,
  10: 650,
  11: 664,
  12: 726,
};

/** The same of a low felt, where it is more than for a few. */
const LOW_LEAST: Readonly<Record<number, number>> = { 8: 350, 9: 350, 10: 385, 11: 410, 12: 410 };
/** And how wide, where four or five stand side by side at the top. */
const LOW_WIDTH: Readonly<Record<number, number>> = { 11: 676, 12: 790 };

/** What a felt needs to be drawn with all that may lie on it: in less room it is drawn in this and scaled down. */
export function leastOf(count: number, shape: Shape, board = true): Size {
  if (shape === "wide") return { width: 620, height: count > 10 ? 480 : 464 };
  if (shape === "low") return { width: board ? (LOW_WIDTH[count] ?? 540) : 780, height: LOW_LEAST[count] ?? 300 };
  return { width: 360, height: TALL_LEAST[count] ?? TALL_LEAST[12]! };
}

/** A felt that is held upright is drawn no wider, however much it is scaled down: seats are placed for this. */
export const TALL_MOST = 480;

/** What Open Face needs, whose rows lie one over another. */
export const OPEN_FACE_LEAST: Readonly<Record<Shape, Size>> = {
  wide: { width: 560, height: 385 },
  low: { width: 560, height: 385 },
  tall: { width: 320, height: 390 },
};
