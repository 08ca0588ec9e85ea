/** The main parts of a table as a browser draws them: mounted whole, fed with the room's own messages. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notes } from "../../src/notes/notes.svelte";
import type { TableTold } from "../../src/protocol";
import { shownIn } from "../../src/table/amounts.svelte";
import ActionBar from "../../src/table/bars/ActionBar.svelte";
import { Acting } from "../../src/table/bars/acting.svelte";
import LeaveSheet from "../../src/table/controls/LeaveSheet.svelte";
import Felt from "../../src/table/felt/Felt.svelte";
import Log from "../../src/table/log/Log.svelte";
import { lineOf } from "../../src/table/log/narrate";
import type { TableSession } from "../../src/table/state/session.svelte";
import { follow } from "../../src/table/state/reduce";
import { fromView } from "../../src/table/state/from_view";
import { type TableState } from "../../src/table/state/state";
import { words } from "../../src/words/words.svelte";
import { preflop, threeSeats, told } from "./script";

let parts: object[] = [];
function drawn<P extends Record<string, unknown>>(part: Component<P>, props: P): HTMLElement {
  parts.push(mount(part, { target: document.body, props }));
  flushSync();
  return document.body;
}
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("button")];
const button = (name: string) =>
  buttons().find((one) => one.textContent?.trim() === name || one.getAttribute("aria-label") === name);

function after(table: TableState, message: TableTold): TableState {
  const followed = follow(table, message);
  if (followed === "old" || followed === "gap") throw new Error(followed);
  return followed.table;
}
/** Three seats before the flop; it is the turn of seat 4, and after its call of seat 1 and then of the viewer. */
const begun = () => after(fromView(threeSeats()), told(11, preflop()));
function myTurn(): TableState {
  const turn = { call: 0, until_ms: 99_000, time_bank_ms: 30_000, min_raise_to: 200, max_raise_to: 8_000 };
  return after(
    begun(),
    told(12, [
      { kind: "called", seat: 4, amount: 100, bet: 100, stack: 2400 },
      { kind: "folded", seat: 1 },
      { kind: "turn_started", seat: 2, turn: 3, ...turn },
    ]),
  );
}

beforeEach(() => {
  words.language = "en";
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(parts.map((one) => unmount(one)));
  parts = [];
  document.body.replaceChildren();
  shownIn.unit = "chips";
});

describe("the felt", () => {
  it("shows each seat with its stack and bet, free seats, and says both to a screen reader", () => {
    drawn(Felt, { table: begun(), shape: "wide" as const, still: true });
    const seats = [...document.querySelectorAll("li.at")].map(
      (one) => one.querySelector(".spoken")?.textContent ?? "free",
    );
    expect(seats).toHaveLength(6);
    expect(seats.filter((one) => one === "free")).toHaveLength(3);
    expect(seats).toContain("Me (You), stack 79.00, bet 1.00, Big blind, has cards");
    expect(document.querySelector(".pots")?.textContent).toContain("1.50");
  });

  it("changes to big blinds while it is looked at", () => {
    drawn(Felt, { table: begun(), shape: "wide" as const, still: true });
    expect(document.body.textContent).toContain("79.00");
    shownIn.toggle();
    flushSync();
    const stacks = [...document.querySelectorAll(".stack")].map((one) => one.textContent);
    expect(stacks.sort()).toEqual(["25 BB", "79 BB", "99.5 BB"]);
  });

  it("has a note on each other player a press away, and marks who has one", () => {
    const opened: string[] = [];
    drawn(Felt, {
      table: begun(),
      shape: "wide" as const,
      still: true,
      openNote: (player: string) => opened.push(player),
    });
    expect(buttons().map((one) => one.getAttribute("aria-label"))).toEqual([
      "Write a note on Cleo",
      "Write a note on Anna",
    ]);
    button("Write a note on Anna")?.click();
    expect(opened).toEqual(["p1"]);
    notes.write({ player: "p1", name: "Anna", text: "Bluffs", colour: "red", at_ms: 1 });
    flushSync();
    expect(document.querySelectorAll(".note-mark .label.red")).toHaveLength(1);
    expect(document.body.textContent).toContain("your note: Red, Bluffs");
    notes.write({ player: "p1", name: "Anna", text: "", colour: "", at_ms: 2 });
  });
});

describe("the action bar", () => {
  function bar(table: TableState) {
    const acting = new Acting({ now: table, table: "t1" } as unknown as TableSession);
    const done = vi.spyOn(acting, "do").mockImplementation(() => undefined);
    acting.follow(acting.decision, acting.price);
    drawn(ActionBar, { acting, table, active: true });
    return { acting, done };
  }

  it("has exact amounts, and in big blinds a second line that leaves them as they are", () => {
    bar(myTurn());
    expect(button("Check")).toBeDefined();
    expect(button("Raise to 2.00")).toBeDefined();
    shownIn.toggle();
    flushSync();
    expect(
      buttons()
        .find((one) => one.textContent?.includes("Raise to 2.00"))
        ?.textContent?.trim(),
    ).toBe("Raise to 2.00 2 BB");
  });

  it("takes no press in the moment after the price came, and takes it then", () => {
    const { acting, done } = bar(myTurn());
    button("Check")?.click();
    expect(acting.locked).toBe(true);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    flushSync();
    button("Check")?.click();
    expect(done).toHaveBeenCalledExactlyOnceWith("check");
  });

  it("warns before it folds for free", () => {
    const { done } = bar(myTurn());
    vi.advanceTimersByTime(500);
    flushSync();
    button("Fold")?.click();
    flushSync();
    expect(done).not.toHaveBeenCalled();
    expect(document.body.textContent).toContain("Checking is free.");
    button("Fold anyway?")?.click();
    expect(done).toHaveBeenCalledExactlyOnceWith("fold");
  });
});

describe("the log and the sheets", () => {
  it("say what happened in order, and mark an automatic decision with its clause", () => {
    const before = begun();
    const event = { kind: "folded" as const, seat: 4, automatic: "clock" as const, clauses: ["CO-TH.41"] };
    const line = lineOf(1, event, before, after(before, told(12, [event])));
    drawn(Log, { lines: [line] });
    expect(document.querySelector("li")?.textContent).toContain("Cleo ran out of time: fold.");
    expect(document.querySelectorAll("li button")).toHaveLength(1);
  });

  const asked: string[] = [];
  const sheet = {
    name: "Kuusi",
    close: () => asked.push("close"),
    leave: (givesUp: boolean) => asked.push(givesUp ? "give up" : "leave"),
    leaveAtBlind: () => asked.push("blind"),
  };

  it("leave at once, at the next big blind, or not at all", () => {
    asked.length = 0;
    drawn(LeaveSheet, { ...sheet, playing: false });
    for (const name of ["Leave table", "At my next big blind", "Cancel"]) button(name)?.click();
    expect(asked).toEqual(["leave", "blind", "close"]);
  });

  it("give up the hand that one is in and leave, or leave after it", () => {
    asked.length = 0;
    drawn(LeaveSheet, { ...sheet, playing: true });
    for (const name of ["Give up the hand", "After this hand"]) button(name)?.click();
    expect(asked).toEqual(["give up", "leave"]);
    expect(button("Leave table")).toBeUndefined();
  });
});
