/**
 * The houses' rulebooks, each fetched once when somebody first asks for it, and anew when another language is read: their
 * readings are in it. The house "" is the main one.
 */

import type { ClauseBody, DecisionBody, RulebookBody } from "../protocol";
import { api, ApiError } from "../wire/api";
import { room } from "../wire/room.svelte";
import type { Language } from "../words/bundles";
import { words } from "../words/words.svelte";

interface Asked {
  readonly language: Language;
  readonly coming: Promise<RulebookBody>;
}

class Shelf {
  /** By the house's id; the main house's book is also under "". */
  books = $state.raw<ReadonlyMap<string, RulebookBody>>(new Map());
  failed = $state.raw<unknown>(null);
  readonly asked = new Map<string, Asked>();
}

export const shelf = new Shelf();

/** The book of a house, fetched unless it is here or on its way. */
export function wantRulebook(house = ""): Promise<RulebookBody> {
  const { language } = words;
  const before = shelf.asked.get(house);
  if (before?.language === language) return before.coming;
  shelf.failed = null;
  const coming = api.rulebook(language, house);
  const asked = { language, coming };
  shelf.asked.set(house, asked);
  coming.then(
    (book) => {
      if (shelf.asked.get(house) !== asked) return; // another language is read by now
      shelf.books = new Map([...shelf.books, [house, book], [book.house, book]]);
      shelf.asked.set(book.house, asked);
    },
    (error: unknown) => {
      if (shelf.asked.get(house) !== asked) return;
      shelf.failed = error;
      shelf.asked.delete(house);
    },
  );
  return coming;
}

/** What a page needs at first comes first; a book is as large as the table's whole style. */
const SOON_MS = 5_000;

/** The book for a moment that comes rarely, fetched when the page has come to rest; what it returns takes the wish back. */
export function wantRulebookSoon(house = ""): () => void {
  const timer = setTimeout(() => void wantRulebook(house).catch(() => undefined), SOON_MS);
  return () => clearTimeout(timer);
}

/** The book of a house; undefined while it is on its way. */
export const bookOf = (house = ""): RulebookBody | undefined => shelf.books.get(house);

/** A clause by its id in a house's book, else in any book that is here; undefined when none of them has it. */
export function clauseOf(id: string, house = ""): ClauseBody | undefined {
  for (const book of [shelf.books.get(house), ...shelf.books.values()]) {
    const found = book?.clauses.find((clause) => clause.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Fetch a house's book, and other houses' as long as the clause has not been found. */
export async function seekClause(id: string, house = ""): Promise<ClauseBody | undefined> {
  for (const one of [house, "", ...room.houses.map((named) => named.house)]) {
    const found = (await knownRulebook(one))?.clauses.find((clause) => clause.id === id);
    if (found) return found;
  }
  return undefined;
}

/** The book of a house; undefined if no such house plays here: an address may name any. */
async function knownRulebook(house: string): Promise<RulebookBody | undefined> {
  try {
    return await wantRulebook(house);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** A decision point of a house by section and name ("connection", "allowance_seconds"). */
export function decisionOf(section: string, name: string, house = ""): DecisionBody | undefined {
  return shelf.books.get(house)?.decisions.find((one) => one.section === section && one.name === name);
}

/** Where a clause has its page. */
export const clausePath = (id: string, house = "") => withHouse(`/rules/${id}`, house);

/** An address of the rulebook's, with the house where it is not the main one. */
export function withHouse(path: string, house: string): string {
  if (!house || house === room.houses[0]?.house) return path;
  return `${path}${path.includes("?") ? "&" : "?"}house=${encodeURIComponent(house)}`;
}

/** Things under what they have in common, in the order they come. */
export function grouped<Item>(
  items: readonly Item[],
  by: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(by(item));
    if (group) group.push(item);
    else groups.set(by(item), [item]);
  }
  return groups;
}
