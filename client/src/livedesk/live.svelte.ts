/** A live desk as it is now: fetched again with each act, without a reload behind a cut link or a room that was killed. */

import { createSubscriber } from "svelte/reactivity";
import type { DeskPlaceView, DeskSeatView, DeskTableView, DeskView } from "../protocol";
import { gameOf, playedAt } from "../lobby/names.svelte";
import { followFloor } from "../wire/floor";
import { room } from "../wire/room.svelte";
import { deskCalls, type DeskAct } from "./calls";
import { laterFields } from "./later";

const TICK_MS = 250;

export class LiveDesk {
  view = $state.raw<DeskView | null>(null);
  /** What went wrong last; null while the room answers. */
  failed = $state.raw<unknown>(null);
  /** Acts are entered from paper: each asks when it really happened, also those that a tap does otherwise. */
  fromPaper = $state(false);
  /** What is shown may be old: the room is not there, or did not answer. */
  readonly lost = $derived(this.failed !== null || (room.connection === "lost" && room.wasOpen));
  private ahead = 0;
  private asked = 0;
  private shown = 0;
  private readonly ticking = createSubscriber((update) => {
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  });

  constructor(readonly house: string) {}

  /** Show each act as soon as it is done. Returns how to stop. */
  follow(): () => void {
    return followFloor("desk", this.house, () => this.look());
  }

  /** Fetch the desk. False where the room did not answer. */
  async look(): Promise<boolean> {
    const asked = ++this.asked;
    try {
      const view = await deskCalls.view(this.house);
      // By the order of asking, not by the number of acts: a laptop that was lost may have come back without its last one.
      if (asked < this.shown) return true;
      this.shown = asked;
      this.ahead = view.now_ms - Date.now();
      this.view = view;
      this.failed = null;
      return true;
    } catch (error) {
      this.failed = error;
      return false;
    }
  }

  /** Carry out an act; done when this page shows it, so that nobody acts on what stood before. Refused as the room refuses. */
  async act(act: DeskAct, contact = ""): Promise<void> {
    await deskCalls.act(this.house, act, contact);
    await this.look();
  }

  /** The room's time, from its last answer; what reads it is shown anew as it passes. Never counted down. */
  now(): number {
    this.ticking();
    return Date.now() + this.ahead;
  }

  /** The fields of an act that say when it really happened, and by which clause. */
  readonly later = (time: string, clause: string) =>
    laterFields(time, clause, Date.now() + this.ahead, this.view?.opened_ms ?? 0);

  /** Who is called so at this desk: somebody known, or somebody new without an account. */
  async person(name: string): Promise<string> {
    const called = name.trim().toLowerCase();
    const known = this.view?.office?.people.find((one) => one.name.toLowerCase() === called);
    return known ? known.player : (await deskCalls.person(this.house, name)).player;
  }

  /** What is played, as players say it. */
  game(of: { readonly game: string; readonly stake: string }): string {
    return playedAt(this.house, of.game, of.stake);
  }

  /** Whether your role may do an act here; the room checks it again. */
  may(doing: string): boolean {
    const allowed = this.view?.office?.allowed;
    return !allowed || allowed.includes(doing);
  }

  /** A game of the house, at whatever stake. */
  offer(game: string): string {
    const pool = room.pools.find((one) => one.house === this.house && one.game === game);
    return pool ? gameOf(pool) : game;
  }

  gameOf(pool: string): string {
    const at = pool.indexOf("/");
    return playedAt(this.house, pool.slice(0, at), pool.slice(at + 1));
  }
}

/** Minutes since a moment, as "12 min" or "1:05 h" in figures alone: "12", "1:05". */
export function since(from_ms: number, now_ms: number): string {
  const minutes = Math.max(0, Math.floor((now_ms - from_ms) / 60_000));
  return minutes < 60 ? `${minutes}′` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

export const isFree = (seat: DeskSeatView) => !seat.player && !seat.locked && !seat.called;

export const freeSeats = (table: DeskTableView | undefined) => (table?.at ?? []).filter(isFree);

export const isCalled = (place: DeskPlaceView) => Boolean(place.table);
