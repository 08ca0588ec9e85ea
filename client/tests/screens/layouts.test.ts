import { describe, expect, it } from "vitest";
import type { SeatedRow } from "../../src/protocol";
import { actOf, draftOf, inShape, layoutPath, newDraft, sameName, screenPath } from "../../src/screens/layouts";
import { byName, byTable } from "../../src/screens/seating.svelte";

const at = (name: string, table: number, seat: number): SeatedRow => ({ name, table, seat });

describe("seats on a screen", () => {
  it("are sorted by name as the language has it", () => {
    const names = ["Zara", "Åsa", "Öberg", "Arvo"].map((name) => at(name, 1, 1));
    expect(byName(names, "fi").map((one) => one.name)).toEqual(["Arvo", "Zara", "Åsa", "Öberg"]);
    expect(byName(names, "en").map((one) => one.name)).toEqual(["Arvo", "Åsa", "Öberg", "Zara"]);
  });

  it("of a table that is too long for a part stand in blocks, all of them once", () => {
    const seated = Array.from({ length: 10 }, (_, seat) => at(`P${seat}`, 4, seat + 1));
    const blocks = byTable([...seated, at("Q", 5, 1)], 4);
    expect(blocks.map((one) => [one.table, one.seats.length])).toEqual([
      [4, 4],
      [4, 4],
      [4, 2],
      [5, 1],
    ]);
    expect(blocks.flatMap((one) => one.seats)).toHaveLength(11);
    expect(byTable(seated, 0)).toHaveLength(10);
  });
});

describe("a layout", () => {
  it("has an address, also by a name with blanks and letters of any language", () => {
    expect(layoutPath("casino-helsinki", "Sali 2 ä")).toBe("/screens/casino-helsinki/layouts/Sali%202%20%C3%A4");
    expect(screenPath("casino-kruh", { what: "tables", of: "the cup" })).toBe("/screens/seating/the%20cup/tables");
    expect(sameName("Sänger ", "sänger")).toBe(true);
  });

  it("keeps the parts that another shape has room for", () => {
    const lists = newDraft().parts[0]!;
    const clock = [{ what: "clock" as const, of: "cup", seconds: 20 }];
    expect(inShape([clock, lists, lists, lists], "halves")).toEqual([clock, lists]);
    expect(inShape([clock], "quarters")).toEqual([clock, lists, lists, lists]);
  });

  it("is sent as it was read, and names nothing where nothing is to be named", () => {
    const view = { name: "Hall", shape: "one", parts: [[{ what: "lists" }]], number: 7 } as const;
    const draft = draftOf(view);
    draft.parts[0]![0]!.of = "left over";
    expect(actOf(draft)).toEqual({
      do: "arrange_screens", name: "Hall", shape: "one", after: 7, parts: [[{ what: "lists", of: "", seconds: 15 }]],
    }); // prettier-ignore
  });
});
