import { describe, expect, it } from "vitest";
import { focusOf, GAP, LEAST } from "../../src/table/several/tiles";

const WINDOWS = [
  [980, 700],
  [1280, 720],
  [1440, 900],
  [2560, 1080],
  [3440, 1440],
] as const;

describe("one large table, the others small beside it", () => {
  it.each(WINDOWS)("holds a place for each of up to twelve in %i x %i", (width, height) => {
    for (let count = 2; count <= 12; count += 1) {
      const { columns, place, scale, small } = focusOf(count, width, height);
      const rows = Math.ceil(count / columns);
      expect(rows * (place.height + GAP) + GAP).toBeLessThanOrEqual(height + 1);
      const left = width - columns * (place.width + GAP) - 2 * GAP;
      expect(left).toBeGreaterThan(width * 0.6);
      expect(scale).toBeLessThanOrEqual(1);
      expect(scale).toBeGreaterThan(small * 1.4);
      expect(place.width / place.height).toBeCloseTo(LEAST.width / LEAST.height);
    }
  });

  it("is drawn in full where there is room, and in nothing before it is measured", () => {
    expect(focusOf(6, 1440, 900).scale).toBe(1);
    expect(focusOf(6, 0, 0).small).toBe(0);
  });
});
