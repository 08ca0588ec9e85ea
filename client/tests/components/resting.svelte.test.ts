/** What stands in the place of the bar while nothing is to be decided: why not, and the ways back into the game. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toasts } from "../../src/parts/toasts.svelte";
import type { TableView } from "../../src/protocol";
import Resting from "../../src/table/bars/Resting.svelte";
import type { AnyEvent } from "../../src/table/state/reduce";
import type { TableState } from "../../src/table/state/state";
import { house } from "../../src/words/house.svelte";
import { room, socket } from "../../src/wire/room.svelte";
import { words } from "../../src/words/words.svelte";
import { preflop, seat, TERMS, threeSeats } from "../table/script";
import {
  after,
  all,
  begun,
  button,
  buttonNames,
  drawn,
  field,
  namesOf,
  pageText,
  press,
  refuse,
  settled,
  signIn,
  still,
  textOf,
  toasted,
  wire,
  withSeat,
} from "./drawn";

beforeEach(() => {
  words.language = "en";
  house.currency = "EUR";
  toasts.all = [];
  signIn(50_000);
});

const PRIVATE = { ...TERMS, private: "play" } as const;
const resting = (table: TableState) => drawn(Resting, { table });

const SIT_IN = { type: "sit_in", table: "t1" };
/** Me, sitting out. */
const satOut = (more: Partial<Extract<AnyEvent, { kind: "sat_out" }>> = {}): AnyEvent => ({
  kind: "sat_out",
  seat: 2,
  reason: "wish",
  until_ms: 0,
  ...more,
});
/** A bomb pot that Anna asks for. */
const ASKED: AnyEvent = { kind: "all_asked", what: "bomb_pot", seconds: 0, amount: 500, player: "p1" };
const DRAINED: AnyEvent = { kind: "table_drained", reason: "staff" };

describe("a player between two hands", () => {
  /** Me won without a showdown; my cards are known to me alone. */
  const over = () =>
    after(
      begun(),
      12,
      [
        { kind: "folded", seat: 4 },
        { kind: "folded", seat: 1 },
        { kind: "hand_ended", hand: "h1", at_ms: 2_000, stacks: [{ seat: 2, stack: 8_050 }] },
      ],
      [{ kind: "hole_seen", seat: 2, cards: ["As", "Kd"] }],
    );

  it("waits for the next one, with nothing to press", () => {
    resting(still());
    expect(pageText()).toBe("Waiting for the next hand");
    expect(buttonNames()).toEqual([]);
  });

  it("may show cards of this hand that nobody has seen", async () => {
    const sent = wire();
    resting(over());
    expect(pageText()).not.toContain("Waiting");
    press("Show king of diamonds");
    expect(sent).toEqual([{ type: "show_cards", table: "t1", hand: "h1", cards: ["Kd"] }]);
    await settled();
  });

  it("has nothing to show once all have seen them", () => {
    const shown: AnyEvent = { kind: "cards_shown", seat: 2, hand: "h1", cards: ["As", "Kd"], places: [1, 4] };
    resting(after(over(), 13, [shown]));
    expect(pageText()).toBe("Waiting for the next hand");
  });

  it("is told nothing while others play theirs", () => {
    resting(withSeat(begun(), 2, { inHand: false }));
    expect(pageText()).toBe("");
  });

  it("is told why no more hands come", () => {
    resting(still({}, [DRAINED]));
    expect(pageText()).toBe("No new hands are dealt: staff are closing this table");
  });

  it("is told in a private game that the host has stopped it", () => {
    resting(still({ terms: PRIVATE }, [DRAINED]));
    expect(pageText()).toBe("No hands are dealt just now: the host has paused the game or is closing it");
  });

  it("reads on what all are asked, and how many have agreed", () => {
    resting(still({}, [ASKED, { kind: "consent_given", seat: 2 }, { kind: "consent_given", seat: 4 }]));
    expect(namesOf("group")).toEqual(["Bomb pot"]);
    expect(textOf("[role=group]")).toBe("Anna suggests a bomb pot next hand, for 5.00 each. 2 have agreed so far.");
    expect(buttonNames()).toEqual([]);
  });
});

