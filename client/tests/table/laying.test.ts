import { describe, expect, it } from "vitest";
import { layBets, type Box } from "../../src/table/felt/laying";
import { leastOf, spots } from "../../src/table/felt/seating";
import { scaleAlone } from "../../src/table/several/tiles";

/** Chance that is the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const boxAt = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const apart = (one: Box, other: Box) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

describe("bets on a felt", () => {
  it("lie nearest to their own seat and over nothing, at tables of all sizes", () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = chance(seed * 7919);
      const count = 2 + Math.floor(next() * 11);
      const shape = (["wide", "low", "tall"] as const)[Math.floor(next() * 3)]!;
      const least = leastOf(count, shape);
      const [width, height] = [least.width * (1 + next() * 0.5), least.height * (1 + next() * 0.5)];
      const at = spots(count, 1, shape);
      const seats = new Map(
        at.map(({ seat, x, y }) => {
          const centre = [Math.max(54, Math.min(width - 54, (x * width) / 100)), (y * height) / 100] as const;
          return [seat, [boxAt(...centre, 98, 34), boxAt(centre[0], centre[1] - 24, 34, 24)]] as const;
        }),
      );
      const taken = [boxAt(width / 2, height * 0.55, 150, 44)];
      const bets = at.map(({ seat, betX, betY }) => {
        const size = { width: 30 + next() * 45, height: 18 };
        // Meant for anywhere: near to its seat, or far off.
        const [x, y] = next() < 0.5 ? [betX, betY] : [next() * 100, next() * 100];
        return { seat, x: (x * width) / 100, y: (y * height) / 100, ...size };
      });
      const felt = { left: 0, top: 0, right: width, bottom: height };
      const laid = layBets(bets, { felt, seats, taken });
      expect([...laid.keys()].sort()).toEqual(bets.map((bet) => bet.seat).sort());
      const boxes = bets.map((bet) => {
        const { x, y } = laid.get(bet.seat)!;
        return { seat: bet.seat, box: boxAt(x, y, bet.width, bet.height) };
      });
      for (const { seat, box } of boxes) {
        const far = (one: number) => Math.min(...seats.get(one)!.map((other) => apart(box, other)));
        const own = far(seat);
        if ([...seats.keys()].some((other) => other !== seat && far(other) <= own))
          wrong.push(`${seed}: ${seat} is astray`);
        const others = boxes.filter((one) => one.seat !== seat).map((one) => one.box);
        if ([...others, ...taken, ...[...seats.values()].flat()].some((other) => overlap(box, other)))
          wrong.push(`${seed}: ${seat} of ${count} on ${shape} lies over another`);
      }
    }
    expect(wrong).toEqual([]);
  });
  it("stay where they are meant to lie when nothing else lies there, and where there is no room at all", () => {
    const felt = { left: 0, top: 0, right: 400, bottom: 300 };
    const seats = new Map([[1, [boxAt(200, 250, 100, 40)]]]);
    const bet = { seat: 1, x: 200, y: 200, width: 50, height: 18 };
    expect(layBets([bet], { felt, seats, taken: [] }).get(1)).toMatchObject({ x: 200, y: 200 });
    expect(layBets([bet], { felt, seats, taken: [felt] }).get(1)).toMatchObject({ x: 200, y: 200 });
  });
  it("make room for a bet that has but one place", () => {
    const felt = { left: 0, top: 0, right: 400, bottom: 300 };
    const seats = new Map([
      [1, [boxAt(100, 150, 80, 40)]],
      [2, [boxAt(240, 150, 80, 40)]],
    ]);
    // Between the seats is room for one; the first may lie above as well.
    const taken = [boxAt(240, 100, 400, 40), boxAt(340, 200, 400, 40)].map((box, place) =>
      place ? box : { ...box, left: 150 },
    );
    const bets = [1, 2].map((seat) => ({ seat, x: 170, y: 150, width: 30, height: 18 }));
    const laid = layBets(bets, { felt, seats, taken });
    const [one, two] = bets.map((bet) => boxAt(laid.get(bet.seat)!.x, laid.get(bet.seat)!.y, 30, 18));
    expect(overlap(one!, two!)).toBe(false);
  });
});

describe("a table alone", () => {
  it("is scaled down only in a window that is too small for it", () => {
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
      [844, 390],
      [1024, 768],
      [1920, 1080],
    ] as const)
      expect(scaleAlone(width, height)).toBe(1);
    for (const [width, height] of [
      [180, 320],
      [422, 195],
      [640, 330],
      [512, 384],
    ] as const) {
      const scale = scaleAlone(width, height);
      expect(scale).toBeLessThan(1);
      expect(width / scale).toBeGreaterThanOrEqual(width > height ? 640 : 320);
    }
  });
});
