/** What pages ask a live desk. */

import type {
  DeskActAnswer,
  DeskActBody,
  DeskPerson,
  DeskView,
  DropProposal,
  NewDeskPerson,
  PastRecords,
} from "../protocol";
import { call, once, part } from "../wire/api";

/** An act of a desk; the room adds whose it is. */
export type DeskAct = DeskActBody["act"];

export const deskCalls = {
  view: (house: string) => call<DeskView>("GET", `/api/desk/${part(house)}`),
  /** `contact` is a phone or pager number, with a sign-up. */
  act: (house: string, act: DeskAct, contact = "") =>
    once<DeskActAnswer>(`/api/desk/${part(house)}/acts`, {
      act,
      ...(contact && { contact }),
    } satisfies DeskActBody),
  /** Somebody without an account, by the name that lists show. */
  person: (house: string, name: string) =>
    call<DeskPerson>("POST", `/api/desk/${part(house)}/people`, { name } satisfies NewDeskPerson),
  /** What the house takes of a pot that a table tells, by box; of none the boxes. */
  drop: (house: string, table: number, pot: number) =>
    call<DropProposal>("GET", `/api/desk/${part(house)}/drop?table=${table}&pot=${pot}`),
  /** Records of earlier evenings, of a person by id or name or of all; behind a page that was told. */
  past: (house: string, person: string, after: PastRecords | null) => {
    const wanted = new URLSearchParams({ person });
    if (after) {
      wanted.set("before_ms", String(after.before_ms));
      wanted.set("before_id", after.before_id);
    }
    return call<PastRecords>("GET", `/api/desk/${part(house)}/records?${wanted.toString()}`);
  },
};
