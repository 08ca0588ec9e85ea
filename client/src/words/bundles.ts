/** The message files of every language, one bundle a language. Ids are the same in all of them; a test compares. */

import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import { house } from "./house.svelte";
import { moneyText } from "./money";

export const LANGUAGES = ["en", "fi"] as const;
export type Language = (typeof LANGUAGES)[number];

const files: Record<string, string> = import.meta.glob("../../messages/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** `{ MONEY($amount) }` in a message: whole cents as money of the house in the message's language. */
const moneyIn = (language: Language): FluentFunction => ([cents]) => moneyText(Number(cents), language, house.currency);

/** `{ CLOCK($at_ms) }` in a message: the time of day with its zone. */
const clockIn = (language: Language): FluentFunction => ([at_ms]) =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", timeZoneName: "short" }).format(Number(at_ms));

function bundle(language: Language): FluentBundle {
  // Isolation marks are for mixed writing directions; both languages here are written left to right.
  const made = new FluentBundle(language, {
    useIsolating: false,
    functions: { MONEY: moneyIn(language), CLOCK: clockIn(language) },
  });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

export const bundles: Record<Language, FluentBundle> = { en: bundle("en"), fi: bundle("fi") };

/** The player's own choice if there is one, else the first language of the browser that the client speaks. */
export function firstLanguage(chosen: string | null, asked: readonly string[]): Language {
  const wanted = [chosen ?? "", ...asked.map((one) => one.slice(0, 2).toLowerCase())];
  return wanted.map((one) => LANGUAGES.find((language) => language === one)).find((one) => one !== undefined) ?? "en";
}
