/** The room's ids as the names that people know. */

import type { StaffRecord, StaffTable, StaffView } from "../protocol";
import { room } from "../wire/room.svelte";
import { signedMoney } from "../words/format.svelte";
import { t, tOr } from "../words/words.svelte";

const dashed = (text: string) => text.replaceAll("_", "-");

/** The name of a table, a player, a house or a fund; the id itself where there is none. */
export function nameIn(view: StaffView, id: string): string {
  const table = view.tables.find((one) => one.table === id);
  const house = room.houses.find((one) => one.house === id);
  const name = table?.name ?? view.players.find((one) => one.player === id)?.name ?? house?.name;
  return name ?? tOr(`fund-${dashed(id)}`, id);
}

/** An account ("stack:t1:p2") in words: what it is, and whose. */
export function accountName(view: StaffView, account: string): string {
  const [kind = "", ...names] = account.split(":");
  const owners = names.map((name) => nameIn(view, name)).join(", ");
  const what = tOr(`account-kind-${dashed(kind)}`, kind);
  return owners ? `${what}: ${owners}` : what;
}

/** A kind of document as people call it. */
export const documentName = (kind: string) => t(`document-${dashed(kind)}`);

/** What a kind of penalty is called. */
export const penaltyKind = (kind: string) => tOr(`penalty-${dashed(kind)}`, kind.replaceAll("_", " "));

/** What an absent player wants of the chips, or that nobody reached the player. */
export const contactWish = (wish: string) => t(`contact-${dashed(wish)}`);

/** What staff did ("credit p2 1250") in words. */
export function recordText(view: StaffView, record: StaffRecord): string {
  const [act = "", subject = "", amount = "", player = "", wish = ""] = record.what.split(" ");
  const isTemplate = act === "open_table" && amount.endsWith("_template"); // no table was opened
  const kind = isTemplate ? amount : act;
  const name = subject === "everybody" ? "" : nameIn(view, subject);
  let more = /^-?\d+$/.test(amount) ? signedMoney(Number(amount)) : amount.replaceAll("_", " ");
  if (isTemplate) more = "";
  if (kind === "penalise") more = penaltyKind(amount);
  if (kind === "run_tournaments") more = tOr(`record-${dashed(amount)}`, more);
  const about = [player && nameIn(view, player), wish && contactWish(wish)];
  return [tOr(`record-${dashed(kind)}`, kind.replaceAll("_", " ")), name, more, ...about].filter(Boolean).join(" · ");
}

/** The seats of players who are away, which another may play at. */
export const awaySeats = (table: StaffTable) =>
  table.seats.filter((one) => one.state === "sitting_out" && one.seat <= table.seat_count);

/** The tables of the house that a player of this one could be moved to: with a free seat, and dealing. */
export const otherTables = (table: StaffTable, tables: readonly StaffTable[]) =>
  tables.filter(
    (one) =>
      one.table !== table.table &&
      one.house === table.house &&
      ["waiting", "running"].includes(one.state) &&
      freeSeats(one).length > 0,
  );

/** The numbers of the seats where nobody sits. */
export function freeSeats(table: StaffTable): readonly number[] {
  const taken = new Set(table.seats.map((one) => one.seat));
  return Array.from({ length: table.seat_count }, (_, place) => place + 1).filter((seat) => !taken.has(seat));
}
