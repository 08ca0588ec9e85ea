/** What the page of people asks the room: fetched with it, for no table needs it. */

import type {
  BanCovers,
  BanOf,
  CodeGiven,
  HandRows,
  HandsOf,
  NewBan,
  NewMute,
  NewRole,
  SecondReset,
  StaffBans,
  StaffMutes,
  StaffPeople,
} from "../protocol";
import { call, once, part } from "../wire/api";

export const people = {
  people: () => call<StaffPeople>("GET", "/api/staff/people"),
  setRole: (player: string, body: NewRole) => call<void>("POST", `/api/staff/players/${part(player)}/role`, body),
  resetSecond: (player: string, reason: string) =>
    call<SecondReset>("POST", `/api/staff/players/${part(player)}/reset-second-factor`, { reason }),
  resetPassword: (player: string, reason: string) =>
    call<CodeGiven>("POST", `/api/staff/players/${part(player)}/reset-password`, { reason }),
  endTokens: (player: string, reason: string) =>
    call<void>("POST", `/api/staff/players/${part(player)}/end-tokens`, { reason }),
  handsOf: (player: string, body: HandsOf) => call<HandRows>("POST", `/api/staff/players/${part(player)}/hands`, body),
  invite: (reason: string) => call<CodeGiven>("POST", "/api/staff/invitations", { reason }),
  withdrawInvitation: (invitation: string, reason: string) =>
    call<void>("POST", `/api/staff/invitations/${part(invitation)}/withdraw`, { reason }),
  decideCredit: (act: "confirm" | "decline", credit: string, reason: string) =>
    once<void>(`/api/staff/credits/${part(credit)}/${act}`, { reason }),
  bans: () => call<StaffBans>("GET", "/api/staff/bans"),
  banCovers: (body: BanOf) => call<BanCovers>("POST", "/api/staff/bans/covers", body),
  ban: (body: NewBan) => once<void>("/api/staff/bans", body),
  liftBan: (ban: string, reason: string) => once<void>(`/api/staff/bans/${part(ban)}/lift`, { reason }),
  mutes: () => call<StaffMutes>("GET", "/api/staff/mutes"),
  mute: (body: NewMute) => once<void>("/api/staff/mutes", body),
  unmute: (mute: string, reason: string) => once<void>(`/api/staff/mutes/${part(mute)}/undo`, { reason }),
};
