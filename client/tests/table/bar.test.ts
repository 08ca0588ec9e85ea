import { describe, expect, it } from "vitest";
import { decisionOf, priceOf, priceToCome } from "../../src/table/bars/decision";
import { LOCK_MS, PriceGuard } from "../../src/table/bars/guard";
import { hotkey } from "../../src/table/bars/hotkeys";
import { choose, preActionsAt, resolve, whyVoid } from "../../src/table/bars/preaction";
import { potPartTo, presetsFor, type Preset } from "../../src/table/bars/presets";
import { reduce, type AnyEvent } from "../../src/table/state/reduce";
import { amountAt, tickOf, TICKS } from "../../src/table/bars/slider";
import { fromView } from "../../src/table/state/from_view";
import { type TableState } from "../../src/table/state/state";
import { preflop, threeSeats } from "./script";

const play = (events: AnyEvent[]) =>
  events.reduce((state, event) => reduce(state, event, 1_000), fromView(threeSeats()));

const myTurn = (call: number, more: object = {}): AnyEvent => ({
  kind: "turn_started",
  seat: 2,
  turn: 3,
  call,
  until_ms: 20_000,
  time_bank_ms: 30_000,
  min_raise_to: 500,
  max_raise_to: 8000,
  ...more,
});

const waiting = () => play(preflop());
const raised = (to: number): AnyEvent => ({ kind: "raised", seat: 4, amount: to, bet: to, stack: 2500 - to });

function decide(table: TableState) {
  const decision = decisionOf(table);
  if (!decision) throw new Error("not the viewer's turn");
  return decision;
}

describe("a decision", () => {
  it("is the viewer's only on the viewer's turn", () => {
    expect(decisionOf(waiting())).toBeNull();
    expect(decide(play([...preflop(), raised(300), myTurn(200)]))).toMatchObject({
      call: 200,
      minTo: 500,
      maxTo: 8000,
      allInTo: 8000,
      pot: 450,
      preflop: true,
    });
  });

  it("says by which clause a raise is not allowed", () => {
    const closed = myTurn(200, { min_raise_to: undefined, max_raise_to: undefined, why_no_raise: ["CO-TH.31"] });
    expect(decide(play([...preflop(), closed]))).toMatchObject({ canRaise: false, whyNoRaise: ["CO-TH.31"] });
  });

  it("has no all-in where the pot limits the raise", () => {
    expect(decide(play([...preflop(), myTurn(200, { max_raise_to: 900 })])).allInTo).toBe(0);
  });
});

