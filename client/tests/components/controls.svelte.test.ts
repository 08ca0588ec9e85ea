/** What a seated player may ask of the table besides playing. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Controls from "../../src/table/controls/Controls.svelte";
import TopBar from "../../src/table/controls/TopBar.svelte";
import type { AnyEvent } from "../../src/table/state/reduce";
import { room, socket } from "../../src/wire/room.svelte";
import { words } from "../../src/words/words.svelte";
import { TERMS } from "../table/script";
import { after, all, button, drawn, press, settled, signIn, still, textOf, wire } from "./drawn";

beforeEach(() => {
  words.language = "en";
  signIn(50_000);
});

const back = () => button("Come back");

describe("who sits out", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Me, away by a penalty of so many hands, or of two minutes. */
  const serving = (hands: number) =>
    still({}, [
      { kind: "sat_out", seat: 2, reason: "penalty", until_ms: 0 },
      {
        kind: "penalty_counted",
        seat: 2,
        hands,
        until_ms: hands ? 0 : socket.clock.now() + 120_000,
      } satisfies AnyEvent,
    ]);

  it("comes back by one press", async () => {
    const sent = wire();
    drawn(Controls, { table: still({}, [{ kind: "sat_out", seat: 2, reason: "wish", until_ms: 0 }]) });
    press("Come back");
    expect(sent).toEqual([{ type: "sit_in", table: "t1" }]);
    await settled();
  });

  it("by a penalty of hands does not while any is left", () => {
    drawn(Controls, { table: serving(2) });
    expect(back().disabled).toBe(true);
  });

  it("by a penalty of hands does once the last is missed", () => {
    drawn(Controls, { table: after(serving(2), 12, [{ kind: "penalty_counted", seat: 2, hands: 0 }]) });
    expect(back().disabled).toBe(false);
  });

  it("by a penalty of time does not before it is over", () => {
    drawn(Controls, { table: serving(0) });
    expect(back().disabled).toBe(true);
    vi.advanceTimersByTime(120_000);
    flushSync();
    expect(back().disabled).toBe(false);
  });
});

describe("the line over the table", () => {
  afterEach(() => void (room.funds = {}));

  it("tells the jackpot's fund beside the name, and opens its page in a tab of its own", () => {
    room.funds = { casinohuone: 12_345_00 };
    const table = still({ terms: { ...TERMS, jackpot: true } });
    const nothing = () => undefined;
    const props = {
      table,
      roomy: true,
      side: true,
      unread: 0,
      openSide: nothing,
      openMenu: nothing,
      openLook: nothing,
    };
    drawn(TopBar, props);
    expect(textOf("a.fund")).toContain("12,345");
    expect(all("h1 a")).toEqual([]);
    const away = all("a:not(.out)").filter((one) => one.getAttribute("target") !== "_blank");
    expect(away).toEqual([]);
  });
});
