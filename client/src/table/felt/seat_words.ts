/** What a seat says about itself: to the eye in a word, to the ear in a sentence. */

import { notes } from "../../notes/notes.svelte";
import { cardsName, handName, handShort } from "../../cards/names";
import type { TableTerms } from "../../protocol";
import { t, tOr } from "../../words/words.svelte";
import { chips, onFelt } from "../amounts.svelte";
import { alone, percentOf, shareName, sharesName, sharesShort } from "../log/narrate_games";
import { UNKNOWN, gaveUp, type HandState, type SeatState, type TableState } from "../state/state";

/**
 * How a seat says it: in few words under its plate, a line for each share; all in one line where there is room for no
 * second, tight where a line is short too, least where both are and a second line would lie over the next seat; or in
 * full to the ear. Amounts are as the player wants to see them, spoken ones exact.
 */
export type Way = "short" | "line" | "tight" | "least" | "spoken";

const isNarrow = (way: Way) => way === "tight" || way === "least";

/** The word at a seat: away, all-in, or what it did last; empty when there is nothing to say. */
export function tagOf(seat: SeatState, terms: TableTerms, way: Way = "short"): string {
  const spoken = way === "spoken";
  if (seat.won) return wonText(seat, terms, way);
  if (seat.chance !== null) return t("table-chance", { percent: percentOf(seat.chance) });
  if (seat.tabled && seat.shares.length) {
    if (spoken) return alone(sharesName(seat.shares));
    // With two or three boards that would cover other seats; the line about the winner and the log say it.
    const isTooLong = isNarrow(way) || seat.shares.some((one) => one.run);
    return isTooLong ? "" : alone(sharesShort(seat.shares, way === "line" ? " · " : "\n", true));
  }
  if (seat.words && seat.tabled) return spoken ? handName(seat.words) : alone(handShort(seat.words));
  if (!seat.connected) return t("table-offline");
  if (seat.state === "sitting_out") return tOr(`table-away-${seat.away}`, t("table-away"));
  if (seat.state === "waiting_big_blind" && !seat.inHand)
    return t(spoken ? "table-waiting-blind" : "table-waiting-short");
  if (seat.allIn) return seat.stack ? t("table-deed-all-in") : ""; // an empty stack says it already
  return seat.deed
    ? t(`table-deed-${seat.deed.kind}`, { count: seat.deed.amount, amount: said(seat.deed.amount, terms, spoken) })
    : "";
}

/** What the word at a seat is about; each has a colour of its own. */
export type Tone = "won" | "chance" | "shown" | "away" | "all-in" | "fold" | "check" | "call" | "raise" | "post";

/** The tone of what a seat did; forced bets and what is done with cards are all one. */
const TONES: Partial<Record<NonNullable<SeatState["deed"]>["kind"], Tone>> = {
  fold: "fold",
  check: "check",
  call: "call",
  bet: "raise",
  raise: "raise",
  complete: "raise",
};

/** The tone of `tagOf`. */
export function toneOf(seat: SeatState): Tone {
  if (seat.won) return "won";
  if (seat.chance !== null) return "chance";
  if (seat.tabled && (seat.words || seat.shares.length)) return "shown";
  if (!seat.connected || seat.state === "sitting_out" || (seat.state === "waiting_big_blind" && !seat.inHand))
    return "away";
  if (seat.allIn) return "all-in";
  return (seat.deed && TONES[seat.deed.kind]) ?? "post";
}

const said = (amount: number, terms: TableTerms, exact: boolean) =>
  exact ? chips(amount, terms) : onFelt(amount, terms);

/** A seat as it is spoken of: what a hand did that was given up at the showdown is past. */
export const atEnd = (seat: SeatState, table: TableState): SeatState =>
  gaveUp(seat, table) ? { ...seat, deed: null } : seat;

/** What was won, with its share where others won other shares: "Wins 6.50", "6.50 low". */
function wonText(seat: SeatState, terms: TableTerms, way: Way): string {
  const amount = said(seat.won, terms, way === "spoken");
  const [first] = seat.wins;
  const one =
    seat.shares.length && first && seat.wins.every((win) => win.share === first.share && win.run === first.run);
  if (!one) return t("table-deed-won", { amount });
  // On which board it was won is said by the line about the winner and the log.
  if (way === "least" && (first.run || onOneBoard(first.share))) return t("table-deed-won", { amount });
  const share = shareName(first.share, first.run);
  if (way === "tight") return `${amount}\n${share}`;
  const won = t("table-share-won", { amount, share });
  return way === "spoken" ? t("table-deed-won", { amount: won }) : won;
}

const onOneBoard = (share: string) => share === "upper" || share === "lower";

/** Whether the tag is about being away rather than about play. */
export const isAway = (seat: SeatState) => !seat.connected || (seat.state !== "playing" && !seat.inHand);

/** The cards a viewer may know of a seat; of cards face down only that there are some. */
function cardsOf(seat: SeatState, table: TableState): string {
  const known = seat.held.map((one) => one.card).filter((card) => card !== UNKNOWN);
  if (known.length === seat.held.length) return known.length ? cardsName(known) : "";
  if (!seat.inHand || seat.folded || gaveUp(seat, table)) return "";
  return [t("table-in-hand"), known.length ? t("table-up-cards", { cards: cardsName(known) }) : ""]
    .filter(Boolean)
    .join(", ");
}

/** What the player has noted about who sits here. */
function noteOn(seat: SeatState, table: TableState): string {
  const note = table.you?.seat === seat.seat ? undefined : notes.of(seat.player);
  if (!note) return "";
  const said = [note.colour && t(`note-colour-${note.colour}`), note.text].filter(Boolean).join(", ");
  return t("note-spoken", { note: said });
}

/** The seat in one sentence for a screen reader. */
export function spokenSeat(seat: SeatState, table: TableState): string {
  const hand: HandState | null = table.hand;
  const parts = [
    table.you?.seat === seat.seat ? `${seat.name} (${t("table-you")})` : seat.name,
    t("table-stack", { amount: chips(seat.stack, table.terms) }),
    seat.bet ? t("table-bet", { amount: chips(seat.bet, table.terms) }) : "",
    table.dealer === seat.seat ? t("table-dealer") : "",
    hand?.bettingButton === seat.seat ? t("table-betting-button") : "",
    hand?.turn?.seat === seat.seat ? t("table-on-turn") : "",
    seat.missed ? t(`table-missed-${seat.missed}`) : "",
    tagOf(atEnd(seat, table), table.terms, "spoken"),
    cardsOf(seat, table),
    noteOn(seat, table),
  ];
  return parts.filter(Boolean).join(", ");
}
