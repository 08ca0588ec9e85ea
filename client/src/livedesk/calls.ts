/** What pages ask a live desk. */

import type { DeskActAnswer, DeskActBody, DeskPerson, DeskView, NewDeskPerson } from "../protocol";
import { call, once, part } from "../wire/api";

/** An act of a desk; the room adds whose it is. */
export type DeskAct = DeskActBody["act"];

export const deskCalls = {
  /** The desk; with the number of the latest act known, once there is another, or after a while as it is. */
  view: (house: string, after: number) => call<DeskView>("GET", `/api/desk/${part(house)}?after=${after}`),
  act: (house: string, act: DeskAct) =>
    once<DeskActAnswer>(`/api/desk/${part(house)}/acts`, { act } satisfies DeskActBody),
  /** Somebody without an account, by the name that lists show. */
  person: (house: string, name: string) =>
    call<DeskPerson>("POST", `/api/desk/${part(house)}/people`, { name } satisfies NewDeskPerson),
};
