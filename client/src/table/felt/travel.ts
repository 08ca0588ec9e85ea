/** Motion between marked places of the felt: it says what happened, and never holds anything up. */

import { untrack } from "svelte";
import { shown } from "../../theme/theme.svelte";

export const CARD_MS = 220;
export const CHIPS_MS = 240;
/** A pot goes to its winner a little slower: that is what everybody waits for. */
export const POT_MS = 420;

/** Looks where things lie, and says what is to be done then. */
type Look = () => (() => void) | null;
let looks: Look[] = [];

/**
 * Look where things lie in the next frame, before it is drawn: its layout is made anyway, and once for all who look. A
 * look at once would have one made for itself, again and again where many tables move.
 */
export function nextFrame(look: Look): void {
  if (looks.push(look) > 1) return;
  requestAnimationFrame(() => {
    const all = looks;
    looks = [];
    for (const act of all.map((one) => one())) act?.();
  });
}

/** The centre of a marked place, or null when it is not on the felt. */
export function centreOf(felt: Element | null, spot: string): { x: number; y: number } | null {
  const box = felt?.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** How large a pixel of the felt is: a replay's may be made smaller as a whole. */
export const scaleOf = (node: HTMLElement): number =>
  (node.offsetWidth && node.getBoundingClientRect().width / node.offsetWidth) || 1;

/** An element that comes from a marked place to where it is. */
export function arrives(spot: string, delay = 0) {
  return (node: HTMLElement): void =>
    untrack(() => {
      const felt = node.closest<HTMLElement>("[data-felt]");
      if (!shown.motion || !felt || felt.hasAttribute("data-still")) return;
      nextFrame(() => {
        const from = node.isConnected && centreOf(felt, spot);
        if (!from) return null;
        const box = node.getBoundingClientRect();
        const scale = scaleOf(felt);
        const x = (from.x - (box.left + box.width / 2)) / scale;
        const y = (from.y - (box.top + box.height / 2)) / scale;
        const way = [
          { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0 },
          { opacity: 1, offset: 0.35 },
          { transform: "none", opacity: 1 },
        ];
        const easing = "cubic-bezier(0.2, 0.7, 0.3, 1)";
        return () => node.animate(way, { duration: CARD_MS, delay, easing, fill: "backwards" });
      });
    });
}

/** A Svelte transition for what is given up: it slides to the middle and is gone. */
export function givenUp(node: HTMLElement): { duration: number; css?: (left: number) => string } {
  const felt = node.closest<HTMLElement>("[data-felt]");
  if (!shown.motion || !felt || felt.hasAttribute("data-still")) return { duration: 0 };
  const to = centreOf(felt, "deck");
  const box = node.getBoundingClientRect();
  const part = 0.4 / scaleOf(felt);
  const x = to ? (to.x - box.left - box.width / 2) * part : 0;
  const y = to ? (to.y - box.top - box.height / 2) * part : 0;
  return {
    duration: 180,
    css: (left) => `opacity: ${left}; transform: translate(${x * (1 - left)}px, ${y * (1 - left)}px)`,
  };
}
