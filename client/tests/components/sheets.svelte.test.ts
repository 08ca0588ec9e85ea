/** Sheets that move money to a table: their limits, what they send, and how a refusal is told. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { router } from "../../src/app/router.svelte";
import JoinSheet from "../../src/lobby/JoinSheet.svelte";
import { joining } from "../../src/lobby/joining.svelte";
import { toasts } from "../../src/parts/toasts.svelte";
import type { BuyInBody, Done, PoolView, TableTerms } from "../../src/protocol";
import TopUpSheet from "../../src/table/controls/TopUpSheet.svelte";
import { room } from "../../src/wire/room.svelte";
import type { Request } from "../../src/wire/socket";
import { words } from "../../src/words/words.svelte";
import { TERMS } from "../table/script";
import {
  all,
  button,
  buttonNames,
  drawn,
  field,
  http,
  pageText,
  press,
  refuse,
  settled,
  signIn,
  textOf,
} from "./drawn";
import { wire, write } from "./drawn";
import { POOL as ANY_POOL } from "../pool";

beforeEach(() => {
  words.language = "en";
  toasts.all = [];
  room.seats = [];
  joining.pointed = null;
});

const inEuros = (text: string) => text.replaceAll("\u00a0", " ");
/** The button that moves the money, whatever amount stands on it. */
const submit = (begin: string) => button(buttonNames().find((name) => name.startsWith(begin)) ?? begin);

describe("adding chips", () => {
  let closed = 0;
  function sheet(stack: number, wallet: number, terms: TableTerms = TERMS) {
    closed = 0;
    drawn(TopUpSheet, { terms, stack, wallet, close: () => (closed += 1) });
  }

  it("proposes what is missing to the limit, sends it, and closes once it is done", async () => {
    const sent = wire();
    sheet(7_900, 50_000);
    expect(field("Amount").value).toBe("21.00");
    submit("Add").click();
    expect(closed).toBe(0);
    await settled();
    expect(sent).toEqual([{ type: "top_up", table: "t1", amount: 2_100 }]);
    expect(closed).toBe(1);
  });

  it("goes no further than the wallet", () => {
    sheet(7_900, 1_000);
    expect(field("Amount").value).toBe("10.00");
    expect(inEuros(pageText())).toMatch(/In your wallet .*10/);
  });

  it.each(["21.01", "0", "-5", "", "all of it"])("does not send “%s”", (text) => {
    const sent = wire();
    sheet(7_900, 50_000);
    write(field("Amount"), text);
    expect(field("Amount").getAttribute("aria-invalid")).toBe("true");
    expect(submit("Add").disabled).toBe(true);
    document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
    expect(sent).toEqual([]);
  });

  it("sends less when less is written", async () => {
    const sent = wire();
    sheet(7_900, 50_000);
    write(field("Amount"), "5,50");
    submit("Add").click();
    await settled();
    expect(sent).toEqual([{ type: "top_up", table: "t1", amount: 550 }]);
  });

  it("tells a refusal, and stays open", async () => {
    wire(() => refuse("odd-thing", "Not now"));
    sheet(7_900, 50_000);
    submit("Add").click();
    await settled();
    expect(toasts.all.map((one) => [one.kind, one.text])).toEqual([["refused", "Not now"]]);
    expect(closed).toBe(0);
    expect(submit("Add").disabled).toBe(false);
  });

  it("says why there is nothing to add", () => {
    sheet(10_000, 5_000);
    expect(pageText()).toContain("Your stack is at the limit of this table.");
    expect(document.querySelector("form")).toBeNull();
  });

  it("says when the wallet is empty", () => {
    sheet(5_000, 0);
    expect(pageText()).toContain("Your wallet is empty");
  });

  it("in a private game asks no wallet", () => {
    sheet(4_000, 0, { ...TERMS, private: "play" });
    expect(field("Amount").value).toBe("60.00");
    expect(pageText()).not.toContain("wallet");
  });
});

const POOL: PoolView = { ...ANY_POOL, pool: "holdem-nl100" };
const BUY_IN = { pool: POOL.pool, least: 4000, most: 10000, clauses: [], bound_stack: 0, free_at_ms: 0 };

