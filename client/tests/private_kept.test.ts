import { describe, expect, it } from "vitest";
import { keptBy } from "../src/private/faults";
import type { AdjustableDecision, PrivateForm } from "../src/protocol";

const form = (...decisions: AdjustableDecision[]): PrivateForm => ({
  pool: "p",
  money: ["play"],
  amounts: [],
  decisions,
  link_hours: 1,
});
const straddles: AdjustableDecision = { section: "straddles", name: "offered", kind: "yes_no", value: false };
const runs: AdjustableDecision = { section: "runs", name: "most", kind: "number", value: 1, least: 1, most: 3 };
const entry: AdjustableDecision = {
  section: "blinds",
  name: "entry",
  kind: "choice",
  value: "wait",
  choices: ["wait", "post"],
};
const chosen = new Map<string, number | string | boolean>([
  ["straddles.offered", true],
  ["runs.most", 2],
  ["blinds.entry", "post"],
]);

describe("what a host decided otherwise, at another stake", () => {
  it("stays whole where the form asks the same", () => {
    expect(keptBy(form(straddles, runs, entry), chosen)).toEqual({ kept: chosen, lost: [] });
  });
  it("goes only where the game does not take it, and that is named", () => {
    const other = form({ ...runs, most: 1 }, { ...entry, choices: ["wait"] });
    expect(keptBy(other, chosen)).toEqual({
      kept: new Map(),
      lost: ["straddles.offered", "runs.most", "blinds.entry"],
    });
    expect([...keptBy(form(straddles, { ...runs, most: 1 }), chosen).kept.keys()]).toEqual(["straddles.offered"]);
  });
});
