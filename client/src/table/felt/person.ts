/** How a player without a picture is told from the others: initials on a colour, the same at every table. */

const COLOURS = 10;

/** "Sofia Lindqvist" -> "SL", "Mika" -> "M". */
export function initials(name: string): string {
  const words = name.split(/[\s_-]+/).filter(Boolean);
  const letters = words.map((word) => [...word].find((one) => /[\p{L}\p{N}]/u.test(one)) ?? "");
  const [first = "", last = ""] = letters.length > 1 ? [letters[0], letters.at(-1)] : [letters[0]];
  return (first + last).toLocaleUpperCase();
}

/** The place of a player's colour among the people of theme.css. */
export function colourOf(player: string): number {
  let sum = 0;
  for (const one of player) sum = (sum * 31 + (one.codePointAt(0) ?? 0)) % 9973;
  return sum % COLOURS;
}
