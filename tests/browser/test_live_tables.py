"""The dealer's page of a live table: a recorded hand entered by taps, keys, undo, a ruling, what everybody sees."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cardroom.demo.demo_people import PASSWORD
from cardroom.rules import house
from tests.browser.conftest import Visit
from tests.browser.layout import faults
from tests.browser.room import RunningRoom
from tests.browser.test_accessibility import violations
from tests.browser.test_houses import DESK, PHONE
from tests.browser.visitor import Visitor
from tests.table.entered_tables import LiveGame

HELSINKI = house("casino-helsinki")
GAME = "holdem-nl"
STAKE = HELSINKI.game(GAME).stakes[0]
STACK = 50 * STAKE.big_blind_cents
NAMES = ("Aino", "Bertil", "Cecilia", "David", "Eevi", "Frans")


class Dealer:
    """Somebody who deals at a live table of six, with a finger or a mouse; taps are counted."""

    def __init__(
        self,
        visitor: Visitor,
        name: str,
        screen: dict[str, Any],
        of: LiveGame = LiveGame(HELSINKI.id, GAME, STAKE.name),
        names: tuple[str, ...] = NAMES,
        buy_in: int = STACK,
    ) -> None:
        self.visitor = visitor
        visitor.sign_in("Floor", PASSWORD)
        self.touch = bool(screen.get("has_touch"))
        body = {
            "house": of.house,
            "game": of.game,
            "stake": of.stake,
            "name": name,
            "seats": len(names),
            "reason": "a test",
        }
        self.table = str(self.post("/api/staff/live", body)["table"])
        for seat, player in enumerate(names, 1):
            self.post(f"/api/live/{self.table}/sit", {"seat": seat, "name": player, "buy_in": buy_in})
        self.page: Page = visitor.go(f"/live/{self.table}")
        expect(self.page.get_by_role("heading", level=1)).to_have_text(name)
        self.taps = 0

    def post(self, path: str, body: dict[str, Any]) -> Any:
        origin = {"Origin": self.visitor.url}
        answer = self.visitor.context.request.post(path, data=body, headers=origin)
        assert answer.ok, answer.text()
        return answer.json() if answer.status != 204 else None

    @property
    def body(self) -> Any:
        return self.visitor.get(f"/api/live/{self.table}")

    def tap(self, thing: Locator) -> None:
        self.taps += 1
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def key(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def on_turn(self) -> str:
        return str(self.body["names"][self.player(self.body["hand"]["awaits_seats"][0])])

    def player(self, seat: int) -> str:
        return next(str(one["player"]) for one in self.body["table"]["seats"] if one["seat"] == seat)

    def acts(self, *keys: str | re.Pattern[str]) -> None:
        for key in keys:
            self.tap(self.key(key))

    def entered(self, count: int) -> None:
        """So many acts stand in the room's hand."""
        expect(self.page.get_by_role("list", name="What was entered").get_by_role("listitem")).to_have_count(
            count
        )


@pytest.mark.axe
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_six_seats_and_eight_acts_take_fourteen_taps_and_the_pot_is_right(
    visit: Visit, games_room: RunningRoom, screen: dict[str, Any]
) -> None:
    """A recorded hand without cards: a raise, two folds, two calls, a bet by a preset, two folds."""
    dealer = Dealer(visit(url=games_room.url, **screen), f"Taps {screen['viewport']['width']}", screen)
    unit = STAKE.big_blind_cents
    dealer.acts("New hand")
    dealer.acts(re.compile("^Least"), re.compile("^Raise to"))
    dealer.acts("Fold", "Fold", re.compile("^Call"), "Fold", re.compile("^Call"))
    dealer.entered(6)
    dealer.acts(re.compile("^Pot"), re.compile("^Bet"))
    dealer.entered(7)
    dealer.acts("Fold", "Fold")
    dealer.entered(9)
    assert dealer.taps <= 14
    expect(dealer.page.get_by_text("The hand is decided. A new hand closes it.")).to_be_visible()
    seats = {one["seat"]: one["stack"] for one in dealer.body["hand"]["seats"]}
    assert max(seats.values()) - STACK == 4 * unit, (
        "three called the least raise, 2 BB each, and the dealer's left folded"
    )
    assert faults(dealer.page) == []
    assert violations(dealer.page) == []
    dealer.acts("New hand")
    expect(dealer.page.get_by_text("The hand is decided. A new hand closes it.")).to_have_count(0)
    assert dealer.body["hand"]["number"] == 2


def test_the_next_act_is_entered_before_the_rooms_answer(visit: Visit, games_room: RunningRoom) -> None:
    dealer = Dealer(visit(url=games_room.url, **DESK), "Quick", DESK)
    dealer.acts("New hand")
    expect(dealer.key("Fold")).to_be_visible()
    dealer.page.route("**/facts", lambda route: (dealer.page.wait_for_timeout(200), route.continue_())[1])
    for key in "fff":
        dealer.page.keyboard.press(key)
    dealer.entered(3)
    dealer.page.unroute("**/facts")
    dealer.page.keyboard.press("u")
    expect(dealer.page.get_by_text("taken back by Floor")).to_be_visible()
    dealer.page.keyboard.press("m")
    expect(dealer.page.get_by_text("Misdeal: dealt again.")).to_be_visible()


@pytest.mark.axe
def test_several_chips_without_a_word_are_ruled_on_and_cards_come_once(
    visit: Visit, games_room: RunningRoom
) -> None:
    dealer = Dealer(visit(url=games_room.url, **DESK), "Rulings", DESK)
    unit = STAKE.big_blind_cents
    dealer.acts("New hand", re.compile("^Irregular"), "Several chips and no word")
    chips = dealer.page.locator('[data-field="chips"]')
    expect(chips).to_be_visible()
    assert dealer.taps == 3, "two, then only what the hand does not know"
    for _ in range(2):
        field = chips.get_by_role("textbox").first
        field.fill(f"{2 * unit}")
        field.press("Enter")
    dealer.tap(dealer.page.get_by_role("button", name="Rule", exact=True))
    log = dealer.page.get_by_role("list", name="What was entered")
    expect(log.get_by_role("listitem").first.get_by_role("button", name=re.compile("CH-"))).to_be_visible()
    for _ in range(5):
        dealer.acts(re.compile("^(Call|Check)"))
    dealer.entered(6)
    cards = dealer.page.get_by_role("region", name="Next board cards")
    for card in ("ace of spades", "king of diamonds", "seven of clubs"):
        dealer.tap(cards.get_by_role("button", name=re.compile(card, re.IGNORECASE)))
    dealer.entered(7)
    for _ in NAMES:
        dealer.acts("Check")
    dealer.entered(7 + len(NAMES))
    expect(cards.get_by_role("button", name=re.compile("ace of spades", re.IGNORECASE))).to_be_disabled()
    guest = visit(url=games_room.url, **DESK)
    screen = guest.go(f"/live/{dealer.table}/screen")
    expect(screen.get_by_role("heading", level=1)).to_have_text("Rulings")
    expect(screen.get_by_role("img", name=re.compile("ace of spades", re.IGNORECASE))).to_be_visible()
    expect(screen.get_by_text("Pot", exact=False)).to_have_count(0)
    assert faults(screen) == [] and violations(screen) == []
    refused = guest.go(f"/live/{dealer.table}")
    expect(refused.get_by_role("main").get_by_role("link", name="Sign in")).to_be_visible()
