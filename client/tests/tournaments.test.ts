import { describe, expect, it } from "vitest";
import { ENTRANTS, LIST, PAGES, PLAYED } from "../gallery/tournaments";
import { chipsOf, found, nameOf, placeOf, tableOf } from "../src/tournaments/desk/field";
import { sums } from "../src/tournaments/played/sums";
import { isAsked } from "../src/tournaments/deals/asked";
import { sealFits } from "../src/tournaments/hexapro/check";
import { noteText } from "../src/tournaments/notices/news.svelte";
import type { TournamentNoted, TournamentRow } from "../src/protocol";
import { ALL, formatsOf, groups, isShown, partOf, speedOf } from "../src/tournaments/lobby/filters.svelte";
import { merged } from "../src/tournaments/lobby/listing.svelte";
import { levelText, placesText, priceText, resultPath } from "../src/tournaments/names";
import { clausesOf } from "../src/tournaments/seen";
import { leftText, whenText } from "../src/tournaments/when";
import { afterSigningIn } from "../src/lobby/joining.svelte";

const HOUR = 3_600_000;
const row = (more: Partial<TournamentRow>): TournamentRow => ({ ...LIST[1]!, ...more });

describe("the list of tournaments", () => {
  const now = Date.now();
  it("has first what can be entered now or begins soon, then what runs, then the rest", () => {
    const parts = groups(LIST, "scheduled", ALL, now);
    expect(parts.map((group) => group.part)).toEqual(["soon", "running", "later", "over"]);
    expect(parts[0]!.rows.map((one) => one.status)).toEqual(["late", "announced", "announced"]);
    expect(partOf(row({ starts_ms: now + 2 * HOUR }), now)).toBe("later");
    expect(partOf(row({ starts_ms: 0 }), now)).toBe("soon");
  });
  it("has the fuller of two sit & gos before the emptier", () => {
    const two = [1, 5].map((entries) =>
      row({ tournament: `s${entries}`, kind: "sit_and_go", starts_ms: 0, entries, least: 6, most: 6 }),
    );
    expect(groups(two, "sit_and_go", ALL, now)[0]!.rows.map((one) => one.tournament)).toEqual(["s5", "s1"]);
  });
  it("leaves out what was not asked for", () => {
    const open = row({ status: "late", price: 5_000, fee: 500 });
    expect(isShown(open, { ...ALL, highest: 5_000 })).toBe(true);
    expect(isShown(open, { ...ALL, highest: 4_999 })).toBe(false);
    expect(isShown(open, { ...ALL, state: "over" })).toBe(false);
    expect(isShown(open, { ...ALL, state: "running" })).toBe(true);
    expect(isShown(open, { ...ALL, game: "omaha" })).toBe(false);
    expect(isShown(open, { ...ALL, house: "no-house-of-here" })).toBe(true);
  });
  it("is of one format, one speed and so many seats where that is asked for", () => {
    const minutes = [0, 4, 5, 9, 10, 29, 30].map((one) => speedOf(row({ level_ms: one * 60_000 })));
    expect(minutes).toEqual(["hyper", "hyper", "turbo", "turbo", "regular", "regular", "slow"]);
    const plain = { re_entries: 0, rebuys: false, add_on: false, bounty: 0, ticket: 0, shootout: false, days: 1 };
    expect(formatsOf(row(plain))).toEqual(["freezeout"]);
    expect(formatsOf(row({ ...plain, re_entries: 2, bounty: 500, days: 2 }))).toEqual(["re-entry", "bounty", "days"]);
    expect(formatsOf(row({ ...plain, add_on: true, ticket: 500 }))).toEqual(["rebuy", "satellite"]);
    const one = row({ ...plain, shootout: true, seats: 2, level_ms: 300_000 });
    expect(isShown(one, { ...ALL, format: "shootout", speed: "turbo", seats: "two" })).toBe(true);
    expect(isShown(one, { ...ALL, format: "bounty" })).toBe(false);
    expect(isShown(one, { ...ALL, speed: "slow" })).toBe(false);
    expect(isShown(one, { ...ALL, seats: "full" })).toBe(false);
    expect(isShown(one, { house: "", game: "all", highest: -1, state: "all" })).toBe(true);
  });
  it("changes by what changed, in its order", () => {
    const changed = { ...LIST[0]!, entries: 99 };
    const fresh = row({ tournament: "new" });
    const next = merged(LIST, [changed, fresh], [LIST[2]!.tournament]);
    expect(next.map((one) => one.tournament)).toEqual(["l1", "l2", "l4", "l5", "l6", "l7", "new"]);
    expect(next[0]!.entries).toBe(99);
  });
  it("says when a tournament begins, and how far it is", () => {
    expect(whenText(row({ starts_ms: now + 150_000 }), now)).toBe("Starts in 2:30");
    expect(whenText(row({ starts_ms: now + 50_000 }), now)).toBe("Starts in 0:50");
    expect(whenText(row({ starts_ms: 0, entries: 2, least: 2, most: 3 }), now)).toBe("Starts when one more enters");
    expect(whenText(row({ starts_ms: 0, entries: 2, least: 2, most: 0 }), now)).toBe("The house begins it");
    expect(whenText(row({ status: "running", level: 4 }), now)).toBe("Level 4");
    expect(whenText(row({ status: "late", level: 2, late_until_ms: 0, late_levels: 6 }), now)).toBe(
      "Level 2 · entries until level 6 ends",
    );
    expect(whenText(row({ status: "break", level: 4 }), now)).toBe("Level 4 · break");
  });
});

