import { beforeEach, describe, expect, it } from "vitest";
import { notes, type Note } from "../src/notes/notes.svelte";
import { LARGEST, notesIn, notesText, readNotes } from "../src/settings/notes_file";

const note = (player: string, text: string, more: Partial<Note> = {}): Note => ({
  player,
  name: player.toUpperCase(),
  text,
  colour: "",
  at_ms: 100,
  ...more,
});
const clear = () => Object.values(notes.all).forEach((one) => notes.write({ ...one, text: "", colour: "" }));

describe("notes on players", () => {
  beforeEach(clear);

  it("are kept on this device, by the player and not by the name", () => {
    notes.write(note("p1", "  Calls too much ", { colour: "red" }));
    expect(JSON.parse(localStorage.getItem("cardroom.notes") ?? "{}")).toMatchObject({
      p1: { text: "Calls too much" },
    });
    expect(notes.of("p1")?.colour).toBe("red");
    expect([notes.of("p2"), notes.of("constructor")]).toEqual([undefined, undefined]);
  });

  it("are gone when neither text nor label is left", () => {
    notes.write(note("p1", "x"));
    notes.write(note("p1", " "));
    expect(notes.of("p1")).toBeUndefined();
  });

  it("come back from a file as they went into it", () => {
    notes.write(note("p1", 'Áéčř "quoted"\nsecond line', { colour: "blue" }));
    notes.write(note("p2", "", { colour: "green" }));
    const before = notes.all;
    const read = readNotes(notesText(before));
    clear();
    notes.take(read as Note[]);
    expect(notes.all).toEqual(before);
  });

  it("lose nothing when a file says something else about the same player", () => {
    notes.write(note("p1", "Old here", { at_ms: 100, colour: "red" }));
    notes.take([note("p1", "New there", { at_ms: 200, name: "Renamed" }), note("p9", "Only there")]);
    expect(notes.of("p1")).toMatchObject({ text: "New there\nOld here", colour: "red", name: "Renamed" });
    notes.take([note("p1", "Old here", { at_ms: 50 })]);
    expect(notes.of("p1")?.text).toBe("New there\nOld here");
    expect(notes.of("p9")?.text).toBe("Only there");
  });

  it("may be on players of any id, be it a word of the language", () => {
    const ids = ["constructor", "__proto__", "toString"];
    notes.take(ids.map((id) => note(id, `On ${id}`)));
    for (const id of ids) expect(notes.of(id)?.text).toBe(`On ${id}`);
    expect(readNotes(notesText(notes.all))).toHaveLength(ids.length);
  });

  it("are not read from a file that no browser could remember", async () => {
    const text = notesText({ p1: note("p1", "x") });
    expect(await notesIn(new Blob([text]))).toHaveLength(1);
    expect(await notesIn(new Blob([text, " ".repeat(LARGEST)]))).toEqual({ fault: "too-large" });
  });

  it("are refused whole when the file is of another version, of another kind or damaged", () => {
    notes.write(note("p1", "Mine"));
    const good = JSON.parse(notesText(notes.all)) as Record<string, unknown>;
    const of = (more: object) => readNotes(JSON.stringify({ ...good, ...more }));
    expect(of({ version: 2 })).toEqual({ fault: "other-version", version: "2" });
    expect(of({ version: undefined })).toEqual({ fault: "other-version", version: "?" });
    expect(of({ format: "hands" })).toEqual({ fault: "no-notes" });
    expect(["", "{", "null", "[]", "7"].map(readNotes)).toEqual(Array(5).fill({ fault: "no-notes" }));
    const damaged = [
      {},
      null,
      { ...note("p1", "x"), colour: "black" },
      { ...note("", "x") },
      { ...note("p1", "x"), at_ms: "1" },
    ];
    for (const one of damaged) expect(of({ notes: [note("p2", "good"), one] })).toEqual({ fault: "damaged" });
    expect(of({ notes: {} })).toEqual({ fault: "damaged" });
  });
});
