/** Seats of a live tournament that are kept free: shown on the hall's plan with the reason, kept and given again by a sheet. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveHall } from "../../src/protocol";
import { Hall } from "../../src/tournaments/live/hall.svelte";
import HallPlan from "../../src/tournaments/live/HallPlan.svelte";
import HallTable from "../../src/tournaments/live/HallTable.svelte";
import { words } from "../../src/words/words.svelte";
import { cleared, drawn, http, pageText, press, settled, signIn } from "./drawn";

const kept = { seat: 4, by: "Kari", at_ms: 1_800_000_000_000, reason: "the chair is broken" };
const seen = {
  tournament: "cup", name: "Cup", house: "a-house", number: 1, now_ms: 1, seats: 6, phase: "running", stopped: false,
  level: 1, orders: [], acts: [], bags: [], unsold: [], chips: { issued: 0, in_play: 0, carried: 0, removed: 0 },
  tables: [{ table: 2, chips: 1, kept: [kept], seats: [{ seat: 1, player: "p", name: "Aino", stack: 1 }] }],
} as unknown as LiveHall; // prettier-ignore

beforeEach(async () => {
  await words.fetchAll();
  signIn(0);
});
afterEach(async () => {
  await cleared();
  vi.unstubAllGlobals();
});

test("the plan has the table with the seat and says why, though nobody moves", () => {
  drawn(HallPlan, { seen });
  expect(document.querySelector("svg")?.getAttribute("aria-label")).toBe(
    "Table 2: seat 4 kept free, the chair is broken",
  );
  expect(document.querySelectorAll("g.kept")).toHaveLength(1);
});

test("the table names it; the sheets keep a seat that is free, or give this one again", async () => {
  const calls = http({ "/api/staff/tournaments/cup/kept-seat": {} });
  const hall = new Hall("cup");
  hall.seen = seen;
  drawn(HallTable, { hall, table: seen.tables[0]!, desk: null, choose: vi.fn() });
  expect(pageText()).toContain("Seat 4 kept free: the chair is broken (Kari");
  press("Keep a seat free");
  await settled();
  expect([...document.querySelectorAll("select option")].map((one) => one.textContent)).toEqual(["2", "3", "5", "6"]);
  await cleared();
  drawn(HallTable, { hall, table: seen.tables[0]!, desk: null, choose: vi.fn() });
  press("Give the seat again");
  await settled();
  expect(pageText()).toContain("Give seat 4 of table 2 again");
  const why = document.querySelector<HTMLInputElement>("[role=dialog] input, dialog input, dialog textarea")!;
  why.value = "mended";
  why.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector<HTMLFormElement>("dialog form")!.requestSubmit();
  await settled();
  const sent = calls.find((one) => one.method === "POST");
  expect(sent?.body).toMatchObject({ number: 2, seat: 4, is_kept: false, reason: "mended" });
});
