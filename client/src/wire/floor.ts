/** A part of the live floor that a page shows: looked at anew as soon as the room says that it has changed. */

import { untrack } from "svelte";
import type { ToldOf } from "./socket";
import { socket } from "./room.svelte";

type Part = ToldOf<"floor_changed">["part"];

/** A look that failed is tried again after this, while the connection stands. */
const AGAIN_MS = 1_000;

/**
 * Look now, and whenever the part has changed; one look at a time, and one more where it changed meanwhile. It needs no
 * timer: a page in the background is told like any other, and one that had lost the room is told when it is back.
 * `look` says whether the room answered. Returns how to stop.
 */
export function followFloor(part: Part, of: string, look: () => Promise<boolean>): () => void {
  let open = true;
  let looking = false;
  let wanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const round = async () => {
    wanted = true;
    if (looking) return;
    looking = true;
    clearTimeout(timer);
    while (open && wanted) {
      wanted = false;
      // A page follows from an effect: what it has of the part must not begin the effect again with each look.
      if (!(await untrack(look)) && open) timer = setTimeout(() => void round(), AGAIN_MS);
    }
    looking = false;
  };
  const stops = [
    socket.on("floor_changed", (message) => {
      if (message.part === part && message.of === of) void round();
    }),
    socket.follow({ type: "watch_floor", part, of }, { type: "unwatch_floor", part, of }),
  ];
  void round();
  return () => {
    open = false;
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}
