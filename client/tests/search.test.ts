import { describe, expect, it } from "vitest";
import { ALL, asked } from "../src/history/search";
import type { Note } from "../src/notes/notes.svelte";

describe("a search among the own hands", () => {
  it("asks for nothing that was not said", () => {
    expect(asked(ALL)).toEqual({});
    expect(asked({ ...ALL, by: "5" })).toEqual({});
  });

  it("says stake, days, result and cards", () => {
    const stake = JSON.stringify(["house", "holdem-nl", "NL10"]);
    expect(asked({ ...ALL, stake, first: "2026-11-01", last: "", result: "lost", by: "2,50", cards: " AKs " })).toEqual(
      {
        house: "house",
        game: "holdem-nl",
        stake: "NL10",
        first: "2026-11-01",
        result: "lost",
        by: "250",
        cards: "AKs",
      },
    );
  });

  it("says where one sat and with whom, by the notes on this device", () => {
    const note = (player: string, colour: Note["colour"], at_ms: number): Note => ({
      player,
      name: player,
      text: "calls",
      colour,
      at_ms,
    });
    const notes = { p1: note("p1", "red", 1), p2: note("p2", "", 3), p3: note("p3", "red", 2) };
    expect(asked({ ...ALL, position: "button", others: "noted" }, notes)).toEqual({
      position: "button",
      players: "p2,p3,p1",
    });
    expect(asked({ ...ALL, others: "colour:red" }, notes)).toEqual({ players: "p3,p1" });
    expect(asked({ ...ALL, others: "player:p9" }, notes)).toEqual({ players: "p9" });
    expect(asked({ ...ALL, others: "colour:green" }, notes)).toEqual({ players: "-" });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`m${at}`, note(`m${at}`, "", at)]));
    expect(asked({ ...ALL, others: "noted" }, many)["players"]?.split(",")).toHaveLength(20);
  });
});
