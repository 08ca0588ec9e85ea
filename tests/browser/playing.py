"""A browser and puppets at one table: who acts is up to the test."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from cardroom.table.model.view import TableView
from tests.browser.conftest import Invite
from tests.browser.puppet import Puppet
from tests.browser.shown import board_words, called, chips, pot_of, seat_words
from tests.browser.visitor import Visitor

Choose = Callable[[Puppet], None]


def sit_together(
    visitor: Visitor, stake: str, invite: Invite, pool: str, buy_in: int, count: int = 2
) -> list[Puppet]:
    """The visitor and puppets wait in line for a table and take the seats they are offered."""
    visitor.ask_to_join(stake)
    puppets = invite(pool, buy_in, count)
    for puppet in puppets:
        puppet.sit()
    visitor.take_seat()
    return puppets


def stay_in(puppet: Puppet) -> None:
    """Check or call."""
    puppet.check_or_call()


def go_on(
    puppets: list[Puppet],
    visitors: list[Visitor],
    until: Callable[[], object],
    choose: Choose = stay_in,
    seconds: float = 60,
) -> None:
    """Play on, puppets as `choose` says and visitors checking or calling, until something has happened."""
    deadline = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < deadline, f"{getattr(until, '__doc__', '') or until} did not happen"
        for puppet in puppets:
            puppet.catch_up()
            puppet.come_back()
            if puppet.on_turn and not until():
                choose(puppet)
        for visitor in visitors:
            visitor.look_on()
            if visitor.may_act() and not until():
                turn = visitor.turn_token()
                visitor.check_or_call.click()
                visitor.wait_until_acted(turn)


def play_to_turn_of(visitor: Visitor, puppets: list[Puppet], choose: Choose = stay_in) -> None:
    """Play on until the visitor has a decision to make."""
    go_on(puppets, [], visitor.may_act_soon, choose)
    visitor.wait_for_turn()


def expect_shown(visitor: Visitor, view: TableView) -> None:
    """The page shows what the room says: seats, stacks, bets, own cards, board and pot."""
    for seat in view.seats:
        item = visitor.seats.get_by_role("listitem").filter(has_text=called[seat.player])
        for words in seat_words(view, seat):
            expect(item).to_contain_text(words)
    expect(visitor.seats.get_by_role("listitem").filter(has_not_text="Free seat")).to_have_count(
        len(view.seats)
    )
    expect(visitor.page.get_by_role("img", name=board_words(view), exact=True)).to_be_visible()
    bets = any(seat.bet for seat in view.seats)
    if bets:
        expect(visitor.page.get_by_text(f"Total {chips(pot_of(view))}", exact=True)).to_be_visible()
    for pot in view.hand.pots if view.hand is not None else ():
        if pot.amount:
            gathered = visitor.table.get_by_role("listitem").filter(
                has_text=re.compile(r"^\s*(Pot|Main pot|Side pot)")
            )
            expect(gathered.filter(has_text=chips(pot.amount)).first).to_be_visible()
