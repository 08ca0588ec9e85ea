/** Where the visitor is: the page's address is the state, so every page has a link, and back goes back. */

import { matchRoute, type Place } from "./routes";

class Router {
  path = $state(location.pathname);
  query = $state(location.search);

  get place(): Place {
    return matchRoute(this.path);
  }

  /** Go to a page of the client. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else if (path !== location.pathname + location.search) history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** Follow links and the browser's back button without loading the page anew. */
  start(): void {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest("a");
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
      if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }
}

export const router = new Router();