describe("presets", () => {
  const lists = { before: [2, 2.5, 3], raised: [2.5, 3], after: [50, 100] };
  const told = (presets: readonly Preset[]) => presets.map((one) => [one.key, one.kind, one.to, one.off]);

  it("are blinds before the flop, times the raise over a raise, with the pot behind both, parts of it later; the most has a key of its own", () => {
    const open = decide(play([...preflop(), myTurn(0, { min_raise_to: 200 })]));
    expect(told(presetsFor(open, lists))).toEqual([
      ["1", "blinds", 200, false],
      ["2", "blinds", 250, false],
      ["3", "blinds", 300, false],
      ["4", "pot", 250, true],
      ["0", "all-in", 8000, false],
    ]);
    const facing = decide(play([...preflop(), raised(1000), myTurn(900, { min_raise_to: 1900 })]));
    expect(told(presetsFor(facing, lists))).toEqual([
      ["1", "times", 2500, false],
      ["2", "times", 3000, false],
      ["3", "pot", 3050, false],
      ["0", "all-in", 8000, false],
    ]);
    const flop = { ...open, preflop: false, pot: 400, bet: 0, call: 0 };
    expect(told(presetsFor(flop, lists)).slice(0, 2)).toEqual([
      ["1", "pot", 200, false],
      ["2", "pot", 400, false],
    ]);
  });

  it("keep their key and place where they can't be a raise", () => {
    const open = decide(play([...preflop(), myTurn(0, { min_raise_to: 250, max_raise_to: 300 })]));
    expect(told(presetsFor(open, lists))).toEqual([
      ["1", "blinds", 200, true],
      ["2", "blinds", 250, false],
      ["3", "blinds", 300, true],
      ["4", "pot", 250, true],
      ["0", expect.any(String), 300, false],
    ]);
  });

  it("give each amount once where the house rounds bets: what rounds to the most is the most", () => {
    const open = decide(play([...preflop(), myTurn(0, { min_raise_to: 200, max_raise_to: 600, bet_unit: 200 })]));
    const amounts = (before: number[]) =>
      presetsFor({ ...open, allInTo: 0 }, { ...lists, before })
        .filter((one) => !one.off)
        .map((one) => one.to);
    expect(amounts([2, 2.5, 2.6])).toEqual([200, 600]);
    expect(amounts([2, 3, 4.9, 5.5])).toEqual([200, 400, 600]);
  });

  it("never give the most a preset's key, nor two presets one key, in any situation", () => {
    for (const max of [200, 300, 450, 1000, 8000])
      for (const pot of [150, 450, 900])
        for (const isPreflop of [true, false]) {
          const open = decide(play([...preflop(), myTurn(0, { min_raise_to: 200, max_raise_to: max })]));
          const found = presetsFor({ ...open, pot, preflop: isPreflop }, lists);
          expect(new Set(found.map((one) => one.key)).size).toBe(found.length);
          expect(found.filter((one) => one.key === "0").map((one) => one.to)).toEqual(found.length ? [max] : []);
          expect(found.filter((one) => !one.off).every((one) => one.to >= 200 && one.to <= max)).toBe(true);
        }
  });

  it("count a pot-sized raise from the pot after calling", () => {
    const facing = decide(play([...preflop(), raised(300), myTurn(200)]));
    expect(potPartTo(facing, 100)).toBe(300 + 650);
  });
});

describe("choices made ahead", () => {
  it("call the exact amount and are void at any other", () => {
    const table = play([...preflop(), raised(300), { ...myTurn(250), seat: 1 } as AnyEvent]);
    expect(priceToCome(table)).toBe(200);
    const chosen = choose(table, "call");
    if (!chosen) throw new Error("nothing chosen");
    const same = reduce(table, myTurn(200), 1_000);
    expect(resolve(chosen, same, decide(same))).toBe("call");
    const dearer = reduce(table, myTurn(700), 1_000);
    expect(resolve(chosen, dearer, decide(dearer))).toBeNull();
    expect([200, 700].map((price) => whyVoid(chosen, table, price))).toEqual([null, "price"]);
  });

  it("check only while checking is free, and give up at any price", () => {
    const table = waiting();
    const check = choose(table, "check");
    const give = choose(table, "check-fold");
    if (!check || !give) throw new Error("nothing chosen");
    const free = reduce(table, myTurn(0), 1_000);
    const paid = reduce(table, myTurn(300), 1_000);
    expect(resolve(check, free, decide(free))).toBe("check");
    expect(resolve(check, paid, decide(paid))).toBeNull();
    expect(resolve(give, free, decide(free))).toBe("check");
    expect(resolve(give, paid, decide(paid))).toBe("fold");
  });

  it("are void on the next street and in the next hand", () => {
    const chosen = choose(waiting(), "check-fold");
    if (!chosen) throw new Error("nothing chosen");
    const flop = reduce(
      waiting(),
      { kind: "board_dealt", street: "flop", cards: ["2c", "3c", "4c"], places: [6, 7, 8] },
      0,
    );
    const turned = reduce(flop, myTurn(0), 0);
    expect(resolve(chosen, turned, decide(turned))).toBeNull();
    for (const price of [0, 300]) expect(whyVoid(chosen, turned, price)).toBe("round"); // whatever the price is now
    const later = reduce(turned, { ...preflop()[0], hand: "another" } as AnyEvent, 0);
    expect(whyVoid(chosen, later, 0)).toBe("hand");
  });
});

