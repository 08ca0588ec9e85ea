/** Keys of the action bar. They are dead while a text is being written and while a dialog is open. */

export type Hotkey =
  | {
      readonly does:
        "fold" | "check-call" | "raise" | "confirm" | "cancel" | "straddle" | "unit" | "time-bank" | "most";
    }
  | { readonly does: "preset"; readonly place: number }
  | { readonly does: "step"; readonly by: 1 | -1; readonly fine: boolean };

const TEXT_TYPES = new Set(["text", "search", "email", "password", "number", "url", "tel", ""]);

/** Whether this element takes typed text, so that letters belong to it. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest("[contenteditable='true']")) return true;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && TEXT_TYPES.has(target.type);
}

/** Whether the element answers to Enter and arrows by itself. */
function hasKeysOfItsOwn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.closest("button, a[href], input, summary, [role='tab'], [role='menuitem'], [role='slider']") !== null;
}

/** The digit on a key, else -1: also of a keyboard whose row of digits has letters where shift is not held. */
export function digitOf(event: KeyboardEvent): number {
  const [, digit] = /^([0-9])$/.exec(event.key) ?? /^Digit([0-9])$/.exec(event.shiftKey ? "" : event.code) ?? [];
  return Number(digit ?? -1);
}

/** What a key asks for, or null when it is none of ours. */
export function hotkey(event: KeyboardEvent): Hotkey | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented) return null;
  if (takesText(event.target) || document.querySelector("dialog[open]")) return null;
  if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    if (hasKeysOfItsOwn(event.target) && !isButton(event.target)) return null;
    return { does: "step", by: event.key === "ArrowUp" ? 1 : -1, fine: event.shiftKey };
  }
  if (event.repeat) return null;
  switch (event.key.toLowerCase()) {
    case "f":
      return { does: "fold" };
    case "c":
      return { does: "check-call" };
    case "r":
      return { does: "raise" };
    case "s":
      return { does: "straddle" };
    case "t":
      return { does: "time-bank" };
    case "b":
      return { does: "unit" };
    case "escape":
      return { does: "cancel" };
    case "enter":
      return hasKeysOfItsOwn(event.target) ? null : { does: "confirm" };
  }
  const digit = digitOf(event);
  if (digit === 0) return { does: "most" };
  return digit > 0 ? { does: "preset", place: digit - 1 } : null;
}

/** The same for a bar with a decision: keys that are the table's are not its own. */
export function barKey(event: KeyboardEvent): Hotkey | null {
  const key = hotkey(event);
  return key && (key.does === "straddle" || key.does === "unit" || key.does === "time-bank") ? null : key;
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button") !== null;
}