describe("who sits out", () => {
  it("comes back by one press", async () => {
    const sent = wire();
    resting(still({}, [satOut()]));
    expect(pageText()).toBe("Come back");
    press("Come back", "Come back");
    expect(button("Come back").disabled).toBe(true);
    expect(sent).toEqual([SIT_IN]);
    await settled();
    expect(button("Come back").disabled).toBe(false);
  });

  it("comes back at all tables with one press where there are several", async () => {
    const at = (table: string, sitting_out: boolean, stack = 500) => ({
      ...{ table, name: table, seat: 2, stack, your_turn: false, sitting_out },
    });
    const sent = wire();
    room.seats = [at(TERMS.table, true), at("t8", true), at("t9", false), at("t10", true, 0)];
    resting(still({}, [satOut()]));
    press("Come back at all 2 tables");
    await settled();
    expect(sent).toEqual([TERMS.table, "t8"].map((table) => ({ type: "sit_in", table })));
    room.seats = [];
  });

  it("is told a refusal, and may try again", async () => {
    const sent = wire(() => refuse("odd-thing", "Not in this hand"));
    resting(still({}, [satOut()]));
    press("Come back");
    await settled();
    expect(toasted()).toEqual([["refused", "Not in this hand"]]);
    press("Come back");
    expect(sent).toEqual([SIT_IN, SIT_IN]);
    await settled();
  });

  it("may come back at a table that is being closed too", () => {
    resting(still({}, [satOut(), DRAINED]));
    expect(pageText()).toBe("Come back");
  });

  it("comes back in another language", () => {
    words.language = "fi";
    resting(still({}, [satOut()]));
    expect(buttonNames()).toEqual(["Palaa peliin"]);
  });

  describe("for a time", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const inMs = (ms: number) => socket.clock.now() + ms;
    function later(ms: number): void {
      vi.advanceTimersByTime(ms);
      flushSync();
    }

    it("sees how long the seat is kept", () => {
      resting(still({}, [satOut({ until_ms: inMs(65_000) })]));
      expect(pageText()).toBe("Come back Seat kept for 1:05");
      expect(namesOf("timer")).toEqual(["Time left: 1:05"]);
      later(6_000);
      expect(namesOf("timer")).toEqual(["Time left: 59"]);
    });

    it("by a penalty of hands sees how many, and no way back yet", () => {
      const counted = (hands: number): AnyEvent => ({ kind: "penalty_counted", seat: 2, hands });
      const serving = still({}, [satOut({ reason: "penalty" }), counted(3)]);
      resting(serving);
      expect(pageText()).toBe("3 more hands to miss by a penalty");
      expect(buttonNames()).toEqual([]);
      resting(after(serving, 12, [counted(1)]));
      expect(pageText()).toContain("One more hand to miss by a penalty");
    });

    it("by a penalty of time comes back when it is over, and not before", async () => {
      const sent = wire();
      const counted: AnyEvent = { kind: "penalty_counted", seat: 2, hands: 0, until_ms: inMs(120_000) };
      resting(still({}, [satOut({ reason: "penalty" }), counted]));
      expect(pageText()).toBe("Away by a penalty, for 2:00 Come back");
      expect(button("Come back").disabled).toBe(true);
      press("Come back");
      expect(sent).toEqual([]);
      later(120_000);
      expect(pageText()).toBe("Come back");
      press("Come back");
      expect(sent).toEqual([SIT_IN]);
      await settled();
    });
  });
});

