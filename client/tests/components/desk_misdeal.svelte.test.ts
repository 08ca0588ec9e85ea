/** A misdeal at a table whose hands are told as a whole: its key, and what is said of the hand that is dealt again. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import DeskMap from "../../src/livedesk/DeskMap.svelte";
import { LiveDesk } from "../../src/livedesk/live.svelte";
import { words } from "../../src/words/words.svelte";
import { buttonNames, cleared, drawn, http, pageText, press, settled, signIn } from "./drawn";

const misdeal = (table: number, hand: number) => ({
  kind: "misdeal", number: 10 * table + hand, of: "7", since_ms: Date.now(), by: "Kai", about: [], closed_ms: 0, table,
  fields: [{ name: "hand", kind: "number", number: hand }],
}); // prettier-ignore
const office = (depth: string, records: unknown[], allowed: string[] | null = null) => ({
  house: "a-house", number: 1, now_ms: Date.now(), lists: [], day: 1,
  tables: [{ table: 1, pool: "holdem-nl/NL200", game: "holdem-nl", stake: "NL200", seats: 2, taken: 0, free: 2,
    opened_ms: 1, phase: "open", depth, hands: 4, at: [] }],
  office: { acts: [], chips: {}, stored: [], apart: [], people: [], pools: [], records, allowed },
}); // prettier-ignore

beforeEach(async () => {
  await words.fetchAll();
  signIn(0);
});
afterEach(async () => {
  await cleared();
  vi.unstubAllGlobals();
});

async function shown(view: unknown) {
  http({ "/api/desk/a-house": view });
  const desk = new LiveDesk("a-house");
  await desk.look();
  const act = vi.fn();
  drawn(DeskMap, { desk, choose: vi.fn(), act });
  await settled();
  return act;
}

test("its key asks for what was wrong; the table says of which hand there was one", async () => {
  const act = await shown(office("hands", [misdeal(1, 4), misdeal(1, 3), misdeal(2, 4)]));
  expect(pageText()).toContain("Misdeal in hand 4");
  expect(pageText()).not.toContain("Misdeal in hand 3");
  expect(pageText().match(/Misdeal in hand/g)).toHaveLength(1);
  press("Misdeal");
  expect(act).toHaveBeenCalledWith({ do: "note_misdeal", given: { table: 1 }, about: "Table 1" });
});

test("there is none where hands are not counted, or the role may not", async () => {
  await shown(office("seats", []));
  expect(buttonNames()).not.toContain("Misdeal");
  await cleared();
  await shown(office("hands", [], ["note_hand"]));
  expect(buttonNames()).not.toContain("Misdeal");
});
