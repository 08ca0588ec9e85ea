/** The bar of a turn as a player uses it: what it offers, which keys it takes, and exactly what it sends. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TurnStarted } from "../../src/protocol";
import { Acting } from "../../src/table/bars/acting.svelte";
import DecisionBar from "../../src/table/bars/DecisionBar.svelte";
import type { TableSession } from "../../src/table/state/session.svelte";
import type { TableState } from "../../src/table/state/state";
import type { Done } from "../../src/protocol";
import type { Request } from "../../src/wire/socket";
import { room } from "../../src/wire/room.svelte";
import { words } from "../../src/words/words.svelte";
import * as page from "./drawn";
import {
  all,
  begun,
  button,
  buttonNames,
  drawn,
  field,
  key,
  press,
  refuse,
  settled,
  textOf,
  wire,
  write,
} from "./drawn";

/** Longer than a bar is locked when its price has come. */
const UNLOCKED_MS = 1_000;

beforeEach(() => {
  words.language = "en";
  room.connection = "open";
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

type Answer = (request: Request) => Partial<Done>;

/** The bar of this table, unlocked, and all that it sends. */
function bar(
  table: TableState,
  { active = true, compact = false, answer }: { active?: boolean; compact?: boolean; answer?: Answer } = {},
) {
  const sent = wire(answer);
  const session = { now: table, table: "t1" } as unknown as TableSession;
  drawn(DecisionBar, { acting: new Acting(session), table, active, compact });
  vi.advanceTimersByTime(UNLOCKED_MS);
  flushSync();
  return sent;
}
/** What was done at the turn, without what is the same in each message. */
const deeds = (sent: readonly Request[]) =>
  sent.map((one) => {
    expect(one).toMatchObject({ type: "act", table: "t1", hand: "h1", turn: 3 });
    const { action, amount, cards } = one as { action: string; amount: number; cards?: string[] };
    return [action, amount, ...(cards ?? [])];
  });

/** The viewer's turn in the big blind (1.00 before them, 79.00 behind), asked for something. */
function myTurn(turn: Partial<TurnStarted> = {}): TableState {
  const bets = { min_raise_to: 200, max_raise_to: 8_000, call: 0 };
  const started = { kind: "turn_started" as const, seat: 2, turn: 3, until_ms: 99_000, time_bank_ms: 30_000 };
  return page.after(begun(), 12, [
    { kind: "called", seat: 4, amount: 100, bet: 100, stack: 2400 },
    { kind: "folded", seat: 1 },
    { ...started, ...bets, ...turn },
  ]);
}
/** Somebody raised to 3.00: two more to call. */
const raised = () => page.withSeat(myTurn({ call: 200, min_raise_to: 500 }), 4, { bet: 300, stack: 2200 });
const held = (cards: string[]) => cards.map((card) => ({ card, up: false }));

describe("the bar of bets", () => {
  it("without a bet checks, and sends which turn it answers", () => {
    const sent = bar(myTurn());
    expect(all(".buttons button").map((one) => one.textContent?.trim())).toEqual(["Fold", "Check", "Raise to 2.00"]);
    press("Check");
    expect(deeds(sent)).toEqual([["check", 0]]);
  });

  it("behind a raise says what a call costs, and folds at once", () => {
    const sent = bar(raised());
    expect(buttonNames()).toContain("Call 2.00");
    press("Fold");
    expect(deeds(sent)).toEqual([["fold", 0]]);
  });

  it("says when a call puts everything in", () => {
    const sent = bar(myTurn({ call: 7_900, call_all_in: true, min_raise_to: null, max_raise_to: null }));
    expect(button("No raise").disabled).toBe(true);
    press("All-in 79.00");
    expect(deeds(sent)).toEqual([["call", 0]]);
  });

  it("is a bet where nobody has bet before", () => {
    bar(myTurn({ is_bet: true }));
    expect(buttonNames()).toContain("Bet 2.00");
  });

  it("takes one decision: what is on its way is not sent again", async () => {
    const sent = bar(raised());
    press("Call 2.00");
    expect(button("Call 2.00").disabled).toBe(true);
    press("Call 2.00");
    key("f");
    expect(sent).toHaveLength(1);
    await settled();
  });

  it("says what the room refused, and can be used again", async () => {
    const sent = bar(raised(), { answer: () => refuse("odd-thing", "The hand is over") });
    press("Call 2.00");
    await settled();
    expect(textOf("[role=status]")).toBe("The hand is over");
    press("Fold");
    expect(deeds(sent)).toEqual([
      ["call", 0],
      ["fold", 0],
    ]);
    await settled();
  });

  it("says that a decision is kept while the connection is down", () => {
    bar(raised());
    room.connection = "lost";
    press("Call 2.00");
    expect(textOf("[role=status]")).not.toBe("");
  });
});

describe("the amount of a raise", () => {
  const amount = () => field("Amount");

  it("is what a preset says", () => {
    const sent = bar(myTurn());
    press("3 BB: Raise to 3.00");
    expect(amount().value).toBe("3.00");
    expect(button("3 BB: Raise to 3.00").getAttribute("aria-pressed")).toBe("true");
    press("Raise to 3.00");
    expect(deeds(sent)).toEqual([["raise", 300]]);
  });

  it("at the most is all-in by its name", () => {
    const sent = bar(myTurn());
    press("All-in: Raise to 80.00", "All-in 80.00");
    expect(deeds(sent)).toEqual([["raise", 8_000]]);
  });

  it("can be typed, with a comma too", () => {
    const sent = bar(myTurn());
    write(amount(), "12,5");
    key("Enter", amount());
    expect(deeds(sent)).toEqual([["raise", 1_250]]);
  });

  it.each([
    ["1", "The least is 2.00"],
    ["81", "The most is 80.00"],
    ["much", "Not an amount"],
  ])("that is no raise (%s) is told and not sent", (text, fault) => {
    const sent = bar(myTurn());
    write(amount(), text);
    expect([amount().getAttribute("aria-invalid"), amount().title]).toEqual(["true", fault]);
    key("Enter", amount());
    key("Enter"); // the field may have been left as it is
    expect(button("Raise to 2.00").disabled).toBe(true);
    expect(sent).toEqual([]);
  });

  it("goes by big blinds with its buttons and never below the least", () => {
    bar(myTurn());
    press("More", "More", "Less");
    expect(amount().value).toBe("3.00");
    press("Less", "Less", "Less");
    expect(amount().value).toBe("2.00");
  });
});

describe("the keys of the bar", () => {
  it.each([
    ["f", ["fold", 0]],
    ["c", ["call", 0]],
    ["Enter", ["raise", 500]],
  ])("%s sends %j", (pressed, done) => {
    const sent = bar(raised());
    key(pressed);
    expect(deeds(sent)).toEqual([done]);
  });

  it("step the amount and choose presets", () => {
    const sent = bar(myTurn());
    key("ArrowUp");
    expect(field("Amount").value).toBe("3.00");
    key("1");
    key("Enter");
    expect(deeds(sent)).toEqual([["raise", 200]]);
  });

  it.each([false, true])("choose the same presets in a low tile (%s), which has them too", (compact) => {
    const sent = bar(raised(), { compact });
    const presets = all(".presets button:not(.set)").map((one) => one.getAttribute("aria-keyshortcuts"));
    expect(presets).toEqual(["1", "2", "3", "4", "0"]);
    key("2");
    key("Enter");
    expect(deeds(sent)).toEqual([["raise", 900]]);
  });

  it("warn before a free fold, and take the warning back", () => {
    const sent = bar(myTurn());
    key("f");
    expect(textOf("[role=status]")).toBe("Checking is free.");
    key("Escape");
    expect(textOf("[role=status]")).toBe("");
    key("f");
    key("f");
    expect(deeds(sent)).toEqual([["fold", 0]]);
  });

  it("are letters for who writes an amount", () => {
    const sent = bar(raised());
    key("f", field("Amount"));
    expect(sent).toEqual([]);
  });

  it("are dead at a table that does not have them", () => {
    const sent = bar(raised(), { active: false });
    for (const pressed of ["f", "c", "Enter"]) key(pressed);
    expect(sent).toEqual([]);
  });
});

describe("exchanging cards", () => {
  const CARDS = ["As", "Kd", "7h", "7c", "2s"];
  const draw = () => page.withSeat(myTurn({ actions: ["draw"], draw: 3 }), 2, { held: held(CARDS) });

  it("sends the cards that are picked in the order of the hand", () => {
    const sent = bar(draw());
    expect(textOf(".what")).toBe("Pick the cards to exchange, 3 at most");
    press("two of spades", "king of diamonds");
    expect(button("king of diamonds").getAttribute("aria-pressed")).toBe("true");
    press("Draw 2 cards");
    expect(deeds(sent)).toEqual([["draw", 0, "Kd", "2s"]]);
  });

  it("takes no fourth card where three may go, and takes all back", () => {
    bar(draw());
    for (const place of ["1", "2", "3", "4"]) key(place);
    expect(all("[role=group] [aria-pressed=true]")).toHaveLength(3);
    press("Take back");
    expect(all("[role=group] [aria-pressed=true]")).toHaveLength(0);
    expect(button("Take back").disabled).toBe(true);
  });

  it("of none is standing pat", () => {
    const sent = bar(draw());
    press("Stand pat");
    expect(deeds(sent)).toEqual([["draw", 0]]);
  });

  it("that gives up a card waits for it, and another pick replaces it", () => {
    const sent = bar(page.withSeat(myTurn({ actions: ["discard"], discard: 1 }), 2, { held: held(CARDS) }));
    expect(button("Give up one card").disabled).toBe(true);
    key("Enter");
    expect(sent).toEqual([]);
    key("1");
    key("2");
    key("Enter");
    expect(deeds(sent)).toEqual([["discard", 0, "Kd"]]);
  });
});

describe("how often the board is run", () => {
  const asked = () => myTurn({ actions: ["run_board"], runs: 3, min_raise_to: null, max_raise_to: null });

  it("is asked with one button for each", () => {
    const sent = bar(asked());
    const names = all(".buttons button").map((one) => one.textContent?.trim() ?? "");
    expect(names).toHaveLength(3);
    press(names[1] ?? "");
    expect(deeds(sent)).toEqual([["run_board", 2]]);
  });

  it("can be answered by its number, and by no other", () => {
    const sent = bar(asked());
    key("4");
    key("3");
    expect(deeds(sent)).toEqual([["run_board", 3]]);
  });
});

describe("a choice before one's turn", () => {
  it("is bound to the price, and is chosen and taken back", () => {
    const before = page.withSeat(begun(), 4, { bet: 300, stack: 2_200 });
    const turn = { seat: 1, turn: 2, call: 250, until_ms: 99_000 } as TurnStarted;
    const sent = bar(page.withHand(before, { turn }));
    expect(buttonNames().map((name) => name.replace(/^✓ /, ""))).toEqual(["Fold", "Call 2.00", "Call any"]);
    const chosen = () => all(".buttons [aria-pressed=true]").map((one) => one.textContent?.replace("✓", "").trim());
    press("Call 2.00");
    expect(chosen()).toEqual(["Call 2.00"]);
    press("Fold");
    expect(chosen()).toEqual(["Fold"]);
    key("f");
    expect(chosen()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it("is not there once one has folded", () => {
    bar(page.withSeat(begun(), 2, { folded: true }));
    expect(all(".buttons button")).toHaveLength(0);
  });
});

describe("the time bank", () => {
  it("is told with what is left of it, and kept by a press", () => {
    const sent = bar(myTurn());
    const left = buttonNames().find((name) => name.startsWith("Time bank "));
    expect(left).toMatch(/30/);
    press(left ?? "");
    expect(sent).toEqual([{ type: "keep_time_bank", table: "t1", on: true }]);
  });

  it("that is kept begins for this turn by a button or its key", async () => {
    const table = myTurn();
    const wishes = { keeps_time_bank: true } as NonNullable<TableState["you"]>["wishes"];
    const sent = bar({ ...table, you: { ...table.you!, wishes } });
    press("Use time bank");
    await settled();
    key("t");
    const use = { type: "use_time_bank", table: "t1", hand: "h1", turn: 3 };
    expect(sent).toEqual([use, use]);
    await settled();
  });

  it("is not offered in somebody else's turn", () => {
    const sent = bar(begun());
    key("t");
    expect(textOf(".status")).toContain("Cleo");
    expect(buttonNames().filter((name) => /time bank/i.test(name))).toEqual([]);
    expect(sent).toEqual([]);
  });
});
