import { beforeEach, describe, expect, it } from "vitest";
import { lineOf, sentence } from "../../src/table/log/narrate";
import { reduce, type AnyEvent } from "../../src/table/state/reduce";
import { spokenSeat, tagOf } from "../../src/table/felt/seat_words";
import { fromView } from "../../src/table/state/from_view";
import { LANGUAGES } from "../../src/words/bundles";
import { words } from "../../src/words/words.svelte";
import { preflop, threeSeats } from "./script";

const straddle: AnyEvent = { kind: "blind_posted", seat: 4, blind: "straddle", amount: 200, bet: 200, stack: 2300 };
const dealt = (more: AnyEvent[], button = 0) => {
  const [start, ...rest] = preflop();
  const events = [{ ...start, betting_button: button } as AnyEvent, ...rest, ...more];
  return events.reduce((table, event) => reduce(table, event, 1_000), fromView(threeSeats()));
};

describe("a straddle", () => {
  beforeEach(() => {
    words.language = "en";
  });

  it("is a bet in front of its seat, named as what it is", () => {
    const table = dealt([straddle]);
    expect(table.seats[4]).toMatchObject({ bet: 200, stack: 2300, deed: { kind: "straddle", amount: 200 } });
    expect(tagOf(table.seats[4]!, table.terms)).toBe("Straddle");
    const entered = dealt([{ kind: "blind_posted", seat: 4, blind: "entry", amount: 100, bet: 100, stack: 2400 }]);
    expect(tagOf(entered.seats[4]!, entered.terms)).toBe("Posts 1.00");
  });

  it.each(LANGUAGES)("is told in words (%s)", (language) => {
    words.language = language;
    const table = dealt([straddle]);
    expect(sentence(lineOf(1, straddle, table, table))).toMatch(/Cleo.*straddl.*2/i);
    expect(sentence(lineOf(1, { ...straddle, seat: 2 }, table, table))).not.toContain("Me ");
  });
});

describe("a second button", () => {
  it("lies with the seat that the betting begins behind, and is spoken of", () => {
    words.language = "en";
    const table = dealt([], 1);
    expect(table.hand?.bettingButton).toBe(1);
    expect(spokenSeat(table.seats[1]!, table)).toContain("Button of the betting");
    expect(spokenSeat(table.seats[2]!, table)).not.toContain("Button of the betting");
  });
});

describe("a seat played over", () => {
  const lent: AnyEvent[] = [
    { kind: "seat_changed", seat: 4, to: 10 },
    { kind: "player_seated", seat: 4, player: "p9", stack: 5000, time_bank_ms: 0, is_over: true },
  ];

  it("shows the other player there, and keeps the holder off the felt", () => {
    const table = lent.reduce((state, event) => reduce(state, event, 1_000), fromView(threeSeats()));
    expect(table.seats[4]).toMatchObject({ name: "Over", stack: 5000 });
    expect(table.seats[10]).toMatchObject({ name: "Cleo", stack: 2500 });
    const back = [
      { kind: "player_left", seat: 4, player: "p9", stack: 5000, reason: "seat_reclaimed" },
      { kind: "seat_changed", seat: 10, to: 4 },
    ].reduce((state, event) => reduce(state, event as AnyEvent, 1_000), table);
    expect(back.seats[4]).toMatchObject({ name: "Cleo", stack: 2500 });
    expect(back.seats[10]).toBeUndefined();
  });

  it.each(LANGUAGES)("is told in words (%s)", (language) => {
    words.language = language;
    const before = fromView(threeSeats());
    const after = reduce(before, lent[0]!, 1_000);
    expect(sentence(lineOf(1, lent[0]!, before, after))).toContain("Cleo");
    expect(sentence(lineOf(1, lent[0]!, before, after))).not.toContain("10");
  });
});
