/**
 * A table this browser follows: the truth as the room told it, the picture that follows it, the log, the talk.
 *
 * `now` is right at once and decides what may be done; `shown` is what the felt shows and may be a moment behind.
 */

import { settings } from "../../app/settings.svelte";
import { RESULT_MS } from "../../protocol";
import type { ChatSaid, JackpotPaid, Reacted, TableShown, TableTold } from "../../protocol";
import { shown as theme } from "../../theme/theme.svelte";
import { room, socket } from "../../wire/room.svelte";
import { t } from "../../words/words.svelte";
import { Reactions } from "../reactions/reactions.svelte";
import { lineOf, sentence, turnSentence, type Line } from "../log/narrate";
import { soundOf } from "../../sound/kinds";
import { play } from "../../sound/sound.svelte";
import { dueMs, pressing, resultAfter, schedule, tellsResult, type Result, type Waiting } from "./pace";
import type { Told } from "./change";
import { follow, merged, reduce, type AnyEvent } from "./reduce";
import { recentOf } from "../log/recent";
import { fromView } from "./from_view";
import { withOver } from "./over";
import { type TableState } from "./state";

/** Chips on their way between two marked places of the felt. */
export interface Flight {
  readonly key: number;
  readonly from: string;
  readonly to: string;
  /** How much, in cents: the stack that is seen to move. */
  readonly amount: number;
}

export interface Said {
  readonly key: number;
  readonly text: string;
}

const SAID_KEPT = 8;
const LINES_KEPT = 300;
const TALK_KEPT = 100;

export class TableSession {
  now = $state.raw<TableState | null>(null);
  shown = $state.raw<TableState | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  /** A jackpot that was paid here, until it is put away. */
  jackpot = $state.raw<JackpotPaid | null>(null);
  talk = $state.raw<readonly ChatSaid[]>([]);
  flights = $state.raw<readonly Flight[]>([]);
  /** What a screen reader is told: each is an addition of its own, so that none is cut short by the next. */
  said = $state.raw<readonly Said[]>([]);
  /** The hand that ended last while it was looked at; "" before one has. */
  lastHand = $state("");
  readonly reactions = new Reactions();
  /** Whether what happens here is heard. */
  audible = false;
  closed = $state(false);
  /** Nothing has moved since the whole view was drawn: cards appear where they lie. */
  still = $state(true);
  /** Talk that came while the talk was not looked at. */
  unread = $state(0);
  /** Until when nobody may write here, in the room's time; a time that is past: everybody may. */
  chatPausedUntilMs = $state(0);

