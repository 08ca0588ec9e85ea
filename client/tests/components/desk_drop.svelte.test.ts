/** The drop of a pot that is told is the room's proposal until somebody types another; boxes are those of the game. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import DeskForm from "../../src/livedesk/DeskForm.svelte";
import { LiveDesk } from "../../src/livedesk/live.svelte";
import { words } from "../../src/words/words.svelte";
import { cleared, drawn, http, pageText, press, settled, signIn } from "./drawn";

const view = {
  house: "a-house", number: 1, now_ms: Date.now(), lists: [], day: 1,
  tables: [{ table: 1, pool: "omaha-pl/PL20", game: "omaha-pl", stake: "PL20", seats: 6, taken: 0, free: 6,
    opened_ms: 1, phase: "open", depth: "hands", hands: 4, at: [] }],
  office: { acts: [], chips: {}, stored: [], apart: [], people: [], pools: [], records: [], allowed: null },
}; // prettier-ignore
const answer = {
  table: 1, cents: 1_500, first_round: 0, clauses: ["CK-H.5"],
  boxes: [{ fund: "", cents: 1_000 }, { fund: "straight-flush", cents: 500 }],
}; // prettier-ignore

beforeEach(async () => {
  await words.fetchAll();
  signIn(0);
});
afterEach(async () => {
  await cleared();
  vi.unstubAllGlobals();
});

async function shown(doing: "note_hand" | "count_drop") {
  const calls = http({
    "/api/desk/a-house/drop?table=1&pot=20000": answer,
    "/api/desk/a-house/drop?table=1&pot=0": answer,
    "/api/desk/a-house": view,
  });
  const desk = new LiveDesk("a-house");
  await desk.look();
  drawn(DeskForm, { desk, wish: { do: doing, given: { table: 1 } }, done: vi.fn(), close: vi.fn() });
  await settled();
  return calls;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[id$="-${name}"]`)!;

async function type(name: string, value: string) {
  field(name).value = value;
  field(name).dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
}

test("the proposal stands in the field, with its boxes, until another sum is typed", async () => {
  await shown("note_hand");
  expect(field("drop").value).toBe("");
  await type("pot", "200");
  expect(field("drop").value).toBe("15.00");
  expect(pageText()).toMatch(/By the house: .*15.*Rake.*10.*straight flush bonus.*5/);
  press("Ended in the first round: €0.00");
  await settled();
  expect(field("drop").value).toBe("0.00");
  await type("drop", "12");
  await type("pot", "0");
  await type("pot", "200");
  expect(field("drop").value).toBe("12");
});

test("a box that is counted is chosen of those that hands of the game pay", async () => {
  await shown("count_drop");
  const names = [...document.querySelectorAll('[id$="-fund"] option')].map((one) => one.textContent);
  expect(names).toEqual(["Rake", "the straight flush bonus"]);
});
