/**
 * Leaving a table at the next big blind. The room knows "sit out at the next big blind" and "leave"; this browser asks for
 * the first, and for the second as soon as the big blind was skipped. Without this browser the seat is only sat out, and
 * given up by the house's own time.
 */

import { remembered } from "../../app/remembered.svelte";
import { toasts } from "../../parts/toasts.svelte";
import { socket } from "../../wire/room.svelte";
import { mySeat, type TableState } from "./state";

const asked = remembered<readonly string[]>("leave-at-blind", []);

/** Whether the player has asked to leave this table at the next big blind. */
export const leavesAtBlind = (table: string) => asked.value.includes(table);

function mark(table: string, on: boolean): void {
  asked.value = [...asked.value.filter((one) => one !== table), ...(on ? [table] : [])];
}

/** Ask for it, or take it back. Rejects when the room refuses. */
export async function leaveAtBlind(table: string, on: boolean): Promise<void> {
  mark(table, on);
  try {
    await socket.ask({ type: "skip_next_big_blind", table, on });
  } catch (error) {
    mark(table, !on);
    throw error;
  }
}

/** What is left to do of the wish: the blind was skipped, or the wish is void because the player is gone or came back. */
export function stepOf(table: TableState): "wait" | "leave" | "forget" {
  const me = mySeat(table);
  if (!me) return "forget";
  if (me.state === "sitting_out") return me.away === "skipped_big_blind" ? "leave" : "wait";
  return "wait";
}

/** Watch a table and leave it when its big blind was skipped; call inside a component. */
export function leaving(table: () => TableState | null): void {
  $effect(() => {
    const now = table();
    const id = now?.terms.table ?? "";
    if (!now || !leavesAtBlind(id)) return;
    const step = stepOf(now);
    if (step === "wait") return;
    mark(id, false);
    if (step === "leave")
      socket.ask({ type: "leave_table", table: id }).catch((error: unknown) => toasts.refused(error));
  });
}
