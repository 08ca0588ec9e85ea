"""Every screen of the live floor shows an act at once: a second dealer's, one in the background, one that slept, one that
had lost the room. The figures are printed; asserted is what holds on a busy machine too.
"""

from __future__ import annotations

import sys
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cardroom.demo.demo_people import PASSWORD
from tests.browser.conftest import Visit
from tests.browser.room import RunningRoom
from tests.browser.test_houses import DESK
from tests.browser.test_live_tables import Dealer
from tests.browser.visitor import PATIENCE_MS

TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
ACTS = 6
WITHIN_MS = 1_500
"""A bound for a machine on which everything else runs as well; wanted are 100 ms, and 200 between screens."""

SEES = """(wanted) => {
  window.seen = new Promise(done => {
    const shown = () => [...document.querySelectorAll("ol .bet, ol strong")].some(one => one.innerText === wanted);
    const look = () => shown() && (watch.disconnect(), done(Date.now()));
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
  });
}"""
TAPPED = "() => addEventListener('click', () => { window.tapped = Date.now(); }, true)"


def bet_seen(dealer: Dealer, screens: dict[str, Page], amount: int) -> dict[str, int]:
    """Bet so much at the dealer's page; after how many milliseconds each screen shows it."""
    page = dealer.page
    for screen in screens.values():
        screen.evaluate(SEES, str(amount))
    for figure in str(amount):
        page.get_by_role("button", name=figure, exact=True).click()
    page.get_by_role("button", name=f"Raise to {amount}").click()
    at = int(page.evaluate("window.tapped"))
    return {name: int(screen.evaluate("window.seen")) - at for name, screen in screens.items()}


def test_an_act_is_on_every_screen_at_once(visit: Visit, games_room: RunningRoom) -> None:
    dealer = Dealer(visit(url=games_room.url, **DESK), "At once", DESK)
    dealer.page.evaluate(TAPPED)
    path = f"/live/{dealer.table}"
    second = visit(url=games_room.url, **DESK)
    second.sign_in("Floor", PASSWORD)
    screens = {
        "second dealer": second.go(path),
        "television": visit(url=games_room.url, **TELEVISION).go(f"{path}/screen"),
    }
    behind = visit(url=games_room.url, **TELEVISION)
    screens["background"] = behind.go(f"{path}/screen")
    front = behind.context.new_page()
    front.goto("about:blank")
    front.bring_to_front()
    sleeper = screens["slept"] = visit(url=games_room.url, **TELEVISION).go(f"{path}/screen")
    asleep = sleeper.context.new_cdp_session(sleeper)
    dealer.acts("New hand")
    taken: list[dict[str, int]] = []
    for place in range(ACTS):
        expect(dealer.key("Fold")).to_be_enabled()
        amount = 10 + 16 * place
        awake = {name: one for name, one in screens.items() if name != "slept"}
        if place == ACTS - 1:
            asleep.send("Page.setWebLifecycleState", {"state": "frozen"})
            taken.append(bet_seen(dealer, awake, amount))
            asleep.send("Page.setWebLifecycleState", {"state": "active"})
            expect(sleeper.get_by_text(str(amount))).to_be_visible()
        else:
            taken.append(bet_seen(dealer, screens, amount))
    for name in screens:
        found = sorted(one[name] for one in taken if name in one)
        sys.stdout.write(f"{name}: {found[len(found) // 2]} ms, at most {found[-1]} ms behind the tap\n")
    apart = sorted(max(one.values()) - min(one.values()) for one in taken)
    sys.stdout.write(f"screens apart: {apart[len(apart) // 2]} ms, at most {apart[-1]} ms\n")
    best = min(max(one.values()) for one in taken)
    assert best < WITHIN_MS, taken


@pytest.mark.parametrize("how", ["cut", "killed"])
def test_a_screen_that_lost_the_room_says_so_and_is_right_again_by_itself(
    visit: Visit, games_room: RunningRoom, how: str
) -> None:
    dealer = Dealer(visit(url=games_room.url, **DESK), f"Lost {how}", DESK)
    watcher = visit(url=games_room.url, keeps_shell=True, **TELEVISION)
    screen = watcher.go(f"/live/{dealer.table}/screen")
    dealer.acts("New hand")
    expect(screen.get_by_text("Hand 1", exact=False)).to_be_visible()
    lost = screen.get_by_role("alert").filter(has_text="The room does not answer")
    if how == "cut":
        watcher.context.set_offline(True)
        expect(lost).to_be_visible(timeout=PATIENCE_MS)
        dealer.acts("Misdeal", "New hand")
        watcher.context.set_offline(False)
    else:
        games_room.kill()
        expect(lost).to_be_visible(timeout=PATIENCE_MS)
        games_room.start()
        expect(dealer.key("Misdeal")).to_be_enabled(timeout=PATIENCE_MS)
        dealer.acts("Misdeal", "New hand")
    expect(lost).to_be_hidden(timeout=PATIENCE_MS)
    number = dealer.body["hand"]["number"]
    expect(screen.get_by_text(f"Hand {number}", exact=False)).to_be_visible(timeout=PATIENCE_MS)
