/** A running balance as a line: the points of an SVG polyline. Pure. */

/** Balances (newest first, as the room tells them) as points from left (oldest) to right in a box. */
export function balancePoints(balances: readonly number[], width: number, height: number): string {
  if (balances.length < 2) return "";
  const low = Math.min(...balances);
  const high = Math.max(...balances);
  const step = width / (balances.length - 1);
  const place = (balance: number) => (high === low ? height / 2 : height - ((balance - low) / (high - low)) * height);
  return [...balances]
    .reverse()
    .map((balance, index) => `${round(index * step)},${round(place(balance))}`)
    .join(" ");
}

const round = (value: number) => Math.round(value * 10) / 10;
