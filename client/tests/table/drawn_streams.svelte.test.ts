/**
 * The felt and the bars in every game, drawn out of what real rooms told: what lies there is what the table says, and
 * each thing that a turn allows has a control that asks for exactly that.
 */

import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cardsName } from "../../src/cards/names";
import type { TurnStarted } from "../../src/protocol";
import { chips } from "../../src/table/amounts.svelte";
import { Acting, type Deed, type With } from "../../src/table/bars/acting.svelte";
import { kindOf } from "../../src/table/bars/decision";
import DecisionBar from "../../src/table/bars/DecisionBar.svelte";
import Felt from "../../src/table/felt/Felt.svelte";
import OpenFaceFelt from "../../src/table/openface/OpenFaceFelt.svelte";
import { ROW_NAMES, type RowPlace } from "../../src/table/bars/placing.svelte";
import type { TableSession } from "../../src/table/state/session.svelte";
import { freshYou, isOpenFace, type TableState } from "../../src/table/state/state";
import { t, words } from "../../src/words/words.svelte";
import { STREAMS, stepsOf, type Step } from "./streams";

/** To draw each of some twenty thousand steps would take minutes: so many of a file, spread evenly. */
const FELTS = 10;
const TURNS = 12;
/** Longer than a bar is locked after its price has come. */
const UNLOCKED_MS = 2_000;

let parts: object[] = [];
function drawn<P extends Record<string, unknown>>(part: Component<P>, props: P): void {
  parts.push(mount(part, { target: document.body, props }));
  flushSync();
}
async function cleared(): Promise<void> {
  await Promise.all(parts.map((one) => unmount(one)));
  parts = [];
  document.body.replaceChildren();
}
/** The large ones of a bar; presets of an amount lie over them. */
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(".buttons button:not(:disabled)")];
const named = (name: RegExp) =>
  buttons().find((one) => name.test((one.getAttribute("aria-label") ?? one.textContent ?? "").trim()));
function press(...names: readonly RegExp[]): void {
  for (const name of names) {
    const one = named(name);
    expect(one, `a button for ${name}`).toBeDefined();
    one?.click();
    flushSync();
  }
}

/** Evenly spread over all there are, the last one among them. */
function spread<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return Array.from(
    { length: Math.min(most, all.length) },
    (_, place) => all[Math.floor((place + 1) * step) - 1],
  ).filter((one) => one !== undefined);
}

beforeEach(() => {
  words.language = "en";
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  await cleared();
});

/** Everything in the middle: each board by its cards, and all chips that can be won. */
function lookAtMiddle(table: TableState): void {
  const hand = table.hand;
  const labels = [...document.querySelectorAll("[role=img][aria-label^=Board]")].map(
    (one) => one.getAttribute("aria-label") ?? "",
  );
  for (const board of hand?.boards ?? [])
    if (board.length) expect(labels.some((label) => label.includes(cardsName(board)))).toBe(true);
  const bets = Object.values(table.seats).map((seat) => seat.bet);
  const sum = [...(hand?.pots ?? []).map((pot) => pot.amount), ...bets].reduce((all, one) => all + one, 0);
  const told = document.querySelector(".pots .all")?.textContent ?? "";
  if (sum) expect(told).toContain(chips(sum, table.terms));
  else expect(told).not.toMatch(/\d/);
}

/** Each seat with its name, its stack and its bet, to the ear; what nobody may know is a card's back. */
function lookAtSeats(table: TableState): void {
  const said = [...document.querySelectorAll("li.at > .spoken")].map((one) => one.textContent ?? "");
  const seats = Object.values(table.seats).filter((seat) => seat.seat <= table.terms.seats);
  expect(said).toHaveLength(seats.length);
  for (const seat of seats) {
    const of = table.you?.seat === seat.seat ? `${seat.name} (You)` : seat.name;
    const line = said.find((one) => one.startsWith(`${of}, stack ${chips(seat.stack, table.terms)}`));
    expect(line, `${of} among ${said.join(" | ")}`).toBeDefined();
    if (seat.bet) expect(line).toContain(`bet ${chips(seat.bet, table.terms)}`);
  }
  expect(document.querySelectorAll("li.at")).toHaveLength(table.terms.seats);
}

function lookAtOpenFace(table: TableState): void {
  for (const seat of Object.values(table.seats).filter((one) => one.seat <= table.terms.seats)) {
    const hand = document.querySelector(`section.hand[aria-label="${seat.name}"]`);
    expect(hand?.textContent).toContain(chips(seat.stack, table.terms));
  }
}

describe.each(STREAMS)("drawn out of the streams of %s", (name) => {
  it("the felt shows stacks, bets, pots and boards as they are", async () => {
    const steps = spread([...stepsOf(name)], FELTS);
    expect(steps.length).toBeGreaterThan(4);
    for (const { after: table } of steps) {
      if (isOpenFace(table)) {
        drawn(OpenFaceFelt, { table, tall: false, live: false });
        lookAtOpenFace(table);
      } else {
        drawn(Felt, { table, shape: "wide" as const, live: false, still: true });
        lookAtSeats(table);
        lookAtMiddle(table);
      }
      await cleared();
    }
  });
});

const seen = new Set<string>();

interface Asked {
  readonly deed: Deed;
  readonly amount: number;
  readonly more: With;
}

