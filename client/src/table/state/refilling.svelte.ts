/** Carries out what a player wishes to be refilled, and a rebuy in one go. */

import { settings } from "../../app/settings.svelte";
import { toasts } from "../../parts/toasts.svelte";
import { room, socket } from "../../wire/room.svelte";
import { refillOf, type Refill } from "./refill";
import type { TableState } from "./state";

/** Add chips and, where the player sits out, come back to the game. */
export async function addAndReturn(table: string, refill: Refill): Promise<void> {
  await socket.ask({ type: "top_up", table, amount: refill.amount });
  if (refill.returns) await socket.ask({ type: "sit_in", table });
}

/** Watch a table and refill by the player's settings: once a hand, so that a refusal is not asked for again at once. */
export function refilling(table: () => TableState | null): void {
  let asked = "";
  $effect(() => {
    const now = table();
    if (!now || room.connection !== "open") return;
    const refill = refillOf(now, room.balance, { topUp: settings.autoTopUp, rebuy: settings.autoRebuy });
    const hand = `${now.terms.table}/${now.hand?.hand ?? ""}`;
    if (!refill || asked === hand) return;
    asked = hand;
    addAndReturn(now.terms.table, refill).catch((error: unknown) => toasts.refused(error));
  });
}
