/** The room's HTTP API, typed. Every error is an `ApiError` with the room's own body. */

import type {
  ColourUpBody,
  AllHouses,
  AllJackpots,
  AboutGuest,
  SecondWanted,
  EnterByLink,
  MyPrivateGames,
  NewPrivateGame,
  PrivateEntry,
  PrivateForm,
  PrivateGameBody,
  PrivateInvitation,
  PrivateLink,
  PrivateOpened,
  SitDown,
  Asked,
  BuyInBody,
  ChargesBody,
  CancellationBody,
  ChosenAvatar,
  ComparisonBody,
  ComplaintRows,
  ContactTried,
  Credentials,
  DealDecided,
  DealPreview,
  DocumentShown,
  EntrantNotes,
  EntrantsBody,
  ErrorBody,
  HandBody,
  HandRows,
  KeptBody,
  LedgerLines,
  LiveActBody,
  LiveActs,
  LiveHall,
  LastHandsBody,
  Lobby,
  Me,
  MoreTime,
  MoveInTournament,
  MySessions,
  NewAccount,
  NewAmount,
  NewBreakingOrder,
  NewEntries,
  NewLevel,
  NewLevels,
  NewStart,
  NewTemplate,
  NewPassword,
  NewPush,
  NewComplaint,
  NewTournament,
  OwnSettings,
  CountedBody,
  AppealDecided,
  AppealInTournament,
  PenaltiesBody,
  PenaltyInTournament,
  PenaltyInTournamentEnds,
  PasswordByCode,
  PlayedRows,
  PushKey,
  RulebookBody,
  RulebookRows,
  RulingBody,
  StructureChecked,
  StructureSuggested,
  StructureToCheck,
  StructureWanted,
  TableBody,
  ToKeep,
  TopicsBody,
  TournamentCopy,
  TournamentMade,
  FoundPlayer,
  SeatFixed,
  SeatKeptFree,
  ShareRows,
  SharedLink,
  StatisticsBody,
  ToDisqualify,
  ToRemove,
  WithReason,
  OwnTickets,
  DisqualificationBody,
  KeptTemplateRows,
  LineRows,
  NewLine,
  TemplateKept,
  TemplateRows,
} from "../protocol";
import type { Language } from "../words/bundles";
import { newId } from "./ids";
import { askInOrder, changed } from "./questions";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

/** Whether the room has answered, if only that it will not: what is shown is then not old, but refused. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Under a `key` a request that had no answer is sent again, so long after each try; the room carries it out once. */
const AGAIN_AFTER = [500, 2_000];

/** Ask the room. A question's answer is as new as whatever this page has changed by then. */
export async function call<Answer>(method: string, path: string, body?: unknown, key = ""): Promise<Answer> {
  if (method === "GET") return askInOrder(path, () => send<Answer>(method, path, body, key));
  const answer = await send<Answer>(method, path, body, key);
  changed();
  return answer;
}

