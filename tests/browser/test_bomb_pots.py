"""A bomb pot in two browsers: asked for from the menu, agreed to in the bar, played on two boards; refused by one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from cardroom.testing.legal_answers import answer_to
from tests.browser.conftest import Invite, Visit
from tests.browser.layout import faults, out_of_sight
from tests.browser.playing import go_on
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_board_runs import picture, seated
from tests.browser.visitor import Visitor


@pytest.fixture(scope="module")
def club_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningRoom]:
    """A room of the club, whose house offers everything that no document knows."""
    running = RunningRoom(tmp_path_factory.mktemp("bombs") / "room", "club")
    running.start()
    yield running
    running.stop()


def until(visitors: list[Visitor], puppet: Puppet, text: str) -> None:
    """Everybody folds until the first visitor has heard this."""
    go_on(
        [puppet],
        visitors,
        lambda: any(text in frame for frame in visitors[0].heard),
        lambda one: one.act("fold"),
    )


def ask(visitor: Visitor) -> None:
    """By the button among the controls, which on a phone are in the menu."""
    page = visitor.page
    menu = page.get_by_role("button", name="Menu", exact=True)
    if menu.is_visible():
        menu.click()
    page.get_by_role("button", name="Bomb pot", exact=True).click()
    picture(visitor, "bomb-pot-sheet")
    assert violations(page) == []
    page.get_by_role("button", name="Ask for a bomb pot").click()
    expect(page.get_by_role("button", name="Ask for a bomb pot")).to_have_count(0)
    if page.get_by_role("dialog").is_visible():
        page.keyboard.press("Escape")


def agree(visitor: Visitor, agrees: str = "Agree") -> None:
    asked = visitor.page.get_by_role("group", name="Bomb pot")
    expect(asked).to_contain_text("suggests a bomb pot next hand")
    picture(visitor, "bomb-pot-question")
    assert faults(visitor.page) == [] and violations(visitor.page) == []
    asked.get_by_role("button", name=agrees, exact=True).click()
    expect(asked).to_have_count(0)


def free(visitor: Visitor, puppet: Puppet, visitors: list[Visitor]) -> None:
    """Until the question stands in the visitor's bar and it is somebody else's turn: nothing moves then."""
    asked = visitor.page.get_by_role("group", name="Bomb pot")
    others = [one for one in visitors if one is not visitor]
    for _ in range(400):
        puppet.catch_up()
        visitor.look_on()
        if asked.is_visible() and (puppet.on_turn or any(one.may_act() for one in others)):
            return
        if visitor.may_act():
            visitor.fold.click()
        elif not asked.is_visible() and puppet.on_turn:
            puppet.act("fold")
        elif not asked.is_visible():
            for one in others:
                if one.may_act():
                    one.fold.click()
    raise AssertionError("the question was never seen")


@pytest.mark.axe
def test_a_bomb_pot_by_consent_of_all_on_two_boards(
    visit: Visit, puppets: Invite, club_room: RunningRoom
) -> None:
    visitors, puppet = seated(visit, puppets, club_room, "holdem-nl10", "No-limit hold'em 0.05/0.10", 1000)
    desk, phone = visitors
    until(visitors, puppet, '"kind":"hand_ended"')
    ask(phone)
    free(desk, puppet, visitors)
    agree(desk)
    table = desk.page.url.rsplit("/", 1)[-1]
    puppet.ask(answer_to(puppet.watch(table).question, "agree", table, agrees=True))
    expect(desk.page.locator("[data-felt]")).to_contain_text(
        re.compile("Next hand: bomb pot|Bomb pot, 0.20 each")
    )
    picture(desk, "bomb-pot-ahead")
    until(visitors, puppet, '"board":1}')
    for visitor in visitors:
        for number in (1, 2):
            board = visitor.page.get_by_role("img", name=re.compile(f"^Board {number}: "))
            expect(board).to_be_visible()
        expect(visitor.page.locator("[data-felt]")).to_contain_text("Bomb pot, 0.20 each")
        picture(visitor, f"bomb-pot-{visitor.name.split()[0].lower()}")
        assert (
            faults(visitor.page) == [] and out_of_sight(visitor.page) == [] and violations(visitor.page) == []
        )
    log = desk.open_log()
    expect(log.get_by_text("All agree: the next hand is a bomb pot.")).to_be_visible()
    expect(log.get_by_text(re.compile("A bomb pot on two boards: 0.20 each"))).not_to_have_count(0)


@pytest.mark.looks
def test_one_who_does_not_agree_ends_it(visit: Visit, puppets: Invite, club_room: RunningRoom) -> None:
    visitors, puppet = seated(visit, puppets, club_room, "holdem-nl25", "No-limit hold'em 0.10/0.25", 2500)
    desk, phone = visitors
    until(visitors, puppet, '"kind":"hand_ended"')
    ask(desk)
    free(phone, puppet, visitors)
    agree(phone, "Do not agree")
    log = desk.open_log()
    expect(log.get_by_text("The next hand is no bomb pot: not all agree.")).to_be_visible()
    ask_again = desk.page.get_by_role("button", name="Bomb pot", exact=True)
    ask_again.click()
    desk.page.get_by_role("button", name="Ask for a bomb pot").click()
    expect(desk.page.get_by_text(re.compile("The table was asked a moment ago"))).to_be_visible()
    assert not any('"board":1}' in frame for frame in desk.heard)


@pytest.mark.looks
def test_a_kept_time_bank_is_used_by_its_key(visit: Visit, puppets: Invite, club_room: RunningRoom) -> None:
    visitors, puppet = seated(visit, puppets, club_room, "holdem-nl50", "No-limit hold'em 0.25/0.50", 5000)
    desk = visitors[0]

    def turn() -> bool:
        return desk.may_act()

    go_on([puppet], visitors[1:], turn, lambda one: one.act("fold"))
    bar = desk.actions
    bar.get_by_role("button", name=re.compile("^Time bank [0-9]")).click()
    use = bar.get_by_role("button", name="Use time bank")
    expect(use).to_be_visible()
    picture(desk, "time-bank-kept")
    assert violations(desk.page) == []
    desk.page.keyboard.press("t")
    expect(use).to_have_count(0)
    desk.look_on()
    assert any('"kind":"time_bank_started"' in frame for frame in desk.heard)
    assert any('"kind":"time_bank_started"' in frame for frame in desk.heard[-5:])
    assert any('"type":"use_time_bank"' in frame for frame in desk.sent[-3:])
    desk.fold.click()
