"""Live tables of every house whose games a person can deal, and random facts that fit their hands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from cardroom.cards.card import card_text
from cardroom.cards.deck import ORDERED_DECK
from cardroom.cash import cash_commands as of_cash
from cardroom.cash.cash_table import CashTable, open_table
from cardroom.cash.table_terms import table_terms
from cardroom.rules.book_loading import house
from cardroom.table.events import PublicEvent
from cardroom.table.model import commands
from cardroom.table.model.decided import Decided
from cardroom.table.told.dealers_view import DealersHand
from cardroom.table.told.told_play import ToldDeal, shown_to_dealer, told_by_person

LIVE_HOUSES = ("casino-helsinki", "casino-kruh", "pokerstars-live-fi", "pokerstars-live-no")


class LiveGame(NamedTuple):
    """A game that a live house offers, by ids."""

    house: str
    game: str
    stake: str

    def __str__(self) -> str:
        return f"{self.house} {self.game}"


@cache
def live_games() -> tuple[LiveGame, ...]:
    """One stake of each game of the live houses."""
    return tuple(
        LiveGame(name, offer.id, offer.stakes[0].name)
        for name in LIVE_HOUSES
        for offer in house(name).games.values()
        if offer.stakes
    )


class EnteredTable:
    """A live table; ``events`` are those of the running hand."""

    def __init__(self, of: LiveGame, players: str = "ABC", chance: int = 0) -> None:
        book = house(of.house)
        self.book = book
        self.terms = table_terms(book, of.game, of.stake, "t1", "Live 1")
        self.table: CashTable = open_table(self.terms, book, told_by_person)
        self.events: list[PublicEvent] = []
        self.now_ms = 0
        for player in players:
            self.do(of_cash.TakeSeat(player, self.terms.min_buy_in, 0))
        self.begin(chance)

    def begin(self, chance: int = 0) -> None:
        """Start the next hand; `chance` draws the first button."""
        self.events.clear()
        self.do(commands.StartHand(f"h{self.table.hand_count + 1}", "", chance))

    def do(self, command: commands.Command) -> Decided:
        """Carry a command out a second later."""
        self.now_ms += 1000
        decided = self.table.decide(command, self.now_ms)
        self.events += decided.events
        return decided

    def enter(self, **fact: Any) -> Decided:
        """Enter a fact of the running hand."""
        return self.do(commands.TellFact("dealer", self.hand.hand, fact))

    def take_back(self) -> Decided:
        """Take the last fact back."""
        return self.do(commands.TakeBackFact("dealer", self.hand.hand))

    @property
    def hand(self) -> ToldDeal:
        hand = self.table.hand
        assert isinstance(hand, ToldDeal)
        return hand

    @property
    def shown(self) -> DealersHand:
        """The hand as its dealer sees it."""
        shown = shown_to_dealer(self.table.play, self.hand)
        assert shown is not None
        return shown

    @property
    def chips(self) -> int:
        """All chips of the seats, those of the running hand as it stands."""
        if self.table.hand is None:
            return sum(seat.stack for seat in self.table.seats.values())
        dealt = {seat.seat: seat.stack for seat in self.shown.seats}
        rest = sum(seat.stack for number, seat in self.table.seats.items() if number not in dealt)
        return sum(dealt.values()) + self.shown.total + rest


def shuffled(seed: int) -> Iterator[str]:
    """The cards of a deck in some order."""
    deck = [card_text(one) for one in ORDERED_DECK]
    random.Random(seed).shuffle(deck)
    return iter(deck)


def next_fact(shown: DealersHand, chance: random.Random, cards: Iterator[str]) -> dict[str, Any]:
    """A regular fact that may come next."""
    match shown.awaits:
        case "choose":
            return {"do": "choose", "game": chance.choice(shown.games)}
        case "decide":
            return {"do": "decide"}
        case "push":
            return {"do": "pushed"}
        case "cards":
            return _next_cards(shown, cards)
    if any("??" in board for board in shown.boards):
        return _next_cards(shown, cards)
    turn = shown.turn
    assert turn is not None
    act = {"do": "act", "seat": turn.seat}
    if turn.place:
        return {"do": "place", "seat": turn.seat, "rows": laid(turn.room, turn.place, chance, cards)}
    if turn.draw >= 0:
        return {**act, "verb": "draw", "to": chance.randint(0, min(turn.draw, 2))}
    if turn.verbs:
        verb = chance.choice(turn.verbs)
        return {**act, "verb": verb, "to": turn.discard}
    if turn.min_raise_to >= 0 and chance.random() < 0.3:
        to = chance.choice([turn.min_raise_to, turn.max_raise_to, turn.pot_to])
        return {**act, "verb": "bet" if turn.is_bet else "raise", "to": to}
    if turn.can_check:
        return {**act, "verb": "check"}
    return {**act, "verb": "fold" if chance.random() < 0.25 else "call"}


def laid(room: tuple[int, ...], count: int, chance: random.Random, cards: Iterator[str]) -> list[list[str]]:
    """So many cards laid in rows that have room for them."""
    rows: list[list[str]] = [[], [], []]
    for _ in range(count):
        row = chance.choice([place for place in range(3) if len(rows[place]) < room[place]])
        rows[row].append(next(cards))
    return rows


def _next_cards(shown: DealersHand, cards: Iterator[str]) -> dict[str, Any]:
    for seat in shown.seats:
        if seat.blank_up:
            return {"do": "up", "seat": seat.seat, "cards": [next(cards) for _ in range(seat.blank_up)]}
    for board, texts in enumerate(shown.boards):
        if blank := texts.count("??"):
            return {"do": "board", "board": board, "cards": [next(cards) for _ in range(blank)]}
    for seat in shown.seats:
        if not seat.folded and "??" in seat.cards:
            known = [card for card in seat.cards if card != "??"]
            return {
                "do": "show",
                "seat": seat.seat,
                "cards": known + [next(cards) for _ in range(len(seat.cards) - len(known))],
            }
    raise AssertionError(f"no cards are missing: {shown}")
