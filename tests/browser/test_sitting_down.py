"""The ways to a seat and to chips: an old stack that must come back, joining what one watches, signing up on the way,
buying in again, refills by a wish; and the action bar of a phone on its side."""

from __future__ import annotations

import re
import time
import uuid
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.table.model import commands
from tests.browser.conftest import Invite, Visit
from tests.browser.layout import covered
from tests.browser.playing import go_on, play_to_turn_of, sit_together
from tests.browser.puppet import Puppet
from tests.browser.room import RunningRoom
from tests.browser.visitor import PASSWORD, Visitor, fresh_name

ON_ITS_SIDE = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def at(room: RunningRoom, puppets: Invite) -> Invite:
    """Players on demand for another room than the usual one."""
    return lambda pool, buy_in, count: puppets(pool, buy_in, count, room.url)


def fold(puppet: Puppet) -> None:
    puppet.act("fold")


def raise_all(puppet: Puppet) -> None:
    puppet.raise_all()


def own_stack(visitor: Visitor) -> float:
    """What the page says lies before this visitor."""
    spoken = visitor.seats.get_by_role("listitem").filter(has_text="(You)").inner_text()
    found = re.search(r"stack ([\d,.]+)", spoken)
    assert found is not None, spoken
    return float(found[1].replace(",", ""))


def chips_of(visitor: Visitor) -> float:
    """What the page says is this visitor's: the stack, and what lies before it as a blind or a bet."""
    spoken = visitor.seats.get_by_role("listitem").filter(has_text="(You)").inner_text()
    bets = re.findall(r"\bbet ([\d,.]*\d)", spoken)
    return round(own_stack(visitor) + sum(float(bet.replace(",", "")) for bet in bets), 2)


def stack_is(visitor: Visitor, right: Callable[[float], bool]) -> Callable[[], bool]:
    return lambda: right(own_stack(visitor))


def test_a_stack_above_the_maximum_comes_back_exactly_and_the_sheet_says_why(
    visit: Visit, games_room: RunningRoom, puppets: Invite
) -> None:
    visitor = visit("Palaaja", games_room.url)
    stake = "No-limit Double Flop hold'em 1/2"
    others = sit_together(visitor, stake, at(games_room, puppets), "double-flop-nl-nl200", 400_00)
    # Enough that it is above the maximum behind the blinds of one more hand: that may have begun before Leave is pressed.
    go_on(others, [visitor], stack_is(visitor, lambda stack: stack > 404), fold, seconds=120)
    visitor.page.get_by_role("button", name="Leave").click()
    leave = re.compile("^(Leave table|After this hand)$")
    visitor.page.get_by_role("dialog").get_by_role("button", name=leave).click()
    gone = visitor.page.get_by_text("You are watching. Hole cards are not shown.")
    go_on(others, [visitor], gone.is_visible, fold)
    visitor.go("/")
    visitor.page.get_by_role("button", name=f"Join {stake}", exact=True).click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet).to_contain_text(
        re.compile(r"You left with .* a while ago: here you must bring exactly that again, until ")
    )
    asked = sheet.get_by_role("textbox").input_value()
    brought = float(asked)
    assert brought > 400
    expect(sheet.get_by_role("textbox")).not_to_be_editable()
    sheet.get_by_role("button", name="Why? The rulebook: CH-1.53").first.click()
    expect(visitor.page.get_by_text("CH-1.53").last).to_be_visible()
    visitor.go("/")
    visitor.page.get_by_role("button", name=f"Join {stake}", exact=True).click()
    expect(sheet.get_by_role("textbox")).to_have_value(asked)
    sheet.get_by_role("button", name=re.compile("^Join with ")).click()
    visitor.take_seat()
    # A hand may have begun meanwhile, and a blind lie before the stack.
    visitor.wait_for(lambda: chips_of(visitor) == brought, "another stack was brought")


