/** Carrying a card to a row with mouse, pen or finger. A press without a move stays a press. */

import type { RowPlace } from "../bars/placing.svelte";

const FAR_ENOUGH = 6;

/** The row under this point of the window, if it is one that takes cards. */
function rowAt(x: number, y: number): RowPlace | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const row = element.closest<HTMLElement>("[data-takes-row]")?.dataset.takesRow;
    if (row !== undefined) return Number(row) as RowPlace;
  }
  return null;
}

/** Lets an element be carried; `drop` is told the row it was let go over. */
export function carried(drop: (row: RowPlace) => void) {
  return (node: HTMLElement) => {
    let from: { x: number; y: number } | null = null;
    let moved = false;

    const stop = () => {
      from = null;
      node.style.transform = "";
      node.style.zIndex = "";
      node.style.pointerEvents = "";
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      moved = false;
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      moved ||= Math.hypot(x, y) > FAR_ENOUGH;
      if (!moved) return;
      node.style.transform = `translate(${x}px, ${y}px)`;
      node.style.zIndex = "30";
      node.style.pointerEvents = "none";
    };
    const up = (event: PointerEvent) => {
      const row = from && moved ? rowAt(event.clientX, event.clientY) : null;
      stop();
      if (row !== null) drop(row);
    };
    // The press that ends a carry is none.
    const click = (event: MouseEvent) => {
      if (moved) event.stopImmediatePropagation();
      moved = false;
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", click, { capture: true });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
