/** Where seats are on the felt, the viewer at the bottom. Percent of the felt's width and height. */

export interface Spot {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  /** Where the chips of its bet lie. */
  readonly betX: number;
  readonly betY: number;
}

type Point = readonly [x: number, y: number];

/** Clockwise from the viewer, by number of seats. The upright list leaves the viewer below the felt. */
const WIDE: Readonly<Record<number, readonly Point[]>> = {
  2: [[50, 88], [50, 12]],
  6: [[50, 89], [13, 72], [13, 27], [50, 11], [87, 27], [87, 72]],
  9: [[50, 90], [24, 87], [8, 60], [12, 26], [36, 10], [64, 10], [88, 26], [92, 60], [76, 87]],
};
const TALL: Readonly<Record<number, readonly Point[]>> = {
  2: [[50, 90], [50, 12]],
  6: [[50, 88], [15, 41], [16, 19], [50, 10], [84, 19], [85, 41]],
};

/** Points on an ellipse, for numbers of seats without a list of their own; the first at the bottom. */
function around(count: number, width: number, height: number): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = Math.PI / 2 + (2 * Math.PI * place) / count;
    return [50 + width * Math.cos(angle), 50 + height * Math.sin(angle)];
  });
}

/** The spots of `count` seats, seat `bottom` at the bottom (the viewer's, or any that the viewer prefers). */
export function spots(count: number, bottom: number, tall: boolean): Spot[] {
  const points = (tall ? TALL : WIDE)[count] ?? around(count, tall ? 34 : 41, 39);
  const first = bottom >= 1 && bottom <= count ? bottom : 1;
  return points.map(([x, y], place) => {
    const [betX, betY] = tall ? betTall(x, y) : betWide(x, y);
    return { seat: ((first - 1 + place) % count) + 1, x, y, betX, betY };
  });
}

const AT_MIDDLE = 4;

/** Bets lie between their seat and the middle, clear of the board and of the cards at the bottom. */
function betWide(x: number, y: number): Point {
  if (Math.abs(x - 50) < AT_MIDDLE) return y > 50 ? [50, 64] : [61, 23];
  return [50 + (x - 50) * 0.58, 50 + (y - 50) * 0.56];
}

/** Upright there is little width: bets lie towards the middle, over the low seats and under the high ones. */
function betTall(x: number, y: number): Point {
  if (Math.abs(x - 50) < AT_MIDDLE) return y > 50 ? [78, 72] : [50, 23];
  return y > 30 ? [50 + (x - 50) * 0.4, y - 8] : [50 + (x - 50) * 0.5, y + 8];
}