@pytest.mark.looks
def test_on_a_phone_on_its_side_the_bar_is_on_the_screen_without_the_sites_header(
    visit: Visit, houses_room: RunningRoom, puppets: Invite
) -> None:
    visitor = visit("Vaaka", houses_room.url, **ON_ITS_SIDE)
    stake = "No-limit hold'em 0.25/0.50 · Casinohuone"
    others = sit_together(visitor, stake, at(houses_room, puppets), "holdem-nl50", 50_00, 3)
    for _ in range(3):
        play_to_turn_of(visitor, others)
        for button in visitor.actions.get_by_role("button").all():
            box = button.bounding_box()
            assert box is None or (box["y"] >= 0 and box["y"] + box["height"] <= 390), button.inner_text()
        expect(visitor.check_or_call).to_be_in_viewport(ratio=1)
        expect(visitor.fold).to_be_in_viewport(ratio=1)
        expect(visitor.page.get_by_role("navigation", name="Pages")).to_be_hidden()
        assert visitor.page.evaluate("document.documentElement.scrollHeight") <= 390
        assert covered(visitor.page) == []
        visitor.check_or_call_now()
    expect(visitor.page.get_by_role("link", name="Cardroom, to the lobby").last).to_be_visible()


@pytest.mark.looks
def test_on_a_phone_on_its_side_the_sheet_of_a_stake_shows_its_button(
    visit: Visit, houses_room: RunningRoom
) -> None:
    visitor = visit("Lappeellaan", houses_room.url, **ON_ITS_SIDE)
    page = visitor.go("/")
    page.get_by_role("button", name="Join Pot-limit Omaha 1/2 · Casinohuone", exact=True).click()
    join = page.get_by_role("dialog").get_by_role("button", name=re.compile("^Join with "))
    expect(join).to_be_in_viewport(ratio=1)


def test_a_seat_that_comes_at_once_is_taken_with_one_press_and_the_note_goes(
    visit: Visit, houses_room: RunningRoom
) -> None:
    assert len(houses_room.bots("omaha-pl400", 2)) == 2
    visitor = visit("Kerralla", houses_room.url)
    visitor.ask_to_join("Pot-limit Omaha 2/4 · Casinohuone")
    expect(visitor.seats).to_contain_text(f"{visitor.name} (You)")
    expect(visitor.page.get_by_text(re.compile("^You are in line for"))).to_be_hidden()
    houses_room.bots("omaha-pl400", 0)


@pytest.mark.looks
def test_on_a_phone_the_menu_closes_behind_who_leaves(
    visit: Visit, houses_room: RunningRoom, puppets: Invite
) -> None:
    visitor = visit(
        "Menijä", houses_room.url, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    stake = "No-limit hold'em 0.02/0.04 · Casinohuone"
    others = sit_together(visitor, stake, at(houses_room, puppets), "holdem-nl4", 4_00)
    play_to_turn_of(visitor, others)
    visitor.page.get_by_role("button", name="Menu", exact=True).tap()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).tap()
    visitor.page.get_by_role("button", name="After this hand").tap()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    visitor.check_or_call.tap()  # the bar is not covered


def test_who_watches_may_press_a_free_seat_and_play_where_he_is(
    visit: Visit, houses_room: RunningRoom, puppets: Invite
) -> None:
    first = visit("Istuja", houses_room.url)
    stake = "Pot-limit Omaha 0.10/0.25 · Casinohuone"
    sit_together(first, stake, at(houses_room, puppets), "omaha-pl25", 25_00)
    watcher = visit("Katsoja", houses_room.url)
    page = watcher.go(first.page.url)
    expect(page.get_by_role("button", name="Join", exact=True)).to_be_visible()
    page.get_by_role("button", name="Free seat").first.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Join with ")).click()
    watcher.take_seat()
    expect(page.get_by_role("group", name="Table controls")).to_be_visible()
    expect(
        page.get_by_text(re.compile(r"Your cards come with your next big blind\.|next hand"))
    ).to_be_visible()