describe("joining a stake", () => {
  let closed = 0;
  async function sheet(balance: number, told: Partial<BuyInBody> = {}, answer?: (one: Request) => Partial<Done>) {
    closed = 0;
    vi.stubGlobal("scrollTo", () => undefined);
    signIn(balance);
    const calls = http({ "/api/buy-in": { ...BUY_IN, ...told } });
    const sent = wire(answer);
    drawn(JoinSheet, { pool: POOL, close: () => (closed += 1) });
    expect(textOf("dialog")).toContain("Loading");
    await vi.waitFor(() => expect(pageText()).not.toContain("Loading"));
    expect(calls.map((one) => one.path)).toContain("/api/buy-in?pool=holdem-nl100");
    return sent;
  }
  it("tells what the house takes from the pots, by players and by tables that take otherwise", async () => {
    const rake = { games: ["holdem"], basis_points: 500, least: 1, clauses: ["CO-RAKE.2"] };
    const few = { ...rake, fewest: 2, most: 3, cap: 150 };
    const many = { ...rake, fewest: 4, most: 6, cap: 300, drops: [{ fund: "jackpot", amount: 100 }] };
    const new_ = { tables: [], new: true, hands: [few, many] };
    const byTime = { tables: ["Aurora"], new: false, hands: [{ games: ["holdem"], fewest: 2, most: 6 }] };
    await sheet(25_000, { pots: [new_, byTime] });
    await vi.waitFor(() => expect(pageText()).toContain("What the house takes from the pots"));
    const said = inEuros(pageText()).replace(/[\u2068\u2069]/g, "");
    expect(said).toContain("2–3 players dealt in: 5% of the pots, at least €0.01 and at most €1.50 a hand");
    expect(said).toContain(
      "4–6 players dealt in: 5% of the pots, at least €0.01 and at most €3.00 a hand + €1.00 for the jackpot",
    );
    expect(said).toContain("A hand that ends in its first round pays nothing.");
    expect(said).toMatch(/At a new table:.*At Aurora: *nothing/s);
  });

  const submitted = async () => {
    submit("Join with").click();
    await settled();
  };
  const wallet = () => all("dd").map((one) => inEuros(one.textContent ?? "").replace(/[^\d.,]/g, ""));

  it("proposes the most, and says what is left in the wallet", async () => {
    await sheet(25_000);
    expect(field("Buy-in").value).toBe("100.00");
    expect(wallet().map(Number)).toEqual([250, 150]);
  });

  it("sends the least or the most by a press, and goes to the table", async () => {
    const sent = await sheet(25_000, {}, () => ({ table: "t7" }));
    press(buttonNames().find((name) => name.startsWith("Least")) ?? "");
    await submitted();
    expect(sent).toEqual([{ type: "join_pool", pool: POOL.pool, buy_in: 4_000, by_time: [] }]);
    expect([closed, router.path]).toEqual([1, "/tables/t7"]);
    router.go("/", true);
  });

  it("without a free seat says that one waits in line", async () => {
    await sheet(25_000);
    await submitted();
    expect(closed).toBe(1);
    expect(toasts.all[0]?.text).toMatch(/^You are in line for /);
  });

  it.each(["39.99", "100.01", "lots"])("takes no buy-in of %s", async (text) => {
    const sent = await sheet(25_000);
    write(field("Buy-in"), text);
    expect(field("Buy-in").getAttribute("aria-invalid")).toBe("true");
    expect(inEuros(textOf("form [role=status]"))).toMatch(/^Between .*40.* and .*100/);
    expect(submit("Join with").disabled).toBe(true);
    expect(sent).toEqual([]);
  });

  it("goes no higher than the wallet", async () => {
    await sheet(6_000);
    expect(field("Buy-in").value).toBe("60.00");
    write(field("Buy-in"), "60.01");
    expect(submit("Join with").disabled).toBe(true);
  });

  it("says what a stake needs when the wallet has too little", async () => {
    await sheet(3_999);
    expect(inEuros(pageText())).toMatch(/This stake needs .*40.*; your wallet has .*39\.99/);
    expect(document.querySelector("form")).toBeNull();
    press("Close");
    expect(closed).toBeGreaterThan(0);
  });

  it("brings an old stack exactly, and says until when", async () => {
    const sent = await sheet(50_000, { least: 25_000, most: 25_000, bound_stack: 25_000, free_at_ms: 60_000 });
    expect(pageText()).toContain("here you must bring exactly that again");
    expect(field("Buy-in").readOnly).toBe(true);
    await submitted();
    expect(sent).toMatchObject([{ buy_in: 25_000 }]);
  });

  it("asks for the seat that was chosen", async () => {
    const open_seats = [{ table: "t1", name: "Kuusi", seats: [2, 5] }];
    const sent = await sheet(25_000, { chooses_seat: true, open_seats });
    document.querySelector<HTMLInputElement>('[aria-label="Seat 5 at Kuusi"]')?.click();
    await submitted();
    expect(sent).toMatchObject([{ type: "join_pool", table: "t1", seat: 5 }]);
  });

  it("proposes a chair that was pressed, unless somebody has taken it", async () => {
    joining.pointed = { table: "t1", seat: 3 };
    const open_seats = [{ table: "t1", name: "Kuusi", seats: [2, 5] }];
    const sent = await sheet(25_000, { chooses_seat: true, open_seats });
    await submitted();
    expect(sent).toEqual([{ type: "join_pool", pool: POOL.pool, buy_in: 10_000, by_time: [] }]);
  });

  it("says that a chair cannot be chosen where seats are drawn", async () => {
    joining.pointed = { table: "t1", seat: 3 };
    await sheet(25_000);
    expect(pageText()).toContain("You cannot choose seat 3");
  });

  it("tells a refusal in the sheet, which stays open", async () => {
    await sheet(25_000, {}, () => refuse("odd-thing", "This house is closed"));
    await submitted();
    expect(textOf("[role=alert]")).toBe("This house is closed");
    expect(closed).toBe(0);
    expect(submit("Join with").disabled).toBe(false);
  });

  it("waits with joining while the connection is down", async () => {
    await sheet(25_000);
    room.connection = "lost";
    await settled();
    expect(submit("Join with").disabled).toBe(true);
  });
});
