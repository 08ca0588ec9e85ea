/** Money and times in the player's language and the house's currency; reactive. */

import { amountIn, shortIn, signedIn, typedIn, WALLET } from "./economy";
import { house } from "./house.svelte";
import { moneyRangeText } from "./money";
import { words } from "./words.svelte";

/** Whole cents as money of the house: "€12.50", "12,50 €". */
export const money = (cents: number) => amountIn(cents, WALLET);

/** As `money`, with a plus or minus in front. */
export const signedMoney = (cents: number) => signedIn(cents, WALLET);

/** From one amount to another: "€1.60 – €4.00". */
export const moneyRange = (least: number, most: number) => moneyRangeText(least, most, words.locale, house.currency);

/** Whole cents without the currency's sign, for seats, bets and pots; whole amounts without cents. */
export const chips = (cents: number) => shortIn(cents, WALLET);

/** Whole cents as a number for a text field. */
export const typedAmount = (cents: number) => typedIn(cents, WALLET);

export const whole = (number: number) => new Intl.NumberFormat(words.locale).format(number);

/** Parts of 10,000 as a percentage: "12.5%". */
export const percent = (parts: number) =>
  new Intl.NumberFormat(words.locale, { style: "percent", maximumFractionDigits: 2 }).format(parts / 10_000);

const DAY_OF_YEAR = { day: "numeric", month: "short", year: "numeric" } as const;
const MINUTE = { ...DAY_OF_YEAR, hour: "2-digit", minute: "2-digit" } as const;

/** A moment with its zone, as "3 Feb 2026, 14.05 EET". */
export const moment = (at_ms: number) =>
  new Intl.DateTimeFormat(words.locale, { ...MINUTE, timeZoneName: "short" }).format(at_ms);

/** The same without its zone, for a list in which every line has one. */
export const shortMoment = (at_ms: number) => new Intl.DateTimeFormat(words.locale, MINUTE).format(at_ms);

/** A day of the calendar ("2026-02-03"), as "3 Feb 2026": the same day in every zone. */
export const calendarDay = (day: string) =>
  new Intl.DateTimeFormat(words.locale, { ...DAY_OF_YEAR, timeZone: "UTC" }).format(Date.parse(day));

/** The time of day, as "14.05.33". */
export const timeOfDay = (at_ms: number) =>
  new Intl.DateTimeFormat(words.locale, { hour: "2-digit", minute: "2-digit", second: "2-digit" }).format(at_ms);

/** A time of day to the minute. */
export const minuteOfDay = (at_ms: number) =>
  new Intl.DateTimeFormat(words.locale, { hour: "2-digit", minute: "2-digit" }).format(at_ms);

const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;
/** A day of the week by its number, 0 for Monday. */
export const weekday = (day: number) =>
  new Intl.DateTimeFormat(words.locale, { weekday: "long", timeZone: "UTC" }).format(MONDAY + day * DAY);

/** Milliseconds left as "9" or "1:05", never below 0. */
export function timeLeft(left_ms: number): string {
  const seconds = Math.max(0, Math.ceil(left_ms / 1000));
  if (seconds < 60) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Several names in a sentence: "Ada, Bo and Cid". */
export const listed = (names: readonly string[]) => new Intl.ListFormat(words.locale).format(names);
