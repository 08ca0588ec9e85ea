/**
 * The words of the client in the player's language: `t("lobby-title")`, `t("table-pot", { amount: money(1250) })`.
 *
 * Every text on the screen has an id in messages/{en,fi}/<page>.ftl. An id that is put together at run time (a refusal's
 * code, a card's rank) is asked for with `tOr`, which says what to show when the room has a word the client does not know.
 */

import type { FluentVariable } from "@fluent/bundle";
import { remembered } from "../app/remembered.svelte";
import { bundles, firstLanguage, type Language } from "./bundles";

type Arguments = Record<string, FluentVariable>;

const chosen = remembered<string>("language", "");

class Words {
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
}

export const words = new Words();

function format(id: string, values: Arguments | undefined): string | null {
  const bundle = bundles[words.language];
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values ?? null, []) : null;
}

/** The text of a message in the player's language; reactive. */
export function t(id: string, values?: Arguments): string {
  return format(id, values) ?? id;
}

/** The text of a message if there is one, else `otherwise`. */
export function tOr(id: string, otherwise: string, values?: Arguments): string {
  return format(id, values) ?? otherwise;
}
