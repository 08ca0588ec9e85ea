/** What this browser knows of the room, for all pages: who you are, the lobby, your seats, offers, the house's words. */

import type {
  BroadcastSaid,
  HouseOpen,
  Me,
  MyCall,
  MyPlace,
  MySeat,
  MyTournament,
  PenaltyEnded,
  PenaltyGiven,
  PlayerReturned,
  PoolView,
  SeatOffered,
} from "../protocol";
import { house } from "../words/house.svelte";
import { api } from "./api";
import { RoomSocket, type Connection, type Goodbye } from "./socket";

export const socket = new RoomSocket();

/** Who is signed in is asked again after this, each time after twice as long, up to the second. */
const ASKED_AGAIN_MS = 500;
const ASKED_AT_LEAST_MS = 10_000;

const NOBODY: Me = {
  player: "",
  name: "",
  role: "",
  permissions: [],
  balance: 0,
  currency: "EUR",
  house: "",
  demo: false,
  sign_up: "open",
  settings: {},
};

class Room {
  connection = $state<Connection>("connecting");
  /** Whether the connection was up before: a first try is not a loss. */
  wasOpen = $state(false);
  /** When the connection was lost (local time). */
  lostAt = $state(0);
  /** Why the room hung up, as far as it said. */
  whyLost = $state<Goodbye>("");
  me = $state<Me>(NOBODY);
  /** Whether it is known who you are. */
  known = $state(false);
  balance = $state(0);
  pools = $state<readonly PoolView[]>([]);
  /** The houses whose rulebooks are played by here, the main one first. */
  houses = $state.raw<readonly HouseOpen[]>([]);
  lobbyKnown = $state(false);
  /** What lies in the jackpot's fund, by house; a house without one is not there. */
  funds = $state.raw<Readonly<Record<string, number>>>({});
  seats = $state<readonly MySeat[]>([]);
  places = $state<readonly MyPlace[]>([]);
  /** Seats of live floors that you are called to. */
  calls = $state<readonly MyCall[]>([]);
  offers = $state<readonly SeatOffered[]>([]);
  /** The tournaments that you have entered. */
  tournaments = $state.raw<readonly MyTournament[]>([]);
  /** Whether a tournament has told you anything: from then on what they say is shown. */
  competing = $state(false);
  /** Penalties of yours that were given or ended, and (for staff) players back from theirs, until put away. */
  notes = $state<readonly (PenaltyGiven | PenaltyEnded | PlayerReturned)[]>([]);
  broadcasts = $state<readonly BroadcastSaid[]>([]);
  /** The room was asked who is signed in and has not said; it is asked again. */
  unanswered = $state(false);
  /** Why the session ended; empty while it has not. */
  ended = $state("");
  /** What was pressed last before it was known who you are. */
  private pressed: (() => void) | undefined;

  get signedIn(): boolean {
    return this.me.player !== "";
  }

  get staff(): boolean {
    return this.me.permissions.length > 0;
  }

  /** Whether you, as staff, may do this; the room checks it again at every act. */
  may(act: Me["permissions"][number]): boolean {
    return this.me.permissions.includes(act);
  }

  /** The seat you have at a table, if you have one. */
  seatAt(table: string): MySeat | undefined {
    return this.seats.find((seat) => seat.table === table);
  }

  /** A table that is looked at tells of your turns there: the room itself tells only who looks elsewhere. */
  turnAt(table: string, your_turn: boolean, until_ms: number): void {
    const changed = this.seats.some(
      (seat) => seat.table === table && (seat.your_turn !== your_turn || (seat.until_ms ?? 0) !== until_ms),
    );
    if (changed)
      this.seats = this.seats.map((seat) => (seat.table === table ? { ...seat, your_turn, until_ms } : seat));
  }

  /** What a house is called; its id while that is not known. */
  houseName(house: string): string {
    return this.houses.find((one) => one.house === house)?.name ?? house;
  }

  poolOf(pool: string): PoolView | undefined {
    return this.pools.find((one) => one.pool === pool);
  }

  /** Do what depends on who you are: at once, or as soon as the room has said it. Of several presses the last one counts. */
  whenKnown(act: () => void): void {
    if (this.known || this.signedIn) act();
    else this.pressed = act;
  }

