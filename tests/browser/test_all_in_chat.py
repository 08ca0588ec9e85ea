"""The chat of a table while a real all-in is run, where the operator pauses it: the box says why, and comes back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.cups import PHONE
from tests.browser.room import RunningRoom
from tests.browser.test_accounts import looked_at
from tests.browser.visitor import PATIENCE_MS

OPTIONS: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}


@pytest.fixture(scope="module")
def pausing_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room that pauses as one for people does, also its chats."""
    running = RunningRoom(tmp_path_factory.mktemp("pausing") / "room", patient=True)
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("device", OPTIONS)
def test_the_chat_waits_for_an_all_in_says_why_and_comes_back(
    visit: Visit, pausing_room: RunningRoom, device: str
) -> None:
    pool, stake = {"desk": ("holdem-nl10", "0.05/0.10"), "phone": ("holdem-nl25", "0.10/0.25")}[device]
    pausing_room.bots(pool, 3, pushing=True)
    one = visit("Anni", url=pausing_room.url, reduced_motion="no-preference", **OPTIONS[device])
    one.join(f"No-limit hold'em {stake}")
    page = one.page
    one.open_log()
    page.get_by_role("tab", name="Chat").click()
    box = page.get_by_role("textbox", name="Say something")
    send = page.get_by_role("button", name="Send")
    box.fill("good luck")
    send.click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("good luck")
    waits = page.get_by_text("Chat waits while an all-in is run.")
    deadline = time.monotonic() + 90
    while not waits.is_visible() and time.monotonic() < deadline:
        if one.may_act() and one.fold.is_enabled():
            one.fold.dispatch_event("click")  # on a phone the chat lies over it
        one.look_on()
    expect(waits).to_be_visible()
    expect(send).to_be_disabled()
    box.fill("what a card")
    page.keyboard.press("Enter")
    looked_at(page, f"chat-paused-{device}")
    assert not any('"what a card"' in frame for frame in one.heard)
    expect(waits).to_be_hidden(timeout=PATIENCE_MS)
    expect(send).to_be_enabled()
    assert box.input_value() == "what a card", "what was written in the meantime is still there"
    send.click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("what a card")
