"""What the browser does for its player without being asked each time: buying in anew, and calling any bet."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.model import commands
from tests.browser.conftest import Invite, Visit
from tests.browser.deciding_games import acts
from tests.browser.playing import go_on, sit_together
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.visitor import Visitor


def at(room: RunningRoom, puppets: Invite) -> Invite:
    """Players on demand for another room than the usual one."""
    return lambda pool, buy_in, count: puppets(pool, buy_in, count, room.url)


def raise_all(puppet: Puppet) -> None:
    """All chips in, on every turn."""
    puppet.raise_all()


def keep_in_chips(puppets: list[Puppet], amount: int) -> None:
    """Who of them has lost everything buys in anew and comes back."""
    for puppet in puppets:
        followed = puppet.followed
        if followed is not None and followed.seat and followed.is_between_hands and not followed.stack:
            followed.stack = amount
            puppet.ask(at_table(uuid.uuid4().hex, followed.terms.table, of_cash.TopUp(ME, amount)))
            puppet.ask(at_table(uuid.uuid4().hex, followed.terms.table, commands.SitIn(ME)))


@pytest.mark.slow
def test_who_wished_it_is_bought_in_anew_and_plays_on_without_a_press(
    visit: Visit, houses_room: RunningRoom, puppets: Invite
) -> None:
    visitor = visit("Uusija", houses_room.url)
    visitor.go("/settings").get_by_role("checkbox", name=re.compile("^Rebuy automatically")).check()
    stake = "Pot-limit Omaha 0.02/0.04 · Casinohuone"
    others = sit_together(visitor, stake, at(houses_room, puppets), "omaha-pl4", 4_00)
    added = visitor.open_log().get_by_text("You add 4.00.", exact=True)

    def bought_in() -> bool:
        """the visitor was bought in anew"""
        keep_in_chips(others, 4_00)
        return added.first.is_visible()

    go_on(others, [visitor], bought_in, raise_all, seconds=180)
    sent = sum('"type":"top_up"' in frame for frame in visitor.sent)
    assert sent == 1, "asked for once, not again and again"
    own = visitor.seats.get_by_role("listitem").filter(has_text="(You)")
    expect(own).not_to_contain_text("Away")

    def plays_on() -> bool:
        """the visitor is back in the game, with no button pressed"""
        keep_in_chips(others, 4_00)  # who lost all in the same hand is missed for the next one
        return visitor.may_act_soon()

    go_on(others, [], plays_on, seconds=120)


def ahead_of(visitor: Visitor, name: str) -> Locator:
    """A choice to be made before one's turn."""
    return visitor.actions.get_by_role("button", name=name, exact=True).and_(
        visitor.page.locator("[aria-pressed]")
    )


def choose_ahead(visitor: Visitor, others: list[Puppet], choice: Locator) -> None:
    """Play until somebody else is to act with the choice on offer, and take it."""

    def offered() -> bool:
        """somebody else is to act before the visitor"""
        for puppet in others:
            puppet.catch_up()
        visitor.look_on()
        return choice.is_visible() and any(puppet.on_turn for puppet in others)

    go_on(others, [visitor], offered)
    expect(choice).not_to_have_attribute("aria-disabled", "true")
    choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")


def decided(visitor: Visitor, before: int) -> Callable[[], bool]:
    """Whether the browser has sent more decisions than before."""

    def one_more() -> bool:
        """the browser decided"""
        visitor.look_on()
        return len(acts(visitor)) > before

    return one_more


def raise_more(others: list[Puppet]) -> None:
    """Whoever of them is to act raises to three more than the least."""
    raiser = next(puppet for puppet in others if puppet.on_turn)
    assert raiser.followed is not None and raiser.followed.turn is not None
    raiser.act("raise", (raiser.followed.turn.min_raise_to or 0) + 3_00)


@pytest.mark.looks
def test_call_any_bet_holds_when_the_price_changes(
    visit: Visit, houses_room: RunningRoom, puppets: Invite
) -> None:
    visitor = visit("Kutsuja", houses_room.url)
    stake = "No-limit hold'em 0.50/1 · Casinohuone"
    others = sit_together(visitor, stake, at(houses_room, puppets), "holdem-nl100", 100_00)
    choose_ahead(visitor, others, ahead_of(visitor, "Call any"))
    before = len(acts(visitor))
    raise_more(others)
    expect(ahead_of(visitor, "Call any").or_(visitor.check_or_call).first).to_be_visible()
    go_on(others, [], decided(visitor, before))
    assert acts(visitor)[before]["action"] == "call", "paid at the new price, by itself"


@pytest.mark.looks
def test_fold_to_any_bet_checks_for_nothing_and_folds_to_a_bet(
    visit: Visit, houses_room: RunningRoom, puppets: Invite
) -> None:
    visitor = visit("Luopuja", houses_room.url)
    stake = "No-limit hold'em 2/4 · Casinohuone"
    others = sit_together(visitor, stake, at(houses_room, puppets), "holdem-nl400", 400_00)
    choose_ahead(visitor, others, ahead_of(visitor, "Check/Fold"))
    before = len(acts(visitor))
    raise_more(others)
    go_on(others, [], decided(visitor, before))
    assert acts(visitor)[before]["action"] == "fold"
