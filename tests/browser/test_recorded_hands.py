"""Recorded hands entered by taps through the tablet's page: pots and stacks are those of the record, taps those that
the trade allows (one for a plain act, two for a bet by a preset, four for any amount, two for a card).
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator

from cardroom.cards.card import card
from cardroom.cash.table_terms import table_terms
from cardroom.rules import house
from cardroom.table.told.dealers_view import DealersHand
from tests.browser.conftest import Visit
from tests.browser.room import RunningRoom
from tests.browser.test_live_tables import Dealer
from tests.table.entered_tables import LiveGame, live_games
from tests.table.recorded_hands import RecordedHand, record

TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
HELSINKI = "casino-helsinki"
PLAYERS = ("Aino", "Bertil", "Cecilia", "David")
KINDS = (
    "holdem-nl",
    "omaha-pl",
    "omaha8-fl",
    "stud-fl",
    "soko-pl",
    "sviten-pl",
    "dealers-choice",
    "open-face",
)
"""One hand of each family, for when the pages changed."""
DAILY = ("holdem-nl", "stud-fl")
HANDS = 100
CARD, LAID, PLAIN, PRESET, AMOUNT = 1, 2, 1, 2, 4
"""The most taps of a card, of a card laid in a row, of a plain act, of a bet by a preset, of one to any amount."""
LAID_FROM = ("back", "middle", "front")
RANKS = (
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)
SUITS = ("clubs", "diamonds", "hearts", "spades")


class Tablet(Dealer):
    """A dealer with a tablet who enters what a record says, tap by tap."""

    def __init__(self, visitor: Any, of: LiveGame, players: tuple[str, ...] = PLAYERS) -> None:
        terms = table_terms(house(of.house), of.game, of.stake, "t1", "Live 1")
        super().__init__(visitor, f"{of.game} on record", TABLET, of, players, terms.min_buy_in)
        self.hand = self.answered("/hand", self.key("New hand"))

    def look(self) -> None:
        """The hand as the room has it."""
        self.hand = msgspec.convert(self.body["hand"], DealersHand)

    def answered(self, path: str, *things: Locator) -> DealersHand:
        """Tap one thing after another; the hand as the room answers the last tap."""
        with self.page.expect_response(lambda answer: answer.url.endswith(path)) as answer:
            for thing in things:
                self.tap(thing)
        body = answer.value.json()
        assert answer.value.ok, body
        return msgspec.convert(body["hand"], DealersHand)

    def enter(self, fact: dict[str, Any]) -> None:
        """Enter a fact by the taps that it needs, which are counted."""
        before = self.taps
        if fact["do"] in ("up", "board", "show"):
            self.hand = self.answered("/facts", *[self.of_deck(one) for one in fact["cards"]])
            assert self.taps - before <= CARD * len(fact["cards"])
        elif fact["do"] == "place":
            keys: list[Locator] = []
            for name, cards in zip(LAID_FROM, reversed(fact["rows"]), strict=True):
                if cards:
                    keys += [self.page.locator(f'[data-row="{name}"]'), *map(self.of_deck, cards)]
            self.hand = self.answered("/facts", *keys)
            assert self.taps - before <= LAID * sum(map(len, fact["rows"]))
        elif fact["do"] == "choose":
            row = self.page.locator(".games button")
            self.hand = self.answered("/facts", row.nth(self.hand.games.index(fact["game"])))
        else:
            buttons, most = self.keys(fact["verb"], fact["to"])
            self.hand = self.answered("/facts", *buttons)
            assert self.taps - before <= most, fact

    def of_deck(self, text: str) -> Locator:
        rank, suit = divmod(card(text), 4)
        name = f"{RANKS[rank]} of {SUITS[suit]}"
        return self.page.locator(f'.pad button[aria-label="{name}" i]')

    def keys(self, verb: str, to: int) -> tuple[list[Locator], int]:
        """The keys of an act, and how many taps it may take."""
        turn, keys = self.hand.turn, self.page.locator(".keys")
        assert turn is not None
        if verb in ("fold", "check", "call", "all_in", "bring_in"):
            name = {"all_in": "all-in", "bring_in": "bring_in"}.get(verb, verb)
            return [keys.locator(f'[data-act="{name}"]')], PLAIN
        if verb in ("draw", "discard", "accept", "refuse"):
            return [keys.locator(f'[data-act="{verb}"]').nth(to if verb == "draw" else 0)], PLAIN
        bet = keys.locator('[data-act="bet"]')
        preset = keys.locator(f'[data-preset="{to}"]')
        if preset.count():
            return [preset.first, bet], PRESET
        figures = str(to // 100)
        assert to % 100 == 0, to
        return [*[keys.get_by_role("button", name=one, exact=True) for one in figures], bet], max(
            AMOUNT, len(figures) + 1
        )


def entered(visit: Visit, room: RunningRoom, of: LiveGame, seed: int) -> tuple[Tablet, RecordedHand]:
    """A hand of a game, recorded and entered to its end."""
    tablet = Tablet(visit(url=room.url, **TABLET), of)
    recorded = record(of, "ABCD", seed, tablet.hand.dealer)
    done = 0
    while tablet.hand.awaits != "push":
        fact = recorded.next_fact(tablet.hand, done)
        tablet.enter(fact)
        if fact["do"] in ("act", "place"):
            assert recorded.totals[done] in (-1, tablet.hand.total), fact
            done += 1
    assert done == len(recorded.acts)
    assert {seat.seat: seat.stack for seat in tablet.hand.seats} == recorded.stacks
    return tablet, recorded


def game_of(name: str) -> LiveGame:
    return next(one for one in live_games() if (one.house, one.game) == (HELSINKI, name))


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=() if one in DAILY else pytest.mark.looks) for one in KINDS]
)
def test_a_recorded_hand_is_entered_by_taps(visit: Visit, games_room: RunningRoom, name: str) -> None:
    entered(visit, games_room, game_of(name), 1)


@pytest.mark.exhaustive
@pytest.mark.parametrize("number", range(HANDS))
def test_a_hundred_recorded_hands_are_entered_by_taps(
    visit: Visit, games_room: RunningRoom, number: int
) -> None:
    of = [one for one in live_games() if one.house == HELSINKI]
    entered(visit, games_room, of[number % len(of)], 2 + number)
