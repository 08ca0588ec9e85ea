/** The room's HTTP API, typed. Every error is an `ApiError` with the room's own body. */

import type {
  Asked,
  BroadcastBody,
  ComparisonBody,
  Credentials,
  ErrorBody,
  FamilyBody,
  FundPayment,
  HandBody,
  HandRows,
  HeldMove,
  KeptBody,
  LedgerLines,
  Lobby,
  Me,
  MoneyMove,
  NewPenalty,
  NewTable,
  Reloaded,
  RulebookBody,
  RulebookRows,
  RulingBody,
  SeatMove,
  Settings,
  StaffPenalties,
  StaffRecords,
  StaffView,
  TableOpened,
  TableView,
  TimeCharge,
  ToKeep,
  TopicsBody,
  TrialBalance,
  WithReason,
} from "../protocol";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, { code: "no-connection", message: "The room does not answer." });
  }
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : undefined) as Answer;
  throw new ApiError(response.status, errorBody(text, response.status));
}

function errorBody(text: string, status: number): ErrorBody {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody>;
    if (typeof body.code === "string" && typeof body.message === "string") return body as ErrorBody;
  } catch {
    // A proxy or a stopping server answered, not the room.
  }
  return { code: "unexpected-answer", message: `The room answered with status ${status}.` };
}

const page = (path: string, before: string) => (before ? `${path}?before=${encodeURIComponent(before)}` : path);
const part = encodeURIComponent;

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  signUp: (body: Credentials) => call<Me>("POST", "/api/sign-up", body),
  signIn: (body: Credentials) => call<Me>("POST", "/api/sign-in", body),
  signOut: () => call<void>("POST", "/api/sign-out"),
  saveSettings: (body: Settings) => call<Me>("PUT", "/api/me/settings", body),
  lobby: () => call<Lobby>("GET", "/api/lobby"),
  table: (table: string) => call<TableView>("GET", `/api/tables/${part(table)}`),
  rulebooks: () => call<RulebookRows>("GET", "/api/rulebooks"),
  rulebook: (house = "") => call<RulebookBody>("GET", house ? `/api/rulebook?house=${part(house)}` : "/api/rulebook"),
  /** Of one house, or with "" of all. */
  searchRulebook: (words: string, house = "") =>
    call<RulebookBody>("GET", `/api/rulebook/search?words=${part(words)}&house=${part(house)}`),
  compareRulebooks: (a: string, b: string) =>
    call<ComparisonBody>("GET", `/api/rulebooks/compare?a=${part(a)}&b=${part(b)}`),
  hands: (before = "") => call<HandRows>("GET", page("/api/hands", before)),
  hand: (hand: string) => call<HandBody>("GET", `/api/hands/${part(hand)}`),
  cashier: (before = "") => call<LedgerLines>("GET", page("/api/cashier", before)),
  rulings: {
    /** What can be asked, in a language that the floor speaks. */
    topics: (language: string) => call<TopicsBody>("GET", `/api/rulings/topics?language=${part(language)}`),
    rule: (body: Asked) => call<RulingBody>("POST", "/api/rulings", body),
    keep: (body: ToKeep) => call<void>("POST", "/api/rulings/log", body),
    kept: () => call<readonly KeptBody[]>("GET", "/api/rulings/log"),
  },
  staff: {
    view: () => call<StaffView>("GET", "/api/staff"),
    openTable: (body: NewTable) => call<TableOpened>("POST", "/api/staff/tables", body),
    closeTable: (table: string, reason: string) => call<void>("POST", `/api/staff/tables/${part(table)}/close`, { reason }),
    reloadRulebooks: (reason: string) => call<Reloaded>("POST", "/api/staff/rulebooks/reload", { reason }),
    drain: (table: string, reason: string) => call<void>("POST", `/api/staff/tables/${part(table)}/drain`, { reason }),
    reopen: (table: string, reason: string) => call<void>("POST", `/api/staff/tables/${part(table)}/reopen`, { reason }),
    thaw: (table: string, reason: string) => call<void>("POST", `/api/staff/tables/${part(table)}/thaw`, { reason }),
    voidHand: (table: string, reason: string) => call<void>("POST", `/api/staff/tables/${part(table)}/void`, { reason }),
    playOver: (table: string, body: SeatMove) => call<void>("POST", `/api/staff/tables/${part(table)}/play-over`, body),
    changeSeat: (table: string, body: SeatMove) => call<void>("POST", `/api/staff/tables/${part(table)}/seat`, body),
    chargeByTime: (table: string, body: TimeCharge) => call<void>("POST", `/api/staff/tables/${part(table)}/time-charge`, body),
    payFromFund: (body: FundPayment) => call<void>("POST", "/api/staff/funds", body),
    broadcast: (body: BroadcastBody) => call<void>("POST", "/api/staff/broadcast", body),
    moveMoney: (body: MoneyMove) => call<void>("POST", "/api/staff/money", body),
    holdMoney: (act: "withhold" | "release", player: string, body: HeldMove) =>
      call<void>("POST", `/api/staff/players/${part(player)}/${act}`, body),
    games: (act: "shut-out" | "let-in", player: string, body: FamilyBody) =>
      call<void>("POST", `/api/staff/players/${part(player)}/${act}`, body),
    account: (act: "close" | "open", player: string, body: WithReason) =>
      call<void>("POST", `/api/staff/players/${part(player)}/${act}`, body),
    trialBalance: () => call<TrialBalance>("GET", "/api/staff/trial-balance"),
    records: () => call<StaffRecords>("GET", "/api/staff/records"),
    penalties: () => call<StaffPenalties>("GET", "/api/staff/penalties"),
    givePenalty: (body: NewPenalty) => call<void>("POST", "/api/staff/penalties", body),
    endPenalty: (penalty: string, reason: string) => call<void>("POST", `/api/staff/penalties/${part(penalty)}/end`, { reason }),
  },
};

/** Where a hand can be downloaded: the open hand format, the trackers' text, the proof of the deal. */
export const handFile = (hand: string, ending: "phh" | "txt" | "proof.json") => `/api/hands/${part(hand)}.${ending}`;
