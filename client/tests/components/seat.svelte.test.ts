/** A seat on the felt: what is read off its plate, and what a screen reader is told instead. */

import { beforeEach, describe, expect, it } from "vitest";
import { notes } from "../../src/notes/notes.svelte";
import Seat from "../../src/table/felt/Seat.svelte";
import type { SeatState, TableState } from "../../src/table/state/state";
import { words } from "../../src/words/words.svelte";
import { all, begun, button, buttonNames, cleared, drawn, textOf, withHand, withSeat } from "./drawn";

beforeEach(() => void (words.language = "en"));

/** Anna's seat (1), or another one, as it is drawn with something otherwise. */
function seat(other: Partial<SeatState> = {}, number = 1, table: TableState = begun(), openNote?: () => void): void {
  const changed = withSeat(table, number, other);
  const mine = changed.you?.seat === number;
  const sat = changed.seats[number] as SeatState;
  drawn(Seat, { seat: sat, table: changed, side: "left" as const, live: true, mine, openNote });
}
const spoken = () => textOf(".spoken");
const tag = () => textOf(".tag");

describe("a seat", () => {
  it("has a name and a stack, and tells the stack, the bet and the cards in one sentence", () => {
    seat();
    expect(textOf(".plate .name")).toBe("Anna");
    expect(textOf(".plate .stack")).toBe("99.50");
    expect(tag()).toBe("Small blind");
    expect(spoken()).toBe("Anna, stack 99.50, bet 0.50, Small blind, has cards");
  });

  it("is told once: what the eye reads off the plate is not read out too", () => {
    seat();
    for (const part of all(".plate, .tag")) expect(part.getAttribute("aria-hidden")).toBe("true");
    expect(all(".spoken")).toHaveLength(1);
  });

  it("says who is the dealer and who is to act", () => {
    seat({}, 4);
    expect(textOf(".dealer")).toBe("D");
    expect(all(".seat.acting")).toHaveLength(1);
    expect(spoken()).toBe("Cleo, stack 25.00, Dealer, to act, has cards");
  });

  it("of a player who folded says so, and has cards no more", () => {
    seat({ folded: true, held: [], deed: { kind: "fold", amount: 0, allIn: false, automatic: "" } });
    expect(tag()).toBe("Fold");
    expect(all(".seat.out")).toHaveLength(1);
    expect(spoken()).toBe("Anna, stack 99.50, bet 0.50, Fold");
  });

  it("that gave up at the showdown has cards no more, unless it is one's own", () => {
    const over = withHand(begun(), { end: "ended" });
    const called = { bet: 0, deed: { kind: "call" as const, amount: 100, allIn: false, automatic: "" } };
    seat(called, 1, over);
    expect(all(".seat .card")).toHaveLength(0);
    expect(all(".tag")).toHaveLength(0);
    expect(all(".seat.out")).toHaveLength(1);
    expect(spoken()).toBe("Anna, stack 99.50");
  });

  it("that showed, won, or shows afterwards keeps its cards when the hand is over", async () => {
    const over = withHand(begun(), { end: "ended" });
    for (const other of [{ tabled: true }, { won: 50 }, { showed: ["As"] }]) {
      seat(other, 1, over);
      expect(all(".seat.out")).toHaveLength(0);
      expect(all(".seat .card").length).toBeGreaterThan(0);
      await cleared();
    }
    seat({ showed: [] }, 2, over);
    expect(all(".seat .card").length).toBeGreaterThan(0); // one's own
  });

  it("without a stack says all-in where the stack was, and nothing twice", () => {
    seat({ allIn: true, stack: 0, bet: 10_000 });
    expect(textOf(".plate .stack")).toBe("All-in");
    expect(all(".tag")).toHaveLength(0);
    expect(spoken()).toContain("stack 0.00, bet 100.00");
  });

  it("that is all-in with something left keeps its stack", () => {
    seat({ allIn: true, stack: 25 });
    expect(textOf(".plate .stack")).toBe("0.25");
    expect(tag()).toBe("All-in");
  });

  it.each([
    ["wish", "Away"],
    ["clock", "Away"],
    ["disconnected", "Away, no connection"],
    ["no_chips", "No chips"],
    ["penalty", "Penalty"],
  ])("of a player who sits out by %s says why", (away, said) => {
    seat({ state: "sitting_out", away, inHand: false, held: [], bet: 0, deed: null });
    expect(tag()).toBe(said);
    expect(spoken()).toBe(`Anna, stack 99.50, ${said}`);
    expect(all(".seat.out")).toHaveLength(1);
  });

  it("of a player who lost the connection in a hand says that before what was done", () => {
    seat({ connected: false });
    expect(tag()).toBe("No connection");
    expect(spoken()).toBe("Anna, stack 99.50, bet 0.50, No connection, has cards");
  });

  it("that waits for the blind is short to the eye and whole to the ear", () => {
    seat({ state: "waiting_big_blind", inHand: false, held: [], bet: 0, deed: null });
    expect(tag()).toBe("Waiting");
    expect(spoken()).toBe("Anna, stack 99.50, Waits for big blind");
  });

  it("carries the marker of the blinds it missed", () => {
    seat({ missed: "big" });
    expect(textOf(".missed")).toBe("SB+BB");
    expect(spoken()).toContain("Missed both blinds");
  });

  it("says what it won, and nothing else", () => {
    seat({ won: 650, deed: null, bet: 0 });
    expect(tag()).toBe("Wins 6.50");
    expect(all(".seat.won")).toHaveLength(1);
    expect(spoken()).toContain("Wins 6.50");
  });

  it("says the chance of a hand that lies open, and which cards they are", () => {
    seat({
      chance: 812,
      tabled: true,
      held: [
        { card: "As", up: true },
        { card: "Kd", up: true },
      ],
    });
    expect(textOf(".chance")).toBe("81.2%");
    expect(all(".tag")).toHaveLength(0);
    expect(spoken()).toContain("81.2%, ace of spades, king of diamonds");
  });

  it("has a second button where betting begins elsewhere", () => {
    seat({}, 1, withHand(begun(), { bettingButton: 1 }));
    expect(textOf(".betting")).toBe("W");
    expect(spoken()).toContain("Button of the betting");
  });
});

