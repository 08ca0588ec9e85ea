/** What dealers ask the room about live tables. */

import type {
  KeptBody,
  LiveFact,
  LiveRows,
  LiveScreen,
  LiveStream,
  LiveSitting,
  LiveSeatAct,
  LiveTableBody,
  LiveTakeBack,
  NewLiveTable,
  ReaderToken,
  TableOpened,
} from "../protocol";
import { call, once, part } from "../wire/api";

export const liveApi = {
  tables: () => call<LiveRows>("GET", "/api/live"),
  open: (body: NewLiveTable) => call<TableOpened>("POST", "/api/staff/live", body),
  nameDealer: (table: string, player: string, reason: string) =>
    call<void>("POST", `/api/staff/live/${part(table)}/dealer`, { player, reason }),
  table: (table: string) => call<LiveTableBody>("GET", `/api/live/${part(table)}`),
  /** How staff of the table's house ruled on a topic before. */
  precedents: (table: string, topic: string) =>
    call<readonly KeptBody[]>("GET", `/api/live/${part(table)}/precedents?topic=${part(topic)}`),
  /** The table as everybody may see it. */
  screen: (table: string) => call<LiveScreen>("GET", `/api/live/${part(table)}/screen`),
  /** The table with its cards, as it was when the delay was over. */
  stream: (table: string) => call<LiveStream>("GET", `/api/live/${part(table)}/stream`),
  setStream: (table: string, delay_seconds: number, reason: string) =>
    call<void>("POST", `/api/staff/live/${part(table)}/stream`, { delay_seconds, reason }),
  giveReader: (table: string, reason: string) =>
    call<ReaderToken>("POST", `/api/staff/live/${part(table)}/reader`, { reason }),
  begin: (table: string) => call<LiveTableBody>("POST", `/api/live/${part(table)}/hand`),
  enter: (table: string, body: LiveFact) => call<LiveTableBody>("POST", `/api/live/${part(table)}/facts`, body),
  takeBack: (table: string, body: LiveTakeBack) =>
    call<LiveTableBody>("POST", `/api/live/${part(table)}/take-back`, body),
  sit: (table: string, body: LiveSitting) => once<void>(`/api/live/${part(table)}/sit`, body),
  atSeat: (table: string, body: LiveSeatAct) => once<void>(`/api/live/${part(table)}/seat`, body),
};
