/** What tournaments have told you: who is where goes there, the rest is said in a line or kept until it is put away. */

import { router } from "../../app/router.svelte";
import { toasts } from "../../parts/toasts.svelte";
import type { PrizeTakenBack, HexaproDrawn, TournamentFinished, TournamentNoted, TournamentSeat } from "../../protocol";
import { room, socket } from "../../wire/room.svelte";
import { entering } from "../page/entering.svelte";
import { moment, money, timeOfDay, whole } from "../../words/format.svelte";
import { t, tOr } from "../../words/words.svelte";

class News {
  /** Seats that are waited at: the player is busy elsewhere. */
  seats = $state.raw<readonly TournamentSeat[]>([]);
  /** How tournaments ended for you, until put away. */
  finished = $state.raw<readonly TournamentFinished[]>([]);

  /** The pool of a HexaPro that has just been drawn, until put away. */
  drawn = $state.raw<HexaproDrawn | null>(null);

  /** Prizes that were lost again, until put away. */
  lost = $state.raw<readonly PrizeTakenBack[]>([]);

  /** By which clauses chips were offered, by the tournament. */
  offered = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  private listening = false;

  /** Hear what tournaments say from now on: before anybody enters, for a late seat comes with the entry. */
  listen(): void {
    if (this.listening) return;
    this.listening = true;
    socket.on("tournament_seat", (seat) => this.seated(seat));
    socket.on("tournament_noted", (note) => this.noted(note));
    socket.on("chips_offered", (one) => (this.offered = { ...this.offered, [one.tournament]: one.clauses ?? [] }));
    socket.on("hexapro_drawn", (drawn) => (this.drawn = drawn));
    socket.on("tournament_finished", (one) => this.ended(one));
    socket.on("prize_taken_back", (one) => (this.lost = [...this.lost, one]));
  }

  /** It was read: the player goes there on foot. */
  read(seat: TournamentSeat): void {
    this.seats = this.seats.filter((one) => one !== seat);
  }

  /** Go to a seat. */
  goTo(seat: TournamentSeat): void {
    this.seats = this.seats.filter((one) => one.tournament !== seat.tournament);
    router.go(`/tables/${seat.table}`);
  }

  putAway(one: TournamentFinished): void {
    this.finished = this.finished.filter((other) => other !== one);
  }

  private seated(seat: TournamentSeat): void {
    this.seats = this.seats.filter((one) => one.tournament !== seat.tournament);
    if (seat.live) {
      this.seats = [...this.seats, seat]; // people go there; on the phone it stays until it is put away
      return;
    }
    if (router.path === `/tables/${seat.table}`) return;
    const values = { name: seat.name, table: seat.number, seat: seat.seat, why: seat.why };
    if (isBusy(seat)) {
      this.seats = [...this.seats, seat];
      return;
    }
    entering.close();
    router.go(`/tables/${seat.table}`, seat.left !== undefined && router.path === `/tables/${seat.left}`);
    toasts.done(t(`tournament-brought-${isFirst(seat) ? "here" : "over"}`, values), () => true, seat.clauses ?? []);
  }

  private noted(note: TournamentNoted): void {
    const text = noteText(note);
    if (text && note.what !== "level_began") toasts.done(text, () => true, note.clauses ?? []);
  }

  private ended(one: TournamentFinished): void {
    this.finished = [...this.finished.filter((other) => other.tournament !== one.tournament), one];
    this.seats = this.seats.filter((seat) => seat.tournament !== one.tournament);
  }
}

/** Whether the player has not sat in the tournament before, also on no day before and in no round. */
export const isFirst = (seat: TournamentSeat) => seat.why === "start" || seat.why === "entry";

/** What is told of a tournament, as a sentence; "" for what needs none. */
export function noteText(note: TournamentNoted): string {
  const amount = note.amount ?? 0;
  return tOr(`tournament-noted-${note.what.replaceAll("_", "-")}`, "", {
    name: note.name,
    level: note.level ?? 0,
    time: note.until_ms ? timeOfDay(note.until_ms) : "",
    when: note.until_ms ? moment(note.until_ms) : "",
    player: note.player ?? "",
    amount: money(amount), // of money
    chips: whole(amount), // of chips
    hands: amount,
  });
}

/** Whether the player is at something that is not to be taken from under the fingers: another table, a sheet, a page of staff. */
function isBusy(seat: TournamentSeat): boolean {
  // Who has just entered still has that sheet open: it closes by itself.
  const own = entering.row?.tournament === seat.tournament ? 1 : 0;
  if (document.querySelectorAll("dialog[open]").length > own) return true;
  if (seat.left && router.path === `/tables/${seat.left}`) return false;
  if (room.seats.some((one) => router.path === `/tables/${one.table}`)) return true;
  const { page } = router.place;
  return !["lobby", "scheduled", "sit-and-go", "hexapro", "tournament", "table", "played", "history"].includes(page);
}

export const news = new News();
