/** How several tables share a window: columns, rows, and how much each is scaled down so that all of it stays in sight. */

export const MOST_TILES = 12;
export const GAP = 6;

/** What a table needs to be drawn in full; in less room it is drawn in this and scaled down. */
export const LEAST = { width: 640, height: 480 };

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

/** The layout in which tables are largest; of equal ones that with the fewest places left empty. */
export function layoutOf(count: number, width: number, height: number): Layout {
  const all = Array.from({ length: Math.max(1, count) }, (_, one) => withColumns(one + 1, count, width, height));
  const empty = (one: Layout) => one.columns * one.rows - count;
  return all.reduce((best, one) => {
    if (one.fit !== best.fit) return one.fit > best.fit ? one : best;
    return empty(one) < empty(best) ? one : best;
  });
}
