/** What staff ask the room: fetched with their pages, for no table needs it. */

import type {
  BroadcastBody,
  ComplaintRows,
  FamilyBody,
  FundPayment,
  HeldMove,
  MoneyMove,
  MoneyMoved,
  NewPenalty,
  NewTable,
  NewTableTemplate,
  OtherPlayer,
  Reloaded,
  ReportBody,
  SeenDocument,
  StaffFound,
  StaffPenalties,
  StaffRecords,
  StaffView,
  TableOpened,
  TablesOpened,
  TableTemplateRows,
  TemplateKept,
  TemplateTables,
  TrialBalance,
  WithReason,
} from "../protocol";
import { call, once, part } from "./api";

export const staffApi = {
  /** Some days added up; "" for the last thirty. */
  reports: (first: string, last: string) =>
    call<ReportBody>("GET", `/api/staff/reports?first=${part(first)}&last=${part(last)}`),
  /** What a text names of players, hands and money. */
  find: (text: string) => call<StaffFound>("GET", `/api/staff/search?text=${part(text)}`),
  view: () => call<StaffView>("GET", "/api/staff"),
  openTable: (body: NewTable) => call<TableOpened>("POST", "/api/staff/tables", body),
  templates: () => call<TableTemplateRows>("GET", "/api/staff/tables-templates"),
  keepTemplate: (body: NewTableTemplate) => once<TemplateKept>("/api/staff/tables-templates", body),
  openTemplate: (template: string, body: TemplateTables) =>
    once<TablesOpened>(`/api/staff/tables-templates/${part(template)}/open`, body),
  deleteTemplate: (template: string, reason: string) =>
    once<void>(`/api/staff/tables-templates/${part(template)}/delete`, { reason }),
  reloadRulebooks: (reason: string) => call<Reloaded>("POST", "/api/staff/rulebooks/reload", { reason }),
  resumePayouts: (reason: string) => once<void>("/api/staff/payouts/resume", { reason }),
  /** An act at a table by its address, with its body: what a new act needs is here already. */
  atTable: <B extends WithReason>(act: string, table: string, body: B) =>
    once<void>(`/api/staff/tables/${part(table)}/${act}`, body),
  apart: (act: "keep-apart" | "let-together" | "household", player: string, body: OtherPlayer) =>
    call<void>("POST", `/api/staff/players/${part(player)}/${act}`, body),
  noteIdentity: (player: string, body: SeenDocument) =>
    call<void>("POST", `/api/staff/players/${part(player)}/identity`, body),
  complaints: () => call<ComplaintRows>("GET", "/api/staff/complaints"),
  answerComplaint: (complaint: string, text: string) =>
    call<void>("POST", `/api/staff/complaints/${part(complaint)}/answer`, { text }),
  payFromFund: (body: FundPayment) => once<MoneyMoved>("/api/staff/funds", body),
  broadcast: (body: BroadcastBody) => call<void>("POST", "/api/staff/broadcast", body),
  broadcastTo: (kind: "tables" | "tournaments", id: string, body: BroadcastBody) =>
    call<void>("POST", `/api/staff/${kind}/${part(id)}/broadcast`, body),
  moveMoney: (body: MoneyMove) => once<MoneyMoved>("/api/staff/money", body),
  holdMoney: (act: "withhold" | "release", player: string, body: HeldMove) =>
    once<void>(`/api/staff/players/${part(player)}/${act}`, body),
  games: (act: "shut-out" | "let-in", player: string, body: FamilyBody) =>
    once<void>(`/api/staff/players/${part(player)}/${act}`, body),
  account: (act: "close" | "open" | "leave-household", player: string, body: WithReason) =>
    once<void>(`/api/staff/players/${part(player)}/${act}`, body),
  trialBalance: () => call<TrialBalance>("GET", "/api/staff/trial-balance"),
  readHand: (hand: string, reason: string) => call<void>("POST", `/api/staff/hands/${part(hand)}/read`, { reason }),
  records: () => call<StaffRecords>("GET", "/api/staff/records"),
  penalties: () => call<StaffPenalties>("GET", "/api/staff/penalties"),
  givePenalty: (body: NewPenalty) => once<void>("/api/staff/penalties", body),
  endPenalty: (penalty: string, reason: string) =>
    call<void>("POST", `/api/staff/penalties/${part(penalty)}/end`, { reason }),
};
