import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyServerMessage, TableTold, TableView } from "../src/protocol";
import { RefusedError, RoomSocket } from "../src/wire/socket";

/** The browser's end of a connection, with the room's end in the test's hand. */
class Line {
  static all: Line[] = [];
  sent: { type: string; id?: string; table?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  closed = false;

  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  tell(message: AnyServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types() {
    return this.sent.map((message) => message.type);
  }
}

const line = () => Line.all.at(-1)!;
const view = (version: number) =>
  ({ terms: { table: "t1" }, version, now_ms: 0, state: "running", seats: [] }) as unknown as TableView;
const told = (version: number): TableTold => ({
  type: "table_told",
  table: "t1",
  version,
  now_ms: 0,
  events: [{ kind: "checked", seat: 1 }],
});

let socket: RoomSocket;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  socket = new RoomSocket(() => new Line() as unknown as WebSocket);
  socket.connect();
  line().onopen?.();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a room that moves behind the socket", () => {
  it("is lost until it welcomes anew, on the same line; then all is watched and asked again", async () => {
    const heard: number[] = [];
    socket.watchTable("t1", (message) => heard.push(message.type === "table_told" ? message.version : -1));
    line().tell({ type: "table_shown", view: view(3) });
    const before = socket.ask({ type: "sit_out", table: "t1" });
    line().tell({ type: "room_moves" });
    expect([socket.connection, socket.why]).toEqual(["lost", "moving"]);
    const said = line().sent.length;
    void socket.ask({ type: "sit_in", table: "t1" });
    vi.advanceTimersByTime(12_000); // no ping is due, and none is missed
    expect(line().sent).toHaveLength(said);
    line().tell({ type: "welcome", now_ms: 0, house: "Casinohuone" });
    expect([socket.connection, socket.why, Line.all.length]).toEqual(["open", "", 1]);
    expect(line().types().slice(said)).toEqual(["watch_table", "sit_out", "sit_in", "ping"]);
    line().tell(told(4)); // of before the whole view
    line().tell({ type: "table_shown", view: view(9) });
    line().tell(told(10));
    expect(heard).toEqual([-1, -1, 10]);
    line().tell({ type: "done", id: line().sent.find((message) => message.type === "sit_out")!.id!, repeated: true });
    await expect(before).resolves.toMatchObject({ repeated: true });
  });

  it("is tried anew when the gateway falls silent too", () => {
    line().tell({ type: "room_moves" });
    vi.advanceTimersByTime(10_000);
    line().tell({ type: "room_moves" });
    vi.advanceTimersByTime(14_000);
    expect(Line.all).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(line().closed || Line.all.length > 1).toBe(true);
  });
});

describe("a request", () => {
  it("ends with the answer to its own id", async () => {
    const first = socket.ask({ type: "sit_out", table: "t1" });
    const second = socket.ask({ type: "sit_in", table: "t1" });
    const ids = line()
      .sent.filter((message) => message.id)
      .map((message) => message.id!);
    expect(new Set(ids).size).toBe(2);
    line().tell({ type: "refused", id: ids[1]!, code: "not-sitting-out", message: "You are not sitting out." });
    line().tell({ type: "done", id: ids[0]! });
    await expect(first).resolves.toMatchObject({ id: ids[0] });
    await expect(second).rejects.toBeInstanceOf(RefusedError);
    expect(socket.unanswered).toBe(0);
  });

  it("is sent again under the same id when the connection comes back", async () => {
    const asked = socket.ask({ type: "leave_table", table: "t1" });
    const id = line().sent.at(-1)!.id!;
    line().onclose?.();
    expect(socket.connection).toBe("lost");
    vi.advanceTimersByTime(300);
    line().onopen?.();
    expect(Line.all).toHaveLength(2);
    expect(
      line()
        .sent.filter((message) => message.type === "leave_table")
        .map((message) => message.id),
    ).toEqual([id]);
    line().tell({ type: "done", id, repeated: true });
    await expect(asked).resolves.toMatchObject({ repeated: true });
  });

  it("made while there is no connection waits for one", () => {
    line().onclose?.();
    void socket.ask({ type: "sit_out", table: "t1" });
    vi.advanceTimersByTime(300);
    line().onopen?.();
    expect(line().types()).toContain("sit_out");
  });

  it("is given up when somebody else signs in", async () => {
    const asked = socket.ask({ type: "sit_out", table: "t1" });
    socket.restart();
    await expect(asked).rejects.toThrow();
    line().onopen?.();
    expect(line().types()).not.toContain("sit_out");
  });
});

