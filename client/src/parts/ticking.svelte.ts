/** The room's time as something to show: moves four times a second while anybody looks. */

import { createSubscriber } from "svelte/reactivity";
import { socket } from "../wire/room.svelte";

const EVERY_MS = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY_MS);
  return () => clearInterval(timer);
});

/** The room's time in milliseconds; what reads it inside a component is shown anew as it passes. */
export function roomTime(): number {
  subscribe();
  return socket.clock.now();
}
