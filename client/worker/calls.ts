/** What a push says and how it is told: words are built in, for a closed page has none. Pure. */

export const CALLS = ["seat_ready", "desk_call", "tournament_starts"] as const;
export type CallKind = (typeof CALLS)[number];

/** The room's `Call`, with the language it is read in. */
export interface Call {
  readonly kind: CallKind;
  readonly name: string;
  readonly path: string;
  readonly until_ms: number;
  readonly seat: number;
  readonly language: string;
}

/** By language and kind; `{name}`, `{seat}` and `{time}` stand where they are said. */
export type CallWords = Readonly<Record<string, Readonly<Record<CallKind, { title: string; body: string }>>>>;

/** Null for what the room does not say: nothing is shown of it, and no page of another site opens. */
export function readCall(text: string): Call | null {
  let said: Partial<Call> | null;
  try {
    said = JSON.parse(text) as Partial<Call> | null;
  } catch {
    return null;
  }
  const kind = CALLS.find((one) => one === said?.kind);
  if (!said || !kind || typeof said.name !== "string" || typeof said.path !== "string") return null;
  return {
    kind,
    name: said.name,
    path: /^\/(?![/\\])/.test(said.path) ? said.path : "/",
    until_ms: typeof said.until_ms === "number" ? said.until_ms : 0,
    seat: typeof said.seat === "number" ? said.seat : 0,
    language: typeof said.language === "string" ? said.language : "en",
  };
}

/** Title and text of the message. */
export function toldAs(call: Call, words: CallWords): { title: string; body: string } {
  const said = (words[call.language] ?? words["en"])![call.kind];
  const at = new Intl.DateTimeFormat(call.language, { hour: "2-digit", minute: "2-digit" });
  const time = call.until_ms ? at.format(call.until_ms) : "";
  const seat = String(call.seat);
  const filled = (text: string) =>
    text.replace(
      /\{(name|time|seat)\}/g,
      (_, what: "name" | "time" | "seat") => ({ name: call.name, time, seat })[what],
    );
  return { title: filled(said.title), body: filled(said.body) };
}
