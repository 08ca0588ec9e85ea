/** A short tone when the viewer's turn begins, for those who asked for sound. */

import { settings } from "../../app/settings.svelte";

let context: AudioContext | null = null;

function tone(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  const sound = context.createOscillator();
  const volume = context.createGain();
  sound.frequency.setValueAtTime(587, now);
  sound.frequency.setValueAtTime(784, now + 0.12);
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(0.12, now + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.32);
  sound.connect(volume).connect(context.destination);
  sound.start(now);
  sound.stop(now + 0.34);
}

/** Sound once whenever `mine` becomes true; call inside a component. */
export function alertTurn(mine: () => boolean): void {
  let before = false;
  $effect(() => {
    const turn = mine();
    if (turn && !before && settings.sound) tone();
    before = turn;
  });
}
