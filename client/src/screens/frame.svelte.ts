/** What all screens that nobody touches have in common; one in a part of a layout leaves it to the layout. */

import { getContext, setContext } from "svelte";
import { titled } from "../app/title.svelte";

const PART = Symbol("part of a layout");

/** Whether this component stands in a part of a layout. */
export const isPart = (): boolean => getContext<boolean | undefined>(PART) ?? false;

/** All that this component shows are parts of it. */
export const holdsParts = (): void => void setContext(PART, true);

/** Call inside the component of a screen: it names the page, and stays awake where the browser can. */
export function onScreen(title: () => string): void {
  if (isPart()) return;
  titled(title);
  $effect(() => {
    let held: WakeLockSentinel | undefined;
    const hold = () => {
      if (document.visibilityState !== "visible") return;
      navigator.wakeLock?.request("screen").then(
        (lock) => (held = lock),
        () => undefined,
      );
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void held?.release();
    };
  });
}
