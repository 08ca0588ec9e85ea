import { describe, expect, it } from "vitest";
import type { LiveHall, LiveInstruction } from "../src/protocol";
import { between, placeOf, plannedMoves, tablesOf, TABLES_MOST, TALL, WIDE } from "../src/tournaments/live/plan";

const move = (number: number, table: number, to_table: number): LiveInstruction => ({
  number, what: "seat", since_ms: 1, table, seat: 7, player: `p${number}`, name: `P${number}`, to_table, to_seat: 3,
}); // prettier-ignore
const hall = (orders: LiveInstruction[]) => ({ orders, tables: [], seats: 9 }) as unknown as LiveHall;

describe("the plan of a hall", () => {
  it("has the tables that the moves touch, each once, by number", () => {
    const moves = plannedMoves(
      hall([move(1, 4, 2), move(2, 4, 9), { number: 3, what: "stop", since_ms: 1, table: 7 }]),
    );
    expect(moves.map((one) => one.number)).toEqual([1, 2]);
    expect(tablesOf(moves)).toEqual([2, 4, 9]);
  });

  it("draws no more tables than can be seen", () => {
    const moves = plannedMoves(hall(Array.from({ length: 100 }, (_, n) => move(n + 1, n + 1, 500))));
    expect(tablesOf(moves)).toHaveLength(TABLES_MOST);
  });

  it("has a place of its own for each seat, within the table's part", () => {
    for (const seats of [2, 6, 9, 10, 12]) {
      const spots = Array.from({ length: seats }, (_, n) => placeOf(5, n + 1, seats, 3));
      expect(new Set(spots.map((one) => `${one.x},${one.y}`)).size).toBe(seats);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(2 * WIDE);
        expect(x).toBeLessThan(3 * WIDE);
        expect(y).toBeGreaterThan(TALL);
        expect(y).toBeLessThan(2 * TALL);
      }
    }
  });

  it("leaves the numbers of both seats free of the arrow", () => {
    expect(between({ x: 0, y: 0 }, { x: 100, y: 0 })).toEqual({ x1: 13, y1: 0, x2: 87, y2: 0 });
  });
});
