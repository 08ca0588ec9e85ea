/** The middle of the felt: the board or boards, and the pots with their sum. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { shownIn } from "../../src/table/amounts.svelte";
import Board from "../../src/table/felt/Board.svelte";
import Pots from "../../src/table/felt/Pots.svelte";
import type { HandState, TableState } from "../../src/table/state/state";
import { words } from "../../src/words/words.svelte";
import { all, begun, drawn, pageText, textOf, withHand, withSeat } from "./drawn";

beforeEach(() => void (words.language = "en"));
afterEach(() => void (shownIn.unit = "chips"));

const boards = () => all("[role=img]").map((one) => one.getAttribute("aria-label"));
const board = (other: Partial<HandState>) => drawn(Board, { table: withHand(begun(), other) });

describe("the board", () => {
  it("before the flop has five empty places and says that no card is there", () => {
    board({});
    expect(boards()).toEqual(["Board: No board cards yet"]);
    expect(all(".place.empty")).toHaveLength(5);
  });

  it("says the cards in order and leaves places for those to come", () => {
    board({ boards: [["As", "Td", "2c"]] });
    expect(boards()).toEqual(["Board: ace of spades, ten of diamonds, two of clubs"]);
    expect(all(".place")).toHaveLength(5);
    expect(all(".place.empty")).toHaveLength(2);
  });

  it("is numbered where there are two", () => {
    board({ boards: [["As"], ["Kd"]], runs: 2 });
    expect(boards()).toEqual(["Board 1: ace of spades", "Board 2: king of diamonds"]);
  });

  it("of a bomb pot on two boards is there twice before a card is dealt", () => {
    board({ bombPot: { ante: 500, boards: 2 } });
    expect(boards()).toEqual(["Board 1: No board cards yet", "Board 2: No board cards yet"]);
  });

  it("tells apart what came and what would have come", () => {
    board({ boards: [["As", "Td", "2c"]], rest: [["3c", "4c"]] });
    expect(boards()[0]).toMatch(/two of clubs\. Would have come: three of clubs, four of clubs$/);
    expect(all(".place.never")).toHaveLength(2);
    expect(all(".place.empty")).toHaveLength(0);
  });

  it("is not there in a game without one, but for a card that is for all", () => {
    board({ deal: "stud" });
    expect(boards()).toEqual([]);
    board({ deal: "stud", community: ["9h"] });
    expect(boards()).toEqual(["Board: nine of hearts"]);
    expect(all(".place")).toHaveLength(1);
  });

  it("lifts the cards that won and dims the others", () => {
    const table = withHand(begun(), { boards: [["As", "Td", "2c", "2d", "9h"]] });
    drawn(Board, { table: withSeat(table, 1, { won: 100, best: ["As", "Td", "2c", "2d", "Ac"] }) });
    expect(all(".place .lifted")).toHaveLength(4);
    expect(all(".place .dimmed")).toHaveLength(1);
  });
});

/** The three with nothing bet, and these pots. */
function potted(pots: HandState["pots"], bet = 0): TableState {
  const table = withHand(begun(), { pots });
  return [1, 2, 4].reduce((one, seat) => withSeat(one, seat, { bet: seat === 1 ? bet : 0 }), table);
}
const parts = () => all(".parts li").map((one) => one.textContent?.replace(/\s+/g, " ").trim());

describe("the pots", () => {
  it("say nothing where nothing can be won", () => {
    drawn(Pots, { table: potted([]) });
    expect(pageText()).toBe("");
  });

  it("are one amount as long as there is one pot and no bet", () => {
    drawn(Pots, { table: potted([{ amount: 300, seats: [1, 2, 4] }]) });
    expect(textOf(".all")).toBe("Pot 3.00");
    expect(parts()).toEqual([]);
  });

  it("are summed with the bets that are not gathered yet", () => {
    drawn(Pots, { table: potted([{ amount: 300, seats: [1, 2, 4] }], 250) });
    expect(textOf(".all")).toBe("Total 5.50");
    expect(parts()).toEqual(["Pot 3.00"]);
  });

  it("of bets alone are their sum", () => {
    drawn(Pots, { table: begun() });
    expect(textOf(".all")).toBe("Total 1.50");
    expect(parts()).toEqual([]);
  });

  const SIDES = [
    { amount: 7500, seats: [1, 2, 4] },
    { amount: 4200, seats: [1, 2] },
    { amount: 150, seats: [1] },
  ];

  it("are a main pot and numbered side pots, each with who can win it", () => {
    drawn(Pots, { table: potted(SIDES) });
    expect(textOf(".all")).toBe("Total 118.50");
    expect(parts()).toEqual(["Main pot 75.00 Anna, you, Cleo", "Side pot 1 42.00 Anna, you", "Side pot 2 1.50 Anna"]);
  });

  it("keep their numbers when one before them has been won", () => {
    drawn(Pots, { table: potted(SIDES.map((pot, place) => (place === 0 ? { ...pot, amount: 0 } : pot))) });
    expect(parts()).toEqual(["Side pot 1 42.00 Anna, you", "Side pot 2 1.50 Anna"]);
  });

  it("on a small felt name who can win them in their description", () => {
    drawn(Pots, { table: potted(SIDES), small: true });
    expect(parts()[1]).toBe("Side pot 1 42.00");
    expect(all(".parts li").map((one) => one.title)).toEqual(["Anna, you, Cleo", "Anna, you", "Anna"]);
  });

  it("change to big blinds while they are looked at", () => {
    drawn(Pots, { table: potted(SIDES) });
    shownIn.toggle();
    flushSync();
    expect(textOf(".all")).toBe("Total 118.5 BB");
    expect(parts()[1]).toBe("Side pot 1 42 BB Anna, you");
  });
});
