/** What tournaments, prices and places are called. */

import { gameName } from "../lobby/names.svelte";
import { money, whole } from "../words/format.svelte";
import { t, tOr } from "../words/words.svelte";
import type { DayRow, LevelRow, PrizeRow, TournamentRow } from "../protocol";

export type TournamentKind = TournamentRow["kind"];

/** The tabs of the lobby and where they are. */
export const PATHS: Readonly<Record<TournamentKind, string>> = {
  scheduled: "/tournaments",
  sit_and_go: "/sit-and-go",
  hexapro: "/hexapro",
};

export const pathOf = (tournament: string) => `/tournaments/${encodeURIComponent(tournament)}`;

/** The address of a result that can be passed on: who opens it sees the whole tournament with that place marked. */
export const resultPath = (tournament: string, player: string) =>
  `${pathOf(tournament)}?player=${encodeURIComponent(player)}`;

/** What an entry costs, whole. */
export const wholePrice = (row: TournamentRow) => row.price ?? 0;

/** A price in its parts as it is printed, pool, bounty, fee and the staff's part: "€9.00 + €2.00 + €0.80 + €0.20". */
export function priceParts(price: number, bounty = 0, fee = 0, staff = 0): string {
  return [price - bounty - fee, bounty, fee - staff, staff]
    .filter((part) => part)
    .map(money)
    .join(" + ");
}

/** The chips of an entry at the least price; a flight that has not begun gives as many as at the start. */
export const entryChips = (row: TournamentRow, flight = 0) =>
  (!flight || flight === row.flight_open ? row.entry_chips : 0) || (row.stack ?? 0);

/** What an entry costs, in its parts; "Free" for a freeroll. */
export const priceText = (row: TournamentRow) =>
  wholePrice(row) ? priceParts(wholePrice(row), row.bounty, row.fee, row.staff) : t("tournament-free");

export const gameText = (row: TournamentRow) => gameName(row.game, row.form);

export const statusText = (row: TournamentRow) => tOr(`tournament-status-${row.status}`, row.status);

/** How many play: of those who entered, or before the start of those who may; where a time starts it, who has entered. */
export function playersText(row: TournamentRow): string {
  const { entries = 0, left = 0, most = 0 } = row;
  if (row.status === "announced" && most && !row.starts_ms) {
    return t("lobby-of-seats", { players: entries, seats: most });
  }
  const plays = !["announced", "over", "cancelled"].includes(row.status);
  return plays ? t("tournament-left-of", { left: whole(left), entries: whole(entries) }) : whole(entries);
}

/** What is posted or bet by: blinds "100/200", in fixed limit the bets; an ante alone where there is nothing else. */
export function betsText(level: LevelRow): string {
  if (level.small_bet && level.big_bet) return `${whole(level.small_bet)}/${whole(level.big_bet)}`;
  if (!level.big_blind) return whole(level.point || (level.ante ?? 0));
  return `${whole(level.small_blind ?? 0)}/${whole(level.big_blind)}`;
}

/** A level as it is said, with the ante behind: "100/200 (200)". */
export const levelText = (level: LevelRow) =>
  level.ante && level.big_blind ? `${betsText(level)} (${whole(level.ante)})` : betsText(level);

/** Places "1", "4–6". */
export const placesText = (row: PrizeRow) =>
  row.first === row.last ? whole(row.first) : `${whole(row.first)}–${whole(row.last)}`;

/** Whether players may enter: before the start, late, or between two days for a flight to come. */
export const entersNow = (row: TournamentRow) =>
  row.status === "announced" || row.status === "late" || (row.status === "night" && Boolean(row.flight_open));

/** A day, or a flight of the first: "Day 1 · 1A". */
export const dayText = (day: DayRow) =>
  [t("tournament-day", { day: day.day }), day.name].filter((part) => part).join(" · ");

/** A length of time as it is announced: "12 min", "45 s". */
export const lengthText = (seconds: number) =>
  seconds % 60 ? t("tournament-seconds", { seconds }) : t("tournament-minutes", { minutes: seconds / 60 });
