/** A table that is closed behind its last hand: what that came to stands first, as long as any other result. */

import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { RESULT_MS, type TableShown, type TableTold } from "../../src/protocol";
import { TableSession } from "../../src/table/state/session.svelte";
import { socket } from "../../src/wire/room.svelte";
import { words } from "../../src/words/words.svelte";
import { preflop, threeSeats, told } from "./script";

type Told = { readonly type: string; readonly table: string };
let table: (message: TableShown | TableTold) => void;
let heard: Map<string, (message: Told) => void>;

beforeAll(() => words.fetch("en"));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame"] });
  heard = new Map();
  vi.spyOn(socket, "watchTable").mockImplementation((_, listener) => {
    table = listener;
    return () => undefined;
  });
  vi.spyOn(socket, "on").mockImplementation((type, listener) => {
    heard.set(type, listener as never);
    return () => undefined;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function opened(): TableSession {
  const view = threeSeats();
  const session = new TableSession(view.terms.table);
  table({ type: "table_shown", view, names: {}, recent: [] } as unknown as TableShown);
  return session;
}
const close = (session: TableSession) => heard.get("table_closed")!({ type: "table_closed", table: session.table });

it("is closed at once where nothing has just ended", () => {
  const session = opened();
  close(session);
  expect(session.closed).toBe(true);
});

const END = { kind: "hand_ended", hand: "h1", at_ms: 2, stacks: [] };
it.each([
  ["a pot", { kind: "pot_awarded", pot: 0, seat: 1, amount: 300 }],
  ["points", { kind: "result_settled", seat: 1, points: 3, amount: 300, stack: 10_300 }],
])("lets a result stand that told %s and is whole already", (_, won) => {
  const session = opened();
  table(told(11, [...preflop(), won, END] as never));
  vi.advanceTimersByTime(2_000);
  expect(session.shown?.hand?.end).toBe("ended");
  close(session);
  vi.advanceTimersByTime(RESULT_MS - 2_000);
  expect(session.closed).toBe(false);
  vi.advanceTimersByTime(2_100);
  expect(session.closed).toBe(true);
  session.close();
});

it("shows the last result for as long as any other before it says that it is closed", () => {
  const session = opened();
  const won = { kind: "pot_awarded", pot: 0, seat: 1, amount: 300 };
  table(told(11, [...preflop(), won, END] as never));
  close(session);
  vi.advanceTimersByTime(RESULT_MS - 100);
  expect(session.closed).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect([session.closed, session.shown?.hand?.end]).toEqual([true, "ended"]);
  session.close();
});
