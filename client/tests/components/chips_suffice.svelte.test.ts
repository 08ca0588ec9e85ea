/** How far an event's chips go: told where it is announced and in the hall, and at the desk before a sale that runs short. */

import { afterEach, beforeEach, expect, test } from "vitest";
import type { ChipCapacity, RegistrationView } from "../../src/protocol";
import SaleForm from "../../src/tournaments/live/SaleForm.svelte";
import { RegistrationDesk } from "../../src/tournaments/live/registration.svelte";
import HowFarChipsGo from "../../src/tournaments/parts/HowFarChipsGo.svelte";
import { words } from "../../src/words/words.svelte";
import { cleared, drawn, pageText, signIn } from "./drawn";

const capacity: ChipCapacity = {
  entries: 12,
  values: [
    { value: 25, owned: 100, out: 96 },
    { value: 100, owned: 400, out: 96 },
    { value: 500, owned: 60, out: 0 },
  ],
  suffices: [
    { item: "entry", chips: 5000, more: 0, first_out: 25 },
    { item: "rebuy", chips: 1000, more: 30, first_out: 100 },
  ],
  set_free: [{ level: 4, old: 25, new: 100, freed: 96, needed: 24, missing: 3 }],
};
const view = (more: number | null) =>
  ({
    tournament: "cup", name: "Cup", house: "a-house", phase: "announced", documents: false, condition: "",
    prices: [{ sale: "entry", pool: 90, fee: 10, bounty: 0, cents: 100, chips: 5000, more, first_out: 25 }],
    entrants: [], receipts: [], vouchers: [], alternates: [], marked: [], tickets: [],
  }) as unknown as RegistrationView; // prettier-ignore

beforeEach(async () => {
  await words.fetchAll();
  signIn(0);
});
afterEach(cleared);

test("each item, the value that runs out first and the colour-up are told", () => {
  drawn(HowFarChipsGo, { capacity });
  const said = pageText();
  expect(said).toContain("Entry of 5,000: not enough for one more, there are too few chips of 25.");
  expect(said).toContain("Rebuy of 1,000: enough for 30 more; then chips of 100 run out.");
  expect(said).toContain("After level 4 all chips of 25 go: 96 are free, 24 chips of 100 come in.");
  expect(said).toContain("Of 100 3 are missing.");
  expect(said).toContain("Handed out: 25 × 96 of 100, 100 × 96 of 400.");
});

test.each([
  [null, "", ""],
  [3, "The chips are enough for 3 more.", ""],
  [0, "", "The chips run short: too few of 25 for one more."],
])("with %s left the desk warns before the sale, and sells", (more, line, warning) => {
  drawn(SaleForm, { desk: new RegistrationDesk("cup"), seen: view(more), sold: () => undefined });
  const alert = document.querySelector("[role=alert]");
  expect(alert?.textContent ?? "").toBe(warning);
  if (line) expect(pageText()).toContain(line);
  else expect(pageText()).not.toContain("are enough for");
  expect(document.querySelector<HTMLButtonElement>("button[type=submit]")?.disabled).toBe(false);
});
