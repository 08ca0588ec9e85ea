import { describe, expect, it } from "vitest";
import { ALL, asked } from "../src/history/search";

describe("a search among the own hands", () => {
  it("asks for nothing that was not said", () => {
    expect(asked(ALL)).toEqual({});
    expect(asked({ ...ALL, by: "5" })).toEqual({});
  });

  it("says stake, days, result and cards", () => {
    const stake = JSON.stringify(["house", "holdem-nl", "NL10"]);
    expect(asked({ stake, first: "2026-11-01", last: "", result: "lost", by: "2,50", cards: " AKs " })).toEqual({
      house: "house",
      game: "holdem-nl",
      stake: "NL10",
      first: "2026-11-01",
      result: "lost",
      by: "250",
      cards: "AKs",
    });
  });
});
