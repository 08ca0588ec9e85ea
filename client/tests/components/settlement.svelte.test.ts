/** Who gets what of a cancelled tournament, and by what: clauses, or a decision of the house alone. */

import { beforeEach, expect, it } from "vitest";
import type { CancellationBody } from "../../src/protocol";
import Settlement from "../../src/tournaments/desk/Settlement.svelte";
import { words } from "../../src/words/words.svelte";
import { all, buttonNames, drawn, pageText } from "./drawn";

beforeEach(() => {
  words.language = "en";
});

const settlement = (clauses: string[]) => {
  const found: CancellationBody = {
    stage: "not_begun",
    rows: [],
    from_house: 0,
    from_pool: 0,
    from_bounties: 0,
    kept: 0,
    clauses,
  };
  drawn(Settlement, { found, house: "casino-kruh" });
};
const toDecisions = () => all("a").map((one) => one.getAttribute("href"));

it("names the clauses that it goes by", () => {
  settlement(["PF-4.1"]);
  expect(buttonNames().join()).toContain("PF-4.1");
  expect(toDecisions()).toEqual([]);
});

it("of a house whose document prints none leads to the decision that the house has made", () => {
  settlement([]);
  expect(pageText()).toContain("By The house's own decision");
  expect(toDecisions()).toEqual(["/rules?view=decisions&house=casino-kruh"]);
});