def test_signing_up_on_the_way_comes_back_to_the_stake_that_was_chosen(visit: Visit) -> None:
    guest = visit()
    page = guest.go("/")
    page.get_by_role("button", name="Join Pot-limit Omaha 0.50/1", exact=True).click()
    expect(page).to_have_url(re.compile("/sign-up"))
    page.get_by_label("Name").fill(fresh_name("Tulija"))
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign up").last.click()
    expect(page.get_by_role("dialog", name="Pot-limit Omaha 0.50/1")).to_be_visible()


@pytest.mark.slow
def test_who_has_lost_everything_buys_in_and_plays_with_one_press(
    visit: Visit, houses_room: RunningRoom, puppets: Invite
) -> None:
    # Two of three have a page, and equal stacks: whoever wins the first hand that all are all-in in, a page has lost. One
    # page alone could win for as long as the cards liked.
    visitors = [visit("Häviäjä", houses_room.url), visit("Toinen", houses_room.url)]
    stake = "Pot-limit Omaha 0.25/0.50 · Casinohuone"
    visitors[0].ask_to_join(stake)
    others = sit_together(visitors[1], stake, at(houses_room, puppets), "omaha-pl50", 50_00, 1)
    visitors[0].take_seat()
    rebuys = {
        visitor: visitor.page.get_by_role("button", name=re.compile("^Buy in for .* and play$"))
        for visitor in visitors
    }

    def losers() -> list[Visitor]:
        return [visitor for visitor, rebuy in rebuys.items() if rebuy.is_visible()]

    asked_at: dict[Puppet, float] = {}

    def lost() -> bool:
        """a visitor lost everything"""
        for puppet in others:
            # Chips may come only when a hand is over, and coming back is refused before: so it is asked again.
            followed, now = puppet.followed, time.monotonic()
            if (
                followed is None
                or (followed.stack and not followed.sitting_out)
                or now - asked_at.get(puppet, 0) < 2
            ):
                continue
            asked_at[puppet] = now
            if not followed.stack:
                puppet.ask(at_table(uuid.uuid4().hex, followed.terms.table, of_cash.TopUp(ME, 50_00)))
            puppet.ask(at_table(uuid.uuid4().hex, followed.terms.table, commands.SitIn(ME)))
        return bool(losers())

    go_on(others, visitors, lost, raise_all, seconds=300)
    visitor = losers()[0]
    rebuy = rebuys[visitor]
    rebuy.click()
    expect(rebuy).to_be_hidden()
    visitor.wait_for(stack_is(visitor, lambda stack: 45 <= stack <= 50), "no chips came")
    expect(visitor.seats.get_by_role("listitem").filter(has_text="(You)")).not_to_contain_text("Away")


def test_a_stack_is_kept_full_by_itself_where_that_was_wished(visit: Visit, houses_room: RunningRoom) -> None:
    assert len(houses_room.bots("omaha-pl10", 3)) == 3
    visitor = visit("Täyttäjä", houses_room.url)
    page = visitor.go("/settings")
    page.get_by_role("checkbox", name=re.compile("^Keep my stack full")).check()
    visitor.join("Pot-limit Omaha 0.05/0.10 · Casinohuone")
    visitor.wait_for(visitor.may_act_soon, "no turn came", seconds=60)
    visitor.wait_for_turn()
    says = visitor.actions.get_by_role(
        "button", name=re.compile("^(Pot|All-in|Max).*: Raise to [0-9.]+$")
    ).last
    expect(says).to_contain_text(re.compile(r"[0-9]\.[0-9]{2}"))
    added = visitor.open_log().get_by_text(re.compile(r"^You add 0\.\d\d\."))
    for _ in range(600):
        if added.first.is_visible():
            break
        if visitor.may_act():
            visitor.fold.click()
            anyway = visitor.actions.get_by_role("button", name="Fold anyway")
            if anyway.is_visible():
                anyway.click()
        visitor.look_on()
    expect(added.first).to_be_visible()
    houses_room.bots("omaha-pl10", 0)
