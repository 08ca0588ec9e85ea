"""The board run more than once, in two browsers and by somebody else: by consent of all, and refused by one."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite, Visit
from tests.browser.layout import faults, out_of_sight
from tests.browser.playing import go_on
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_phone import PHONE
from tests.browser.visitor import Visitor

PICTURES = os.environ.get("CARDROOM_PICTURES", "")
"""A folder for pictures of what these tests see; none without it."""

BOARDS_KEPT = """() => {
  window.boards = [];
  const keep = () =>
    document.querySelectorAll("[role=img][aria-label^='Board']").forEach((one) => window.boards.push(one.ariaLabel));
  new MutationObserver(keep).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""The next hand begins soon: what lay there is looked at afterwards."""
WHOLE_BOARD = "() => window.boards.some((board) => /^Board: ([^,]+, ?){4}[^,]+$/.test(board))"


@pytest.fixture(scope="module")
def club_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of the club, whose house offers everything that no document knows."""
    running = RunningRoom(tmp_path_factory.mktemp("club") / "room", "patient-club")
    running.start()
    yield running
    running.stop()


def picture(visitor: Visitor, name: str) -> None:
    if PICTURES:
        visitor.page.wait_for_timeout(400)
        visitor.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def answer(visitor: Visitor, times: str) -> Locator:
    return visitor.actions.get_by_role("button", name=times, exact=True)


def is_asked(visitor: Visitor) -> bool:
    visitor.look_on()
    return answer(visitor, "Once").is_visible()


def asked_in_turn(visitors: list[Visitor], puppet: Puppet, times: dict[str, str]) -> list[str]:
    """Everybody answers in turn, visitors by their buttons as `times` says, the puppet for as often as it may; who did."""
    came: list[str] = []
    for _ in range(2_000):
        puppet.catch_up()
        ended = any('"kind":"board_runs_set"' in frame for frame in visitors[0].heard)
        if ended:
            break
        if puppet.on_turn:
            puppet.act("run_board", 2)
            came.append("puppet")
        for visitor in visitors:
            if is_asked(visitor):
                stem = visitor.name.split()[0]
                if stem not in came:
                    picture(visitor, f"runs-question-{stem.lower()}")
                    assert faults(visitor.page) == [] and violations(visitor.page) == []
                    answer(visitor, times[stem]).click()
                    picture(visitor, f"runs-chances-{stem.lower()}")
                    came.append(stem)
    return came


def seated(
    visit: Visit, puppets: Invite, room: RunningRoom, pool: str, stake: str, buy_in: int
) -> tuple[list[Visitor], Puppet]:
    """A desktop, a phone, and a puppet at one table."""
    phone: dict[str, Any] = PHONE
    desk = visit("Dora", url=room.url, viewport={"width": 1440, "height": 900})
    hand = visit("Pia", url=room.url, **phone)
    for visitor in (desk, hand):
        visitor.ask_to_join(stake)
    [puppet] = puppets(pool, buy_in, 1, url=room.url)
    puppet.sit()
    for visitor in (desk, hand):
        visitor.take_seat()
    return [desk, hand], puppet


def until_asked(visitors: list[Visitor], puppet: Puppet) -> None:
    """The puppet puts all in, the others call, until somebody is asked how often to run the board."""

    def asked() -> bool:
        return any('"actions":["run_board"]' in frame for frame in visitors[0].heard)

    go_on([puppet], visitors, asked, lambda one: one.raise_all())


@pytest.mark.axe
def test_a_board_is_run_twice_by_consent_of_all(
    visit: Visit, puppets: Invite, club_room: RunningRoom
) -> None:
    visitors, puppet = seated(visit, puppets, club_room, "holdem-nl10", "No-limit hold'em 0.05/0.10", 1000)
    until_asked(visitors, puppet)
    came = asked_in_turn(visitors, puppet, {"Dora": "Twice", "Pia": "Twice"})
    assert sorted(came) == ["Dora", "Pia", "puppet"]
    for visitor in visitors:
        for number in (1, 2):
            board = visitor.page.get_by_role(
                "img", name=re.compile(f"^Board {number}: ([^,]+, ?){{4}}[^,]+$")
            )
            expect(board).to_be_visible()
    expect(visitors[0].seats).to_contain_text("Wins")
    for visitor in visitors:
        picture(visitor, f"runs-two-boards-{visitor.name.split()[0].lower()}")
        assert faults(visitor.page) == [] and out_of_sight(visitor.page) == []
    log = visitors[0].open_log()
    expect(log.get_by_text("The board is run twice.")).to_be_visible()
    expect(log.get_by_text(re.compile("Board 2"))).not_to_have_count(0)
    expect(log.get_by_text(re.compile(r"^Chances on board 2.*: .*\s[\d.]+%"))).not_to_have_count(0)
    ended = [frame for frame in visitors[0].heard if '"kind":"hand_ended"' in frame][-1]
    assert '"run":1' in ended and '"run":2' in ended and ended.count('"kind":"rake_taken"') == 1


@pytest.mark.looks
def test_one_who_refuses_lets_it_be_run_once(visit: Visit, puppets: Invite, club_room: RunningRoom) -> None:
    visitors, puppet = seated(visit, puppets, club_room, "holdem-nl25", "No-limit hold'em 0.10/0.25", 2500)
    until_asked(visitors, puppet)
    for visitor in visitors:
        visitor.page.evaluate(BOARDS_KEPT)
    came = asked_in_turn(visitors, puppet, {"Dora": "Once", "Pia": "Once"})
    assert came.count("Dora") + came.count("Pia") == 1, "one refusal settles it"
    for visitor in visitors:
        visitor.page.wait_for_function(WHOLE_BOARD)
        boards = visitor.page.evaluate("() => window.boards")
        assert not [board for board in boards if board.startswith("Board 2")]
    log = visitors[0].open_log()
    expect(log.get_by_text("The board is run once.")).to_be_visible()


@pytest.mark.looks
def test_the_cards_that_would_have_come_lie_behind_the_board(
    visit: Visit, puppets: Invite, club_room: RunningRoom
) -> None:
    visitors, puppet = seated(visit, puppets, club_room, "holdem-nl50", "No-limit hold'em 0.25/0.50", 5000)
    desk = visitors[0]

    desk.page.evaluate(BOARDS_KEPT)

    def ended() -> bool:
        return any('"kind":"rest_of_board_shown"' in frame for frame in desk.heard)

    for _ in range(1_000):
        puppet.catch_up()
        if ended():
            break
        if puppet.on_turn:
            puppet.act("fold")
        for visitor in visitors:
            visitor.look_on()
            if visitor.may_act() and not ended():
                visitor.fold.click()
    assert ended(), "nobody was left alone"
    log = desk.open_log()
    expect(log.get_by_text(re.compile("^Would have come: .+"))).not_to_have_count(0)
    picture(desk, "rest-of-board-dora")
    boards = desk.page.evaluate("() => window.boards")
    assert any(re.search("Would have come: ([^,]+, ?){4}[^,]+$", board) for board in boards), boards
    assert faults(desk.page) == []
