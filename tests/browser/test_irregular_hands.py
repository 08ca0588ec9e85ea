"""Ten irregular hands entered by taps: two for what happened, then only what the hand does not know. Ruling, chips and
whose turn it is are those of the house's book; where it leaves the ruling to staff, a tap decides.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Locator

from cardroom.cash.table_terms import table_terms
from cardroom.rules import house
from cardroom.table.told.dealers_view import DealersHand
from tests.browser.conftest import Visit
from tests.browser.room import RunningRoom
from tests.browser.test_live_tables import NAMES
from tests.browser.test_recorded_hands import TABLET, Tablet, game_of
from tests.table.entered_tables import EnteredTable, LiveGame

GAME = "holdem-nl"


class Irregular(NamedTuple):
    """What goes wrong behind some acts: about whoever is to act, or the seat so many places behind; what staff choose."""

    topic: str
    facts: dict[str, Any]
    clause: str
    acts: tuple[tuple[str, int], ...] = ()
    behind: int = 0
    chosen: int = -1
    then: tuple[tuple[str, int], ...] = ()


TEN = (
    Irregular("several_chips", {"chips": [300, 300]}, "CH-5.24"),
    Irregular("single_chip", {"chip": 500}, "CH-5.21"),
    Irregular(
        "out_of_turn", {"did": "raise", "to": 600}, "CH-5.33", behind=2, then=(("call", 0), ("fold", 0))
    ),
    Irregular("undercall", {"chips": 300}, "CH-5.22", acts=(("raise", 600),), chosen=1),
    Irregular("string_bet", {"motions": [200, 400]}, "CH-5.19"),
    Irregular("ambiguous_amount", {"number": 5}, "CH-1.72", chosen=0),
    Irregular("accepted_action", {"stated": 5000}, "CH-5.25", acts=(("all_in", 0),)),
    Irregular("player_left_out", {}, "CH-3.14"),
    Irregular("cards_given_up", {"did": "threw_cards"}, "", acts=(("call", 0),)),
    Irregular("hand_lost", {"how": "mixed_with_discards", "protected_by": "nothing"}, "", behind=3),
)


class IrregularTable(Tablet):
    """A tablet at which things go wrong."""

    def tell(self, topic: str, facts: dict[str, Any], seat: int) -> None:
        """Enter something irregular: two taps, and a tap or figures for each fact."""
        if seat:
            self.tap(self.page.locator(f'.seats [data-seat="{seat}"]'))
            self.tap(self.page.get_by_role("button", name="Irregular here"))
        before = self.taps
        self.tap(self.page.locator('[data-act="irregular"]'))
        button = self.page.locator(f'[data-topic="{topic}"]').first
        if not button.is_visible():
            self.tap(self.page.locator("details:not([open])", has=button).locator("summary").first)
        self.tap(button)
        assert self.taps - before <= 3
        sheet = self.page.get_by_role("dialog")
        if facts:
            rule = sheet.get_by_role("button", name="Rule", exact=True)
            for number, (name, value) in enumerate(facts.items()):
                field = sheet.locator(f'[data-field="{name}"]:visible')
                if number and not field.count():  # it is asked for once the one before it is known
                    self.tap(rule)
                self.answer(field, name, value, topic)
            self.hand = self.answered("/facts", rule)
        sheet.wait_for(state="hidden")

    def answer(self, field: Locator, name: str, value: Any, topic: str) -> None:
        box = field.get_by_role("textbox").first
        if isinstance(value, list):
            for one in value:
                box.fill(str(one))
                box.press("Enter")
        elif isinstance(value, int):
            box.fill(str(value))
        else:
            topics = self.visitor.get("/api/rulings/topics")["topics"]
            fields = next(one for one in topics if one["id"] == topic)["facts"]
            choices = next(one for one in fields if one["name"] == name)["choices"]
            self.tap(field.locator(".key").nth(choices.index(value)))


def shape(hand: DealersHand) -> tuple[object, ...]:
    """What a ruling decides: chips, whose turn, what may be done, what waits, what was ruled."""
    rulings = tuple((one.topic, one.outcome, one.clauses) for line in hand.lines for one in line.rulings)
    return hand.seats, hand.awaits, hand.awaits_seats, hand.turn, hand.total, rulings


def test_ten_irregular_hands_are_ruled_on_in_place(visit: Visit, games_room: RunningRoom) -> None:
    of: LiveGame = game_of(GAME)
    terms = table_terms(house(of.house), of.game, of.stake, "t1", "Live 1")
    tablet = IrregularTable(visit(url=games_room.url, **TABLET), of, NAMES)
    told = next(
        one
        for chance in range(200)
        if (one := EnteredTable(of, "ABCDEF", chance)).shown.dealer == tablet.hand.dealer
    )
    assert terms.min_buy_in == told.terms.min_buy_in
    for one in TEN:
        for verb, to in one.acts:
            told.enter(do="act", seat=told.shown.awaits_seats[0], verb=verb, to=to)
            tablet.enter({"do": "act", "verb": verb, "to": to})
        seats = [seat.seat for seat in told.shown.seats]
        turn = seats.index(told.shown.awaits_seats[0])
        seat = seats[(turn + one.behind) % len(seats)] if one.behind else 0
        told.enter(do="irregular", topic=one.topic, facts=one.facts, seat=seat)
        tablet.tell(one.topic, one.facts, seat)
        tablet.look()
        assert shape(tablet.hand) == shape(told.shown), one.topic
        ruled = tablet.hand.lines[-1].rulings[0]
        assert ruled.topic == one.topic and ruled.clauses and one.clause in (*ruled.clauses, "")
        if one.chosen >= 0:
            assert tablet.hand.question is not None, one.topic
            option = tablet.hand.question.options[one.chosen]
            told.enter(do="decide", option=option.id, to=option.to)
            tablet.hand = tablet.answered("/facts", tablet.page.locator(".options button").nth(one.chosen))
        for verb, to in one.then:
            told.enter(do="act", seat=told.shown.awaits_seats[0], verb=verb, to=to)
            tablet.enter({"do": "act", "verb": verb, "to": to})
        assert shape(tablet.hand) == shape(told.shown), one.topic
        if tablet.hand.awaits != "push":
            told.enter(do="misdeal", reason="the next case")
            tablet.acts("Misdeal")
        told.enter(do="pushed")
        told.begin()
        tablet.hand = tablet.answered("/hand", tablet.key("New hand"))
        assert tablet.hand.dealer == told.shown.dealer
