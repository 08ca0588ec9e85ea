import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colourOf, initials } from "../../src/table/felt/person";
import { spots, type Shape } from "../../src/table/felt/seating";
import { stacksOf } from "../../src/table/felt/stacks";

describe("stacks of chips", () => {
  it("are an amount by what the chips are worth, the dearest first", () => {
    expect(stacksOf(13_130, 9).map(({ worth, count }) => [worth, count])).toEqual([
      [10_000, 1],
      [2_500, 1],
      [500, 1],
      [100, 1],
      [25, 1],
      [5, 1],
    ]);
  });
  it("leave out what is small beside the dear ones, and never grow over their height", () => {
    expect(stacksOf(13_130, 2)).toHaveLength(2);
    expect(stacksOf(5_000_000, 1, 5)[0]?.count).toBe(5);
    expect(stacksOf(0, 3)).toEqual([]);
  });
});

describe("a player without a picture", () => {
  it("has initials of the first and the last word", () => {
    expect(["Mika", "Sofia Lindqvist-Aro", "bot Päivi", "Äijänpoika_99", "  "].map(initials)).toEqual([
      "M",
      "SA",
      "BP",
      "Ä9",
      "",
    ]);
  });
  it("has the same colour everywhere, and not that of everybody", () => {
    expect(colourOf("p7")).toBe(colourOf("p7"));
    expect(new Set(Array.from({ length: 40 }, (_, one) => colourOf(`p${one}`))).size).toBeGreaterThan(5);
  });
});

describe("seats around the felt", () => {
  it.each<Shape>(["wide", "tall", "low"])(
    "are all on it, each in a place of its own, the viewer at the bottom (%s)",
    (shape) => {
      for (let count = 2; count <= 12; count += 1) {
        const all = spots(count, 2, shape);
        expect(all.map((one) => one.seat).sort((one, other) => one - other)).toEqual(
          Array.from({ length: count }, (_, one) => one + 1),
        );
        expect(new Set(all.map(({ x, y }) => `${x}/${y}`)).size).toBe(count);
        expect(all.every(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 100)).toBe(true);
        expect(all[0]).toMatchObject({ seat: 2, x: 50 });
        expect(Math.max(...all.map(({ y }) => y))).toBe(all[0]?.y);
      }
    },
  );
});

/** The relative luminance of "#rrggbb". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe("words on the colours of the table", () => {
  const css = readFileSync("src/theme/theme.css", "utf8");
  const valuesOf = (name: string) =>
    [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, "g"))].map((match) => match[1]!);
  const first = (name: string) => valuesOf(name)[0]!;
  const PAIRS: [string, string][] = [
    ...["fold", "check", "call", "raise", "all-in", "post"].map((one): [string, string] => [`deed-${one}`, "deed-ink"]),
    ...Array.from({ length: 10 }, (_, one): [string, string] => [`person-${one}`, "person-ink"]),
    ["gold", "gold-ink"],
    ["felt-green", "felt-ink"],
    ["felt-blue", "felt-ink"],
    ["felt-red", "felt-ink"],
  ];
  it.each(PAIRS)("can be read: %s under %s", (ground, ink) => {
    expect(contrast(first(ground), first(ink))).toBeGreaterThanOrEqual(4.5);
  });
  it("can be read where the felt is lightest", () => {
    for (const light of valuesOf("felt-light")) expect(contrast(light, first("felt-ink"))).toBeGreaterThanOrEqual(4.5);
  });
});
