/** What was chosen, as it was last fetched: a sheet that stays open tells what is true now. What is gone stays as it was. */
export function latest<T>(fetched: readonly T[] | undefined, chosen: T | null, key: (one: T) => string): T | null {
  return chosen && (fetched?.find((one) => key(one) === key(chosen)) ?? chosen);
}
