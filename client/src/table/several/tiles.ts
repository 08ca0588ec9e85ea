/** How several tables share a window: columns, rows, and how much each is scaled down so that all of it stays in sight. */

export const MOST_TILES = 12;
export const GAP = 6;

/** What a table needs to be drawn in full; in less room it is drawn in this and scaled down. */
export const LEAST = { width: 640, height: 480 };

/** The same for a table that is shown alone: held upright, and sideways or in a window, where it fits itself further. */
const LEAST_ALONE = { upright: { width: 320, height: 520 }, sideways: { width: 640, height: 350 } };

/** What a table alone is scaled by, at most 1: in a window that is small, or small because its letters are large. */
export function scaleAlone(width: number, height: number): number {
  const least = width > height ? LEAST_ALONE.sideways : LEAST_ALONE.upright;
  return Math.min(1, width / least.width || 1, height / least.height || 1);
}

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** What one tile measures. */
  readonly width: number;
  readonly height: number;
  /** How often a tile holds what a table needs, in the dimension that is shorter; and what it is scaled by, at most 1. */
  readonly fit: number;
  readonly scale: number;
}

function withColumns(columns: number, count: number, width: number, height: number): Layout {
  const rows = Math.ceil(count / columns);
  const one = {
    width: (width - GAP * (columns + 1)) / columns,
    height: (height - GAP * (rows + 1)) / rows,
  };
  const fit = Math.min(one.width / LEAST.width, one.height / LEAST.height);
  return { columns, rows, ...one, fit, scale: Math.min(1, fit) };
}

/** One table large, and a place for each beside it: columns of them, and what one measures. */
export interface Focus {
  readonly columns: number;
  readonly place: { readonly width: number; readonly height: number };
  /** What the large one and a small one are scaled by, at most 1. */
  readonly scale: number;
  readonly small: number;
}

/** The places beside the large table take no more than this of the width. */
const BESIDE = 0.3;
const MOST_COLUMNS = 3;
/** A small table is no larger than this, whatever the room: the eye goes to the large one. */
const MOST_SMALL = 0.6;

function besideIn(columns: number, count: number, width: number, height: number): Focus {
  const rows = Math.ceil(count / columns);
  const inRow = (width * BESIDE - GAP * (columns + 1)) / columns;
  const inColumn = (height - GAP * (rows + 2)) / rows; // under the small tables lies what is left of the height
  const small = Math.max(0, Math.min(MOST_SMALL, inRow / LEAST.width, inColumn / LEAST.height));
  const place = { width: LEAST.width * small, height: LEAST.height * small };
  const left = width - columns * (place.width + GAP) - 2 * GAP;
  const scale = Math.min(1, left / LEAST.width, (height - 2 * GAP) / LEAST.height);
  return { columns, place, scale, small };
}

/** The layout in which the small tables are largest, of equal ones that with fewer columns. */
export function focusOf(count: number, width: number, height: number): Focus {
  const all = Array.from({ length: MOST_COLUMNS }, (_, one) => besideIn(one + 1, Math.max(1, count), width, height));
  return all.reduce((best, one) => (one.small > best.small ? one : best));
}

/** The layout in which tables are largest; of equal ones that with the fewest places left empty. */
export function layoutOf(count: number, width: number, height: number): Layout {
  const all = Array.from({ length: Math.max(1, count) }, (_, one) => withColumns(one + 1, count, width, height));
  const empty = (one: Layout) => one.columns * one.rows - count;
  return all.reduce((best, one) => {
    if (one.fit !== best.fit) return one.fit > best.fit ? one : best;
    return empty(one) < empty(best) ? one : best;
  });
}