describe("a table", () => {
  it("is told from a whole view on, without a gap and without repetition", () => {
    const heard: number[] = [];
    socket.watchTable("t1", (message) =>
      heard.push(message.type === "table_shown" ? message.view.version : message.version),
    );
    line().tell(told(4));
    line().tell({ type: "table_shown", view: view(5) });
    line().tell(told(5));
    line().tell(told(6));
    expect(heard).toEqual([5, 6]);
  });

  it("tells what only you may know without a new version", () => {
    const heard: number[] = [];
    socket.watchTable("t1", (message) => message.type === "table_told" && heard.push(message.version));
    line().tell({ type: "table_shown", view: view(5) });
    line().tell({ ...told(5), events: [], private: [{ kind: "hole_seen", seat: 1, cards: ["As", "Kd"] }] });
    line().tell(told(6));
    expect(heard).toEqual([5, 6]);
    expect(
      line()
        .types()
        .filter((type) => type === "watch_table"),
    ).toHaveLength(1);
  });

  it("is asked for whole again after a gap", () => {
    const heard: string[] = [];
    socket.watchTable("t1", (message) => heard.push(message.type));
    line().tell({ type: "table_shown", view: view(5) });
    line().tell(told(7));
    line().tell(told(8));
    expect(
      line()
        .types()
        .filter((type) => type === "watch_table"),
    ).toHaveLength(2);
    expect(heard).toEqual(["table_shown"]);
    line().tell({ type: "table_shown", view: view(8) });
    line().tell(told(9));
    expect(heard).toEqual(["table_shown", "table_shown", "table_told"]);
  });

  it("is watched again after the connection came back, and not after nobody looks", () => {
    const stop = socket.watchTable("t1", () => undefined);
    socket.watchTable("t2", () => undefined);
    stop();
    expect(line().sent.at(-1)).toEqual({ type: "unwatch_table", table: "t1" });
    line().onclose?.();
    vi.advanceTimersByTime(300);
    line().onopen?.();
    expect(
      line()
        .sent.filter((message) => message.type === "watch_table")
        .map((message) => message.table),
    ).toEqual(["t2"]);
  });
});

describe("the connection", () => {
  it("is lost when a ping is not answered", () => {
    line().tell({ type: "pong", sent_ms: Date.now(), now_ms: Date.now() });
    vi.advanceTimersByTime(10_000);
    expect(socket.connection).toBe("open");
    vi.advanceTimersByTime(6_000);
    expect(socket.connection).toBe("lost");
    expect(Line.all[0]!.closed).toBe(true);
  });

  it("says why the room hung up, until it is reached again", () => {
    line().onclose?.({ code: 4500 });
    expect([socket.connection, socket.why]).toEqual(["lost", "store_failed"]);
    vi.advanceTimersByTime(250);
    line().onclose?.({ code: 1006 }); // nobody is there
    expect(socket.why).toBe("store_failed");
    vi.advanceTimersByTime(500);
    line().onopen?.();
    expect(socket.why).toBe("");
    line().onclose?.({ code: 1001 });
    expect(socket.why).toBe("stopped");
  });

  it("asks for the room's time where a table tells of an earlier one than is believed", () => {
    const now = Date.now();
    line().tell({ type: "pong", sent_ms: now, now_ms: now });
    socket.watchTable("t1", () => undefined);
    line().tell({ type: "table_shown", view: view(1) });
    const pings = () =>
      line()
        .types()
        .filter((type) => type === "ping").length;
    vi.advanceTimersByTime(5_000);
    expect(pings()).toBe(1);
    line().tell({ ...told(2), now_ms: Date.now() - 200 });
    expect(pings()).toBe(1);
    line().tell({ ...told(3), now_ms: Date.now() - 4_000 });
    expect(pings()).toBe(2);
  });

  it("is tried again ever more slowly, at most every eight seconds", () => {
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      line().onclose?.();
      waits.push(socket.retryAt - Date.now());
      vi.advanceTimersByTime(8_000);
    }
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it("is known to be lost as soon as the browser has no network", () => {
    socket.networkChanged(false);
    expect(socket.connection).toBe("lost");
    socket.networkChanged(true);
    line().onopen?.();
    expect(socket.connection).toBe("open");
  });

  it("stays closed when it was ended", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
    expect(socket.connection).toBe("closed");
  });
});
