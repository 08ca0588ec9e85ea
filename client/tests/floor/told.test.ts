import { describe, expect, it } from "vitest";
import {
  answered,
  boundBroken,
  chipsFor,
  countsOf,
  likely,
  namedFields,
  readWhole,
  telling,
} from "../../src/floor/told";
import type { FieldBody } from "../../src/protocol";

const field = (more: Partial<FieldBody>): FieldBody => ({
  name: "chips",
  kind: "number",
  meaning: "",
  label: "",
  required: true,
  ...more,
});

describe("what was told of a case", () => {
  it("is taken back by telling nothing", () => {
    expect(telling({ chip: 5 }, "chip", undefined)).toEqual({});
    expect(telling({ chip: 5 }, "chips", [])).toEqual({ chip: 5 });
    expect(telling({}, "in_front", 0)).toEqual({ in_front: 0 });
  });

  it("goes to the room for the fields of the topic only", () => {
    expect(answered({ chips: [1], other: 2 }, [field({})])).toEqual({ chips: [1] });
  });

  it.each([
    ["1 200", 1200],
    ["1,200", 1200],
    ["1.200", 1200],
    ["", null],
    ["-5", null],
    ["12x", null],
  ])("is read as typed: %j", (text, number) => expect(readWhole(text)).toBe(number));

  it("names the fields of a refusal", () => {
    expect(namedFields("fact.chip situation.stack")).toEqual(new Set(["fact.chip", "situation.stack"]));
    expect(namedFields(undefined).size).toBe(0);
  });
});

describe("the keys of a form", () => {
  it("are all values between narrow bounds, and none between wide ones", () => {
    expect(countsOf(field({ least: 1, most: 3 }))).toEqual([1, 2, 3]);
    expect(countsOf(field({ kind: "numbers", least: 1, most: 12 }))).toHaveLength(12);
    expect(countsOf(field({ kind: "choice", least: 1, most: 3 }))).toEqual([]);
    expect(countsOf(field({ least: 0, most: 1_000_000 }))).toEqual([]);
    expect(countsOf(field({ least: 1 }))).toEqual([]);
  });

  it("are chips that lie on a table of this big blind", () => {
    expect(chipsFor(400)).toEqual([100, 500, 1_000, 5_000, 25_000, 100_000]);
    expect(chipsFor(5)[0]).toBe(5);
  });

  it("guess from the blinds and the bet, each number once, from the smallest", () => {
    const table = { big_blind: 400, small_blind: 200, bet_to_match: 1200 };
    expect(likely("bet_to_match", table)).toEqual([0, 400, 800, 1200]);
    expect(likely("last_full_raise", table)).toEqual([400, 800]);
    expect(likely("in_front", table)).toEqual([0, 200, 400]);
    expect(likely("stack", {})).toEqual([]);
    expect(likely("something_else", table)).toEqual([]);
  });
});

describe("a wrong value", () => {
  it("is told the bound it breaks, if it breaks one", () => {
    const chips = field({ kind: "numbers", least: 1, most: 100, fewest: 2 });
    expect(boundBroken(chips, [5])).toEqual({ id: "floor-too-few", number: 2 });
    expect(boundBroken(chips, [5, 0])).toEqual({ id: "floor-too-small", number: 1 });
    expect(boundBroken(chips, [5, 500])).toEqual({ id: "floor-too-large", number: 100 });
    expect(boundBroken(chips, [5, 5])).toBeNull();
  });
});
