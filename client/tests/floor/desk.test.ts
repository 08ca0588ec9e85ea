import { afterEach, describe, expect, it, vi } from "vitest";
import { FloorDesk } from "../../src/floor/desk.svelte";
import type { RulingBody, TopicsBody } from "../../src/protocol";
import { api } from "../../src/wire/api";

const forms = {
  situation: [],
  topics: [{ id: "string_bet", needs: [], facts: [] }],
  houses: [
    { id: "one", topics: ["string_bet"] },
    { id: "two", topics: ["string_bet"] },
  ],
} as unknown as TopicsBody;

describe("a case on the floor", () => {
  afterEach(() => vi.restoreAllMocks());

  it("drops a late answer of the house that was chosen before, and asks the other one", async () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    const answers: ((ruling: RulingBody) => void)[] = [];
    vi.spyOn(api.rulings, "rule").mockImplementation((body) => {
      asked.push(body.house);
      return new Promise((resolve) => answers.push(resolve));
    });
    const desk = new FloorDesk();
    desk.forms = forms;
    desk.goTo("one");
    desk.open("string_bet");
    const first = desk.rule();
    desk.goTo("two");
    answers[0]!({ house: "one" } as unknown as RulingBody);
    expect(await first).toBe(false);
    expect(desk.ruling).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(["one", "two"]);
    answers[1]!({ house: "two" } as unknown as RulingBody);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.ruling).toEqual({ house: "two" });
    vi.useRealTimers();
  });
});
