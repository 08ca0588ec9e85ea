import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/app/settings.svelte";
import type { MySeat } from "../src/protocol";
import { SOUNDS, soundOf } from "../src/sound/kinds";
import { callTurns, play } from "../src/sound/sound.svelte";
import { synth } from "../src/sound/synth";
import { room } from "../src/wire/room.svelte";

/** An audio context that remembers what was connected and started. */
class FakeAudio {
  static all: FakeAudio[] = [];
  sampleRate = 8_000;
  currentTime = 1;
  destination = {};
  started: { at: number | undefined; gains: number[] }[] = [];
  volumes: number[] = [];
  constructor() {
    FakeAudio.all.push(this);
  }
  resume = () => Promise.resolve();
  private node(extra: object = {}) {
    const param = (into?: number[]) => ({
      setValueAtTime: (value: number) => into?.push(value),
      exponentialRampToValueAtTime: (value: number) => {
        expect(value).toBeGreaterThan(0); // zero is an error of the browser
        into?.push(value);
      },
    });
    const one = { connect: (other: object) => other, frequency: param(), gain: param(this.volumes), ...extra };
    return one;
  }
  createGain = () => this.node();
  createBiquadFilter = () => this.node();
  createOscillator = () =>
    this.node({ start: (at?: number) => this.started.push({ at, gains: [] }), stop: () => undefined });
  createBufferSource = () => this.node({ start: (at?: number) => this.started.push({ at, gains: [] }) });
  createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

vi.stubGlobal("AudioContext", FakeAudio);
const started = () => FakeAudio.all.flatMap((one) => one.started).length;
const settle = () => vi.waitFor(() => Promise.resolve());
const touched = (yes: boolean) =>
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: yes }, configurable: true });

describe("sounds", () => {
  beforeEach(() => {
    settings.sound = false;
    settings.soundVolume = 60;
    touched(true);
  });

  it("are of what happens: cards, a check, chips, and a pot that is one's own", () => {
    expect(soundOf({ kind: "checked", seat: 1 }, 2)).toBe("check");
    expect(soundOf({ kind: "called", seat: 1, amount: 1, bet: 1, stack: 1 }, 2)).toBe("chips");
    expect(soundOf({ kind: "board_dealt", street: "flop", cards: [], places: [] }, 2)).toBe("deal");
    expect(soundOf({ kind: "pot_awarded", pot: 0, seat: 2, amount: 5, stack: 5 }, 2)).toBe("win");
    expect(soundOf({ kind: "pot_awarded", pot: 0, seat: 1, amount: 5, stack: 5 }, 2)).toBe("chips");
    expect(soundOf({ kind: "folded", seat: 1 }, 2)).toBeNull();
  });

  it("are made of tones and noise, each of at least one, as loud as the player says", () => {
    for (const one of SOUNDS) {
      const before = started();
      synth(one, 0.25);
      expect(started()).toBeGreaterThan(before);
    }
    expect(FakeAudio.all).toHaveLength(1);
    expect(FakeAudio.all[0]?.volumes).toContain(0.25);
  });

  it("are off until they are asked for, and until the page was touched", async () => {
    const before = started();
    play("check");
    settings.sound = true;
    touched(false);
    play("check");
    touched(true);
    settings.soundVolume = 0;
    play("check");
    await settle();
    expect(started()).toBe(before);
    settings.soundVolume = 60;
    play("check");
    play("check"); // at once again: one knock
    await vi.waitFor(() => expect(started()).toBe(before + 2)); // a check is two knocks
    await settle();
    expect(started()).toBe(before + 2);
  });

  it("call a turn once, at any table", async () => {
    const seat = (table: string, your_turn: boolean): MySeat => ({
      table,
      name: table,
      seat: 1,
      stack: 1,
      your_turn,
      sitting_out: false,
    });
    settings.sound = true;
    const stop = $effect.root(callTurns);
    flushSync();
    const before = started();
    room.seats = [seat("t1", true)];
    flushSync();
    await vi.waitFor(() => expect(started()).toBe(before + 2));
    room.seats = [seat("t1", true), seat("t2", false)];
    flushSync();
    await settle();
    expect(started()).toBe(before + 2);
    room.seats = [];
    flushSync();
    stop();
  });
});
