/** Words and numbers of a rulebook's decisions in the reader's language. */

import { whole } from "../words/format.svelte";
import { moneyText } from "../words/money";
import { t, tOr, words } from "../words/words.svelte";
import type { Unit } from "./units";

export const plain = (text: string) => text.replaceAll("_", " ");
export const dashed = (text: string) => text.replaceAll(/[._]/g, "-");

/** A word of a closed set, in the words of its own decision or column, else in those it has everywhere. */
export const wordText = (place: string, word: string) =>
  tOr(`value-${dashed(place)}-${dashed(word)}`, tOr(`value-${dashed(word)}`, plain(word)));

/** A part of 1: "12.5%". */
export const percentText = (part: number) =>
  new Intl.NumberFormat(words.locale, { style: "percent", maximumFractionDigits: 3 }).format(part);

/** How long something lasts, as people say it: "12 hr", "59 min 59 s". */
function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), "hour"],
    [Math.floor((seconds % 3_600) / 60), "minute"],
    [seconds % 60, "second"],
  ] as const;
  const said = parts.filter(([value]) => value);
  return (said.length ? said : parts.slice(2))
    .map(([value, unit]) =>
      new Intl.NumberFormat(words.locale, { style: "unit", unit, unitDisplay: "short" }).format(value),
    )
    .join(" ");
}

/** A time of day by the room's clock. */
const clockText = (seconds: number) =>
  t("told-clock", {
    time: new Intl.DateTimeFormat(words.locale, { hour: "2-digit", minute: "2-digit", timeZone: "UTC" }).format(
      seconds * 1_000,
    ),
  });

export function numberText(value: number, unit: Unit, currency: string): string {
  switch (unit) {
    case "count":
      return whole(value);
    case "milliseconds":
      return durationText(value / 1_000);
    case "seconds":
      return durationText(value);
    case "minutes":
      return durationText(value * 60);
    case "clock":
      return clockText(value);
    case "money":
      return moneyText(value, words.locale, currency);
    case "percent":
      return percentText(value / 100);
    case "parts":
      return percentText(value / 10_000);
    case "fine-parts":
      return percentText(value / 100_000);
    case "times":
      return t("told-times", { times: whole(value) });
  }
}
