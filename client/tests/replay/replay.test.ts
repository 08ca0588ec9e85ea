import { describe, expect, it } from "vitest";
import type { HandBody } from "../../src/protocol";
import { leadsToRoot, prove } from "../../src/replay/proof";
import { stepsOf, streetStarts } from "../../src/replay/steps";
import { preflop, TERMS } from "../table/script";
// Written by cardroom.cards.seal for a known seed: three places of one sealed deck.
import sealed from "./proof.json";

const opening = (index: number) => {
  const one = sealed.openings[index];
  if (!one) throw new Error("proof.json has three openings");
  return one;
};
const [first, second, third] = [opening(0), opening(1), opening(2)];

function body(): HandBody {
  const events = preflop().map((event) => {
    if (event.kind === "hand_started") return { ...event, seal: sealed.root };
    return event.kind === "hole_dealt" && event.seat === 2 ? { ...event, places: [0, 3] } : event;
  });
  const rest: HandBody["events"] = [
    { kind: "hole_seen", seat: 2, cards: [first.card, second.card] },
    { kind: "called", seat: 4, amount: 100, bet: 100, stack: 2400 },
    { kind: "folded", seat: 1 },
    { kind: "checked", seat: 2 },
    { kind: "bets_collected", pots: [{ amount: 250, seats: [2, 4] }] },
    { kind: "board_dealt", street: "flop", cards: [third.card], places: [7] },
    { kind: "hand_ended", hand: "h1", at_ms: 2_000, stacks: [{ seat: 2, stack: 8150 }] },
  ];
  return {
    hand: "h1",
    terms: TERMS,
    events: [...events, ...rest],
    you: 2,
    root: sealed.root,
    openings: sealed.openings,
    names: {},
  };
}

describe("the proof of a deal", () => {
  it("leads every opened card to the root the room published", async () => {
    for (const one of [first, second, third]) expect(await leadsToRoot(one, sealed.root)).toBe(true);
    const proof = await prove(body());
    expect(proof.published).toBe(true);
    expect(proof.cards.map((one) => one.result)).toEqual(["proved", "proved", "proved"]);
  });

  it("fails for another card, another place, another salt and another root", async () => {
    const other = first.card === "As" ? "Ks" : "As";
    expect(await leadsToRoot({ ...first, card: other }, sealed.root)).toBe(false);
    expect(await leadsToRoot({ ...first, place: 1 }, sealed.root)).toBe(false);
    expect(await leadsToRoot({ ...first, salt: second.salt }, sealed.root)).toBe(false);
    expect(await leadsToRoot(first, "00".repeat(32))).toBe(false);
  });

  it("says which card has no opening, and when the seal is not the published one", async () => {
    const short = await prove({ ...body(), openings: [first] });
    expect(short.cards.map((one) => one.result)).toEqual(["proved", "unopened", "unopened"]);
    expect((await prove({ ...body(), root: "00".repeat(32) })).published).toBe(false);
  });
});

describe("the steps of a replay", () => {
  const steps = stepsOf(body());

  it("play every event once, in order", () => {
    const played = steps.flatMap((step) => step.lines.map((line) => line.event));
    expect(played).toEqual(body().events);
  });

  it("take a picture after each action and not between a fact and what belongs to it", () => {
    const kinds = steps.map((step) => step.lines.at(-1)?.event.kind);
    expect(kinds).toContain("called");
    expect(kinds).not.toContain("bets_collected");
    expect(steps.at(-1)?.table.hand?.end).toBe("ended");
  });

  it("know where each street begins", () => {
    expect(streetStarts(steps).map((one) => one.street)).toEqual(["preflop", "showdown"]);
  });
});
