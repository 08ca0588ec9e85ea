/** Instructions of a live tournament in words, and the cards of a race. */

import { faceOf } from "../../cards/card";
import type { LiveHall, LiveInstruction, LiveSeatRow } from "../../protocol";
import { whole } from "../../words/format.svelte";
import { t } from "../../words/words.svelte";

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";
const SEATS_MOST = 12;

/** "Table 4, seat 7: Anna to table 2, seat 3 · big blind". */
export function orderText(one: LiveInstruction, hall: LiveHall): string {
  const { table = 0, seat = 0, name = "", to_table = 0, to_seat = 0 } = one;
  if (one.what === "lift" && !name) {
    const count = hall.tables.find((row) => row.table === table)?.seats.length ?? 0;
    return t("live-order-break", { table, count });
  }
  if (one.what === "lift")
    return to_table
      ? t("live-order-lift", { table, seat, name, to: to_table })
      : t("live-order-up", { table, seat, name });
  if (one.what === "seat") {
    const words = table
      ? t("live-order-move", { table, from: seat, name, to: to_table, seat: to_seat })
      : t("live-order-seat", { name, to: to_table, seat: to_seat });
    return one.big_blind ? `${words} · ${t("live-big-blind")}` : words;
  }
  if (one.what === "chips") return t("live-order-chips", { table, seat, name, chips: whole(one.chips ?? 0) });
  if (one.what === "race")
    return t("live-order-race", { table, old: whole(one.old ?? 0), new: whole(one.new ?? 0), cards: one.cards ?? 0 });
  return one.what === "stop" ? t("live-order-stop", { table }) : t("live-order-play_on", { table });
}

/** Seats in the order of the deal: the first after the button first; by their numbers where nobody told where it is. */
export function fromTheButton(seats: readonly LiveSeatRow[], dealer: number): readonly LiveSeatRow[] {
  const behind = (seat: number) => (seat > dealer ? seat : seat + SEATS_MOST);
  return [...seats].sort((a, b) => behind(a.seat) - behind(b.seat));
}

/** Those of whom another had as many chips before the hand: the better hand decides between them. */
export function equalsOf(outs: readonly LiveSeatRow[], chips: (one: LiveSeatRow) => number): readonly LiveSeatRow[] {
  return outs.filter((one) => outs.some((other) => other !== one && chips(other) === chips(one)));
}

/** How many chips of the value that goes a stack has at least: those that are worth no larger chip. */
export function smallChips(race: LiveInstruction, seat: LiveSeatRow): number {
  const { old = 1, new: larger = 1 } = race;
  return Math.floor((seat.stack % larger) / old);
}

/** How many cards a race takes: one for each small chip that is left over, of those counted or else of those in the stack. */
export function cardsOfRace(
  race: LiveInstruction,
  seats: readonly LiveSeatRow[],
  counted: Readonly<Record<string, number>>,
): number {
  const per = Math.max(1, Math.floor((race.new ?? 1) / (race.old ?? 1)));
  return seats.reduce((sum, seat) => sum + ((counted[seat.player] ?? smallChips(race, seat)) % per), 0);
}

/** The numbers of cards written as "As Kd"; null where one is none. */
export function cardNumbers(text: string): readonly number[] | null {
  const faces = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(faceOf);
  if (faces.includes(null)) return null;
  return faces.map((face) => RANKS.indexOf(face!.rank) * SUITS.length + SUITS.indexOf(face!.suit));
}
