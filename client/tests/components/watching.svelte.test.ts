/** What stands in the place of the bar for somebody who watches a table: what is asked there, and the ways to a seat. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { router } from "../../src/app/router.svelte";
import { joining } from "../../src/lobby/joining.svelte";
import { toasts } from "../../src/parts/toasts.svelte";
import type { PoolView, TableRow, TableView } from "../../src/protocol";
import Resting from "../../src/table/bars/Resting.svelte";
import type { AnyEvent } from "../../src/table/state/reduce";
import { room, socket } from "../../src/wire/room.svelte";
import { words } from "../../src/words/words.svelte";
import { POOL } from "../pool";
import { TERMS } from "../table/script";
import {
  all,
  button,
  buttonNames,
  cleared,
  drawn,
  http,
  namesOf,
  pageText,
  press,
  settled,
  signIn,
  still,
  toasted,
} from "./drawn";

beforeEach(() => {
  words.language = "en";
  toasts.all = [];
  room.pools = [];
  joining.pool = null;
  signIn(50_000);
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  signOut();
  router.go("/", true);
});

const signOut = () => (room.me = { ...room.me, player: "" });
/** The table as somebody sees it who has no seat there. */
const watch = (view: Partial<TableView> = {}, events: AnyEvent[] = []) =>
  drawn(Resting, { table: still({ ...view, you: null }, events) });
const links = () => all("a").map((one) => [one.textContent, one.getAttribute("href")]);

const KUUSI: TableRow = {
  table: "t1",
  name: "Kuusi",
  players: 3,
  seats: 6,
  state: "running",
  average_pot: 0,
  hands_an_hour: 0,
};
/** The stake of the table. */
const STAKE: PoolView = { ...POOL, pool: "nl100", tables: [KUUSI] };

describe("who watches", () => {
  it("is told so, and has a way to the lobby", () => {
    watch();
    expect(pageText()).toBe("You are watching. Hole cards are not shown. To the lobby");
    expect(links()).toEqual([["To the lobby", "/"]]);
  });

  it("without an account may sign in", () => {
    signOut();
    watch();
    expect(links()).toEqual([
      ["Sign in", "/sign-in"],
      ["To the lobby", "/"],
    ]);
  });

  it("is not sent to sign in before it is known who it is", () => {
    signOut();
    room.known = false;
    watch();
    expect(links()).toEqual([["To the lobby", "/"]]);
  });

  it("may join the stake of the table as soon as the lobby tells of it", () => {
    watch();
    expect(buttonNames()).toEqual([]);
    room.pools = [{ ...POOL, pool: "other" }, STAKE];
    flushSync();
    press("Join");
    expect(joining.pool?.pool).toBe("nl100");
  });

  it("without an account signs up to join, and comes back to the stake", () => {
    signOut();
    room.pools = [STAKE];
    watch();
    expect(links()).toEqual([["To the lobby", "/"]]);
    press("Join");
    expect([router.path, router.query]).toEqual(["/sign-up", "?join=nl100"]);
    expect(joining.pool).toBeNull();
  });

  it("cannot join where no new players are brought", () => {
    room.pools = [{ ...STAKE, offered: false }];
    watch();
    expect(buttonNames()).toEqual([]);
  });

  it("reads what all are asked, and has no say in it", () => {
    watch({}, [{ kind: "all_asked", what: "bomb_pot", seconds: 0, amount: 500, player: "p1" }]);
    expect(namesOf("group")).toEqual(["Bomb pot"]);
    expect(pageText()).toBe("Anna suggests a bomb pot next hand, for 5.00 each. 0 have agreed so far. To the lobby");
    expect(buttonNames()).toEqual([]);
  });

  it("is told of the lobby for as long as the table is looked at", async () => {
    const stop = vi.fn();
    const follows = vi.spyOn(socket, "watchLobby").mockReturnValue(stop);
    watch();
    expect(follows).toHaveBeenCalledOnce();
    expect(stop).not.toHaveBeenCalled();
    await cleared();
    expect(stop).toHaveBeenCalledOnce();
  });

  it("is offered no seat any more once there is one", () => {
    const follows = vi.spyOn(socket, "watchLobby");
    room.pools = [STAKE];
    drawn(Resting, { table: still() });
    expect([buttonNames(), links()]).toEqual([[], []]);
    expect(follows).not.toHaveBeenCalled();
  });
});

describe("who watches a private game", () => {
  const SEAT = "/api/private/games/t1/seat";

  it("sits down with as much as the game takes, by one press", async () => {
    const calls = http({ [SEAT]: {} });
    watch({ terms: { ...TERMS, private: "play" } });
    expect(links()).toEqual([["Game", "/private/t1"]]);
    press("Sit down", "Sit down");
    expect(button("Sit down").disabled).toBe(true);
    expect(calls).toEqual([{ method: "POST", path: SEAT, body: { buy_in: 0 } }]);
    await vi.waitFor(() => expect(button("Sit down").disabled).toBe(false));
  });

  it("is told a refusal, and may try again", async () => {
    http({ [SEAT]: { code: "odd-thing", message: "Every seat is taken" } }, 409);
    watch({ terms: { ...TERMS, private: "play" } });
    press("Sit down");
    await vi.waitFor(() => expect(toasted()).toEqual([["refused", "Every seat is taken"]]));
    await settled();
    expect(button("Sit down").disabled).toBe(false);
  });
});
