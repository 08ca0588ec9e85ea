/** What staff can do about a player: what an act needs to be told, and how it is carried out. */

import { FAMILIES } from "../lobby/names.svelte";
import type { StaffPlayer } from "../protocol";
import { api } from "../wire/api";

export const ACTS = ["credit", "debit", "withhold", "release", "shut-out", "let-in", "close", "open"] as const;
export type PlayerAct = (typeof ACTS)[number];

export interface Wish {
  readonly act: PlayerAct;
  readonly player: string;
  readonly reason: string;
  /** Whole cents, above zero; for an act with money. */
  readonly amount: number;
  readonly family: string;
  /** One id for one wish: sent twice, money is moved once. */
  readonly id: string;
}

export const needsAmount = (act: PlayerAct) => ["credit", "debit", "withhold", "release"].includes(act);

/** The families of games an act can be about; empty for an act that is about none. */
export function familiesOf(act: PlayerAct, player: StaffPlayer): readonly string[] {
  if (act === "let-in") return player.shut_out;
  if (act === "shut-out") return FAMILIES.filter((kind) => !player.shut_out.includes(kind));
  return [];
}

/** The acts that can be done about this player now. */
export const possibleActs = (player: StaffPlayer): readonly PlayerAct[] =>
  ACTS.filter((act) => {
    if (act === "release") return player.held > 0;
    if (act === "close") return !player.closed;
    if (act === "open") return player.closed;
    if (act === "shut-out" || act === "let-in") return familiesOf(act, player).length > 0;
    return true;
  });

export function carryOut({ act, player, reason, amount, family, id }: Wish): Promise<void> {
  if (act === "credit") return api.staff.moveMoney({ id, player, amount, reason });
  if (act === "debit") return api.staff.moveMoney({ id, player, amount: -amount, reason });
  if (act === "withhold" || act === "release") return api.staff.holdMoney(act, player, { id, amount, reason });
  if (act === "shut-out" || act === "let-in") return api.staff.games(act, player, { family, reason });
  return api.staff.account(act, player, { reason });
}
