"""Somebody with a browser: what people do on the pages, by the roles and names that everybody can perceive."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, expect

from tests.browser.windows import Window, window

_numbers = itertools.count(1)
PATIENCE_MS = 40_000
PASSWORD = "four quiet words here"
GLANCE_MS = 60
"""Between two looks at a page on which something is waited for."""
BY_ITS_KEY = "[aria-keyshortcuts='C']"
"""The middle button of the action bar, and what can be chosen ahead in its place."""
COME_BACK = "Come back"
BUTTONS = (
    "() => [...document.querySelectorAll('button')].map((one) => one.ariaLabel ?? one.textContent).join()"
)
"""The names of all buttons, at one look."""
expect.set_options(timeout=PATIENCE_MS)
COME_TO_TURN_MS = 90_000
"""How long a turn may be away: others act, hands end, the big blind comes round."""


def fresh_name(stem: str) -> str:
    """A name nobody has in this room."""
    return f"{stem} {next(_numbers)}"


class Visitor:
    """Somebody in a window of the browser (`windows.py`), and every frame that its page's sockets carried."""

    def __init__(
        self, browser: Browser, url: str, name: str = "", *, keeps_shell: bool = False, **options: Any
    ) -> None:
        """With `keeps_shell` the client's service worker runs; most visitors go before it would be of use. Their pages
        keep still, which costs a third less, unless `reduced_motion` is "no-preference".
        """
        options.setdefault("locale", "en-GB")
        options.setdefault("reduced_motion", "reduce")
        options.setdefault("viewport", {"width": 1280, "height": 800})
        self.url = url
        self.name = name
        self.heard: list[str] = []
        self.sent: list[str] = []
        self.errors: list[str] = []
        self._window = Window(browser, url, options, True) if keeps_shell else window(browser, url, options)
        self.context = self._window.context
        BrowserContext.set_default_timeout(self.context, PATIENCE_MS)
        self.page = self._window.page
        self._heard_of = {"websocket": self._record, "pageerror": self._fail}
        for event, hear in self._heard_of.items():
            Page.on(self.page, event, hear)  # type: ignore[call-overload]  # taken off when the visitor leaves
        if name:
            self.sign_up()

    def _record(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _fail(self, error: Error) -> None:
        self.errors.append(str(error))

    def close(self) -> None:
        """Leave the window, once; the page must not have failed."""
        if self._heard_of:
            self._window.leave()
        while self._heard_of:
            self.page.remove_listener(*self._heard_of.popitem())
        assert self.errors == [], f"the page of {self.name or 'a visitor'} failed: {self.errors}"

    # ------------------------------------------------------------------ accounts

    def sign_up(self) -> None:
        """An account, without the form (the forms have tests of their own)."""
        answer = self.context.request.post(
            "/api/sign-up", data={"name": self.name, "password": PASSWORD}, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()

    def sign_in(self, name: str, password: str) -> None:
        """Sign in without the form."""
        answer = self.context.request.post(
            "/api/sign-in", data={"name": name, "password": password}, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        self.name = name

    @property
    def cookie(self) -> str:
        """The session, for a second connection of the same person."""
        return "; ".join(f"{one.get('name')}={one.get('value')}" for one in self.context.cookies())

    def get(self, path: str) -> Any:
        """What the room's API answers this visitor."""
        answer = self.context.request.get(path)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    # ------------------------------------------------------------------ pages

    def go(self, path: str) -> Page:
        """Open a page by its address."""
        self.page.goto(path)
        return self.page

    def ask_to_join(self, pool: str) -> None:
        """Open the lobby and join a stake (by its spoken name) with the largest buy-in, up to the room's answer."""
        self.go("/")
        self.page.get_by_role("button", name=f"Join {pool}", exact=True).click()
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_role("button", name=re.compile("^Join with ")).click()
        expect(sheet).to_be_hidden()

    def take_seat(self) -> str:
        """Go to the seat one asked for, at once or when it is offered; the table's id."""
        take = self.page.get_by_role("button", name="Take the seat")
        expect(take.or_(self.table).first).to_be_visible()
        if take.is_visible():
            take.click()
        expect(self.page).to_have_url(re.compile("/tables/"))
        expect(self.seats).to_contain_text(f"{self.name} (You)")
        return self.page.url.rsplit("/", 1)[1]

    def join(self, pool: str) -> str:
        """Join a stake and take the seat; the table's id."""
        self.ask_to_join(pool)
        return self.take_seat()

    # ------------------------------------------------------------------ at the table

    @property
    def table(self) -> Locator:
        """The table, whole."""
        return self.page.get_by_role("region", name=re.compile("^(Table|Pöytä) "))

    @property
    def seats(self) -> Locator:
        """The seats around the table."""
        return self.page.get_by_role("list", name=re.compile("^(Seats|Paikat)$"))

    @property
    def actions(self) -> Locator:
        """The action bar."""
        return self.page.get_by_role("region", name=re.compile("^(Your decision|Ratkaisusi)"))

    @property
    def check_or_call(self) -> Locator:
        """The button in the middle on one's own turn; choices made ahead are toggles and not meant."""
        named = self.actions.get_by_role("button", name=re.compile(r"^(Check|Call|All-in)( [\d.,]+)?$"))
        return named.and_(self.page.locator(BY_ITS_KEY))

    @property
    def fold(self) -> Locator:
        """The fold button on one's own turn."""
        return self.actions.get_by_role("button", name=re.compile("^Fold")).and_(
            self.page.locator("[aria-keyshortcuts='F']")
        )

    def wait_for_turn(self) -> None:
        """Wait for a decision that can be made (not in the moment after the price changed)."""
        expect(self.check_or_call).to_be_visible(timeout=COME_TO_TURN_MS)
        expect(self.check_or_call).to_be_enabled()
        expect(self.check_or_call).not_to_have_attribute("aria-disabled", "true")

    def check_or_call_now(self) -> None:
        """Stay in as cheaply as can be, on one's turn."""
        self.wait_for_turn()
        turn = self.turn_token()
        self.check_or_call.click()
        self.wait_until_acted(turn)

    def may_act(self) -> bool:
        """Whether there is a decision to make right now."""
        return self._decision("!node.disabled && node.getAttribute('aria-disabled') !== 'true'")

    def may_act_soon(self) -> bool:
        """Whether it is this visitor's turn, perhaps still locked for a moment."""
        self.look_on()
        self.come_back()
        return self._decision("!node.disabled")

    def _decision(self, state: str) -> bool:
        """Whether the middle button is in a state just now: looked at once, never waited for. Most often there is none, and
        to find that by its key takes a fifth of what it takes by its role and name.
        """
        look = f"(nodes) => nodes.some((node) => node.checkVisibility() && {state})"
        if not self.page.evaluate(f"({look})([...document.querySelectorAll({BY_ITS_KEY!r})])"):
            return False
        seen: bool = self.check_or_call.evaluate_all(look)
        return seen

    def look_on(self) -> None:
        """Let Playwright deliver what the browser has told it. To look at a page fifty times a second takes as much of
        the processor as all that a table shows meanwhile: sixteen times are enough.
        """
        self.page.wait_for_timeout(GLANCE_MS)

    def come_back(self) -> None:
        """Into the game again, if the clock has put this visitor out (on a slow machine)."""
        back = self.page.get_by_role("button", name=COME_BACK).first
        if COME_BACK in self.page.evaluate(BUTTONS) and back.is_visible():
            back.click()
            expect(back).to_be_hidden()

    def turn_token(self) -> tuple[str, int]:
        """The hand and the turn that the room last told of the table on this page."""
        table = self.page.url.rsplit("/", 1)[1]
        return last_turn([frame for frame in self.heard if f'"{table}"' in frame])

    def wait_until_acted(self, turn: tuple[str, int]) -> None:
        """Wait until an action for this turn was answered."""
        self.wait_for(lambda: bool(self._acts(turn)), "the action was never sent")
        sent = self._acts(turn)[-1]["id"]
        self.wait_for(
            lambda: any(f'"id":"{sent}"' in frame for frame in self.heard), "the action was never answered"
        )

    def _acts(self, turn: tuple[str, int]) -> list[Any]:
        return [message for message in map(json.loads, self.sent) if _is_act(message, turn)]

    def wait_for(
        self, happened: Callable[[], object], otherwise: str, seconds: float = PATIENCE_MS / 1000
    ) -> None:
        """Let the browser go on until something has happened in its frames."""
        for _ in range(int(seconds * 1000 / GLANCE_MS)):
            if happened():
                return
            self.look_on()
        raise AssertionError(otherwise)

    def open_log(self) -> Locator:
        """The log at the side; on a narrow page it is behind a button."""
        log = self.page.get_by_role("region", name=re.compile("^(Log|Tapahtumat)$"))
        if not log.is_visible():
            self.page.get_by_role("button", name=re.compile("^(Log|Tapahtumat)")).click()
        expect(log).to_be_visible()
        return log


def play_on(players: list[Visitor], until: Callable[[], bool], otherwise: str, seconds: float = 90) -> None:
    """Everybody stays in as cheaply as can be on each turn, until something has happened."""
    deadline = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < deadline, otherwise
        for player in players:
            if player.may_act():
                player.check_or_call.click()
        players[0].look_on()


def _is_act(message: Any, turn: tuple[str, int]) -> bool:
    return message["type"] == "act" and (message["hand"], message["turn"]) == turn


def last_turn(frames: list[str]) -> tuple[str, int]:
    """The hand and turn token of the newest turn in the frames a browser heard."""
    hand, turn = "", 0
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "table_shown" and message["view"].get("hand"):
            hand = message["view"]["hand"]["hand"]
            turn = (message["view"]["hand"].get("turn") or {}).get("turn", 0)
        elif message["type"] == "table_told":
            for event in message["events"]:
                if event["kind"] == "hand_started":
                    hand = event["hand"]
                elif event["kind"] == "turn_started":
                    turn = event["turn"]
    return hand, turn
