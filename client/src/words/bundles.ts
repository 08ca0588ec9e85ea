/** The languages of the client, one bundle of messages each. Ids are the same in all of them; a test compares. */

import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from "@fluent/bundle";
import { unitText, WALLET, type Of } from "./unit";

export const LANGUAGES = ["en", "fi", "nb", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

type Texts = Readonly<Record<string, string>>;

type Fetch = () => Promise<{ default: Texts }>;

/** What is read in the lobby and at a table. */
const PLAYED: Readonly<Record<Language, Fetch>> = {
  en: () => import("./languages/en"),
  fi: () => import("./languages/fi"),
  nb: () => import("./languages/nb"),
  cs: () => import("./languages/cs"),
};

/** What is read on the pages of rulebooks, floor and staff. */
const LATER: Readonly<Record<Language, Fetch>> = {
  en: () => import("./languages/later/en"),
  fi: () => import("./languages/later/fi"),
  nb: () => import("./languages/later/nb"),
  cs: () => import("./languages/later/cs"),
};

/** A number of a message that is counted in something else than the house's money: see `MONEY`. */
export class Counted extends FluentNumber {
  constructor(
    value: number,
    readonly of: Of,
  ) {
    super(value);
  }
}

/** `{ MONEY($amount) }` in a message: an amount in the message's language, of the house's money where it is not `Counted`. */
const moneyIn =
  (language: Language): FluentFunction =>
  ([amount]) =>
    unitText(Number(amount), amount instanceof Counted ? amount.of : WALLET, language);

/** `{ CLOCK($at_ms) }` in a message: the time of day with its zone. */
const clockIn =
  (language: Language): FluentFunction =>
  ([at_ms]) =>
    new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", timeZoneName: "short" }).format(
      Number(at_ms),
    );

/** What is read of tournaments. */
const TOURNAMENTS: Readonly<Record<Language, Fetch>> = {
  en: () => import("./languages/tournaments/en"),
  fi: () => import("./languages/tournaments/fi"),
  nb: () => import("./languages/tournaments/nb"),
  cs: () => import("./languages/tournaments/cs"),
};

/** What is read of private games. */
const PRIVATE: Readonly<Record<Language, Fetch>> = {
  en: () => import("./languages/private/en"),
  fi: () => import("./languages/private/fi"),
  nb: () => import("./languages/private/nb"),
  cs: () => import("./languages/private/cs"),
};

/** What is read by who signs in or up, and of the own account. */
const ACCOUNT: Readonly<Record<Language, Fetch>> = {
  en: () => import("./languages/account/en"),
  fi: () => import("./languages/account/fi"),
  nb: () => import("./languages/account/nb"),
  cs: () => import("./languages/account/cs"),
};

const PARTS = { played: PLAYED, tournaments: TOURNAMENTS, private: PRIVATE, account: ACCOUNT, later: LATER };
export type Part = keyof typeof PARTS;
export const ALL_PARTS = Object.keys(PARTS) as readonly Part[];

/** Czech lets no word of one letter (k, s, v, z, o, u, a, i) end a line: the space after it does not break. */
const bound = (language: Language, text: string) =>
  language === "cs" ? text.replace(/(?<=[\s„(])([ksvzouai]) (?=\S)/gi, "$1\u00a0") : text;

/** Fetch parts of a language's messages. Rejects when the room does not answer. */
export async function fetchBundle(language: Language, wanted: Iterable<Part> = ALL_PARTS): Promise<FluentBundle> {
  const parts = await Promise.all([...wanted].map((part) => PARTS[part][language]()));
  // Isolation marks are for mixed writing directions; all languages here are written left to right.
  const made = new FluentBundle(language, {
    useIsolating: false,
    functions: { MONEY: moneyIn(language), CLOCK: clockIn(language) },
  });
  for (const text of parts.flatMap((part) => Object.values(part.default)))
    made.addResource(new FluentResource(bound(language, text)));
  return made;
}

/** What browsers call Norwegian: both written languages are read in the one that the client has. */
const ALSO: Readonly<Record<string, Language>> = { no: "nb", nn: "nb" };

/** The player's own choice if there is one, else the first language of the browser that the client speaks. */
export function firstLanguage(chosen: string | null, asked: readonly string[]): Language {
  const wanted = [chosen ?? "", ...asked.map((one) => one.slice(0, 2).toLowerCase())].map((one) => ALSO[one] ?? one);
  return wanted.map((one) => LANGUAGES.find((language) => language === one)).find((one) => one !== undefined) ?? "en";
}
