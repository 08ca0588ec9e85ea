"""The cards of a text, street by street, as events: who got how many, which of them the text tells, which are shown."""

import re
from collections.abc import Callable, Sequence

from cardroom.games import OFFERED
from cardroom.histories.history_faults import BrokenHistory
from cardroom.table.events import (
    AnyEvent,
    BoardDealt,
    CommunityCardDealt,
    HoleDealt,
    HoleSeen,
    UpCardDealt,
)

_CARD = re.compile(r"[2-9TJQKA][cdhs]")
_BRACKET = re.compile(r"\[([^\]]*)\]")
_TITLE = re.compile(
    r"\*\*\* (?:(FIRST|SECOND) )?(HOLE CARDS|DEALING HANDS|PRE-FLOP|FLOP|TURN|RIVER|(\d)\w\w STREET)\b"
)
STREETS = {"FLOP": "flop", "TURN": "turn", "RIVER": "river"}
FIRST_OF_STUD = 3  # the site counts streets by the cards a player has then


class Dealing:
    """The cards dealt so far. `add` takes the events; `gone` are the seats that have folded."""

    def __init__(self, deal: str, order: Sequence[int], add: Callable[[AnyEvent], None]) -> None:
        self.game = OFFERED[deal]
        self.is_stud = self.game.opener is not None
        self.order = order
        self.add = add
        self.gone: set[int] = set()
        self.street = -1
        self.boards: tuple[list[str], list[str]] = ([], [])
        self.down: dict[int, int] = dict.fromkeys(order, 0)
        self.ups: dict[int, list[str]] = {seat: [] for seat in order}
        self.known: dict[int, list[str]] = {seat: [] for seat in order}

    @property
    def has_second_board(self) -> bool:
        """Whether a second board was dealt."""
        return bool(self.boards[1])

    def held(self, seat: int) -> int:
        """How many own cards a seat has been dealt."""
        return self.down[seat] + len(self.ups[seat])

    def begin_street(self, line: str, where: str) -> bool:
        """A line of stars: whether the bets of a round lie in the pot now.

        Raises:
            BrokenHistory: a card is none, or a street does not follow the one before.
        """
        title = _TITLE.match(line)
        if title is None:
            return False
        brackets = [cards_in(text, where) for text in _BRACKET.findall(line)]
        if self.is_stud:
            return self._begin_stud(title, brackets, where)
        if title[3]:
            raise BrokenHistory(where, f"{self.game.name} has no such street")
        if title[2] in ("HOLE CARDS", "DEALING HANDS") and self.street < 0:
            self.street = 0
            for seat in self.order:
                self._deal_down(seat, self.game.streets[0].hole)
        if brackets:
            self._deal_board(title, brackets)
        return title[2] in ("FLOP", "TURN", "RIVER")

    def _begin_stud(self, title: re.Match[str], brackets: list[list[str]], where: str) -> bool:
        street = len(self.game.streets) - 1 if title[2] == "RIVER" else int(title[3] or 0) - FIRST_OF_STUD
        if street != self.street + 1:
            raise BrokenHistory(where, "this street does not follow the one before")
        self.street = street
        dealt = self.game.streets[street]
        if brackets:
            self.add(CommunityCardDealt(dealt.name, brackets[-1][-1], -1))
        elif dealt.hole:
            for seat in self.order:
                if seat not in self.gone:
                    self._deal_down(seat, dealt.hole)
        return street > 0

    def _deal_down(self, seat: int, cards: int) -> None:
        self.down[seat] += cards
        self.add(HoleDealt(seat, (-1,) * cards))

    def _deal_board(self, title: re.Match[str], brackets: list[list[str]]) -> None:
        """The cards of a board that it has not had before; a second board begins with those they have in common."""
        number = 1 if title[1] == "SECOND" else 0
        board = self.boards[number]
        if number and not board:
            board += [card for cards in brackets[:-1] for card in cards]
        new = list(dict.fromkeys(card for cards in brackets for card in cards if card not in board))
        if new:
            board += new
            street = STREETS.get(title[2], "preflop")
            self.add(BoardDealt(street, tuple(new), (), number))

    def tell_own(self, seat: int, text: str, where: str) -> None:
        """A line of the cards dealt to a seat: all of them to the seat's own player, of others the open ones.

        Raises:
            BrokenHistory: a card is none, or they are too few or too many.
        """
        brackets = [cards_in(cards, where) for cards in _BRACKET.findall(text)]
        if not brackets or not brackets[-1]:
            raise BrokenHistory(where, "the cards dealt stand in brackets")
        if seat not in self.known:
            return
        if self.is_stud:
            self._tell_stud(seat, brackets, where)
            return
        self.known[seat] = [card for cards in brackets for card in cards]
        if len(self.known[seat]) != self.held(seat):
            raise BrokenHistory(
                where, f"{self.game.name} deals {self.held(seat)} cards, not {len(self.known[seat])}"
            )
        self.add(HoleSeen(seat, tuple(self.known[seat])))

    def _tell_stud(self, seat: int, brackets: list[list[str]], where: str) -> None:
        street = self.game.streets[max(self.street, 0)]
        cards = [card for cards in brackets for card in cards]
        if street.up:
            self.ups[seat].append(cards[-1])
        if len(cards) == self.held(seat) > len(self.ups[seat]):
            self.known[seat] = cards
            self.add(HoleSeen(seat, tuple(cards[: self.held(seat) - street.up])))
        elif len(cards) > len(self.ups[seat]):
            raise BrokenHistory(where, "these are not the cards dealt so far")
        if street.up:
            self.add(UpCardDealt(seat, cards[-1], -1))

    def show(self, seat: int, text: str, where: str) -> tuple[str, ...]:
        """The cards a seat shows, in the order in which they were dealt; fewer if it shows only some (``XX``).

        Raises:
            BrokenHistory: a card is none, or they are not the seat's.
        """
        shown = cards_in(text.replace("XX", ""), where)
        known = self.known[seat]
        seen = known or self.ups[seat]
        is_whole = len(shown) == self.held(seat)
        wrong = (is_whole and not {*seen} <= {*shown}) or (
            len(known) == self.held(seat) and not {*shown} <= {*known}
        )
        if wrong or len(shown) > self.held(seat) or len({*shown}) < len(shown):
            raise BrokenHistory(where, "these are not the cards that were dealt")
        if not is_whole or not self.is_stud:
            return tuple(shown)
        down = [card for card in shown if card not in self.ups[seat]]
        first = self.game.streets[0].hole
        return (*down[:first], *self.ups[seat], *down[first:])


def cards_in(text: str, where: str) -> list[str]:
    """The cards of a bracket, with or without blanks between them. Raises BrokenHistory."""
    cards = re.findall(r"\S\S?", text.replace(" ", ""))
    for card in cards:
        if not _CARD.fullmatch(card):
            raise BrokenHistory(where, f"{card!r} is not a card")
    return cards
