/**
 * A player's settings. They live in the browser at once and with the account, so they follow the player to another screen.
 *
 * The room stores texts, whole numbers and yes/no; lists are texts with commas between.
 */

import { api } from "../wire/api";
import { room } from "../wire/room.svelte";
import { LANGUAGES, type Language } from "../words/bundles";
import { words } from "../words/words.svelte";
import { remembered } from "./remembered.svelte";

export type Theme = "system" | "dark" | "light";
export const TABLE_TONES = ["dark", "light"] as const;
export type TableTone = (typeof TABLE_TONES)[number];
export const FELTS = ["green", "blue", "red"] as const;
export type FeltColour = (typeof FELTS)[number];
/** How cards are drawn: one index, an index in two corners, faces as large as the card, faces light on the suit's colour. */
export const DECKS = ["clear", "classic", "large", "filled"] as const;
export type Deck = (typeof DECKS)[number];

const theme = remembered<Theme>("theme", "system");
const tableTone = remembered<TableTone>("table-tone", "dark");
const felt = remembered<FeltColour>("felt", "green");
const deck = remembered<Deck>("deck", "clear");
const fourColours = remembered("four-colours", true);
const animation = remembered("animation", true);
const sound = remembered("sound", false);
const presetsBefore = remembered("presets-before", "2, 2.5, 3");
const presetsAfter = remembered("presets-after", "33, 50, 75, 100");
const muted = remembered("muted", "");
const autoTopUp = remembered("auto-top-up", false);
const autoRebuy = remembered("auto-rebuy", false);

const list = (text: string) => text.split(",").map((one) => one.trim()).filter(Boolean);
const numbers = (text: string) => list(text).map(Number).filter((one) => Number.isFinite(one) && one > 0);

/** What is stored may be of another version: the first is taken for what is not known. */
const one = <T extends string>(all: readonly [T, ...T[]], value: string): T => all.find((known) => known === value) ?? all[0];

class PlayerSettings {
  get language(): Language {
    return words.language;
  }
  set language(value: Language) {
    words.language = value;
    this.keep();
  }
  get theme(): Theme {
    return theme.value;
  }
  set theme(value: Theme) {
    theme.value = value;
    this.keep();
  }
  /** Whether a table is dark or light, whatever the other pages are. */
  get tableTone(): TableTone {
    return one(TABLE_TONES, tableTone.value);
  }
  set tableTone(value: TableTone) {
    tableTone.value = value;
    this.keep();
  }
  get felt(): FeltColour {
    return one(FELTS, felt.value);
  }
  set felt(value: FeltColour) {
    felt.value = value;
    this.keep();
  }
  get deck(): Deck {
    return one(DECKS, deck.value);
  }
  set deck(value: Deck) {
    deck.value = value;
    this.keep();
  }
  /** Four colours for the suits instead of two. */
  get fourColours(): boolean {
    return fourColours.value;
  }
  set fourColours(value: boolean) {
    fourColours.value = value;
    this.keep();
  }
  /** Whether cards and chips move; the system's wish for less motion comes first. */
  get animation(): boolean {
    return animation.value;
  }
  set animation(value: boolean) {
    animation.value = value;
    this.keep();
  }
  get sound(): boolean {
    return sound.value;
  }
  set sound(value: boolean) {
    sound.value = value;
    this.keep();
  }
  /** Presets before the flop, in big blinds, as typed. */
  get presetsBefore(): string {
    return presetsBefore.value;
  }
  set presetsBefore(value: string) {
    presetsBefore.value = value;
    this.keep();
  }
  /** Presets after the flop, in hundredths of the pot, as typed. */
  get presetsAfter(): string {
    return presetsAfter.value;
  }
  set presetsAfter(value: string) {
    presetsAfter.value = value;
    this.keep();
  }
  /** Whether the stack is made up to the table's limit behind each hand. */
  get autoTopUp(): boolean {
    return autoTopUp.value;
  }
  set autoTopUp(value: boolean) {
    autoTopUp.value = value;
    this.keep();
  }
  /** Whether a lost stack is bought anew. */
  get autoRebuy(): boolean {
    return autoRebuy.value;
  }
  set autoRebuy(value: boolean) {
    autoRebuy.value = value;
    this.keep();
  }
  get blindsPresets(): readonly number[] {
    return numbers(presetsBefore.value);
  }
  get potPresets(): readonly number[] {
    return numbers(presetsAfter.value);
  }
  /** Names of players whose chat is not shown. */
  get muted(): readonly string[] {
    return list(muted.value);
  }
  mute(name: string, on: boolean): void {
    const others = this.muted.filter((one) => one !== name);
    muted.value = (on ? [...others, name] : others).join(",");
    this.keep();
  }

  /** Take over what the account has. */
  take(stored: Readonly<Record<string, string | number | boolean>>): void {
    const language = LANGUAGES.find((one) => one === stored["language"]);
    if (language) words.language = language;
    for (const [key, place] of Object.entries(PLACES)) {
      const value = stored[key];
      if (value !== undefined && typeof value === typeof place.value) place.value = value as string | boolean;
    }
  }

  /** Store them with the account; without one, or without a connection, the browser has them. */
  private keep(): void {
    if (!room.signedIn) return;
    const settings: Record<string, string | boolean> = { language: words.language };
    for (const [key, place] of Object.entries(PLACES)) settings[key] = place.value;
    void api.saveSettings({ settings }).catch(() => undefined);
  }
}

const PLACES: Record<string, { value: string | boolean }> = {
  theme,
  "table-tone": tableTone,
  felt,
  deck,
  "four-colours": fourColours,
  animation,
  sound,
  "presets-before": presetsBefore,
  "presets-after": presetsAfter,
  muted,
  "auto-top-up": autoTopUp,
  "auto-rebuy": autoRebuy,
} as Record<string, { value: string | boolean }>;

export const settings = new PlayerSettings();
