/** A page that follows a part of the floor from an effect looks once for each change, whatever its look reads. */

import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { followFloor } from "../../src/wire/floor";

test("what a look reads and writes does not begin the effect again", async () => {
  let looks = 0;
  class Seen {
    version = $state(0);
    async look(): Promise<boolean> {
      looks += 1;
      const known = this.version;
      await Promise.resolve();
      this.version = known + 1;
      return true;
    }
  }
  const seen = new Seen();
  const stop = $effect.root(() => {
    $effect(() => followFloor("hall", "a-tournament", () => seen.look()));
  });
  for (let turn = 0; turn < 10; turn += 1) {
    flushSync();
    await Promise.resolve();
  }
  stop();
  expect(looks).toBe(1);
});
