import { describe, expect, it } from "vitest";
import { groupsOf } from "../src/history/groups";
import type { HandRow } from "../src/protocol";

const hand = (id: string, tournament = "", table_name = "Saimaa") => ({ hand: id, tournament, table_name }) as HandRow;
const told = (...hands: HandRow[]) =>
  groupsOf(hands).map((one) => [one.tournament, one.name, one.hands.map((each) => each.hand).join("")]);

describe("hands in the list of one's own", () => {
  it("stand in their order where they are of no tournament", () => {
    expect(told(hand("a"), hand("b"))).toEqual([["", "", "ab"]]);
    expect(groupsOf([])).toEqual([]);
  });
  it("of a tournament stand together under its name, at whatever of its tables they were dealt", () => {
    expect(told(hand("a", "cup", "The Cup, table 2"), hand("b", "cup", "The Cup, table 1"), hand("c"))).toEqual([
      ["cup", "The Cup", "ab"],
      ["", "", "c"],
    ]);
  });
  it("of two tournaments played at once are told apart, with those of other tables between them", () => {
    const mixed = [
      hand("a", "x", "X, table 1"),
      hand("b"),
      hand("c", "y", "Y, table 1"),
      hand("d", "x", "X, table 1"),
      hand("e"),
    ];
    expect(told(...mixed)).toEqual([
      ["x", "X", "ad"],
      ["", "", "b"],
      ["y", "Y", "c"],
      ["", "", "e"],
    ]);
  });
});
