import { flushSync } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { badged, ICON, ICON_ON_TURN } from "../src/app/badge.svelte";
import { titled } from "../src/app/title.svelte";
import type { MySeat } from "../src/protocol";
import { room } from "../src/wire/room.svelte";
import { words } from "../src/words/words.svelte";

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
});
