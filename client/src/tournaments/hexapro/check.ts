/** Checking a draw: whether the seal that was told before it is that of the seed that was told behind it. */

const LABEL = "cardroom: the seal of a draw.";

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** Worked out in this browser; null where it has no means to (a page that did not come over a safe connection). */
export async function sealFits(seal: string, seed: string, tournament: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const text = new TextEncoder();
  const told = [...text.encode(LABEL), ...bytesOf(seed), ...text.encode(tournament)];
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(told)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") === seal;
}
