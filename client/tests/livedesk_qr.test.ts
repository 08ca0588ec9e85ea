/** QR codes of receipts: a reader finds the text again, by the standard's layout, mask and checks. */

import { describe, expect, test } from "vitest";
import { QR_MOST, qrOf } from "../src/livedesk/qr";

const SIZE = 37;

function isFixed(y: number, x: number): boolean {
  const corner = (y < 9 && x < 9) || (y < 9 && x >= SIZE - 8) || (y >= SIZE - 8 && x < 9);
  return corner || x === 6 || y === 6 || (y >= 28 && y <= 32 && x >= 28 && x <= 32);
}

/** The code words as a reader takes them: from the right, two columns at a time, up and down, the mask taken off. */
function words(code: readonly (readonly boolean[])[]): number[] {
  const bits: number[] = [];
  for (let right = SIZE - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < SIZE; step++) {
      const y = up ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) if (!isFixed(y, x)) bits.push(Number(code[y]![x] !== ((x + y) % 2 === 0)));
    }
  }
  return Array.from({ length: 134 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2));
}

function read(code: readonly (readonly boolean[])[]): string {
  const found = words(code);
  const bits = found.slice(0, 108).map((word) => word.toString(2).padStart(8, "0")).join(""); // prettier-ignore
  const length = parseInt(bits.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, at) => parseInt(bits.slice(12 + at * 8, 20 + at * 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("a QR code", () => {
  test.each(["https://room.example.org/desk/casino-helsinki?receipt=1234567", "a", "säilö/7", "x".repeat(QR_MOST)])(
    "says %s",
    (text) => {
      expect(read(qrOf(text))).toBe(text);
    },
  );

  test("has three corners, the timing between them and the format of level L with the first mask", () => {
    const code = qrOf("casino-kruh/receipt/42").map((row) => row.map(Number).join(""));
    expect([code[0]!.slice(0, 7), code[3]!.slice(30), code[36]!.slice(0, 7)]).toEqual([
      "1111111",
      "1011101",
      "1111111",
    ]);
    expect(code[6]!.slice(6, 31)).toBe("1010101010101010101010101");
    expect([code[8]!.slice(0, 9), code[8]!.slice(29)]).toEqual(["111011111", "11000100"]);
  });

  test("holds no more than it can", () => {
    expect(() => qrOf("x".repeat(QR_MOST + 1))).toThrow(RangeError);
  });
});
