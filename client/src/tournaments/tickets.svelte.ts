/** Tickets of your own: entries that you have won and not used yet. */

import type { OwnTicket, TournamentRow } from "../protocol";
import { api } from "../wire/api";
import { room, socket } from "../wire/room.svelte";
import { wholePrice } from "./names";

class Tickets {
  own = $state.raw<readonly OwnTicket[]>([]);
  private player = "";

  /** Know them from now on. */
  async want(): Promise<void> {
    if (!room.signedIn || this.player === room.me.player) return;
    if (!this.player) socket.on("my_tickets", ({ tickets }) => (this.own = tickets));
    this.player = room.me.player;
    this.own = [];
    this.own = (await api.tickets()).tickets;
  }

  /** Those that a tournament may be entered by; whether one pays, the room says. */
  for(row: TournamentRow): readonly OwnTicket[] {
    const least = wholePrice(row);
    const most = least + Math.max(0, (row.most_buy_in ?? 0) - (row.buy_in ?? 0));
    return this.own.filter(
      ({ house, target, cents }) =>
        house === row.house && (!target || target === row.tournament) && cents >= least && cents <= most,
    );
  }
}

export const tickets = new Tickets();
