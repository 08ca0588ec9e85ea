/** What staff can do about a player: what an act needs to be told, and how it is carried out. */

import { FAMILIES } from "../lobby/names.svelte";
import type { StaffPlayer } from "../protocol";
import { staffApi } from "../wire/staff";
import { room } from "../wire/room.svelte";

/** What the room calls each of them, where it has another word. */
const PERMISSIONS = {
  credit: "credit",
  debit: "debit",
  withhold: "withhold",
  release: "release",
  "shut-out": "shut_out",
  "let-in": "let_in",
  "keep-apart": "keep_apart",
  "let-together": "let_together",
  household: "note_household",
  "leave-household": "end_household",
  identity: "note_identity",
  close: "close_account",
  open: "open_account",
} as const;

export const ACTS = [
  "credit",
  "debit",
  "withhold",
  "release",
  "shut-out",
  "let-in",
  "keep-apart",
  "let-together",
  "household",
  "leave-household",
  "identity",
  "close",
  "open",
] as const;
export type PlayerAct = (typeof ACTS)[number];

export interface Wish {
  readonly act: PlayerAct;
  readonly player: string;
  readonly reason: string;
  /** Whole cents, above zero; for an act with money. */
  readonly amount: number;
  readonly family: string;
  /** The other one of two players. */
  readonly other: string;
  /** The kind of document that was seen. */
  readonly document: string;
  /** One id for one wish: sent twice, money is moved once. */
  readonly id: string;
}

export const needsAmount = (act: PlayerAct) => ["credit", "debit", "withhold", "release"].includes(act);

export const DOCUMENTS = ["identity_card", "passport", "driving_licence", "other"] as const;
export const needsOther = (act: PlayerAct) => act === "keep-apart" || act === "let-together" || act === "household";

/** The players an act can be about beside this one. */
export function othersOf(act: PlayerAct, player: StaffPlayer, players: readonly StaffPlayer[]): readonly StaffPlayer[] {
  const home = player.household ?? [];
  if (act === "household") return players.filter((one) => one.player !== player.player && !home.includes(one.player));
  const apart = player.apart ?? [];
  return players.filter(
    (one) => one.player !== player.player && apart.includes(one.player) === (act === "let-together"),
  );
}

/** The families of games an act can be about; empty for an act that is about none. */
export function familiesOf(act: PlayerAct, player: StaffPlayer): readonly string[] {
  if (act === "let-in") return player.shut_out;
  if (act === "shut-out") return FAMILIES.filter((kind) => !player.shut_out.includes(kind));
  return [];
}

/** The acts that can be done about this player now, by you. */
export const possibleActs = (player: StaffPlayer): readonly PlayerAct[] =>
  ACTS.filter((act) => {
    if (!room.may(PERMISSIONS[act])) return false;
    if (act === "release") return player.held > 0;
    if (act === "let-together") return (player.apart ?? []).length > 0;
    if (act === "leave-household") return (player.household ?? []).length > 0;
    if (act === "close") return !player.closed;
    if (act === "open") return player.closed;
    if (act === "shut-out" || act === "let-in") return familiesOf(act, player).length > 0;
    return true;
  });

/** Whether the act is done; false for a credit that waits for a colleague. */
export async function carryOut({ act, player, reason, amount, family, id, other, document }: Wish): Promise<boolean> {
  if (act === "credit" || act === "debit") {
    const moved = await staffApi.moveMoney({ id, player, amount: act === "credit" ? amount : -amount, reason });
    return moved.outcome === "moved";
  }
  if (act === "withhold" || act === "release") await staffApi.holdMoney(act, player, { id, amount, reason });
  else if (act === "shut-out" || act === "let-in") await staffApi.games(act, player, { family, reason });
  else if (act === "keep-apart" || act === "let-together" || act === "household")
    await staffApi.apart(act, player, { other, reason });
  else if (act === "identity") await staffApi.noteIdentity(player, { document, reason });
  else await staffApi.account(act, player, { reason });
  return true;
}