describe("who has no chips left", () => {
  /** Me without a chip, sitting out. */
  const broke = (view: Partial<TableView> = {}) => {
    const seats = threeSeats().seats.map((one) => (one.seat === 2 ? { ...one, stack: 0 } : one));
    return still({ ...view, seats }, [satOut({ reason: "no_chips" })]);
  };
  const topUp = (amount: number) => ({ type: "top_up", table: "t1", amount });

  it("buys in for the most and plays on by one press", async () => {
    const sent = wire();
    resting(broke());
    press("Buy in for €100.00 and play", "Buy in for €100.00 and play");
    expect(button("Buy in for €100.00 and play").disabled).toBe(true);
    expect(sent).toEqual([topUp(10_000)]);
    await settled();
    expect(sent).toEqual([topUp(10_000), SIT_IN]);
    expect(button("Buy in for €100.00 and play").disabled).toBe(false);
  });

  it("buys in for what the wallet has where that is less", async () => {
    room.balance = 6_000;
    const sent = wire();
    resting(broke());
    press("Buy in for €60.00 and play");
    await settled();
    expect(sent).toEqual([topUp(6_000), SIT_IN]);
  });

  it("does not come back without the chips when they are refused", async () => {
    const sent = wire(() => refuse("odd-thing", "Not now"));
    resting(broke());
    press("Buy in for €100.00 and play");
    await settled();
    expect(sent).toEqual([topUp(10_000)]);
    expect(toasted()).toEqual([["refused", "Not now"]]);
    expect(button("Buy in for €100.00 and play").disabled).toBe(false);
  });

  it("may write another amount, in a sheet that can be put away", () => {
    room.balance = 6_000;
    resting(broke());
    press("Another amount");
    expect(textOf("dialog h2")).toBe("Add chips");
    expect(field("Amount").value).toBe("60.00");
    press("Cancel");
    expect(all("dialog")).toHaveLength(0);
  });

  it("and too little for the least may look into the wallet alone", () => {
    room.balance = TERMS.min_buy_in - 1;
    resting(broke());
    expect(buttonNames()).toEqual(["Add chips"]);
    press("Add chips");
    expect(textOf("dialog")).toContain("In your wallet €39.99");
  });

  it("in a private game has them from the game, whatever the wallet holds", () => {
    room.balance = 0;
    resting(broke({ terms: PRIVATE }));
    expect(buttonNames()).toEqual(["Buy in for 100.00 and play", "Another amount"]);
  });

  it("in a tournament is told so, and has nothing to press", () => {
    resting(broke({ terms: { ...TERMS, tournament: "tr1" } }));
    expect(pageText()).toBe("No chips");
    expect(buttonNames()).toEqual([]);
  });
});

describe("who is not in the game yet", () => {
  const me = { ...seat(5, "Eero", 8_000), state: "waiting_big_blind" } as const;
  /** Eero on seat 5 waits; Anna, Me and Cleo play, or will. */
  const waiting = () => still({ seats: [...threeSeats().seats, me], you: { seat: 5 } });
  const options = [{ kind: "wait" }, { kind: "post", live: 100 }] as const;
  const offered: AnyEvent = { kind: "entry_offered", seat: 5, options, chosen: "wait" };
  const WAITS = "Your cards come with your next big blind.";

  it("waits for the big blind, and sees in about how many hands it comes", () => {
    resting(after(waiting(), 11, preflop())); // the big blind is on seat 2, then on 4
    expect(pageText()).toBe(`${WAITS} That is in about 2 hands.`);
    expect(buttonNames()).toEqual([]);
  });

  it("is not told how many hands before one was dealt", () => {
    resting(waiting());
    expect(pageText()).toBe(WAITS);
  });

  it("chooses how to come in where there is a choice, while others play", async () => {
    const sent = wire();
    resting(after(waiting(), 11, preflop(), [offered]));
    expect(namesOf("group")).toEqual(["Coming into the game"]);
    expect(pageText()).toContain(`${WAITS} That is in about 2 hands.`);
    press("Post 1.00 and play");
    expect(sent).toEqual([{ type: "enter", table: "t1", by: "post" }]);
    await settled();
  });

  it("chooses nothing any more at a table that is being closed", () => {
    resting(after(waiting(), 11, [DRAINED], [offered]));
    expect(pageText()).toBe("No new hands are dealt: staff are closing this table");
  });
});
