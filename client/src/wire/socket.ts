/**
 * The one connection to the room, shared by all tables and pages.
 *
 * A lost connection is told at once and tried again; then everything watched is watched again, and every request that was
 * not answered is sent again under the same id, which the room answers once more but does only once.
 */

import type { AnyClientMessage, AnyServerMessage, Done, Refused, TableShown, TableTold } from "../protocol";
import { RoomClock } from "./clock";
import { newId } from "./ids";
import { learnAvatar, learnAvatars } from "../avatars/avatars.svelte";
import { WALLET, type Of } from "../words/unit";
import { learnNames } from "./names";

export type Connection = "connecting" | "open" | "lost" | "closed";
type Requested = Extract<AnyClientMessage, { readonly id: string }>;
type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;

/** A message that changes something, before the socket gives it its id. */
export type Request = WithoutId<Requested>;
export type ToldType = AnyServerMessage["type"];
export type ToldOf<T extends ToldType> = Extract<AnyServerMessage, { readonly type: T }>;
export type TableListener = (message: TableShown | TableTold) => void;

/** The room said no; nothing changed. `refused.code`, `.args`, `.clauses` say what and by which clause. */
export class RefusedError extends Error {
  constructor(
    readonly refused: Refused,
    /** What amounts are counted in where it was asked. */
    readonly of: Of = WALLET,
  ) {
    super(refused.message);
  }
}

/** The room has stopped in order, or because its store failed, or it moves to another machine behind this socket. */
export type Goodbye = "" | "stopped" | "store_failed" | "moving";

interface Pending {
  readonly message: Requested;
  readonly done: (answer: Done) => void;
  readonly failed: (error: Error) => void;
}

interface Watched {
  readonly listeners: Set<TableListener>;
  /** The version last told; -1 while a whole view is awaited and single events are of no use. */
  version: number;
  /** What its amounts are counted in, once it was shown. */
  of: Of;
}

const PING_EVERY = 10_000;
const PING_ANSWERED_WITHIN = 6_000;
/** While the room moves its gateway says so again and again; one that is silent for so long is gone too. */
const MOVING_TOLD_WITHIN = 15_000;
/** A machine that slept finds out soon that its connection is gone. */
const AWAKE_WITHIN = 1_500;
/** A table that tells of an earlier time than this before what is believed makes the room be asked for its time. */
const DOUBTED_AFTER = 1_000;
/** What the room says by the code it hangs up with. */
const SAID = new Map<number | undefined, Goodbye>([
  [1001, "stopped"],
  [4500, "store_failed"],
]);
const WAITS = [250, 500, 1_000, 2_000, 4_000, 8_000];

export function socketAddress(): string {
  const secure = location.protocol === "https:";
  return `${secure ? "wss" : "ws"}://${location.host}/ws?moves`;
}

export class RoomSocket {
  readonly clock = new RoomClock();
  connection: Connection = "closed";
  /** Why the room hung up last, "" where it did not say or has been reached since. */
  why: Goodbye = "";
  /** When the next try is due (local time), 0 when none is. */
  retryAt = 0;

  private socket: WebSocket | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private pingedAt = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly pending = new Map<string, Pending>();
  private readonly tables = new Map<string, Watched>();
  /** What is followed besides tables, by what was said to begin it, and how many follow it. */
  private readonly followed = new Map<string, number>();
  private readonly listeners = new Map<string, Set<(message: never) => void>>();
  private readonly connectionListeners = new Set<(connection: Connection) => void>();

  constructor(private readonly open: () => WebSocket = () => new WebSocket(socketAddress())) {}

