/** The languages of the client, one bundle of messages each. Ids are the same in all of them; a test compares. */

import { FluentBundle, FluentResource, type FluentFunction } from "@fluent/bundle";
import { house } from "./house.svelte";
import { moneyText } from "./money";

export const LANGUAGES = ["en", "fi", "nb", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

type Texts = Readonly<Record<string, string>>;

const TEXTS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import("./languages/en"),
  fi: () => import("./languages/fi"),
  nb: () => import("./languages/nb"),
  cs: () => import("./languages/cs"),
};

/** `{ MONEY($amount) }` in a message: whole cents as money of the house in the message's language. */
const moneyIn =
  (language: Language): FluentFunction =>
  ([cents]) =>
    moneyText(Number(cents), language, house.currency);

/** `{ CLOCK($at_ms) }` in a message: the time of day with its zone. */
const clockIn =
  (language: Language): FluentFunction =>
  ([at_ms]) =>
    new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", timeZoneName: "short" }).format(
      Number(at_ms),
    );

/** Fetch a language's messages. Rejects when the room does not answer. */
export async function fetchBundle(language: Language): Promise<FluentBundle> {
  const texts = (await TEXTS[language]()).default;
  // Isolation marks are for mixed writing directions; all languages here are written left to right.
  const made = new FluentBundle(language, {
    useIsolating: false,
    functions: { MONEY: moneyIn(language), CLOCK: clockIn(language) },
  });
  for (const text of Object.values(texts)) made.addResource(new FluentResource(text));
  return made;
}

/** What browsers call Norwegian: both written languages are read in the one that the client has. */
const ALSO: Readonly<Record<string, Language>> = { no: "nb", nn: "nb" };

/** The player's own choice if there is one, else the first language of the browser that the client speaks. */
export function firstLanguage(chosen: string | null, asked: readonly string[]): Language {
  const wanted = [chosen ?? "", ...asked.map((one) => one.slice(0, 2).toLowerCase())].map((one) => ALSO[one] ?? one);
  return wanted.map((one) => LANGUAGES.find((language) => language === one)).find((one) => one !== undefined) ?? "en";
}
