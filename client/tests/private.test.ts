import { describe, expect, it } from "vitest";
import { faultsOf } from "../src/private/faults";
import { FORM } from "./private_form";

const entries = (amounts: [string, string][], decisions: [string, number | boolean][] = []) =>
  faultsOf(FORM, new Map(amounts), new Map<string, number | string | boolean>(decisions), (entry) => entry).map(
    (one) => one.entry,
  );

describe("the form of a private game", () => {
  it("has no fault as the house has it", () => {
    expect(entries([])).toEqual([]);
    expect(entries([["small_blind_cents", "0,10"]])).toEqual([]);
  });

  it("wants an amount where there is none", () => {
    for (const typed of ["", "0", "a lot", "-1"])
      expect(entries([["big_blind_cents", typed]])).toEqual(["big_blind_cents"]);
  });

  it("says that an amount is too large, and with it nothing of the other one", () => {
    expect(entries([["small_blind_cents", "10 000 000.01"]])).toEqual(["small_blind_cents"]);
    expect(entries([["big_blind_cents", "10 000 000"]])).toEqual([]);
  });

  it("says which of two is above the other", () => {
    expect(entries([["small_blind_cents", "0.20"]])).toEqual(["small_blind_cents"]);
    expect(entries([], [["buy_in.minimum_big_blinds", 101]])).toEqual(Array(2).fill("buy_in.minimum_big_blinds"));
    expect(entries([], [["buy_in.top_up_to_big_blinds", 39]])).toEqual(["buy_in.minimum_big_blinds"]);
    expect(entries([["small_blind_cents", "0.20"]], [["buy_in.maximum_big_blinds", 20]])).toEqual([
      "small_blind_cents",
      "buy_in.minimum_big_blinds",
    ]);
  });
});
