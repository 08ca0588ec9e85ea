/** The sounds of a table, and which one an event makes. Pure. */

import type { AnyEvent } from "../table/state/reduce";

export const SOUNDS = ["deal", "check", "chips", "turn", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

/** The sound of an event for who sits on seat `me` (0: for who watches), or none. A turn is called by itself. */
export function soundOf(event: AnyEvent, me: number): Sound | null {
  switch (event.kind) {
    case "hole_seen":
    case "board_dealt":
    case "up_card_dealt":
    case "community_card_dealt":
    case "drew":
    case "cards_dealt":
      return "deal";
    case "checked":
      return "check";
    case "blind_posted":
    case "ante_posted":
    case "bring_in_posted":
    case "completed":
    case "called":
    case "bet":
    case "raised":
    case "bets_collected":
      return "chips";
    case "pot_awarded":
      return event.seat === me ? "win" : "chips";
    default:
      return null;
  }
}
