import { describe, expect, it } from "vitest";
import { LEAST, layoutOf } from "../../src/table/several/tiles";
import { tableToAct } from "../../src/table/several/turns";
import { LOCK_MS, PriceGuard } from "../../src/table/bars/guard";

describe("tables side by side", () => {
  it.each([
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [2560, 1080],
  ])("fill a window of %i by %i and stay in it, from two to twelve", (width, height) => {
    for (let count = 2; count <= 12; count += 1) {
      const one = layoutOf(count, width, height);
      expect(one.columns * one.rows).toBeGreaterThanOrEqual(count);
      expect((one.columns - 1) * one.rows).toBeLessThan(count);
      expect(one.columns * one.width).toBeLessThanOrEqual(width);
      expect(one.rows * one.height).toBeLessThanOrEqual(height);
      // Scaled back up a table has the room it needs.
      expect(one.width / one.scale).toBeGreaterThanOrEqual(LEAST.width - 1);
      expect(one.height / one.scale).toBeGreaterThanOrEqual(LEAST.height - 1);
    }
  });
  it("are not scaled where there is room, and beside each other before below each other", () => {
    expect(layoutOf(2, 1440, 900)).toMatchObject({ columns: 2, rows: 1, scale: 1 });
    expect(layoutOf(4, 1440, 1100)).toMatchObject({ columns: 2, rows: 2, scale: 1 });
    expect(layoutOf(2, 2560, 1080)).toMatchObject({ columns: 2, rows: 1, scale: 1 });
    expect(layoutOf(12, 2560, 1080)).toMatchObject({ columns: 4, rows: 3 });
  });
});

describe("the table that takes the keys", () => {
  const turns = [
    { table: "b", untilMs: 9_000 },
    { table: "c", untilMs: 4_000 },
  ];
  it("is the one whose time ends first, when the one in front is not to act", () => {
    expect(tableToAct("a", turns)).toBe("c");
  });
  it("stays the one in front as long as that is to act, and as long as nobody calls", () => {
    expect(tableToAct("b", turns)).toBe("b");
    expect(tableToAct("a", [])).toBe("a");
  });
  it("is locked for a moment when the keys came by themselves", () => {
    let now = 0;
    const guard = new PriceGuard(() => now);
    guard.show("h1/1/100/200");
    now = 5_000;
    expect(guard.locked).toBe(false);
    guard.hold();
    expect(guard.remaining).toBe(LOCK_MS);
    guard.show("h1/1/100/200");
    expect(guard.locked).toBe(true);
    now += LOCK_MS;
    expect(guard.locked).toBe(false);
  });
});
