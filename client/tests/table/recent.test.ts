import { beforeEach, describe, expect, it } from "vitest";
import type { TableShown } from "../../src/protocol";
import { lineOf, sentence } from "../../src/table/log/narrate";
import { recentOf } from "../../src/table/log/recent";
import { reduce } from "../../src/table/state/reduce";
import { fromView } from "../../src/table/state/from_view";
import { words } from "../../src/words/words.svelte";
import { preflop, threeSeats } from "./script";

const dealt = preflop().filter((event) => event.kind !== "hole_seen" && event.kind !== "turn_started");

/** A table whose last hand was played by two who are gone, and by the viewer on another seat. */
function shown(): TableShown {
  return {
    type: "table_shown",
    view: threeSeats(),
    recent: [
      { version: 7, now_ms: 1, events: dealt as never, private: [{ kind: "hole_seen", seat: 2, cards: ["As", "Kd"] }] },
      { version: 8, now_ms: 2, events: [{ kind: "folded", seat: 4 }] },
      { version: 8, now_ms: 2, private: [{ kind: "hole_seen", seat: 2, cards: ["As", "Kd"] }] },
      {
        version: 9,
        now_ms: 3,
        events: [{ kind: "player_left", seat: 4, player: "p4", stack: 2500, reason: "wish" }],
      },
      {
        version: 10,
        now_ms: 4,
        events: [{ kind: "player_seated", seat: 4, player: "p9", stack: 2500, time_bank_ms: 0 }],
      },
    ],
  };
}

const told = (message: TableShown, version: number) => {
  let key = 0;
  return recentOf(message, version, () => (key += 1)).lines;
};

describe("the log of a table that is shown anew", () => {
  beforeEach(() => (words.language = "en"));

  it("tells what happened as it was told then, with the names of then", () => {
    const live: string[] = [];
    let table = fromView(threeSeats());
    for (const event of dealt) {
      const before = table;
      table = reduce(table, event, 1);
      live.push(sentence(lineOf(1, event, before, table)));
    }
    const lines = told(shown(), -1).map((line) => sentence(line));
    const said = live.filter(Boolean);
    expect(lines.slice(0, 3)).toEqual(said.slice(0, 3));
    expect(lines.some((line) => line.includes("Cleo"))).toBe(true);
    expect(lines.at(-1)).toContain("Over");
    expect(lines.some((line) => line.includes("A♠"))).toBe(true);
  });

  it("marks what the viewer did, wherever the viewer sat then", () => {
    const message = shown();
    const elsewhere: TableShown = {
      ...message,
      view: {
        ...message.view,
        seats: message.view.seats.map((one) => (one.seat === 2 ? { ...one, seat: 5 } : one)),
        you: { seat: 5 },
      },
    };
    const mine = told(elsewhere, -1).filter((line) => line.mine);
    expect(mine.map((line) => line.event.kind)).toContain("blind_posted");
  });

  it('does not say "you" of who sat there before the viewer came', () => {
    const message: TableShown = {
      type: "table_shown",
      view: threeSeats(),
      recent: [
        {
          version: 7,
          now_ms: 1,
          events: [
            {
              kind: "hand_started",
              hand: "h1",
              number: 1,
              at_ms: 1,
              game: "holdem",
              form: "no_limit",
              dealer: 1,
              small_blind: 1,
              big_blind: 2,
              seal: "",
              seats: [1, 2].map((one) => ({ seat: one, player: `q${one}`, stack: 500 })),
            },
          ],
        },
        { version: 8, now_ms: 2, events: [{ kind: "folded", seat: 2 }] },
        {
          version: 9,
          now_ms: 3,
          events: [{ kind: "player_left", seat: 2, player: "q2", stack: 2500, reason: "wish" }],
        },
        {
          version: 10,
          now_ms: 4,
          events: [
            {
              kind: "player_seated",
              seat: 2,
              player: threeSeats().seats[1]!.player,
              stack: 2500,
              time_bank_ms: 0,
            },
          ],
        },
        { version: 11, now_ms: 5, events: [{ kind: "sat_out", seat: 2, reason: "wish", until_ms: 0 }] },
      ],
    };
    const lines = told(message, -1);
    expect(lines.filter((line) => line.mine).map((line) => line.event.kind)).toEqual(["player_seated", "sat_out"]);
    expect(lines.map((line) => sentence(line))).toContain("Gone 2 folds.");
  });

  it("tells nothing twice", () => {
    expect(told(shown(), 10)).toEqual([]);
    expect(told(shown(), 8).map((line) => line.event.kind)).toEqual(["player_left", "player_seated"]);
    const keys = told(shown(), -1).map((line) => line.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is empty where nothing is told", () => {
    expect(told({ type: "table_shown", view: threeSeats() }, -1)).toEqual([]);
  });
});
