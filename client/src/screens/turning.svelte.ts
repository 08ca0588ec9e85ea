/** Pages of a screen that nobody touches: each is shown for a while, then the next, and after the last the first. */

export interface Turned {
  /** From 0. */
  readonly page: number;
}

/**
 * Call inside a component. `pages` may change at any time; `over` is called when all have been shown, and then, where
 * nothing else takes the place, they begin anew.
 */
export function turning(pages: () => number, seconds: () => number, over: () => void): Turned {
  let page = $state(0);
  const count = $derived(Math.max(1, pages()));
  const shown = $derived(Math.min(page, count - 1));
  $effect(() => {
    const timer = setInterval(() => {
      const isLast = shown + 1 >= count;
      page = isLast ? 0 : shown + 1;
      if (isLast) over();
    }, seconds() * 1_000);
    return () => clearInterval(timer);
  });
  return {
    get page() {
      return shown;
    },
  };
}