describe("your own seat", () => {
  it("says that it is yours, and offers no note on yourself", () => {
    seat({}, 2, begun(), () => undefined);
    expect(spoken()).toBe("Me (You), stack 79.00, bet 1.00, Big blind, has cards");
    expect(all(".seat.mine")).toHaveLength(1);
    expect(buttonNames().filter((name) => /note/i.test(name))).toEqual([]);
  });

  it("tells your cards as soon as they are known", () => {
    const cards = [
      { card: "7h", up: false },
      { card: "7c", up: false },
    ];
    seat({ held: cards }, 2);
    expect(spoken()).toContain("seven of hearts, seven of clubs");
    expect(spoken()).not.toContain("has cards");
  });
});

describe("a note on who sits there", () => {
  it("is a press away, and marks the seat once it is written", () => {
    let opened = 0;
    seat({}, 1, begun(), () => (opened += 1));
    button("Write a note on Anna").click();
    expect(opened).toBe(1);
    expect(all(".note-mark")).toHaveLength(0);
    notes.write({ player: "p1", name: "Anna", text: "Bluffs", colour: "red", at_ms: 1 });
    seat({}, 1, begun(), () => (opened += 1));
    expect(all(".note-mark").length).toBeGreaterThan(0);
    expect(all(".spoken").at(-1)?.textContent).toContain("your note: Red, Bluffs");
    notes.write({ player: "p1", name: "Anna", text: "", colour: "", at_ms: 2 });
  });
});
