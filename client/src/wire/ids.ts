/** A name nobody else has given: 128 random bits. Works without https too, where the browser's own UUIDs do not. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
