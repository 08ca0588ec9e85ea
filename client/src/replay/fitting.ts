/**
 * How a replay's felt is laid out: by the same shapes as a table in play, and never in less room than such a table has.
 * Where a page has less, the felt is drawn as large as it must be and made smaller as a whole.
 */

import type { Shape } from "../table/felt/seating";

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The least room of a table in play for which every state of it is known to have a place for everything. */
const LEAST: Readonly<Record<Shape, Room>> = {
  tall: { width: 390, height: 584 },
  low: { width: 582, height: 342 },
  wide: { width: 778, height: 528 },
};

/** The shape of a felt in so much room. */
export function shapeOf(width: number, height: number): Shape {
  if (width < 620 && width < height * 1.2) return "tall";
  if (width < height * 0.85 && width < 800) return "tall";
  return height < 480 ? "low" : "wide";
}

/** How large the felt is laid out, and by what it is made smaller to fit its place. */
export function fitted(shape: Shape, width: number, height: number): Room & { readonly scale: number } {
  const least = LEAST[shape];
  const scale = width && height ? Math.min(1, width / least.width, height / least.height) : 1;
  return { width: width / scale, height: height / scale, scale };
}
