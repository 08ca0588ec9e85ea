/** What the service worker may keep: the shell, the client's own files. Game state and whatever the room answers, never. Pure. */

/** Below these the room answers, not the client (as in `web/static_files.py`). */
const THE_ROOMS = ["api", "schema", "health", "metrics", "ws"];

export interface Asked {
  readonly method: string;
  readonly url: string;
  /** "navigate" for a page. */
  readonly mode: string;
}

/** How a request is answered: a file that never changes, a page (the shell if there is no connection), or not by us. */
export type Way = "file" | "page" | "none";

export function wayOf(asked: Asked, origin: string): Way {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || url.origin !== origin) return "none";
  const first = url.pathname.split("/")[1] ?? "";
  if (THE_ROOMS.includes(first)) return "none";
  if (first === "assets") return "file";
  return asked.mode === "navigate" ? "page" : "none";
}
