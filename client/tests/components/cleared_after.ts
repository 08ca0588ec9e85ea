/** What a test has drawn or put in the place of something else goes when it is over, in each file of tests. */

import { afterEach, vi } from "vitest";
import { cleared } from "./drawn";

/** No room answers, unless a test has one. */
globalThis.fetch = () => new Promise(() => undefined);

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await cleared();
});