describe("the guard of the price", () => {
  it("locks the bar when the price changes and not when it stays", () => {
    let now = 0;
    const guard = new PriceGuard(() => now);
    const price = (table: TableState) => priceOf(decide(table));
    const table = play([...preflop(), raised(300), myTurn(200)]);
    expect(guard.show(price(table))).toBe(LOCK_MS);
    now = LOCK_MS;
    expect(guard.show(price(table))).toBe(0);
    expect(guard.show(price(reduce(table, myTurn(700, { turn: 5 }), 0)))).toBe(LOCK_MS);
    expect(guard.locked).toBe(true);
  });
});

describe("the slider", () => {
  it("reaches both ends and stays within them", () => {
    for (const tick of [0, 1, 13, 500, 999, TICKS]) {
      const amount = amountAt(tick, 200, 9950, 50);
      expect(amount).toBeGreaterThanOrEqual(200);
      expect(amount).toBeLessThanOrEqual(9950);
    }
    expect(amountAt(0, 200, 9950, 50)).toBe(200);
    expect(amountAt(TICKS, 200, 9950, 50)).toBe(9950);
    expect(amountAt(500, 200, 9950, 50) % 50).toBe(0);
    expect(tickOf(200, 200, 9950)).toBe(0);
    expect(tickOf(9950, 200, 9950)).toBe(TICKS);
  });
});

describe("hotkeys", () => {
  const press = (key: string, target: HTMLElement, more: KeyboardEventInit = {}) => {
    let heard: ReturnType<typeof hotkey> = null;
    const listen = (event: KeyboardEvent) => (heard = hotkey(event));
    document.body.append(target);
    document.body.addEventListener("keydown", listen);
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
    document.body.removeEventListener("keydown", listen);
    target.remove();
    return heard;
  };

  it("are dead in text fields and alive elsewhere", () => {
    expect(press("f", document.createElement("input"))).toBeNull();
    expect(press("c", document.createElement("textarea"))).toBeNull();
    expect(press("f", document.createElement("div"))).toEqual({ does: "fold" });
    expect(press("3", document.createElement("button"))).toEqual({ does: "preset", place: 2 });
  });

  it("find the digits of a keyboard that has letters there, as a Czech one", () => {
    const div = document.createElement("div");
    expect(press("š", div, { code: "Digit3" })).toEqual({ does: "preset", place: 2 });
    expect(press("3", div, { code: "Digit3", shiftKey: true })).toEqual({ does: "preset", place: 2 });
    expect(press("#", div, { code: "Digit3", shiftKey: true })).toBeNull();
    expect(press("é", div, { code: "Digit0" })).toEqual({ does: "most" });
  });

  it("leave the browser's own shortcuts and held keys alone", () => {
    expect(press("f", document.createElement("div"), { ctrlKey: true })).toBeNull();
    expect(press("f", document.createElement("div"), { repeat: true })).toBeNull();
    expect(press("Enter", document.createElement("button"))).toBeNull();
    expect(press("Enter", document.createElement("div"))).toEqual({ does: "confirm" });
  });
});

describe("a call of any bet", () => {
  it("is offered at any price, checks while that is free and calls whatever comes, on this street alone", () => {
    expect(preActionsAt(0)).toContain("call-any");
    expect(preActionsAt(300)).toContain("call-any");
    const table = waiting();
    const chosen = choose(table, "call-any");
    if (!chosen) throw new Error("nothing chosen");
    const free = reduce(table, myTurn(0), 1_000);
    const paid = reduce(table, myTurn(7900), 1_000);
    expect(resolve(chosen, free, decide(free))).toBe("check");
    expect(resolve(chosen, paid, decide(paid))).toBe("call");
    expect(whyVoid(chosen, table, 5000)).toBeNull();
    const flop = reduce(
      table,
      { kind: "board_dealt", street: "flop", cards: ["2c", "3c", "4c"], places: [6, 7, 8] },
      0,
    );
    expect(whyVoid(chosen, flop, 0)).toBe("round");
  });
});
