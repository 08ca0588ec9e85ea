"""Decisions that are no bets, made in the browser: exchanges, cards offered, cards placed in rows."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

Answer = Callable[[Visitor], None]


def acts(visitor: Visitor) -> list[dict[str, Any]]:
    """Every decision the browser sent."""
    messages = [json.loads(frame) for frame in visitor.sent]
    return [one for one in messages if one["type"] == "act"]


def middle(visitor: Visitor) -> Locator:
    """Check, call or bring-in: the button in the middle."""
    return visitor.actions.locator("[aria-keyshortcuts='C']")


def card_buttons(visitor: Visitor) -> Locator:
    """The own cards in the bar, to be picked or placed."""
    return visitor.actions.locator("button[data-card]")


def confirm(visitor: Visitor) -> Locator:
    """The button that sends what was picked or laid."""
    return visitor.actions.locator("[aria-keyshortcuts='Enter']")


def is_free(button: Locator) -> bool:
    """Whether a button is there and can be pressed right now: one look, for it may be gone before a second."""
    free: bool = button.evaluate_all(
        "(all) => all.some((one) => one.checkVisibility() && !one.disabled && !one.hasAttribute('aria-disabled'))"
    )
    return free


def play_until(
    visitor: Visitor,
    happened: Callable[[], object],
    otherwise: str,
    answer: Answer | None = None,
    seconds: float = 90,
) -> None:
    """Stay in as cheaply as can be, and answer what is no bet by `answer`, until something has happened."""
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, otherwise
        if is_free(middle(visitor)):
            visitor.page.keyboard.press("c")
        elif answer is not None:
            answer(visitor)
        visitor.look_on()
