/** A page for people with an account, while the room is busy: nobody is told to sign in who may be signed in. */

import { createRawSnippet, flushSync } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { router } from "../../src/app/router.svelte";
import { joinHere, joining } from "../../src/lobby/joining.svelte";
import SignedInOnly from "../../src/parts/SignedInOnly.svelte";
import { room } from "../../src/wire/room.svelte";
import { words } from "../../src/words/words.svelte";
import { POOL } from "../pool";
import { drawn, pageText } from "./drawn";

const children = createRawSnippet(() => ({ render: () => "<p>Your hands</p>" }));
const ME = { ...room.me, player: "p2", name: "Me" };

/** The room's answers to "who is signed in", in turn: a status that refuses, 0 for none at all, or somebody. */
function answering(...answers: (number | object)[]): () => number {
  let asked = 0;
  vi.stubGlobal("fetch", () => {
    const answer = answers[Math.min(asked++, answers.length - 1)]!;
    if (answer === 0) return Promise.reject(new TypeError("nothing answers"));
    if (typeof answer === "object") return Promise.resolve(new Response(JSON.stringify(answer)));
    const body = JSON.stringify({ code: "room-busy", message: "The room has much to do." });
    return Promise.resolve(new Response(body, { status: answer }));
  });
  return () => asked;
}

beforeEach(() => {
  words.language = "en";
  room.known = room.unanswered = false;
  room.me = { ...ME, player: "" };
  joining.pool = null;
  router.go("/", true);
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it("a room that is busy or not there has not said that nobody is signed in: it is asked again", async () => {
  const asked = answering(503, 500, 0, ME);
  drawn(SignedInOnly, { children });
  void room.find();
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
  expect(pageText()).toBe("The room does not answer yet. It is asked again.");
  await vi.advanceTimersByTimeAsync(10_000);
  flushSync();
  expect(asked()).toBe(4);
  expect(pageText()).toBe("Your hands");
});

it("whoever is signed in nowhere is told so when the room has said it", async () => {
  answering(503, { ...ME, player: "" });
  drawn(SignedInOnly, { children });
  void room.find();
  await vi.advanceTimersByTimeAsync(1_000);
  flushSync();
  expect(pageText()).toBe("This page is for people with an account Sign in");
});

it("what is pressed before the room has said who is signed in waits for it, and the last press counts", async () => {
  answering(503, ME);
  void room.find();
  joinHere({ ...POOL, pool: "nl50" });
  joinHere({ ...POOL, pool: "nl100" });
  await vi.advanceTimersByTimeAsync(100);
  expect([router.path, joining.pool]).toEqual(["/", null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([router.path, joining.pool?.pool]).toEqual(["/", "nl100"]);
});

it("who turns out to have no account signs up first, once", async () => {
  answering(503, { ...ME, player: "" }, ME);
  void room.find();
  joinHere({ ...POOL, pool: "nl100" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([router.path, router.query, joining.pool]).toEqual(["/sign-up", "?join=nl100", null]);
  router.go("/", true);
  await room.look();
  expect([router.path, joining.pool]).toEqual(["/", null]);
});
