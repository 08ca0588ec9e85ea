/** Notes on players as a file: written whole, and read whole or not at all. Pure. */

import { COLOURS, type Note, type Notes } from "../notes/notes.svelte";

export const FORMAT = "cardroom-notes";
export const VERSION = 1;
/** The largest file that is read, in bytes: browsers remember some five million for a site. */
export const LARGEST = 1_000_000;

/** What is wrong with a file: too large, no such file at all, of another version, or with notes that cannot be read. */
export type NotesFault =
  | { readonly fault: "too-large" }
  | { readonly fault: "no-notes" }
  | { readonly fault: "other-version"; readonly version: string }
  | { readonly fault: "damaged" };

/** The text of the file, players in order of their names. */
export function notesText(notes: Notes): string {
  const all = Object.values(notes).sort((one, other) => one.name.localeCompare(other.name));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, notes: all }, null, 1)}\n`;
}

function noteOf(value: unknown): Note | null {
  if (typeof value !== "object" || value === null) return null;
  const { player, name, text, colour, at_ms } = value as Record<string, unknown>;
  if (typeof player !== "string" || !player || typeof name !== "string" || typeof text !== "string") return null;
  if (typeof at_ms !== "number" || !Number.isFinite(at_ms)) return null;
  const label = colour === "" ? "" : COLOURS.find((one) => one === colour);
  return label === undefined ? null : { player, name, text, colour: label, at_ms };
}

/** The notes of a file, all of them, or what is wrong with it. */
export async function notesIn(file: Blob): Promise<readonly Note[] | NotesFault> {
  if (file.size > LARGEST) return { fault: "too-large" };
  return readNotes(await file.text().catch(() => ""));
}

/** The same of the text of a file. */
export function readNotes(text: string): readonly Note[] | NotesFault {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { fault: "no-notes" };
  }
  if (typeof read !== "object" || read === null) return { fault: "no-notes" };
  const { format, version, notes } = read as Record<string, unknown>;
  if (format !== FORMAT) return { fault: "no-notes" };
  if (version !== VERSION)
    return {
      fault: "other-version",
      version: typeof version === "number" || typeof version === "string" ? String(version).slice(0, 20) : "?",
    };
  if (!Array.isArray(notes)) return { fault: "damaged" };
  const all = notes.map(noteOf);
  return all.every((one) => one !== null) ? all : { fault: "damaged" };
}
