"""Windows of a browser that visitors use one after the other.

To open a window and to compile the client in it takes more than most visitors do there. Who comes later to the same address
with a window of the same kind is given one that somebody has left: emptied of cookies and of all that its pages kept, and
never one that a test has altered.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

QUIET = "/icon.svg"
"""Of the same address as the client's pages, so that the process which has compiled them stays; it asks for nothing."""
MOST = 6
"""As many empty windows as are kept: each is a process with some tens of megabytes."""
ALTERING = (
    "add_init_script", "add_locator_handler", "clear_permissions", "emulate_media", "expose_binding", "expose_function",
    "grant_permissions", "new_cdp_session", "new_page", "on", "once", "route", "route_from_har", "route_web_socket",
    "set_default_navigation_timeout", "set_default_timeout", "set_extra_http_headers", "set_geolocation", "set_offline",
    "set_viewport_size",
)  # fmt: skip
"""What can be asked of a page or a context that the next visitor would find there."""
EMPTIED = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const kept of await indexedDB.databases()) indexedDB.deleteDatabase(kept.name);
  for (const kept of await caches.keys()) await caches.delete(kept);
}"""
NO_SHELL = """if (self.ServiceWorkerContainer) {
  const refused = () => Promise.reject(new DOMException("no worker here", "SecurityError"));
  ServiceWorkerContainer.prototype.register = refused;
}"""
"""As a browser that forbids pages to keep anything: to fetch and keep the whole client takes a seventh of all that one
takes who opens a page and stays for some seconds.
"""
kept: list[Window] = []


class Window:
    """A browser context of its own with one page."""

    def __init__(
        self, browser: Browser, url: str, options: dict[str, Any], keeps_shell: bool = False
    ) -> None:
        """With `keeps_shell` the client's service worker runs, and nobody is given the window again."""
        self.browser = browser
        self.url = url
        self.options = options
        self.altered = keeps_shell
        self.context: BrowserContext = browser.new_context(base_url=url, accept_downloads=True, **options)
        if not keeps_shell:
            self.context.add_init_script(NO_SHELL)
        self.page: Page = self.context.new_page()
        for of in (self.page, self.context):
            for name in ALTERING:
                if hasattr(of, name):
                    setattr(of, name, self._altering(getattr(of, name)))

    def _altering(self, method: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(method)
        def called(*arguments: Any, **named: Any) -> Any:
            self.altered = True
            return method(*arguments, **named)

        return called

    def leave(self) -> None:
        """Nobody needs it any more: it is emptied and kept, or closed."""
        if self.altered or self.page.is_closed() or not self._emptied() or len(self.context.pages) != 1:
            self.context.close()
            return
        kept.append(self)
        if len(kept) > MOST:
            kept.pop(0).context.close()

    def _emptied(self) -> bool:
        """Whether nothing is left of who used it; not where the room has gone first."""
        try:
            self.page.goto(QUIET)
            self.page.evaluate(EMPTIED)
        except Error:
            return False
        self.context.clear_cookies()
        return True


def window(browser: Browser, url: str, options: dict[str, Any]) -> Window:
    """A window that somebody has left, or a new one."""
    kept[:] = [one for one in kept if one.browser.is_connected()]
    for one in reversed(kept):
        if one.browser is browser and one.url == url and one.options == options:
            kept.remove(one)
            return one
    return Window(browser, url, options)
