/**
 * A player's settings. They live in the browser at once and with the account, so they follow the player to another screen.
 *
 * The room stores texts, whole numbers and yes/no; lists are texts with commas between.
 */

import { api } from "../wire/api";
import { room } from "../wire/room.svelte";
import { LANGUAGES, type Language } from "../words/bundles";
import { words } from "../words/words.svelte";
import type { PresetLists } from "../table/bars/presets";
import { remembered, type Remembered } from "./remembered.svelte";

export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];
export const TABLE_TONES = ["dark", "light"] as const;
export type TableTone = (typeof TABLE_TONES)[number];
export const FELTS = ["green", "blue", "red"] as const;
export type FeltColour = (typeof FELTS)[number];
/** How cards are drawn: one index, an index in two corners, faces as large as the card, faces light on the suit's colour. */
export const DECKS = ["clear", "classic", "large", "filled"] as const;
export type Deck = (typeof DECKS)[number];

interface Kept {
  theme: Theme;
  /** Whether a table is dark or light, whatever the other pages are. */
  tableTone: TableTone;
  felt: FeltColour;
  deck: Deck;
  /** Four colours for the suits instead of two. */
  fourColours: boolean;
  /** Whether cards and chips move; the system's wish for less motion comes first. */
  animation: boolean;
  sound: boolean;
  /** How loud, in hundredths. */
  soundVolume: number;
  /** Presets before the flop, in big blinds, as typed. */
  presetsBefore: string;
  /** Presets after the flop, in hundredths of the pot, as typed. */
  /** Over a raise before the flop, in times that raise. */
  presetsRaised: string;
  presetsAfter: string;
  /** Names of players whose chat is not shown. */
  muted: string;
  /** Stakes that stand first in the lobby, by their ids. */
  favourites: string;
  /** Whether the stack is made up to the table's limit behind each hand. */
  autoTopUp: boolean;
  /** Whether a lost stack is bought anew. */
  autoRebuy: boolean;
  /** Whether others find the player's tables by name; the room asks the account for it. */
  foundByName: boolean;
  /** Whether a beaten hand that need not be shown stays unseen. */
  autoMuck: boolean;
  /** Whether other players' reactions are seen. */
  showReactions: boolean;
}

const AT_FIRST: Kept = {
  theme: "system",
  tableTone: "dark",
  felt: "green",
  deck: "clear",
  fourColours: true,
  animation: true,
  sound: false,
  soundVolume: 60,
  presetsBefore: "2, 2.5, 3",
  presetsRaised: "2.5, 3, 4",
  presetsAfter: "33, 50, 75, 100",
  muted: "",
  favourites: "",
  autoTopUp: false,
  autoRebuy: false,
  foundByName: false,
  autoMuck: true,
  showReactions: true,
};

/** Settings that are one of a few. What is stored may be of another version, or of another kind: then it is as at first. */
const CHOICES: Readonly<Partial<Record<keyof Kept, readonly Kept[keyof Kept][]>>> = {
  theme: THEMES,
  tableTone: TABLE_TONES,
  felt: FELTS,
  deck: DECKS,
};

type Value = Kept[keyof Kept];
interface Place {
  readonly name: keyof Kept;
  /** What it is called in the browser and with the account: "table-tone". */
  readonly key: string;
  readonly held: Remembered<Value>;
}

const PLACES: readonly Place[] = (Object.keys(AT_FIRST) as (keyof Kept)[]).map((name) => {
  const key = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { name, key, held: remembered<Value>(key, AT_FIRST[name]) };
});

function valueOf({ name, held }: Place): Value {
  const choices = CHOICES[name] ?? [held.value];
  const isOurs = typeof held.value === typeof AT_FIRST[name] && choices.includes(held.value);
  return isOurs ? held.value : AT_FIRST[name];
}

type Stored = Readonly<Record<string, string | number | boolean>>;

/** What the account has: settings of a later client stay with it, though this one has no name for them. */
let known: Stored = {};

/** Store them with the account; without one, or without a connection, the browser has them. */
function keep(): void {
  if (!room.signedIn) return;
  const kept = Object.fromEntries(PLACES.map(({ key, held }) => [key, held.value]));
  void api.saveSettings({ settings: { ...known, language: words.language, ...kept } }).catch(() => undefined);
}

const list = (text: string) =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
const numbers = (text: string) =>
  list(text)
    .map(Number)
    .filter((one) => Number.isFinite(one) && one > 0);
const listed = (text: string, one: string, on: boolean) =>
  [...list(text).filter((other) => other !== one), ...(on ? [one] : [])].join(",");

const kept = Object.defineProperties(
  {},
  Object.fromEntries(
    PLACES.map((place) => [
      place.name,
      {
        get: () => valueOf(place),
        set: (value: Value) => {
          place.held.value = value;
          keep();
        },
      },
    ]),
  ),
) as Kept;

/** What is made of them: lists, numbers, and the language, which the words know. */
const derived = {
  get language(): Language {
    return words.language;
  },
  set language(value: Language) {
    words.language = value;
    keep();
  },
  get presets(): PresetLists {
    return {
      before: numbers(kept.presetsBefore),
      raised: numbers(kept.presetsRaised),
      after: numbers(kept.presetsAfter),
    };
  },
  get mutedNames(): readonly string[] {
    return list(kept.muted);
  },
  mute(name: string, on: boolean): void {
    kept.muted = listed(kept.muted, name, on);
  },
  get favouritePools(): readonly string[] {
    return list(kept.favourites);
  },
  favour(pool: string, on: boolean): void {
    kept.favourites = listed(kept.favourites, pool, on);
  },
  /** Take over what the account has. */
  take(stored: Stored): void {
    known = stored;
    const language = LANGUAGES.find((one) => one === stored["language"]);
    if (language) words.language = language;
    for (const { name, key, held } of PLACES) {
      const value = stored[key];
      if (value !== undefined && typeof value === typeof AT_FIRST[name]) held.value = value;
    }
  },
};

export const settings: Kept & typeof derived = Object.defineProperties(
  kept,
  Object.getOwnPropertyDescriptors(derived),
) as Kept & typeof derived;
