/**
 * The words of the client in the player's language: `t("lobby-title")`, `t("table-pot", { amount: money(1250) })`.
 *
 * Every text on the screen has an id in messages/<language>/<page>.ftl. An id that is put together at run time (a refusal's
 * code, a card's rank) is asked for with `tOr`, which says what to show when the room has a word the client does not know.
 */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { remembered } from "../app/remembered.svelte";
import { ALL_PARTS, fetchBundle, firstLanguage, type Language, type Part } from "./bundles";

type Arguments = Record<string, FluentVariable>;

const chosen = remembered<string>("language", "");

class Words {
  /** The parts that somebody reads; they only become more. */
  private readonly wanted = new Set<Part>(["played"]);
  /** How many of them are here of each language. */
  private readonly here = new Map<Language, number>();
  private fetched = $state.raw<Readonly<Partial<Record<Language, FluentBundle>>>>({});

  get language(): Language {
    return firstLanguage(chosen.value || null, navigator.languages);
  }

  set language(language: Language) {
    chosen.value = language;
  }

  /** The locale for numbers and times: the browser's own variant of the language where it has one. */
  get locale(): string {
    const language = this.language;
    return navigator.languages.find((one) => one.toLowerCase().startsWith(language)) ?? language;
  }

  /** The messages of the language; while they are on their way, those of a language that was read before. */
  get bundle(): FluentBundle | undefined {
    return this.fetched[this.language] ?? Object.values(this.fetched)[0];
  }

  /** From now on fetch these parts too: a page is opened that speaks of them. Rejects when the room does not answer. */
  async want(...parts: readonly Part[]): Promise<void> {
    for (const part of parts) this.wanted.add(part);
    await this.fetch(this.language);
  }

  /** From now on fetch all messages: a page of rulebooks, floor or staff is opened. */
  fetchAll = () => this.want(...ALL_PARTS);

  /** Fetch a language's messages, unless they are here. Rejects when the room does not answer. */
  async fetch(language: Language): Promise<void> {
    const { size } = this.wanted;
    const here = () => this.here.get(language) ?? 0;
    if (here() >= size) return;
    const bundle = await fetchBundle(language, this.wanted);
    if (here() >= size) return; // more of them came meanwhile
    this.here.set(language, size);
    this.fetched = { ...this.fetched, [language]: bundle };
  }
}

export const words = new Words();

// Whoever chooses a language, here or in another window, is shown it as soon as its messages have come.
$effect.root(() => {
  $effect(() => void words.fetch(words.language).catch(() => undefined));
});

/** A part of the client that is fetched when it is wanted, with the messages it speaks in. */
export const withWords = async <T>(part: Promise<T>, ...wanted: readonly Part[]): Promise<T> =>
  (await Promise.all([part, words.want(...wanted)]))[0];

function format(id: string, values: Arguments | undefined): string | null {
  const bundle = words.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values ?? null, []) : null;
}

/** The text of a message in the player's language; reactive. */
export function t(id: string, values?: Arguments): string {
  return format(id, values) ?? id;
}

/** The text of a message if there is one, else `otherwise`. */
export function tOr(id: string, otherwise: string, values?: Arguments): string {
  return format(id, values) ?? otherwise;
}
