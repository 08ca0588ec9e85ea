import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toasts } from "../src/parts/toasts.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  toasts.all = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = () => toasts.all.map((one) => one.text);

describe("short notes", () => {
  it("stand once however often they are said, the last of all, for as long as if they had been said then", () => {
    toasts.done("Copied.");
    toasts.done("Sent.");
    vi.advanceTimersByTime(4_000);
    toasts.done("Copied.");
    expect(texts()).toEqual(["Sent.", "Copied."]);
    vi.advanceTimersByTime(4_000);
    expect(texts()).toEqual(["Copied."]);
    vi.advanceTimersByTime(1_000);
    expect(texts()).toEqual([]);
  });

  it("are four at most, the oldest gone", () => {
    for (const text of ["a", "b", "c", "d", "e"]) toasts.done(text);
    expect(texts()).toEqual(["b", "c", "d", "e"]);
  });
});