  private waiting: Waiting[] = [];
  private result: Result = { endedMs: 0, revealMs: 0, shownMs: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ending: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private readonly stops: (() => void)[];

  constructor(readonly table: string) {
    this.stops = [
      socket.watchTable(table, (message) => (message.type === "table_shown" ? this.show(message) : this.tell(message))),
      socket.on("mine_changed", ({ seats }) => {
        // Who watched and has sat down sees more from now on: own cards, own turn.
        const seated = seats.find((seat) => seat.table === table);
        if (seated && this.now && this.now.you?.seat !== seated.seat) socket.lookAgain(table);
      }),
      socket.on("chat_said", (message) => this.hear(message)),
      socket.on("chat_paused", (message) => {
        if (message.table === table) this.chatPausedUntilMs = message.until_ms;
      }),
      socket.on("reacted", (message) => this.react(message)),
      socket.on("jackpot_paid", (message) => {
        if (message.table === table) this.paid(message);
      }),
      socket.on("table_closed", (message) => {
        if (message.table === table) this.shut();
      }),
    ];
  }

  /** Stop following. */
  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.ending);
    this.reactions.close();
    for (const stop of this.stops) stop();
  }

  /** The table is no more; what its last hand came to stands as long as any other result first. */
  private shut(): void {
    const last = this.waiting.at(-1);
    const shownMs = Math.max(last ? dueMs(last, this.result) : 0, this.result.shownMs);
    const leftMs = shownMs ? shownMs + RESULT_MS - performance.now() : 0;
    clearTimeout(this.ending);
    if (leftMs > 0) this.ending = setTimeout(() => (this.closed = true), leftMs);
    else this.closed = true;
  }

  /** Forget a flight that has landed. */
  landed(flight: Flight): void {
    this.flights = this.flights.filter((one) => one !== flight);
  }

  private know(table: TableState): void {
    this.now = table;
    const acts = table.you !== null && table.hand?.turn?.seat === table.you.seat;
    room.turnAt(this.table, acts, acts ? (table.hand?.clock?.untilMs ?? 0) : 0);
  }

  private show(message: TableShown): void {
    clearTimeout(this.timer);
    const { lines, last } = recentOf(message, this.caughtUp(), () => (this.count += 1));
    this.log(lines);
    this.flights = [];
    this.closed = message.view.state === "closed";
    this.still = true;
    const table = withOver(fromView(message.view), message.view, last);
    this.know(table);
    this.shown = table;
    this.say([turnSentence(table, socket.clock.now())]);
  }

  /** What waits to be drawn goes into the log at once; the version that is told to the end then, -1 before the first. */
  private caughtUp(): number {
    for (const next of this.waiting.splice(0)) this.take(next);
    return this.now?.version ?? -1;
  }

  private tell(message: TableTold): void {
    if (!this.now) return;
    const followed = follow(this.now, message);
    if (followed === "old" || followed === "gap") return; // the socket asks for the whole after a gap
    this.know(followed.table);
    // Who watched and has sat down sees more from now on: own cards, own turn. At a last table all sit down anew.
    const me = room.me.player;
    const isSeated = message.events.some((event) => event.kind === "player_seated" && event.player === me);
    if (isSeated) socket.lookAgain(this.table);
    this.still = false;
    const events = merged(message);
    this.waiting = schedule(events, message.now_ms, performance.now(), this.waiting, this.result);
    this.result = resultAfter(this.result, events, message.now_ms);
    clearTimeout(this.timer);
    this.draw();
  }

  /** Show what is due; all of it where nothing moves, nobody looks, or the viewer is to act. */
  private draw(): void {
    const spoken: string[] = [];
    const coming = this.waiting.map(({ event }) => event);
    const waits = theme.motion && !document.hidden && !pressing(coming, this.shown?.you?.seat ?? 0);
    const due = (one: Waiting) => (waits ? dueMs(one, this.result) : 0);
    while (this.waiting[0] && due(this.waiting[0]) <= performance.now()) {
      const next = this.waiting.shift();
      if (!next || !this.shown) break;
      if (tellsResult(next.event)) this.awarded();
      this.fly(next.event, this.shown);
      const sound = this.audible ? soundOf(next.event, this.shown.you?.seat ?? 0) : null;
      if (sound) play(sound);
      const { text, after } = this.take(next);
      if (text) spoken.push(text);
      if (!after) break;
      if (next.event.kind === "turn_started") spoken.push(turnSentence(after, socket.clock.now()));
    }
    this.say(spoken);
    const [next] = this.waiting;
    if (next) this.timer = setTimeout(() => this.draw(), due(next) - performance.now());
  }

  /** What somebody won is drawn now, and seen with the next frame, which on a slow machine takes its time. */
  private awarded(): void {
    const { endedMs } = this.result;
    const seen = () => {
      if (this.result.endedMs === endedMs) this.result = { ...this.result, shownMs: performance.now() };
    };
    seen();
    requestAnimationFrame(seen);
  }

  /** One event onto the felt and into the log; what is said of it. */
  private take(next: Waiting): { readonly text: string; readonly after: TableState | null } {
    const before = this.shown;
    if (!before) return { text: "", after: null };
    const after = reduce(before, next.event, next.nowMs);
    this.shown = after;
    if (after.hand?.end) this.lastHand = after.hand.hand;
    const line = lineOf((this.count += 1), next.event, before, after);
    const text = sentence(line, true);
    if (text) this.log([line]);
    return { text, after };
  }

  private log(lines: readonly Line[]): void {
    if (lines.length) this.lines = [...this.lines, ...lines].slice(-LINES_KEPT);
  }

  private say(sentences: readonly string[]): void {
    const text = sentences.filter(Boolean).join(" ");
    if (text) this.said = [...this.said, { key: (this.count += 1), text }].slice(-SAID_KEPT);
  }

  /** A jackpot was paid here: a moment on the felt, and a line of the log. */
  private paid(message: JackpotPaid): void {
    this.jackpot = message;
    if (!this.shown) return;
    const mine = message.shares.find((share) => share.player === room.me.player)?.amount ?? 0;
    const line = lineOf((this.count += 1), { kind: "jackpot_paid", paid: message, mine }, this.shown, this.shown);
    this.log([line]);
    this.say([sentence(line, true)]);
  }

  /** Somebody reacts; who is muted, or is not to be seen reacting, does it unseen. */
  private react({ table, player, reaction }: Reacted): void {
    if (table !== this.table || !settings.showReactions) return;
    const name = Object.values(this.shown?.seats ?? {}).find((seat) => seat.player === player)?.name;
    if (name === undefined || settings.mutedNames.includes(name)) return;
    this.reactions.show(player, reaction);
    this.say([t("reacted", { name, reaction: t(`reaction-${reaction}`) })]);
  }

  private hear(message: ChatSaid): void {
    if (message.table !== this.table) return;
    this.talk = [...this.talk, message].slice(-TALK_KEPT);
    this.unread += 1;
  }

  /** Chips move where an event moved them. */
  private fly(event: AnyEvent, before: TableState): void {
    if (!theme.motion || document.hidden) return;
    const flights = flightsOf(event, before).map((flight) => ({ ...flight, key: (this.count += 1) }));
    if (flights.length) this.flights = [...this.flights, ...flights];
  }
}

type Way = Omit<Flight, "key">;

/** Which chips an event moves, from where to where. */
export function flightsOf(event: Told, before: TableState): Way[] {
  switch (event.kind) {
    case "blind_posted":
    case "called":
    case "bring_in_posted":
    case "completed":
    case "bet":
    case "raised":
      return event.amount ? [{ from: `seat-${event.seat}`, to: `bet-${event.seat}`, amount: event.amount }] : [];
    case "ante_posted":
      return [{ from: `seat-${event.seat}`, to: "pots", amount: event.amount }];
    case "uncalled_returned":
      return [{ from: `bet-${event.seat}`, to: `seat-${event.seat}`, amount: event.amount }];
    case "bets_collected":
      return Object.values(before.seats)
        .filter((seat) => seat.bet > 0)
        .map((seat) => ({ from: `bet-${seat.seat}`, to: "pots", amount: seat.bet }));
    case "pot_awarded":
      return [{ from: "pots", to: `seat-${event.seat}`, amount: event.amount }];
    default:
      return [];
  }
}

/** Sessions in use by table, so that several views of a table share one. */
const open = new Map<string, { session: TableSession; users: number }>();

/** The session of a table, and how to give it back. */
export function useTable(table: string): { readonly session: TableSession; readonly release: () => void } {
  const entry = open.get(table) ?? { session: new TableSession(table), users: 0 };
  open.set(table, entry);
  entry.users += 1;
  let used = true;
  const release = () => {
    if (!used) return;
    used = false;
    entry.users -= 1;
    if (entry.users) return;
    entry.session.close();
    open.delete(table);
  };
  return { session: entry.session, release };
}
