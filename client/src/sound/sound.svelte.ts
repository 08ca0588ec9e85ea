/** Sounds for those who asked for them. The part that makes them is fetched with the first one. */

import { settings } from "../app/settings.svelte";
import { room } from "../wire/room.svelte";
import type { Sound } from "./kinds";

/** The same sound is not made twice within this time: seven folds are no drum. */
const APART_MS = 70;
const last = new Map<Sound, number>();

/** Make a sound, if the player wants any and has touched the page: before that a browser would refuse it. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.soundVolume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? -APART_MS) < APART_MS) return;
  last.set(sound, now);
  void import("./synth").then(
    ({ synth }) => synth(sound, settings.soundVolume / 100),
    () => undefined, // without a connection there is no sound, and nothing else is amiss
  );
}

/** Call each turn of yours, at whatever table; call inside a component. */
export function callTurns(): void {
  let before: readonly string[] = [];
  $effect(() => {
    const turns = room.seats.filter((seat) => seat.your_turn).map((seat) => seat.table);
    if (turns.some((table) => !before.includes(table))) play("turn");
    before = turns;
  });
}
