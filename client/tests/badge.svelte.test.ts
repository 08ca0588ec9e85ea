import { flushSync } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import MyTables from "../src/app/MyTables.svelte";
import { badged, ICON, ICON_ON_TURN } from "../src/app/badge.svelte";
import { titled } from "../src/app/title.svelte";
import type { MySeat } from "../src/protocol";
import { room, socket } from "../src/wire/room.svelte";
import { words } from "../src/words/words.svelte";
import { cleared, drawn, namesOf } from "./components/drawn";

const seat = (table: string, your_turn: boolean): MySeat => ({
  table,
  name: table,
  seat: 1,
  stack: 100,
  your_turn,
  sitting_out: false,
});

describe("a turn is called on the page's icon and title", () => {
  beforeAll(() => words.fetch("en"));
  it("with how many tables wait, as long as they do", () => {
    document.head.innerHTML = `<link rel="icon" href="${ICON}" />`;
    const icon = () => document.querySelector("link")?.getAttribute("href");
    const called: (number | undefined)[] = [];
    Object.assign(navigator, {
      setAppBadge: (count?: number) => Promise.resolve(called.push(count)),
      clearAppBadge: () => Promise.resolve(called.push(0)),
    });
    const stop = $effect.root(() => {
      badged();
      titled(() => "Kuusi");
    });
    flushSync();
    expect([icon(), document.title]).toEqual([ICON, "Kuusi · Cardroom"]);
    room.seats = [seat("t1", true), seat("t2", false)];
    flushSync();
    expect([icon(), document.title]).toEqual([ICON_ON_TURN, "Your turn · Kuusi · Cardroom"]);
    room.seats = [seat("t1", true), seat("t2", true)];
    flushSync();
    expect(document.title).toBe("(2) Your turn · Kuusi · Cardroom");
    room.seats = [];
    flushSync();
    expect([icon(), document.title]).toEqual([ICON, "Kuusi · Cardroom"]);
    expect(called).toEqual([0, 1, 2, 0]);
    stop();
  });
  it("with the time that is left at each of the tables", async () => {
    vi.spyOn(socket.clock, "now").mockReturnValue(10_000);
    room.seats = [{ ...seat("t1", true), until_ms: 22_000 }, seat("t2", false)];
    drawn(MyTables, {});
    expect(namesOf("timer")).toEqual([expect.stringContaining("12")]);
    room.turnAt("t1", true, 40_000);
    flushSync();
    expect(namesOf("timer")).toEqual([expect.stringContaining("30")]);
    room.turnAt("t1", false, 0);
    flushSync();
    expect(namesOf("timer")).toEqual([]);
    room.seats = [];
    await cleared();
  });
});
