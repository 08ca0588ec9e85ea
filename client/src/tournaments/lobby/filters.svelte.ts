/** What of the tournaments is shown, and in which order; remembered between visits. */

import { remembered } from "../../app/remembered.svelte";
import { isHouse, seatCountOf, type SeatCount } from "../../lobby/filters.svelte";
import { KINDS, kindOf, type Kind } from "../../lobby/names.svelte";
import type { PoolView, TournamentRow } from "../../protocol";
import { entersNow, wholePrice, type TournamentKind } from "../names";

export const STATES = ["all", "open", "running", "over"] as const;
export type State = (typeof STATES)[number];

export interface Wishes {
  /** Of one house, by its id; "" for all. */
  readonly house: string;
  readonly game: Kind | "all";
  /** The most an entry may cost in cents; -1 for any. */
  readonly highest: number;
  readonly state: State;
  readonly seats?: SeatCount;
  readonly speed?: Speed | "";
  readonly format?: Format | "";
}

export const ALL: Wishes = { house: "", game: "all", highest: -1, state: "all", seats: "", speed: "", format: "" };
export const wishes = remembered<Wishes>("tournament-filters", ALL);

/** How long the first level lasts: under five minutes (or by hands), under ten, under thirty, longer. */
export const SPEEDS = ["hyper", "turbo", "regular", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];
const MINUTE_MS = 60_000;

export function speedOf(row: TournamentRow): Speed {
  const minutes = (row.level_ms ?? 0) / MINUTE_MS;
  if (minutes < 5) return "hyper";
  if (minutes < 10) return "turbo";
  return minutes < 30 ? "regular" : "slow";
}

/** What a tournament is beside its game; one may be several of these, and one that is none of the others is a freezeout. */
export const FORMATS = ["freezeout", "re-entry", "rebuy", "bounty", "satellite", "shootout", "days"] as const;
export type Format = (typeof FORMATS)[number];

export function formatsOf(row: TournamentRow): readonly Format[] {
  const found: Format[] = [];
  if (row.re_entries) found.push("re-entry");
  if (row.rebuys || row.add_on) found.push("rebuy");
  if (!found.length) found.push("freezeout");
  if (row.bounty) found.push("bounty");
  if (row.ticket) found.push("satellite");
  if (row.shootout) found.push("shootout");
  if ((row.days ?? 1) > 1) found.push("days");
  return found;
}

/** The family of a tournament's game, as the lobby of cash games has them. */
export const familyOf = (row: TournamentRow): Kind => kindOf(row as unknown as PoolView);

/** The families that are there, in the lobby's order. */
export const familiesOf = (rows: readonly TournamentRow[]): readonly Kind[] => {
  const there = new Set(rows.map(familyOf));
  return [...KINDS, "other" as const].filter((kind) => there.has(kind));
};

export const isOpen = entersNow;
export const isOver = (row: TournamentRow) => row.status === "over" || row.status === "cancelled";
export const isRunning = (row: TournamentRow) => !isOver(row) && row.status !== "announced";

export const isShown = (row: TournamentRow, by: Wishes) =>
  (by.game === "all" || familyOf(row) === by.game) &&
  (by.highest < 0 || wholePrice(row) <= by.highest) &&
  (!isHouse(by.house) || row.house === by.house) &&
  (!by.seats || seatCountOf(row.seats) === by.seats) &&
  (!by.speed || speedOf(row) === by.speed) &&
  (!by.format || formatsOf(row).includes(by.format)) &&
  (by.state === "all" || (by.state === "open" ? isOpen(row) : by.state === "running" ? isRunning(row) : isOver(row)));

/** What begins within so long begins soon. */
const SOON_MS = 3_600_000;
export const PARTS = ["soon", "running", "later", "over"] as const;
export type Part = (typeof PARTS)[number];

/** Where a tournament stands in the list: what can be entered now and begins soon first, then what runs. */
export function partOf(row: TournamentRow, nowMs: number): Part {
  if (isOver(row)) return "over";
  if (row.status === "late") return "soon";
  if (row.status !== "announced") return "running";
  return !row.starts_ms || row.starts_ms - nowMs < SOON_MS ? "soon" : "later";
}

export interface Group {
  readonly part: Part;
  readonly rows: readonly TournamentRow[];
}

/** How full a sit & go is, from 0 to 1: the fuller ones begin sooner. */
const filled = (row: TournamentRow) => (row.starts_ms ? 0 : (row.entries ?? 0) / (row.most || Infinity));

const inOrder = (a: TournamentRow, b: TournamentRow) =>
  filled(b) - filled(a) ||
  (a.starts_ms ?? 0) - (b.starts_ms ?? 0) ||
  wholePrice(a) - wholePrice(b) ||
  a.name.localeCompare(b.name);

/** The tournaments of a kind that are shown, in parts; of those that are over the last one first. */
export function groups(
  rows: readonly TournamentRow[],
  kind: TournamentKind,
  by: Wishes,
  nowMs: number,
): readonly Group[] {
  const shown = rows.filter((row) => row.kind === kind && isShown(row, by)).sort(inOrder);
  return PARTS.map((part) => {
    const own = shown.filter((row) => partOf(row, nowMs) === part);
    return { part, rows: part === "over" ? own.reverse() : own };
  }).filter((group) => group.rows.length);
}
