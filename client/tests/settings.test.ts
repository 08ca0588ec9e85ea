import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../src/app/settings.svelte";

describe("a player's settings", () => {
  beforeEach(() => settings.take({ favourites: "", muted: "", felt: "green", "four-colours": true }));

  it("are stored under short names, and read back", () => {
    settings.tableTone = "light";
    expect(localStorage.getItem("cardroom.table-tone")).toBe('"light"');
    settings.take({ "table-tone": "dark" });
    expect(settings.tableTone).toBe("dark");
  });

  it("take the first of a few for what another version stored, and leave alone what is of another kind", () => {
    settings.take({ felt: "purple", "four-colours": "yes" });
    expect(settings.felt).toBe("green");
    expect(settings.fourColours).toBe(true);
  });

  it("are as at first where this browser has something of another kind, until the account says what they are", () => {
    localStorage.setItem("cardroom.presets-before", "[2, 3]");
    dispatchEvent(new StorageEvent("storage", { key: "cardroom.presets-before" }));
    expect(settings.presets.before).toEqual([2, 2.5, 3]);
    settings.take({ "presets-before": "4" });
    expect(settings.presets.before).toEqual([4]);
  });

  it("keep lists without doubles", () => {
    settings.favour("holdem-nl4", true);
    settings.favour("casino-kruh:holdem-nl-nl10/20", true);
    settings.favour("holdem-nl4", true);
    expect(settings.favouritePools).toEqual(["casino-kruh:holdem-nl-nl10/20", "holdem-nl4"]);
    settings.favour("holdem-nl4", false);
    expect(settings.favouritePools).toEqual(["casino-kruh:holdem-nl-nl10/20"]);
    settings.mute("Anna", true);
    expect(settings.mutedNames).toEqual(["Anna"]);
  });

  it("are numbers where they are typed as numbers", () => {
    settings.presetsBefore = "2, x, -1, 2.5,";
    expect(settings.presets.before).toEqual([2, 2.5]);
  });
});