  /** Somebody else is signed in now (or nobody is). */
  become(me: Me): void {
    this.take(me);
    const pressed = this.pressed;
    this.pressed = undefined;
    pressed?.();
  }

  private take(me: Me): void {
    const changed = this.known && this.me.player !== me.player;
    this.me = me;
    this.balance = me.balance;
    if (me.currency) house.currency = me.currency;
    this.known = true;
    if (!changed) return;
    this.seats = [];
    this.places = [];
    this.calls = [];
    this.offers = [];
    this.tournaments = [];
    if (me.player) this.ended = "";
    socket.restart();
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.leave();
  }

  /** Nobody is signed in here any more; the house is the same. */
  leave(): void {
    this.become({
      ...NOBODY,
      currency: this.me.currency,
      house: this.me.house,
      demo: this.me.demo,
      sign_up: this.me.sign_up,
    });
  }

  /** Ask the room who is signed in. */
  async look(): Promise<void> {
    this.become(await api.me());
    this.unanswered = false;
  }

  /** Ask until the room has said who is signed in: a room that is busy has not said that nobody is. */
  async find(pause = ASKED_AGAIN_MS): Promise<void> {
    try {
      await this.look();
    } catch {
      if (this.known) return;
      this.unanswered = true;
      setTimeout(() => void this.find(Math.min(2 * pause, ASKED_AT_LEAST_MS)), pause);
    }
  }
}

export const room = new Room();

/** Connect the state above to the socket; once, when the page starts. */
export function follow(): void {
  socket.onConnection((connection) => {
    if (connection === "lost" && room.connection !== "lost") room.lostAt = Date.now();
    if (connection === "open") room.wasOpen = true;
    room.connection = connection;
    room.whyLost = socket.why;
  });
  socket.on("welcome", (message) => {
    room.houses = message.houses ?? [];
    if (!room.known || (message.player ?? "") === room.me.player) return;
    void room.look().catch(() => undefined); // the next welcome asks again
  });
  socket.on("lobby_shown", ({ pools }) => {
    room.pools = pools;
    room.lobbyKnown = true;
  });
  socket.on("lobby_changed", ({ pools }) => {
    const changed = new Map(pools.map((pool) => [pool.pool, pool]));
    const kept = room.pools.map((pool) => changed.get(pool.pool) ?? pool);
    const known = new Set(kept.map((pool) => pool.pool));
    room.pools = [...kept, ...pools.filter((pool) => !known.has(pool.pool))];
  });
  socket.on("mine_changed", ({ balance, seats, places, calls }) => {
    room.balance = balance;
    room.seats = seats;
    room.places = places;
    room.calls = calls ?? [];
  });
  socket.on("seat_offered", (offer) => {
    room.offers = [...room.offers.filter((one) => one.offer !== offer.offer), offer];
  });
  socket.on("offer_lapsed", ({ offer }) => {
    room.offers = room.offers.filter((one) => one.offer !== offer);
  });
  socket.on("jackpot_shown", ({ house: id, fund }) => {
    room.funds = { ...room.funds, [id]: fund };
  });
  socket.on("unexpected", ({ message }) => console.warn(message)); // of what was sent without a number of its own
  socket.on("broadcast_said", (message) => {
    room.broadcasts = [...room.broadcasts, message];
  });
  socket.on("my_tournaments", ({ tournaments }) => {
    room.tournaments = tournaments;
    if (tournaments.length) room.competing = true;
  });
  const note = (message: PenaltyGiven | PenaltyEnded | PlayerReturned) => (room.notes = [...room.notes, message]);
  socket.on("penalty_given", note);
  socket.on("penalty_ended", note);
  socket.on("player_returned", note);
  socket.on("role_changed", () => void room.look().catch(() => undefined));
  socket.on("signed_out", ({ reason }) => {
    room.ended = reason || "ended";
    room.leave();
  });
  addEventListener("online", () => socket.networkChanged(true));
  addEventListener("offline", () => socket.networkChanged(false));
  document.addEventListener("visibilitychange", () => document.hidden || socket.awake());
  document.addEventListener("resume", () => socket.awake());
  socket.connect();
}