/** The bar of a turn, unlocked, and what it asks of the room. */
function bar(table: TableState): Asked[] {
  const acting = new Acting({ now: table, table: "t1" } as unknown as TableSession);
  const asked: Asked[] = [];
  vi.spyOn(acting, "do").mockImplementation((deed, amount = 0, more = {}) => void asked.push({ deed, amount, more }));
  drawn(DecisionBar, { acting, table, active: true });
  vi.advanceTimersByTime(UNLOCKED_MS);
  flushSync();
  return asked;
}

/** What presses on a bar of bets ask for: all that the turn allows, and no amount beyond it. */
function pressBets(turn: TurnStarted, asked: Asked[]): void {
  const actions = turn.actions ?? [];
  const may = (one: Deed) => !actions.length || actions.includes(one);
  if (may("fold")) {
    press(/^Fold$/);
    if (!asked.length) press(/^Fold anyway/);
    expect(asked.at(-1)?.deed).toBe("fold");
  }
  if (actions.includes("bring_in")) press(/^Bring-?in/i);
  else press(turn.call ? /^(Call|All-in) / : /^Check$/);
  expect(asked.at(-1)?.deed).toBe(actions.includes("bring_in") ? "bring_in" : turn.call ? "call" : "check");
  const least = turn.min_raise_to ?? 0;
  if (!least) return;
  buttons().at(-1)?.click();
  flushSync();
  const last = asked.at(-1);
  expect(last?.deed).toBe(actions.includes("complete") ? "complete" : "raise");
  if (last?.deed === "raise") {
    expect(last.amount).toBeGreaterThanOrEqual(least);
    expect(last.amount).toBeLessThanOrEqual(turn.max_raise_to ?? 0);
  }
}

/** What presses on any other bar ask for. */
function pressOthers(table: TableState, turn: TurnStarted, asked: Asked[]): void {
  const cards = () => [...document.querySelectorAll<HTMLButtonElement>("[role=group] button")];
  switch (kindOf(turn)) {
    case "discard":
    case "draw": {
      const count = turn.discard ?? turn.draw ?? 0;
      const picked = cards().slice(0, count);
      picked.forEach((one) => one.click());
      flushSync();
      press(/^(Draw|Give up) /);
      expect(asked.at(-1)?.more.cards).toHaveLength(count);
      const held = table.seats[turn.seat]?.held.map((one) => one.card) ?? [];
      expect(held).toEqual(expect.arrayContaining([...(asked.at(-1)?.more.cards ?? [])]));
      return;
    }
    case "answer":
      press(/^Keep/, /^Refuse/);
      expect(asked.map((one) => one.deed)).toEqual(["accept", "refuse"]);
      return;
    case "choose":
      document.querySelectorAll<HTMLInputElement>("input[type=radio]")[1]?.click();
      flushSync();
      press(/^Play /);
      expect(asked.at(-1)).toMatchObject({ deed: "choose", more: { game: turn.games?.[1] } });
      return;
    case "run":
      press(/^Once/, /^Twice/);
      expect(asked.map((one) => [one.deed, one.amount])).toEqual([
        ["run_board", 1],
        ["run_board", 2],
      ]);
      return;
    case "place":
      placeAll(table, turn);
      press(/^Place$/);
      expect(asked.at(-1)?.more.rows?.flat().sort()).toEqual([...(table.you?.toPlace ?? [])].sort());
  }
}

/** Lays each card by the keys into the first row that has room. */
function placeAll(table: TableState, turn: TurnStarted): void {
  const room = [...(turn.room ?? [])];
  for (let left = table.you?.toPlace.length ?? 0; left; left -= 1) {
    const row = room.findIndex((places) => places > 0);
    room[row] = (room[row] ?? 0) - 1;
    for (const key of ["1", t(`open-face-key-${ROW_NAMES[row as RowPlace]}`)])
      dispatchEvent(new KeyboardEvent("keydown", { key }));
    flushSync();
  }
}

/** A card that is offered lies open: the turn of whoever is asked about it can be looked at by their eyes. */
function byWhoIsOffered(step: Step): Step {
  const turn = step.after.hand?.turn;
  if (!turn || kindOf(turn) !== "answer") return step;
  return { ...step, after: { ...step.after, you: freshYou(turn.seat) } };
}

describe.each(STREAMS)("the bar in the streams of %s", (name) => {
  it("asks for what the turn allows, by its buttons, and for nothing else", async () => {
    const turns = [...stepsOf(name)]
      .map(byWhoIsOffered)
      .filter(({ after: { hand, you } }) => hand?.turn && !hand.end && hand.turn.seat === you?.seat);
    // One of each kind at least, and others spread over the rest.
    const kinds = new Map(turns.map((one) => [kindOf(one.after.hand?.turn as TurnStarted), one]));
    for (const { at, after: table } of [...kinds.values(), ...spread(turns, TURNS)]) {
      const turn = table.hand?.turn as TurnStarted;
      const asked = bar(table);
      if (kindOf(turn) === "bet") pressBets(turn, asked);
      else pressOthers(table, turn, asked);
      const allowed = new Set(turn.actions ?? ["fold", turn.call ? "call" : "check", "raise"]);
      expect(
        asked.filter((one) => !allowed.has(one.deed)),
        at,
      ).toEqual([]);
      seen.add(kindOf(turn));
      await cleared();
    }
  });
});

it("every kind of turn is among those that were drawn", () => {
  expect([...seen].sort()).toEqual(["answer", "bet", "choose", "discard", "draw", "place", "run"]);
});
