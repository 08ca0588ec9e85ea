/** Receipts of the desk: of chips bought and paid out, and of chips that are kept; a code on each opens it again. */

import type { DeskActView, DeskOffice, StoredView } from "../protocol";

const SOLD: readonly string[] = ["seat", "add_chips", "leave"];

/** Whether chips were sold to a player or paid out by an act. */
export const hasReceipt = (act: DeskActView) => SOLD.includes(act.did) && Boolean(act.cents);

export interface ByCode {
  readonly act?: DeskActView;
  readonly stored?: StoredView;
}

/** What the code of a receipt stands for, from the address that it opens; null where the desk knows of no such receipt. */
export function byCode(query: string, office: DeskOffice): ByCode | null {
  const asked = new URLSearchParams(query);
  const number = (name: string) => Number(asked.get(name));
  const act = office.acts.find((one) => one.number === number("act") && hasReceipt(one));
  const stored = office.stored.find((one) => one.receipt === number("receipt"));
  return act ? { act } : stored ? { stored } : null;
}

/** Whether an address was opened by the code of a receipt. */
export const isByCode = (query: string) => /[?&](act|receipt)=/.test(query);