  /** Open the connection and keep it. */
  connect(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    this.retryAt = 0;
    this.become(this.failures ? "lost" : "connecting");
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket === socket) this.opened();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.heard(JSON.parse(String(event.data)) as AnyServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.why = SAID.get(event?.code) ?? this.why;
      this.dropped();
    };
  }

  /** Connect anew, as after signing in or out: the room knows who you are from the connection. */
  restart(): void {
    this.shut();
    this.failures = 0;
    for (const { failed } of this.pending.values()) failed(new Error("The connection was started anew"));
    this.pending.clear();
    for (const watched of this.tables.values()) watched.version = -1;
    this.connect();
  }

  /** End the connection for good. */
  close(): void {
    this.shut();
    this.become("closed");
  }

  /** The network went away or came back: do not wait for a timer to notice. */
  networkChanged(online: boolean): void {
    if (!online && this.socket) this.dropped();
    else if (online && !this.socket && this.connection !== "closed") this.connect();
  }

  /** The page is seen again, or the machine woke up: ask whether the room is still there, and do not wait long. */
  awake(): void {
    if (this.connection === "open") this.ping(AWAKE_WITHIN);
    else if (this.connection === "lost") this.connect();
  }

  /** Ask for something. Resolves when the room has done it, rejects with a `RefusedError` when it says no. */
  ask(request: Request): Promise<Done> {
    const message = { ...request, id: newId() } as Requested;
    return new Promise((done, failed) => {
      this.pending.set(message.id, { message, done, failed });
      this.send(message);
    });
  }

  /** Requests that the room has not answered yet. */
  get unanswered(): number {
    return this.pending.size;
  }

  /** Follow a table: a `table_shown`, then `table_told` without a gap in the versions. Returns how to stop. */
  watchTable(table: string, listener: TableListener): () => void {
    const watched = this.tables.get(table) ?? { listeners: new Set<TableListener>(), version: -1, of: WALLET };
    watched.listeners.add(listener);
    watched.version = -1;
    this.tables.set(table, watched);
    this.send({ type: "watch_table", table });
    return () => {
      if (!watched.listeners.delete(listener) || watched.listeners.size) return;
      this.tables.delete(table);
      this.send({ type: "unwatch_table", table });
    };
  }

  /** Ask for the whole of a table that is followed already: what one may know of it has changed. */
  lookAgain(table: string): void {
    const watched = this.tables.get(table);
    if (!watched) return;
    watched.version = -1;
    this.send({ type: "watch_table", table });
  }

  /** Follow the lobby through `on("lobby_shown")` and `on("lobby_changed")`. Returns how to stop. */
  watchLobby(): () => void {
    return this.follow({ type: "watch_lobby" }, { type: "unwatch_lobby" });
  }

  /** Follow something whose messages are heard through `on`: what is said to begin it, also on a new connection, and to end it. */
  follow(begin: AnyClientMessage, end: AnyClientMessage): () => void {
    const key = JSON.stringify(begin);
    const more = (by: number) => {
      const users = (this.followed.get(key) ?? 0) + by;
      if (users) this.followed.set(key, users);
      else this.followed.delete(key);
      return users;
    };
    more(1);
    this.send(begin);
    let following = true;
    return () => {
      if (!following) return;
      following = false;
      if (!more(-1)) this.send(end);
    };
  }

  /** Hear every message of a type. Returns how to stop. */
  on<T extends ToldType>(type: T, listener: (message: ToldOf<T>) => void): () => void {
    const heard = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, heard);
    heard.add(listener);
    return () => heard.delete(listener);
  }

  /** Hear how the connection is, now and whenever that changes. */
  onConnection(listener: (connection: Connection) => void): () => void {
    this.connectionListeners.add(listener);
    listener(this.connection);
    return () => this.connectionListeners.delete(listener);
  }

  private send(message: AnyClientMessage): void {
    this.say(JSON.stringify(message));
  }

  private say(text: string): void {
    if (this.connection === "open") this.socket?.send(text);
  }

  /** The room moves behind this socket: nothing that is said now is heard, until it welcomes us anew. */
  private moving(): void {
    clearInterval(this.pinging);
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.dropped(), MOVING_TOLD_WITHIN);
    this.why = "moving";
    if (this.connection !== "lost") this.become("lost");
  }

  private opened(): void {
    clearInterval(this.pinging);
    this.failures = 0;
    this.why = "";
    this.become("open");
    for (const begin of this.followed.keys()) this.say(begin);
    for (const [table, watched] of this.tables) {
      watched.version = -1;
      this.send({ type: "watch_table", table });
    }
    for (const { message } of this.pending.values()) this.send(message);
    this.ping();
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(within = PING_ANSWERED_WITHIN): void {
    this.pingedAt = Date.now();
    this.send({ type: "ping", sent_ms: Date.now() });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.dropped(), within);
  }

  /** The room's clock may have stood still, as it does while its store does not answer. */
  private doubt(now_ms: number): void {
    const unsure = this.clock.now() - now_ms > DOUBTED_AFTER;
    if (unsure && Date.now() - this.pingedAt > DOUBTED_AFTER) this.ping();
  }

  private heard(message: AnyServerMessage): void {
    if (message.type === "table_told") this.doubt(message.now_ms);
    if (message.type === "room_moves") this.moving();
    if (message.type === "welcome") {
      this.clock.greeted(message.now_ms);
      if (this.why === "moving") this.opened();
    }
    if (message.type === "pong") {
      clearTimeout(this.silence);
      this.clock.answered(message.sent_ms, message.now_ms);
    }
    if (message.type === "done") this.settle(message.id)?.done(message);
    if (message.type === "refused") this.refused(message);
    if (message.type === "table_shown" || message.type === "table_told") {
      learnNames(message.names);
      learnAvatars(message.names, message.avatars);
    }
    if (message.type === "avatar_chosen") learnAvatar(message.player, message.avatar);
    if (message.type === "table_shown") this.showTable(message);
    if (message.type === "table_told") this.tellTable(message);
    for (const listener of [...(this.listeners.get(message.type) ?? [])]) listener(message as never);
  }

  private refused(message: Refused): void {
    const pending = this.settle(message.id);
    const asked = pending?.message;
    const table = (asked && "table" in asked && asked.table) || "";
    const of = this.tables.get(table)?.of;
    pending?.failed(new RefusedError(message, of));
  }

  private settle(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }

  private showTable(message: TableShown): void {
    const { terms, version } = message.view;
    const watched = this.tables.get(terms.table);
    if (!watched) return;
    watched.version = version;
    watched.of = terms;
    for (const listener of [...watched.listeners]) listener(message);
  }

  private tellTable(message: TableTold): void {
    const watched = this.tables.get(message.table);
    if (!watched || watched.version === -1) return;
    const expected = message.events.length === 0 ? watched.version : watched.version + 1;
    if (message.version < expected) return;
    if (message.version !== expected) {
      watched.version = -1;
      this.send({ type: "watch_table", table: message.table });
      return;
    }
    watched.version = message.version;
    for (const listener of [...watched.listeners]) listener(message);
  }

  private dropped(): void {
    this.shut();
    const wait = WAITS[Math.min(this.failures, WAITS.length - 1)] ?? 8_000;
    this.failures += 1;
    this.retryAt = Date.now() + wait;
    this.become("lost");
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private shut(): void {
    const socket = this.socket;
    this.socket = null;
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearInterval(this.pinging);
    socket?.close();
  }

  private become(connection: Connection): void {
    this.connection = connection;
    for (const listener of [...this.connectionListeners]) listener(connection);
  }
}
