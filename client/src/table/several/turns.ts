/** Which of several tables is in front, and takes the keys: one that is to act, the one whose time ends first before others. */

export interface Turn {
  readonly table: string;
  /** When the time to act ends, the time bank not counted; 0 without a clock. */
  readonly untilMs: number;
}

/** Whether somebody writes just now: then no table comes forward by itself. */
export const writes = (element: Element | null) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !["radio", "checkbox", "range", "button"].includes(element.type));

/** The table to turn to: the one in front as long as it is to act, or as nobody calls. */
export function tableToAct(front: string, turns: readonly Turn[]): string {
  if (turns.some((one) => one.table === front)) return front;
  const [first] = [...turns].sort((one, other) => one.untilMs - other.untilMs);
  return first?.table ?? front;
}
