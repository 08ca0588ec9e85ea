/** Sums of the cashier's page that could not be read: they are not known, and never 0. */

import { flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import CashierPage from "../../src/cashier/CashierPage.svelte";
import { room } from "../../src/wire/room.svelte";
import { words } from "../../src/words/words.svelte";
import { all, drawn, pageText, tidy } from "./drawn";

const BOOKS = { account: "wallet:p2", balance: 1250, on_tables: 300, lines: [], next: "" };
const sums = () => all("dd").map((one) => tidy(one.textContent));

let answer: object | number;

beforeEach(() => {
  words.language = "en";
  room.known = true;
  room.me = { ...room.me, player: "p2", name: "Me" };
  vi.stubGlobal("fetch", () => {
    if (typeof answer === "object") return Promise.resolve(new Response(JSON.stringify(answer)));
    const body = JSON.stringify({ code: "room-busy", message: "The room has much to do." });
    return Promise.resolve(new Response(body, { status: answer }));
  });
});

it("a wallet that could not be read is not known", async () => {
  answer = 500;
  drawn(CashierPage, {});
  expect(sums()).toEqual(["Not known", "Not known", "Not known"]);
  await vi.waitFor(() => expect(pageText()).toContain("The room has much to do"));
  expect(sums()).toEqual(["Not known", "Not known", "Not known"]);
});

it("sums that were read and then could not be are not known any more", async () => {
  answer = BOOKS;
  room.balance = 1250;
  drawn(CashierPage, {});
  await vi.waitFor(() => {
    flushSync();
    expect(sums()[0]).toContain("12.50");
  });
  expect(sums()[2]).toContain("15.50");
  answer = 500;
  room.balance = 1251;
  await vi.waitFor(() => {
    flushSync();
    expect(sums()).toEqual(["Not known", "Not known", "Not known"]);
  });
});
