/** The pages and their addresses. */

import type { Component } from "svelte";

export interface Place {
  readonly page: string;
  readonly given: Readonly<Record<string, string>>;
}

const ROUTES: readonly (readonly [pattern: string, page: string])[] = [
  ["/", "lobby"],
  ["/tables/:table", "table"],
  ["/history", "history"],
  ["/history/:hand", "replay"],
  ["/cashier", "cashier"],
  ["/rules", "rules"],
  ["/rules/:clause", "rules"],
  ["/floor", "floor"],
  ["/staff", "staff"],
  ["/staff/people", "people"],
  ["/staff/reports", "reports"],
  ["/settings", "settings"],
  ["/account", "account"],
  ["/sign-in", "sign-in"],
  ["/sign-up", "sign-up"],
  ["/new-password", "new-password"],
];

// Each page has properties of its own, named as in its address: the compiler cannot know which page comes.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = () => Promise<{ default: Component<any> }>;

/** Each page is loaded when it is first visited. */
export const PAGES: Readonly<Record<string, Page>> = {
  lobby: () => import("../lobby/LobbyPage.svelte"),
  table: () => import("../table/TablePage.svelte"),
  history: () => import("../history/HistoryPage.svelte"),
  replay: () => import("../replay/ReplayPage.svelte"),
  cashier: () => import("../cashier/CashierPage.svelte"),
  rules: () => import("../rules/RulesPage.svelte"),
  floor: () => import("../floor/FloorPage.svelte"),
  staff: () => import("../staff/StaffPage.svelte"),
  reports: () => import("../reports/ReportsPage.svelte"),
  settings: () => import("../settings/SettingsPage.svelte"),
  people: () => import("../people/PeoplePage.svelte"),
  account: () => import("../account/AccountPage.svelte"),
  "new-password": () => import("../account/NewPasswordPage.svelte"),
  "sign-in": () => import("../account/SignInPage.svelte"),
  "sign-up": () => import("../account/SignUpPage.svelte"),
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
