/** What is done on the page of people, each with its reason. */

import type { StaffBan, StaffCredit, StaffInvitation, StaffMute, StaffPlayer } from "../protocol";

export const ROLES = ["player", "dealer", "desk", "director", "floor", "cashier", "admin"] as const;
export type Role = (typeof ROLES)[number];

export type Sheet =
  | { readonly kind: "role"; readonly player: StaffPlayer; readonly role: Role }
  | { readonly kind: "reset"; readonly player: StaffPlayer }
  | { readonly kind: "second"; readonly player: StaffPlayer }
  | { readonly kind: "tokens"; readonly player: StaffPlayer }
  | { readonly kind: "hands"; readonly player: StaffPlayer }
  | { readonly kind: "invite" }
  | { readonly kind: "mute" }
  | { readonly kind: "unmute"; readonly mute: StaffMute; readonly name: string }
  | { readonly kind: "ban" }
  | { readonly kind: "lift"; readonly ban: StaffBan }
  | { readonly kind: "withdraw"; readonly invitation: StaffInvitation }
  | { readonly kind: "confirm" | "decline"; readonly credit: StaffCredit };

/** What needs nothing but its reason. */
export type PlainSheet = Exclude<Sheet, { kind: "ban" | "lift" | "mute" | "unmute" }>;