it("says what is left of a level or a break so that it reads as a time", () => {
  expect([leftText(-5), leftText(9_000), leftText(65_000), leftText(3_725_000)]).toEqual([
    "0:00",
    "0:09",
    "1:05",
    "1:02:05",
  ]);
});

describe("what a tournament is called by", () => {
  it("is a price in its parts, and free where it costs nothing", () => {
    expect(priceText(row({ price: 5_000, fee: 500 }))).toBe("€45.00 + €5.00");
    expect(priceText(row({ price: 13_000, fee: 1_000, bounty: 2_000 }))).toBe("€100.00 + €20.00 + €10.00");
    expect(priceText(row({ price: 0, fee: 0 }))).toBe("Free");
  });
  it("is a level as players say it", () => {
    expect(levelText({ level: 1, small_blind: 100, big_blind: 200 })).toBe("100/200");
    expect(levelText({ level: 1, small_blind: 500, big_blind: 1_000, ante: 1_000 })).toBe("500/1,000 (1,000)");
    expect(levelText({ level: 1, ante: 25, bring_in: 50, small_bet: 100, big_bet: 200 })).toBe("100/200");
    expect(levelText({ level: 1, ante: 25 })).toBe("25");
  });
  it("is places in the locale", () => {
    expect([placesText({ first: 1, last: 1, prize: 5 }), placesText({ first: 4, last: 6, prize: 5 })]).toEqual([
      "1",
      "4–6",
    ]);
  });
  it("has a link of its own for each player's result", () => {
    expect(resultPath("w 1", "p/2")).toBe("/tournaments/w%201?player=p%2F2");
    expect(afterSigningIn("?to=%2Ftournaments%2Fw1")).toBe("/tournaments/w1");
    expect(afterSigningIn("?to=%2F%2Felsewhere.example")).toBe("/");
  });
  it("rests on clauses, each once", () => {
    expect(clausesOf(PAGES["running"]!, "hand_for_hand", "late_entries")).toEqual(["CO-TT.18", "CO-TT.3"]);
    expect(clausesOf(PAGES["running"]!, "nothing")).toEqual([]);
  });
});

it("sums what came of tournaments from the oldest on", () => {
  const played = (paid: number, got: number) => ({ ...PLAYED[0]!, paid, got });
  expect(sums([played(500, 0), played(500, 1_350), played(100, 0)])).toEqual([250, 750, -100]);
  expect(sums([])).toEqual([]);
});

describe("a draw", () => {
  const told = PAGES["hexapro-drawn"]!.now.draw!;
  it("is checked by its seed: another seed, seal or tournament does not fit", async () => {
    expect(await sealFits(told.seal, told.seed!, "w1")).toBe(true);
    expect(await sealFits(told.seal, told.seed!, "w2")).toBe(false);
    expect(
      await sealFits(
        told.seal,
        told.seed!.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
        "w1",
      ),
    ).toBe(false);
    expect(await sealFits(told.seed!, told.seed!, "w1")).toBe(false);
  });
});

it("asks whoever has not answered a deal, and nobody before its shares are told", () => {
  const deal = PAGES["deal"]!.now.deal!;
  expect(["p17", "p1", "p4", "nobody"].map((player) => isAsked(deal, player))).toEqual([true, false, false, false]);
  expect(isAsked(PAGES["deal-asked"]!.now.deal, "p17")).toBe(false);
  expect(isAsked(null, "p17")).toBe(false);
});

describe("what is told of a tournament", () => {
  const note = (what: TournamentNoted["what"], amount: number): TournamentNoted => ({
    type: "tournament_noted", tournament: "w1", name: "Sunday", what, at_ms: 0, amount,
  }); // prettier-ignore
  it("counts hands and chips as such, and pools in money", () => {
    expect(noteText(note("last_hands", 1))).toBe("Sunday: one more hand at every table, then the day is over.");
    expect(noteText(note("last_hands", 5))).toBe("Sunday: 5 more hands at every table, then the day is over.");
    expect(noteText(note("stack_dropped", 21_500))).toContain("21,500 chips");
    expect(noteText(note("prizes_settled", 21_500))).toContain("€215.00");
  });
});

describe("a director's field", () => {
  it("is found by name or by the table's number, and stands in the order that is asked for", () => {
    const byName = found(ENTRANTS, "äijä", "all", "name");
    expect(byName.length).toBeGreaterThan(1_000);
    expect(nameOf(byName[0]!)).toBe("Äijänpoika_99 7");
    const atTable = found(ENTRANTS, "12", "playing", "table");
    expect(atTable.some((one) => tableOf(one) === 12)).toBe(true);
    const chips = found(ENTRANTS, "", "playing", "chips").map(chipsOf);
    expect(chips).toEqual([...chips].sort((a, b) => b - a));
    expect(found(ENTRANTS, "", "out", "place").map(placeOf).slice(0, 2)).toEqual([2, 5]);
    expect(found(ENTRANTS, "", "all", "chips")).toHaveLength(10_000);
  });
});
