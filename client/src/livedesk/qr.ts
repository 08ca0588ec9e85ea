/** QR codes (ISO/IEC 18004) of one size: version 5, 37 by 37, bytes, level L, up to 106 of them: an address of a receipt. */

const SIZE = 37;
const DATA = 108;
const CHECKS = 26;
export const QR_MOST = DATA - 2;

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value << 1 > 255 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number) => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The Reed-Solomon code words of the data. */
function checksOf(data: readonly number[]): number[] {
  let divisor = [1];
  for (let power = 0; power < CHECKS; power++) {
    const next = [...divisor, 0];
    divisor.forEach((value, index) => (next[index + 1]! ^= times(value, EXP[power]!)));
    divisor = next;
  }
  const rest = [...data, ...new Array<number>(CHECKS).fill(0)];
  for (let index = 0; index < data.length; index++) {
    const factor = rest[index]!;
    if (factor) divisor.forEach((value, offset) => (rest[index + offset]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}

/** The bits of a text with its length, padding and checks. */
function bitsOf(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > QR_MOST) throw new RangeError(`a code holds ${QR_MOST} bytes, not ${bytes.length}`);
  const bits: number[] = [];
  const put = (value: number, many: number) => {
    for (let place = many - 1; place >= 0; place--) bits.push((value >> place) & 1);
  };
  put(4, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, 4);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0; words.length < DATA; pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return [...words, ...checksOf(words)].flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((place) => (word >> place) & 1));
}

/** Level L and the mask of every second module, as the format says it. */
const FORMAT = "111011111000100";
/** The middle of the small square near the fourth corner. */
const ALIGNED = SIZE - 7;

type Grid = (boolean | null)[][];

function finder(grid: Grid, top: number, left: number) {
  for (let y = -1; y <= 7; y++)
    for (let x = -1; x <= 7; x++) {
      const row = grid[top + y];
      if (!row || left + x < 0 || left + x >= SIZE) continue;
      const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
      row[left + x] = ring !== 2 && ring <= 3;
    }
}

function fixed(): Grid {
  const grid: Grid = Array.from({ length: SIZE }, () => new Array<boolean | null>(SIZE).fill(null));
  for (let at = 8; at < SIZE - 8; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  finder(grid, 0, 0);
  finder(grid, 0, SIZE - 7);
  finder(grid, SIZE - 7, 0);
  for (let y = -2; y <= 2; y++)
    for (let x = -2; x <= 2; x++) grid[ALIGNED + y]![ALIGNED + x] = Math.max(Math.abs(y), Math.abs(x)) !== 1;
  [...FORMAT].forEach((bit, index) => {
    const dark = bit === "1";
    const along = index < 6 ? index : index < 7 ? 7 : SIZE - 15 + index;
    const down = index < 7 ? SIZE - 1 - index : index < 9 ? 15 - index : 14 - index;
    grid[8]![along] = dark;
    grid[down]![8] = dark;
  });
  grid[SIZE - 8]![8] = true;
  return grid;
}

/** The code of a text, row by row: true is dark. Throws RangeError for a text that is too long. */
export function qrOf(text: string): boolean[][] {
  const grid = fixed();
  const bits = bitsOf(text);
  let next = 0;
  for (let right = SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < SIZE; step++)
      for (const x of [right, right - 1]) {
        const y = up ? SIZE - 1 - step : step;
        const row = grid[y]!;
        if (row[x] !== null) continue;
        row[x] = Boolean(bits[next++] ?? 0) !== ((x + y) % 2 === 0);
      }
  }
  return grid.map((row) => row.map(Boolean));
}
