"""Everything by keys alone: signing in, joining, acting; and what a screen reader is told."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite, Visit
from tests.browser.playing import play_to_turn_of
from tests.browser.puppet import Puppet
from tests.browser.visitor import PASSWORD, Visitor

STAKE = "No-limit hold'em 0.25/0.50"
MAX_TABS = 80


def tab_to(visitor: Visitor, goal: Locator, back: bool = False) -> None:
    """Press Tab until the goal has the focus."""
    expect(goal).to_be_visible()
    for _ in range(MAX_TABS):
        if goal.evaluate("node => node === document.activeElement"):
            return
        visitor.page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"{MAX_TABS} times Tab did not lead to {goal}")


def acts(visitor: Visitor) -> list[tuple[str, int]]:
    """Every decision the browser sent: action and amount."""
    messages = [json.loads(frame) for frame in visitor.sent]
    return [(one["action"], one.get("amount", 0)) for one in messages if one["type"] == "act"]


def act_by_key(visitor: Visitor, key: str) -> None:
    """Press a key on one's turn and wait for the room's answer."""
    visitor.wait_for_turn()
    turn = visitor.turn_token()
    visitor.page.keyboard.press(key)
    visitor.wait_until_acted(turn)


def test_a_hand_is_played_by_keys_alone(visit: Visit, puppets: Invite) -> None:
    made = visit("Nelli")  # only the account is needed
    player = visit()
    player.name = made.name
    page = player.go("/sign-in")
    tab_to(player, page.get_by_label("Name"))
    page.keyboard.type(made.name)
    tab_to(player, page.get_by_role("textbox", name="Password"))
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name=f"Cashier: balance of {made.name}")).to_be_visible()

    tab_to(player, page.get_by_role("button", name=f"Join {STAKE}", exact=True))
    page.keyboard.press("Enter")
    tab_to(player, page.get_by_role("dialog").get_by_role("button", name=re.compile("^Join with")))
    page.keyboard.press("Enter")
    page.wait_for_timeout(5_200)  # a seat that comes sooner is taken without asking
    others = puppets("holdem-nl50", 5000, 2)
    for puppet in others:
        puppet.sit()
    take = page.get_by_role("button", name="Take the seat")
    tab_to(player, take)
    page.keyboard.press("Enter")
    expect(player.seats).to_contain_text(f"{made.name} (You)")

    # The live region says whose turn it is, the price and the time.
    live = player.table.locator("[aria-live=polite]")
    play_to_turn_of(player, others)
    expect(live).to_contain_text(re.compile(r"Your turn: (check is free|\d+\.\d\d to call)\. \d+ seconds\."))

    # R, an amount, Enter: a raise to exactly that.
    page.keyboard.press("r")
    amount = player.actions.get_by_role("textbox", name="Amount")
    expect(amount).to_be_focused()
    page.keyboard.type("2.50")
    turn = player.turn_token()
    page.keyboard.press("Enter")
    player.wait_until_acted(turn)
    assert acts(player) == [("raise", 250)]

    # C calls or checks. Letters typed into the talk are talk.
    play_to_turn_of(player, others)
    chat = page.get_by_role("tab", name=re.compile("^(Log|Chat|Hand)$")).and_(
        page.locator("[aria-selected=true]")
    )
    tab_to(player, chat)
    page.keyboard.press("ArrowRight")
    say = page.get_by_role("textbox", name="Say something")
    tab_to(player, say)
    before = acts(player)
    page.keyboard.type("fcr 123 fold")
    expect(say).to_have_value("fcr 123 fold")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("fcr 123 fold")
    page.keyboard.type("c")
    expect(player.check_or_call).to_be_visible()
    assert acts(player) == before, "keys in the chat field are dead for the table"

    tab_to(player, player.check_or_call, back=True)
    act_by_key(player, "c")
    assert acts(player)[len(before) :][0][0] in ("check", "call")

    # F: giving up for nothing is asked about first; a bet to call is folded at once.
    play_to_turn_of(player, others, Puppet.raise_all)
    folded = len(acts(player))
    act_by_key(player, "f") if "Call" in label(player) or "All-in" in label(player) else fold_free(player)
    assert acts(player)[folded:] == [("fold", 0)]
    expect(live).to_contain_text("You fold.")


def label(visitor: Visitor) -> str:
    """What the middle button says."""
    return visitor.check_or_call.inner_text()


def fold_free(visitor: Visitor) -> None:
    """Fold though a check is free: the bar asks, the second press is meant."""
    visitor.page.keyboard.press("f")
    expect(visitor.actions.get_by_text("Checking is free.")).to_be_visible()
    act_by_key(visitor, "f")
