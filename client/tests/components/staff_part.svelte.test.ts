/** The staff's part of a price: asked in the form of an event, told before anybody buys, and on the receipt. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChipsOffer as Offer, RegistrationView, TournamentRow } from "../../src/protocol";
import TermsSheet from "../../src/tournaments/desk/TermsSheet.svelte";
import { GROUPS } from "../../src/tournaments/desk/form/fields";
import Paper from "../../src/tournaments/live/Paper.svelte";
import { RegistrationDesk } from "../../src/tournaments/live/registration.svelte";
import SaleForm from "../../src/tournaments/live/SaleForm.svelte";
import EnterSheet from "../../src/tournaments/page/EnterSheet.svelte";
import ChipsOffer from "../../src/tournaments/parts/ChipsOffer.svelte";
import { t, words } from "../../src/words/words.svelte";
import { all, button, cleared, drawn, field, http, pageText, settled, signIn, tidy, wire, write } from "./drawn";

/** Of a price of 127.00: 90.00 into the pool, 10.00 for a bounty, 27.00 fee, of which 7.00 are for the staff. */
const PARTS = { pool: 9_000, bounty: 1_000, fee: 2_700, cents: 12_700 };
const STAFF = 700;
const sums = (staff: number) => ({ ...PARTS, ...(staff ? { staff } : {}) });
const row = (staff: number) =>
  ({
    tournament: "cup", name: "Cup", house: "a-house", kind: "scheduled", game: "holdem-nl", form: "no_limit",
    status: "announced",
    buy_in: PARTS.pool, bounty: PARTS.bounty, fee: PARTS.fee, price: PARTS.cents, stack: 5_000, ...(staff ? { staff } : {}),
  }) as unknown as TournamentRow; // prettier-ignore
const view = (staff: number) =>
  ({
    tournament: "cup", name: "Cup", house: "a-house", phase: "announced", documents: false, condition: "",
    prices: [{ sale: "entry", chips: 5_000, ...sums(staff) }],
    receipts: [{ number: 7, player: "p", name: "Aino", sale: "entry", at_ms: 1, paid: "cash", ...sums(staff) }],
    entrants: [], vouchers: [], alternates: [], marked: [], tickets: [],
  }) as unknown as RegistrationView; // prettier-ignore
const desk = () => new RegistrationDesk("cup");

beforeEach(async () => {
  await words.fetchAll();
  signIn(50_000);
  http({ "/api/": { tickets: [], decisions: [] } });
});
afterEach(async () => {
  await cleared();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the form asks for it beside the fee, with each choice in words", () => {
  const entries = GROUPS.find((one) => one.name === "price")?.fields.map((one) => one.entry) ?? [];
  const own = ["staff.basis_points", "staff.of", "staff.stands", "staff.odd_cent"];
  expect(entries.filter((one) => one.startsWith("staff."))).toEqual(own);
  expect(entries.indexOf("staff.basis_points")).toBeGreaterThan(entries.indexOf("price.fee_cents"));
  const choices = GROUPS.flatMap((one) => one.fields).filter((one) => own.includes(one.entry) && one.options);
  expect(choices.map((one) => one.options)).toEqual([
    ["fee", "pool"],
    ["within_fee", "beside_fee"],
    ["house", "staff"],
  ]);
  for (const { entry, options } of choices) {
    const named = entry.replace(/[._]/g, "-");
    for (const one of options ?? []) {
      const id = `structure-${named}-${one.replaceAll("_", "-")}`;
      expect(t(id)).not.toBe(id);
    }
  }
});

test.each([
  [0, "Pool €100.00, fee €27.00"],
  [STAFF, "Pool €100.00, fee €20.00, staff €7.00"],
])("with %s of it the desk tells the parts before it takes the whole price", async (staff, parts) => {
  const calls = http({ "/api/staff/tournaments/cup/registration": { number: 7, player: "p" } });
  drawn(SaleForm, { desk: desk(), seen: view(staff), sold: () => undefined });
  expect(pageText()).toContain(parts);
  expect(tidy(document.querySelector("button[type=submit]")?.textContent)).toContain("€127.00");
  write(field(t("registration-name")), "Aino");
  document.querySelector<HTMLFormElement>("form")!.requestSubmit();
  await settled();
  expect(calls.find((one) => one.method === "POST")?.body).toMatchObject({ sale: "entry", cents: PARTS.cents });
});

test.each([0, STAFF])("with %s of it a receipt has a line for each part, which come to its sum", (staff) => {
  drawn(Paper, { seen: view(staff), receipt: 7, close: () => undefined });
  const lines = all(".paper tr").map((one) => [...one.querySelectorAll("td")].map((cell) => tidy(cell.textContent)));
  expect(lines.some(([name]) => name === t("registration-staff"))).toBe(staff > 0);
  const cents = lines.map(([, sum]) => Math.round(Number(sum!.replace(/[^0-9.]/g, "")) * 100));
  expect(cents.at(-1)).toBe(PARTS.cents);
  expect(cents.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(PARTS.cents);
});

test.each([
  [0, "€90.00 + €10.00 + €27.00"],
  [STAFF, "€90.00 + €10.00 + €20.00 + €7.00"],
])("with %s of it a player sees the parts before entering, and agrees to the whole", async (staff, parts) => {
  const sent = wire();
  drawn(EnterSheet, { row: row(staff), close: () => undefined });
  expect(pageText()).toContain(parts);
  expect(pageText().includes(t("tournament-staff-part"))).toBe(staff > 0);
  document.querySelector<HTMLFormElement>("form")!.requestSubmit();
  await settled();
  expect(sent).toMatchObject([{ type: "enter_tournament", tournament: "cup", price: PARTS.cents }]);
});

test.each([
  ["within_fee", "€27.00"],
  ["beside_fee", "€20.00"],
])("the fee that staff may change is the one %s", async (stands, now) => {
  const calls = http({ "/api/staff/tournaments/cup/fee": {} });
  const seen = { now: { row: row(STAFF) }, page: { announced: { "staff.stands": stands }, structure: [] } };
  drawn(TermsSheet, { seen: seen as never, act: "fee" as const, done: () => undefined, close: () => undefined });
  write(field(t("director-fee-now", { amount: now })), "25");
  expect(pageText().includes(t("director-fee-beside", { amount: "€7.00" }))).toBe(stands === "beside_fee");
  write(document.querySelector("dialog textarea") as unknown as HTMLInputElement, "as it was announced");
  document.querySelector<HTMLFormElement>("dialog form")!.requestSubmit();
  await settled();
  expect(calls.find((one) => one.method === "POST")?.body).toMatchObject({ cents: 2_500 });
});

test("chips are offered with it, and bought for the whole", async () => {
  const sent = wire();
  const { bounty, fee, cents } = PARTS;
  const offer: Offer = { kind: "rebuy", price: cents, chips: 1_000, bounty, fee, staff: STAFF };
  drawn(ChipsOffer, { tournament: "cup", offer });
  expect(pageText()).toContain("€90.00 + €10.00 + €20.00 + €7.00");
  button(t("tournament-buy", { amount: "€127.00" })).click();
  await settled();
  expect(sent).toMatchObject([{ type: "buy_chips", kind: "rebuy", price: cents }]);
});