async function send<Answer>(method: string, path: string, body: unknown, key: string): Promise<Answer> {
  const asked = {
    method,
    credentials: "same-origin" as const,
    headers: {
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(key ? { "Idempotency-Key": key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  const response = await answered(path, asked, key ? AGAIN_AFTER : []);
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : undefined) as Answer;
  const refused = errorBody(text, response.status);
  if (refused.code === "second-factor-again" && (await (await import("../account/again")).proveAgain()))
    return send(method, path, body, key);
  throw new ApiError(response.status, refused);
}

/** A file of the room. Refused as any request: what a link would show as an answer of the API, is told in words. */
async function fetchFile(path: string): Promise<Blob> {
  const response = await answered(path, { credentials: "same-origin" }, []);
  if (response.ok) return response.blob();
  throw new ApiError(response.status, errorBody(await response.text(), response.status));
}

async function answered(path: string, asked: RequestInit, waits: readonly number[]): Promise<Response> {
  try {
    return await fetch(path, asked);
  } catch {
    const [wait, ...others] = waits;
    if (wait === undefined) throw new ApiError(0, { code: "no-connection", message: "The room does not answer." });
    await new Promise((over) => setTimeout(over, wait));
    return answered(path, asked, others);
  }
}

/** What may move money: done once, however often it has to be sent. */
export const once = <Answer>(path: string, body: unknown) => call<Answer>("POST", path, body, newId());

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
export const part = encodeURIComponent;
/** What staff do to a tournament with nothing but a reason. */
export type PlainAct =
  | "start"
  | "pause"
  | "resume"
  | "end-break"
  | "end-day"
  | "begin-day"
  | "last-rebuys"
  | "no-last-rebuys"
  | "extra-table"
  | "fewer-tables"
  | "close-books";

const desk = (tournament: string) => `/api/staff/tournaments/${part(tournament)}`;

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  signUp: (body: NewAccount) => call<Me>("POST", "/api/sign-up", body),
  signIn: (body: Credentials) => call<Me | SecondWanted>("POST", "/api/sign-in", body),
  passwordByCode: (body: PasswordByCode) => call<Me | SecondWanted>("POST", "/api/password-by-code", body),
  changePassword: (body: NewPassword) => call<Me>("POST", "/api/me/password", body),
  sessions: () => call<MySessions>("GET", "/api/me/sessions"),
  endSession: (session: string) => call<void>("POST", `/api/me/sessions/${part(session)}/end`),
  signOutEverywhere: () => call<void>("POST", "/api/me/sign-out-everywhere"),
  signOut: () => call<void>("POST", "/api/sign-out"),
  pushKey: () => call<PushKey>("GET", "/api/me/push"),
  /** This browser is called from now on; the same again changes nothing. */
  callMe: (body: NewPush) => call<void>("PUT", "/api/me/push", body),
  callNoMore: (endpoint: string) => call<void>("POST", "/api/me/push/end", { endpoint }),
  saveSettings: (body: OwnSettings) => call<Me>("PUT", "/api/me/settings", body),
  chooseAvatar: (body: ChosenAvatar) => call<Me>("PUT", "/api/me/avatar", body),
  lobby: () => call<Lobby>("GET", "/api/lobby"),
  /** What may be brought to a stake now. */
  buyIn: (pool: string) => call<BuyInBody>("GET", `/api/buy-in?pool=${part(pool)}`),
  /** All houses of the room, also those that other processes serve. */
  houses: () => call<AllHouses>("GET", "/api/houses"),
  jackpots: () => call<AllJackpots>("GET", "/api/jackpots"),
  charges: (house: string) => call<ChargesBody>("GET", `/api/charges?house=${part(house)}`),
  table: (table: string) => call<TableBody>("GET", `/api/tables/${part(table)}`),
  rulebooks: () => call<RulebookRows>("GET", "/api/rulebooks"),
  /** The readings come in the language. */
  rulebook: (language: Language, house = "") =>
    call<RulebookBody>("GET", `/api/rulebook?language=${language}${house ? `&house=${part(house)}` : ""}`),
  /** Of one house, or with "" of all. */
  searchRulebook: (words: string, house = "") =>
    call<RulebookBody>("GET", `/api/rulebook/search?words=${part(words)}&house=${part(house)}`),
  compareRulebooks: (language: Language, a: string, b: string) =>
    call<ComparisonBody>("GET", `/api/rulebooks/compare?language=${language}&a=${part(a)}&b=${part(b)}`),
  /** The own hands, or those that are looked for (`history/search`). */
  hands: (before = "", wanted: Readonly<Record<string, string>> = {}) =>
    call<HandRows>("GET", `/api/hands?${new URLSearchParams({ ...wanted, ...(before ? { before } : {}) }).toString()}`),
  /** The own figures from a day up to today; the days are those of one stake, if it is named. */
  statistics: (first: string, at: { house: string; game: string; stake: string }) =>
    call<StatisticsBody>("GET", `/api/me/statistics?${new URLSearchParams({ first, ...at }).toString()}`),
  hand: (hand: string) => call<HandBody>("GET", `/api/hands/${part(hand)}`),
  handFile: (hand: string, ending: HandFile) => fetchFile(handFile(hand, ending)),
  /** A link that shows a hand to whoever has it. */
  shareHand: (hand: string, with_names: boolean) =>
    call<SharedLink>("POST", `/api/hands/${part(hand)}/share`, { with_names }),
  shares: () => call<ShareRows>("GET", "/api/me/shares"),
  endShare: (share: string) => call<void>("POST", `/api/me/shares/${part(share)}/end`),
  shared: (secret: string) => call<HandBody>("GET", `/api/shared/${part(secret)}`),
  /** Where a player sits who may be found. */
  findPlayer: (name: string) => call<FoundPlayer>("GET", `/api/players?name=${part(name)}`),
  cashier: (before = "") => call<LedgerLines>("GET", page("/api/cashier", before)),
  /** The own complaints, with their answers. */
  complaints: () => call<ComplaintRows>("GET", "/api/complaints"),
  complain: (body: NewComplaint) => call<ComplaintRows>("POST", "/api/complaints", body),
  /** The tournaments you have played, of one kind or house if asked. */
  played: (before = "", kind = "", house = "") =>
    call<PlayedRows>("GET", `/api/me/tournaments?${new URLSearchParams({ before, house, ...(kind ? { kind } : {}) })}`),
  /** What a deal would give everybody who is left, as their stacks are. */
  deal: (tournament: string, method: "icm" | "chip_chop", forWinner: number) =>
    call<DealPreview>("GET", `/api/tournaments/${part(tournament)}/deal?method=${method}&for_winner=${forWinner}`),
  /** Private games: a player's own table, for friends who come by a link. */
  private: {
    games: () => call<MyPrivateGames>("GET", "/api/private/games"),
    form: (pool: string) => call<PrivateForm>("GET", `/api/private/form?pool=${part(pool)}`),
    open: (body: NewPrivateGame) => call<PrivateOpened>("POST", "/api/private/games", body),
    look: (link: string) => call<PrivateInvitation>("POST", "/api/private/invitation", { link }),
    enter: (body: EnterByLink) => call<PrivateEntry>("POST", "/api/private/enter", body),
    game: (table: string) => call<PrivateGameBody>("GET", `/api/private/games/${part(table)}`),
    /** A seat for so many chips; 0: as many as the game takes. */
    sit: (table: string, buy_in: number) =>
      once<void>(`/api/private/games/${part(table)}/seat`, { buy_in } satisfies SitDown),
    act: (table: string, act: "pause" | "resume" | "close", body: WithReason) =>
      once<void>(`/api/private/games/${part(table)}/${act}`, body),
    newLink: (table: string, body: WithReason) =>
      call<PrivateLink>("POST", `/api/private/games/${part(table)}/link`, body),
    remove: (table: string, body: AboutGuest) => once<PrivateLink>(`/api/private/games/${part(table)}/remove`, body),
    handOver: (table: string, body: AboutGuest) =>
      call<void>("POST", `/api/private/games/${part(table)}/hand-over`, body),
    letBack: (table: string, body: AboutGuest) =>
      call<void>("POST", `/api/private/games/${part(table)}/let-back`, body),
  },
  rulings: {
    /** What can be asked, in a language that the floor speaks. */
    topics: (language: string) => call<TopicsBody>("GET", `/api/rulings/topics?language=${part(language)}`),
    rule: (body: Asked) => call<RulingBody>("POST", "/api/rulings", body),
    keep: (body: ToKeep) => call<void>("POST", "/api/rulings/log", body),
    kept: () => call<readonly KeptBody[]>("GET", "/api/rulings/log"),
  },
  /** What those do who run tournaments, each with its reason. */
  /** Your tickets that have paid no entry yet. */
  tickets: () => call<OwnTickets>("GET", "/api/me/tickets"),
  directors: {
    make: (body: NewTournament) => once<TournamentMade>("/api/staff/tournaments", body),
    check: (body: StructureToCheck) => call<StructureChecked>("POST", "/api/staff/tournaments/check", body),
    suggest: (body: StructureWanted) => call<StructureSuggested>("POST", "/api/staff/tournaments/suggest", body),
    lines: () => call<LineRows>("GET", "/api/staff/tournaments-to-come"),
    templates: (of: string) => call<TemplateRows>("GET", `/api/staff/tournaments-to-come/templates?house=${part(of)}`),
    repeat: (body: NewLine) => once<TournamentMade>("/api/staff/tournaments-to-come", body),
    stopLine: (line: string, reason: string) =>
      call<void>("POST", `/api/staff/tournaments-to-come/${part(line)}/stop`, { reason }),
    copy: (tournament: string) => call<TournamentCopy>("GET", `${desk(tournament)}/copy`),
    kept: () => call<KeptTemplateRows>("GET", "/api/staff/tournaments-templates"),
    keep: (body: NewTemplate) => once<TemplateKept>("/api/staff/tournaments-templates", body),
    deleteKept: (template: string, reason: string) =>
      once<void>(`/api/staff/tournaments-templates/${part(template)}/delete`, { reason }),
    field: (tournament: string) => call<EntrantsBody>("GET", `${desk(tournament)}/field`),
    course: (act: PlainAct, tournament: string, reason: string) => once<void>(`${desk(tournament)}/${act}`, { reason }),
    lastHands: (tournament: string, body: LastHandsBody) => once<void>(`${desk(tournament)}/last-hands`, body),
    addTime: (tournament: string, body: MoreTime) => once<void>(`${desk(tournament)}/time`, body),
    changeStart: (tournament: string, body: NewStart) => once<void>(`${desk(tournament)}/start-time`, body),
    changeLevels: (tournament: string, body: NewLevels) => once<void>(`${desk(tournament)}/levels`, body),
    changeEntries: (tournament: string, body: NewEntries) => once<void>(`${desk(tournament)}/entries`, body),
    changeBreakingOrder: (tournament: string, body: NewBreakingOrder) =>
      once<void>(`${desk(tournament)}/breaking-order`, body),
    keptSeat: (tournament: string, body: SeatKeptFree) => once<void>(`${desk(tournament)}/kept-seat`, body),
    changeAmount: (what: "fee" | "guarantee", tournament: string, body: NewAmount) =>
      once<void>(`${desk(tournament)}/${what}`, body),
    changeLevel: (tournament: string, body: NewLevel) => once<void>(`${desk(tournament)}/level`, body),
    move: (tournament: string, player: string, body: MoveInTournament) =>
      once<void>(`${desk(tournament)}/players/${part(player)}/move`, body),
    remove: (tournament: string, player: string, body: ToRemove) =>
      once<void>(`${desk(tournament)}/players/${part(player)}/remove`, body),
    notes: (tournament: string, player: string) =>
      call<EntrantNotes>("GET", `${desk(tournament)}/players/${part(player)}/notes`),
    noteDocument: (tournament: string, player: string, body: DocumentShown) =>
      once<void>(`${desk(tournament)}/players/${part(player)}/document`, body),
    noteContact: (tournament: string, player: string, body: ContactTried) =>
      once<void>(`${desk(tournament)}/players/${part(player)}/contact`, body),
    fixSeat: (tournament: string, player: string, body: SeatFixed) =>
      once<void>(`${desk(tournament)}/players/${part(player)}/fix-seat`, body),
    /** All agree to a deal, and the house leaves it to staff whether it pays by it. */
    decideDeal: (tournament: string, body: DealDecided) => once<void>(`${desk(tournament)}/deal`, body),
    /** What a disqualification would do now: nothing is done. */
    disqualification: (tournament: string, player: string) =>
      call<DisqualificationBody>("GET", `${desk(tournament)}/players/${part(player)}/disqualify`),
    disqualify: (tournament: string, player: string, body: ToDisqualify) =>
      once<void>(`${desk(tournament)}/players/${part(player)}/disqualify`, body),
    penalties: (tournament: string) => call<PenaltiesBody>("GET", `${desk(tournament)}/penalties`),
    penalise: (tournament: string, player: string, body: PenaltyInTournament) =>
      once<void>(`${desk(tournament)}/players/${part(player)}/penalise`, body),
    /** How often a player was penalised for what, at the house's desk and in its tournaments together. */
    counted: (tournament: string, player: string) =>
      call<CountedBody>("GET", `${desk(tournament)}/players/${part(player)}/penalties`),
    endPenalty: (tournament: string, player: string, penalty: string, body: PenaltyInTournamentEnds) =>
      once<void>(`${desk(tournament)}/players/${part(player)}/penalties/${part(penalty)}/end`, body),
    appeal: (tournament: string, player: string, penalty: string, body: AppealInTournament) =>
      once<void>(`${desk(tournament)}/players/${part(player)}/penalties/${part(penalty)}/appeal`, body),
    decideAppeal: (tournament: string, player: string, penalty: string, body: AppealDecided) =>
      once<void>(`${desk(tournament)}/players/${part(player)}/penalties/${part(penalty)}/decide-appeal`, body),
    /** What a cancellation would do now: nothing is done. */
    cancellation: (tournament: string) => call<CancellationBody>("GET", `${desk(tournament)}/cancel`),
    cancel: (tournament: string, reason: string) => once<void>(`${desk(tournament)}/cancel`, { reason }),
    /** The hall of a live tournament, and what staff tell of it. */
    hall: (tournament: string, since = "") =>
      call<LiveHall>("GET", `${desk(tournament)}/live${since ? `?since=${encodeURIComponent(since)}` : ""}`),
    acts: (tournament: string) => call<LiveActs>("GET", `${desk(tournament)}/acts`),
    colourUp: (tournament: string, body: ColourUpBody) => once<void>(`${desk(tournament)}/colour-up`, body),
    tell: (tournament: string, body: LiveActBody) => once<void>(`${desk(tournament)}/live`, body),
  },
};

/** Where a hand can be downloaded: the open hand format, the trackers' text, the proof of the deal. */
export type HandFile = "phh" | "txt" | "proof.json";
export const handFile = (hand: string, ending: HandFile) => `/api/hands/${part(hand)}.${ending}`;
