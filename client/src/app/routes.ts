/** The pages and their addresses. */

import type { Component } from "svelte";
import { words, withWords } from "../words/words.svelte";

export interface Place {
  readonly page: string;
  readonly given: Readonly<Record<string, string>>;
}

const ROUTES: readonly (readonly [pattern: string, page: string])[] = [
  ["/", "lobby"],
  ["/tournaments", "scheduled"],
  ["/sit-and-go", "sit-and-go"],
  ["/hexapro", "hexapro"],
  ["/tournaments/:tournament", "tournament"],
  ["/tables/:table", "table"],
  ["/jackpots", "jackpots"],
  ["/charges", "charges"],
  ["/charges/:house", "charges"],
  ["/invited", "invited"],
  ["/private/new", "private-new"],
  ["/private/:table", "private"],
  ["/history", "history"],
  ["/history/tournaments", "played"],
  ["/history/statistics", "statistics"],
  ["/history/:hand", "replay"],
  ["/shared/:secret", "shared"],
  ["/cashier", "cashier"],
  ["/rules", "rules"],
  ["/rules/:clause", "rules"],
  ["/floor", "floor"],
  ["/live", "live"],
  ["/live/:table", "live-table"],
  ["/live/:table/screen", "live-screen"],
  ["/live/:table/stream", "live-stream"],
  ["/desk", "desk"],
  ["/desk/:house", "desk"],
  ["/desk/:house/screens", "screens"],
  ["/screens/lists", "lists-screen"],
  ["/screens/:house/lists", "lists-screen"],
  ["/staff", "staff"],
  ["/staff/people", "people"],
  ["/staff/reports", "reports"],
  ["/staff/tournaments", "directors"],
  ["/staff/tournaments/:tournament", "director"],
  ["/staff/tournaments/:tournament/live", "live-hall"],
  ["/staff/tournaments/:tournament/desk", "registration"],
  ["/staff/tournaments/:tournament/acts", "live-log"],
  ["/screens/:house/tables/:number", "table-screen"],
  ["/screens/:house/tables/:number/stream", "table-stream"],
  ["/screens/clock/:tournament", "clock"],
  ["/screens/blinds/:tournament", "blinds-screen"],
  ["/screens/seating/:tournament", "seating-screen"],
  ["/screens/seating/:tournament/:by", "seating-screen"],
  ["/screens/:house/jackpots", "jackpot-screen"],
  ["/screens/:house/layouts/:name", "layout-screen"],
  ["/settings", "settings"],
  ["/account", "account"],
  ["/account/second", "second"],
  ["/account/tokens", "tokens"],
  ["/sign-in", "sign-in"],
  ["/sign-up", "sign-up"],
  ["/new-password", "new-password"],
];

// Each page has properties of its own, named as in its address: the compiler cannot know which page comes.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = () => Promise<{ default: Component<any> }>;

/** A page that speaks of rulebooks, floor or staff, with the messages that nobody needs to play. */
const withAllWords =
  (page: Page): Page =>
  async () =>
    (await Promise.all([page(), words.fetchAll()]))[0];

/** A list of tournaments in the lobby. */
const listOf: Page = () => withWords(import("../tournaments/lobby/TournamentsPage.svelte"), "tournaments");

/** Each page is loaded when it is first visited. */
export const PAGES: Readonly<Record<string, Page>> = {
  lobby: () => import("../lobby/LobbyPage.svelte"),
  scheduled: listOf,
  "sit-and-go": listOf,
  hexapro: listOf,
  tournament: withAllWords(() => import("../tournaments/page/TournamentPage.svelte")),

  table: () => import("../table/TablePage.svelte"),
  charges: withAllWords(() => import("../lobby/ChargesPage.svelte")),
  jackpots: withAllWords(() => import("../lobby/JackpotsPage.svelte")),
  invited: () => withWords(import("../private/InvitedPage.svelte"), "private"),
  "private-new": withAllWords(() => import("../private/OpenPage.svelte")),
  private: () => withWords(import("../private/GamePage.svelte"), "private"),
  history: () => import("../history/HistoryPage.svelte"),
  played: () => withWords(import("../tournaments/played/PlayedPage.svelte"), "tournaments"),
  statistics: withAllWords(() => import("../statistics/StatisticsPage.svelte")),
  shared: () => import("../replay/SharedPage.svelte"),
  replay: () => import("../replay/ReplayPage.svelte"),
  cashier: withAllWords(() => import("../cashier/CashierPage.svelte")),
  rules: withAllWords(() => import("../rules/RulesPage.svelte")),
  floor: withAllWords(() => import("../floor/FloorPage.svelte")),
  live: withAllWords(() => import("../live/LivePage.svelte")),
  "live-table": withAllWords(() => import("../live/LiveTablePage.svelte")),
  "live-screen": withAllWords(() => import("../live/LiveScreenPage.svelte")),
  "table-screen": withAllWords(() => import("../live/TableScreenPage.svelte")),
  "table-stream": withAllWords(() => import("../live/TableStreamPage.svelte")),
  "live-stream": withAllWords(() => import("../live/LiveStreamPage.svelte")),
  desk: withAllWords(() => import("../livedesk/DeskPage.svelte")),
  "lists-screen": withAllWords(() => import("../livedesk/ListsScreen.svelte")),
  "blinds-screen": withAllWords(() => import("../screens/BlindsScreen.svelte")),
  "seating-screen": withAllWords(() => import("../screens/SeatingScreen.svelte")),
  "jackpot-screen": withAllWords(() => import("../screens/JackpotScreen.svelte")),
  "layout-screen": withAllWords(() => import("../screens/LayoutScreen.svelte")),
  screens: withAllWords(() => import("../screens/ScreensPage.svelte")),
  staff: withAllWords(() => import("../staff/StaffPage.svelte")),
  reports: withAllWords(() => import("../reports/ReportsPage.svelte")),
  directors: withAllWords(() => import("../tournaments/desk/DirectorsPage.svelte")),
  director: withAllWords(() => import("../tournaments/desk/DirectorPage.svelte")),
  "live-hall": withAllWords(() => import("../tournaments/live/HallPage.svelte")),
  "live-log": withAllWords(() => import("../tournaments/live/LogPage.svelte")),
  registration: withAllWords(() => import("../tournaments/live/RegistrationPage.svelte")),
  clock: () => withWords(import("../tournaments/live/ClockScreen.svelte"), "tournaments"),
  settings: withAllWords(() => import("../settings/SettingsPage.svelte")),
  people: withAllWords(() => import("../people/PeoplePage.svelte")),
  account: withAllWords(() => import("../account/AccountPage.svelte")),
  second: withAllWords(() => import("../account/SecondFactorPage.svelte")),
  tokens: withAllWords(() => import("../account/TokensPage.svelte")),
  "new-password": () => withWords(import("../account/NewPasswordPage.svelte"), "account"),
  "sign-in": () => withWords(import("../account/SignInPage.svelte"), "account"),
  "sign-up": () => withWords(import("../account/SignUpPage.svelte"), "account"),
  nowhere: () => import("./NowherePage.svelte"),
};

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a per cent sign that encodes nothing
  }
}

/** The page at an address and what the address says (`/tables/t1` -> table "t1"). */
export function matchRoute(path: string): Place {
  const parts = path.split("/").filter(Boolean);
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const given: Record<string, string> = {};
    const fits = wanted.every((word, index) => {
      const part = parts[index] ?? "";
      if (word.startsWith(":")) given[word.slice(1)] = plain(part);
      return word.startsWith(":") || word === part;
    });
    if (fits) return { page, given };
  }
  return { page: "nowhere", given: {} };
}
