/** A desk whose room comes back without its last act, behind a laptop that was lost while it wrote. */

import { afterEach, expect, test, vi } from "vitest";
import { LiveDesk } from "../../src/livedesk/live.svelte";

afterEach(() => vi.unstubAllGlobals());

const answer = (number: number) => new Response(JSON.stringify({ house: "a-house", number, now_ms: 1_000 }));

test("shows what the room has now, also where that has fewer acts than the page had seen", async () => {
  const numbers = [5, 4];
  vi.stubGlobal("fetch", () => Promise.resolve(answer(numbers.shift()!)));
  const desk = new LiveDesk("a-house");
  await desk.look();
  expect(desk.view?.number).toBe(5);
  await desk.look();
  expect(desk.view?.number).toBe(4);
});

test("does not go back to an answer that was asked for earlier and comes later", async () => {
  const waiting: ((found: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((done) => waiting.push(done)));
  const desk = new LiveDesk("a-house");
  const first = desk.look();
  const second = desk.look();
  waiting[1]!(answer(6));
  await second;
  waiting[0]!(answer(5));
  await first;
  expect(desk.view?.number).toBe(6);
});
