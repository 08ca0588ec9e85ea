"""Who is given a window that somebody has left finds nothing there of who was there before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser import windows
from tests.browser.conftest import Visit
from tests.browser.room import Ports, RunningRoom
from tests.browser.visitor import Visitor, fresh_name
from tests.browser.windows import ALTERING

KEEP = """async () => {
  localStorage["kept"] = sessionStorage["kept"] = document.cookie = "kept=1";
  await (await caches.open("kept")).put("/kept", new Response("1"));
  await new Promise((done) => (indexedDB.open("kept").onsuccess = done));
}"""
KEPT = """async () => [
  localStorage.length, sessionStorage.length, document.cookie, (await caches.keys()).length,
  (await indexedDB.databases()).length,
]"""
NOTHING = [0, 0, "", 0, 0]
OPTIONS: dict[str, dict[str, Any]] = {
    "a phone": {"viewport": {"width": 390, "height": 844}, "is_mobile": True},
    "of another size": {"viewport": {"width": 1440, "height": 900}},
    "Finnish": {"locale": "fi-FI"},
    "dark": {"color_scheme": "dark"},
    "moving": {"reduced_motion": "no-preference"},
    "allowed to tell": {"permissions": ["notifications"]},
}
"""Windows of other kinds than the usual one."""
ALTERED: dict[str, Callable[[Visitor], object]] = {
    "without the net": lambda visitor: visitor.context.set_offline(True),
    "with a script": lambda visitor: visitor.context.add_init_script("window.told = 1"),
    "with a script of the page": lambda visitor: visitor.page.add_init_script("window.told = 1"),
    "with another page": lambda visitor: visitor.context.new_page(),
    "with a page that it opened": lambda visitor: visitor.page.evaluate("window.open('/icon.svg') && 1"),
    "with a route": lambda visitor: visitor.page.route("**/icon.svg", lambda route: route.abort()),
    "heard by a test": lambda visitor: visitor.page.on("request", lambda _: None),
    "heard by way of its page": lambda visitor: visitor.page.context.on("request", lambda _: None),
    "in another look": lambda visitor: visitor.page.emulate_media(color_scheme="dark"),
    "of another size": lambda visitor: visitor.page.set_viewport_size({"width": 900, "height": 700}),
    "with tools": lambda visitor: visitor.context.new_cdp_session(visitor.page),
    "with permissions": lambda visitor: visitor.context.grant_permissions(["notifications"]),
    "closed": lambda visitor: visitor.page.close(),
}


def came(browser: Browser, room: RunningRoom, name: str = "", **options: Any) -> Visitor:
    return Visitor(browser, room.url, name, **options)


def test_who_comes_next_is_nobody_yet_and_finds_nothing(browser: Browser, room: RunningRoom) -> None:
    first = came(browser, room, fresh_name("Eka"))
    first.go("/")
    first.page.evaluate(KEEP)
    assert first.page.evaluate(KEPT) != NOTHING and first.cookie
    first.close()
    heard = list(first.heard)
    second = came(browser, room)
    assert second.page is first.page, "it is the same window"
    assert not second.cookie and not second.heard and not second.sent
    second.go("/")
    assert second.page.evaluate(KEPT) == NOTHING
    second.wait_for(lambda: second.heard, "no socket")
    assert second.heard and first.heard == heard, "who has left hears nothing more"
    second.close()


def test_who_leaves_is_not_at_the_table_any_more(visit: Visit, room: RunningRoom) -> None:
    player, other = visit("Lähtijä"), visit("Jääjä")
    told = "() => performance.getEntriesByType('resource').length"
    player.go("/")
    player.wait_for(lambda: player.heard, "no socket")
    player.close()
    assert player.page.url.endswith(windows.QUIET) and player.page.evaluate(told) == 0
    other.go("/")
    other.wait_for(lambda: other.heard, "the room is there")


@pytest.mark.parametrize("altered", ALTERED)
def test_an_altered_window_is_used_by_nobody_else(browser: Browser, room: RunningRoom, altered: str) -> None:
    visitor = came(browser, room)
    ALTERED[altered](visitor)
    visitor.close()
    nearest = came(browser, room)
    assert nearest.page is not visitor.page
    nearest.close()


@pytest.mark.parametrize("kind", OPTIONS)
def test_a_window_is_given_to_those_alone_who_want_one_of_its_kind(
    browser: Browser, room: RunningRoom, kind: str
) -> None:
    usual, own = came(browser, room), came(browser, room, **OPTIONS[kind])
    own.close()
    usual.close()
    again, same = came(browser, room, **OPTIONS[kind]), came(browser, room)
    assert again.page is own.page and same.page is usual.page
    again.close()
    same.close()


def test_who_leaves_twice_leaves_one_window(browser: Browser, room: RunningRoom) -> None:
    visitor = came(browser, room)
    visitor.close()
    visitor.close()
    first, second = came(browser, room), came(browser, room)
    assert first.page is visitor.page and second.page is not visitor.page
    first.close()
    second.close()


def test_no_more_empty_windows_are_kept_than_are_worth_it(browser: Browser, room: RunningRoom) -> None:
    crowd = [came(browser, room) for _ in range(windows.MOST + 2)]
    for one in crowd:
        one.close()
    assert len(windows.kept) == windows.MOST
    assert [one.page.is_closed() for one in crowd] == [True, True] + [False] * windows.MOST


def test_whatever_alters_is_there_to_be_called(browser: Browser, room: RunningRoom) -> None:
    visitor = came(browser, room)
    for name in ALTERING:
        assert hasattr(visitor.page, name) or hasattr(visitor.context, name), name
    visitor.close()


def test_a_room_takes_the_port_that_another_one_has_left() -> None:
    ports = Ports()
    first, second = ports.take(), ports.take()
    assert first != second
    ports.leave(first)
    assert ports.take() == first
    ports.leave(second)
    ports.leave(first)
    assert {ports.take(), ports.take()} == {first, second}
