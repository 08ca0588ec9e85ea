/** The chat while an all-in is run: nothing can be sent, what was typed stays, and the time that is left is told. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyServerMessage } from "../../src/protocol";
import Chat from "../../src/table/log/Chat.svelte";
import { TableSession } from "../../src/table/state/session.svelte";
import { socket } from "../../src/wire/room.svelte";
import { words } from "../../src/words/words.svelte";
import { button, drawn, pageText, textOf } from "./drawn";

type Heard = (message: AnyServerMessage) => void;

let session: TableSession;
let heard: Map<string, Heard>;

beforeEach(() => {
  words.language = "en";
  heard = new Map();
  vi.spyOn(socket, "watchTable").mockReturnValue(() => undefined);
  vi.spyOn(socket, "on").mockImplementation((type: string, hear: Heard) => {
    heard.set(type, hear);
    return () => undefined;
  });
  session = new TableSession("t1");
});
afterEach(() => session.close());

function paused(table: string, forMs: number) {
  heard.get("chat_paused")?.({ type: "chat_paused", table, until_ms: socket.clock.now() + forMs });
  flushSync();
}

describe("the chat of a table", () => {
  it("waits while an all-in is run, and says how long", () => {
    drawn(Chat, { session, seated: true });
    const box = document.querySelector("input") as HTMLInputElement;
    box.value = "what a hand";
    expect(button("Send").disabled).toBe(false);
    paused("t1", 5_000);
    expect(button("Send").disabled).toBe(true);
    expect(textOf("[role=status]")).toBe("Chat waits while an all-in is run. 5");
    expect(box.value).toBe("what a hand");
    paused("t1", 0);
    expect(button("Send").disabled).toBe(false);
    expect(pageText()).not.toContain("Chat waits");
  });

  it("minds its own table alone", () => {
    drawn(Chat, { session, seated: true });
    paused("t2", 5_000);
    expect(button("Send").disabled).toBe(false);
  });
});
