/** Layouts of screens: what a television can show, and in how many parts. */

import type { ArrangeScreens, LayoutView, ShownScreen, TournamentRow } from "../protocol";
import { t } from "../words/words.svelte";

export type Shape = LayoutView["shape"];
export type ScreenKind = ShownScreen["what"];

/** The least and the most parts of a shape, as the room has them. */
export const PARTS: Readonly<Record<Shape, readonly [least: number, most: number]>> = {
  one: [1, 1],
  halves: [2, 2],
  main: [2, 4],
  quarters: [4, 4],
};
export const SHAPES = Object.keys(PARTS) as readonly Shape[];

export const KINDS = ["lists", "jackpots", "table", "clock", "blinds", "names", "tables"] as const;
/** Screens of a tournament. */
export const OF_TOURNAMENT: readonly ScreenKind[] = ["clock", "blinds", "names", "tables"];
/** As the room has it where a layout does not say. */
export const SECONDS = 15;

const word = encodeURIComponent;

/** The address of a screen by itself. */
export function screenPath(house: string, { what, of = "" }: Pick<ShownScreen, "what" | "of">): string {
  switch (what) {
    case "clock":
    case "blinds":
      return `/screens/${what}/${word(of)}`;
    case "names":
      return `/screens/seating/${word(of)}`;
    case "tables":
      return `/screens/seating/${word(of)}/tables`;
    case "table":
      return `/screens/${word(house)}/tables/${word(of)}`;
    default:
      return `/screens/${word(house)}/${what}`;
  }
}

export const layoutPath = (house: string, name: string) => `/screens/${word(house)}/layouts/${word(name)}`;

/** What a screen is called. */
export function screenName(
  { what, of = "" }: Pick<ShownScreen, "what" | "of">,
  cups: readonly TournamentRow[],
): string {
  if (what === "table") return t("desk-table", { table: of });
  const kind = what === "lists" ? t("desk-screen") : t(`screens-${what}`);
  if (!OF_TOURNAMENT.includes(what)) return kind;
  return `${cups.find((one) => one.tournament === of)?.name ?? of} · ${kind}`;
}

const plain = (name: string) => name.normalize("NFC").trim().toLocaleLowerCase("und");

/** Whether two names are of one layout. */
export const sameName = (one: string, other: string) => plain(one) === plain(other);

/** A layout that somebody arranges: every part has a screen at least. */
export interface Draft {
  name: string;
  shape: Shape;
  parts: { what: ScreenKind; of: string; seconds: number }[][];
  /** The act that changed it last; 0 for a new one. */
  readonly after: number;
}

export const newDraft = (): Draft => ({
  name: "",
  shape: "one",
  parts: [[{ what: "lists", of: "", seconds: SECONDS }]],
  after: 0,
});

export const draftOf = (layout: LayoutView): Draft => ({
  name: layout.name,
  shape: layout.shape,
  parts: layout.parts.map((part) =>
    part.map((one) => ({ what: one.what, of: one.of ?? "", seconds: one.seconds ?? SECONDS })),
  ),
  after: layout.number,
});

/** As many parts as a shape takes: those there are stay, the last ones go, new ones show the lists. */
export function inShape(parts: Draft["parts"], shape: Shape): Draft["parts"] {
  const [least, most] = PARTS[shape];
  const kept = parts.slice(0, most);
  while (kept.length < least) kept.push([{ what: "lists", of: "", seconds: SECONDS }]);
  return kept;
}

export const actOf = ({ name, shape, parts, after }: Draft): ArrangeScreens => ({
  do: "arrange_screens",
  name: name.trim(),
  shape,
  after,
  parts: parts.map((part) =>
    part.map(({ what, of, seconds }) => ({
      what,
      seconds,
      of: what === "table" || OF_TOURNAMENT.includes(what) ? of.trim() : "",
    })),
  ),
});
