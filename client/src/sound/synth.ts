/** The sounds themselves, made of tones and noise as they are wanted: there is no file to fetch and no one to credit. */

import type { Sound } from "./kinds";

let made: AudioContext | null = null;

interface Tone {
  readonly at: number;
  readonly from: number;
  /** The pitch it ends on; the same when it does not slide. */
  readonly to?: number;
  readonly seconds: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
}

/** Seconds from the start, pitches in hertz. */
const TONES: Readonly<Record<Exclude<Sound, "deal">, readonly Tone[]>> = {
  check: [0, 0.12].map((at) => ({ at, from: 190, to: 110, seconds: 0.07, loud: 0.5 })),
  chips: [
    { at: 0, from: 3100, seconds: 0.03, loud: 0.09, shape: "triangle" },
    { at: 0.035, from: 4200, seconds: 0.03, loud: 0.07, shape: "triangle" },
    { at: 0.085, from: 3600, seconds: 0.04, loud: 0.08, shape: "triangle" },
  ],
  turn: [
    { at: 0, from: 587, seconds: 0.16, loud: 0.2 },
    { at: 0.13, from: 784, seconds: 0.26, loud: 0.2 },
  ],
  win: [523, 659, 784, 1047].map((from, place) => ({ at: place * 0.09, from, seconds: 0.3, loud: 0.16 })),
};

function tone(context: AudioContext, out: AudioNode, one: Tone): void {
  const start = context.currentTime + one.at;
  const end = start + one.seconds;
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = one.shape ?? "sine";
  source.frequency.setValueAtTime(one.from, start);
  if (one.to) source.frequency.exponentialRampToValueAtTime(one.to, end);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(one.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(end + 0.02);
}

const CARD_SECONDS = 0.07;

/** A card over felt: noise in a band that closes. */
function card(context: AudioContext, out: AudioNode): void {
  const length = Math.ceil(context.sampleRate * CARD_SECONDS);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place += 1) samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 2;
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.frequency.setValueAtTime(2800, context.currentTime);
  band.frequency.exponentialRampToValueAtTime(900, context.currentTime + CARD_SECONDS);
  gain.gain.setValueAtTime(0.5, context.currentTime);
  source.connect(band).connect(gain).connect(out);
  source.start();
}

/** Make a sound now, as loud as `volume` (0 to 1) says. */
export function synth(sound: Sound, volume: number): void {
  made ??= new AudioContext();
  const context = made;
  void context.resume();
  const out = context.createGain();
  out.gain.setValueAtTime(volume, context.currentTime);
  out.connect(context.destination);
  if (sound === "deal") card(context, out);
  else for (const one of TONES[sound]) tone(context, out, one);
}
