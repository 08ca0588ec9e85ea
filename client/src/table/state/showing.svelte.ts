/** Who does not want a beaten hand mucked shows it when the hand is over. */

import { untrack } from "svelte";
import { settings } from "../../app/settings.svelte";
import { socket } from "../../wire/room.svelte";
import { hasMucked, showable } from "./showing";
import type { TableState } from "./state";

export function showingBeaten(now: () => TableState | null): void {
  let shown = "";
  $effect(() => {
    const table = now();
    const hand = table?.hand?.hand ?? "";
    if (settings.autoMuck || !table || shown === hand || !hasMucked(table)) return;
    shown = hand;
    const cards = untrack(() => [...showable(table)]);
    socket.ask({ type: "show_cards", table: table.terms.table, hand, cards }).catch(() => undefined);
  });
}
