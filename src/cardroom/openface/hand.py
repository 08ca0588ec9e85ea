"""One deal of Open Face Chinese, from the first five cards to the last point paid.

Pure and deterministic: the same setup and the same actions give the same events. Each verb checks first, so a refused
action changes nothing.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from cardroom.openface import dump, refusals
from cardroom.openface.ending import end_hand
from cardroom.openface.events import BY_ABSENCE, BY_PLAYER, BY_TIME, DEALT_CARD, PLACED, SET_FIRST, Event
from cardroom.openface.options import OpenFaceOptions
from cardroom.openface.prospects import can_become_legal
from cardroom.openface.rows import (
    FIRST_CARDS,
    FRONT,
    HAND_CARDS,
    MIDDLE,
    ROW_SIZES,
    Rows,
    rank_five,
    with_card,
)
from cardroom.openface.rules import OpenFaceRules
from cardroom.openface.setup import OpenFaceSetup
from cardroom.openface.state import FACE_DOWN, OpenFaceState

LAST_CARD: Final = 51
Action = tuple[Any, ...]
"""A verb and its arguments: ("set_first", rows), ("place", card, row), ("place_by_house", by)."""


def actions_of(events: Iterable[Event]) -> list[Action]:
    """The actions that led to these events, in order."""
    actions: list[Action] = []
    for event in events:
        kind, by = event[0], event[-1]
        if kind in (SET_FIRST, PLACED) and by != BY_PLAYER:
            actions.append(("place_by_house", by))
        elif kind == SET_FIRST:
            actions.append(("set_first", event[2:5]))
        elif kind == PLACED:
            actions.append(("place", event[2], event[3]))
    return actions


def first_rows(cards: Sequence[int], rules: OpenFaceRules) -> Rows:
    """The rows of the first five cards by the house's table (CH-6.OFC.20): best cards to the back, then the middle."""
    ranks = [card >> 2 for card in cards]
    in_order = sorted(cards, key=lambda card: (ranks.count(card >> 2), card), reverse=True)
    _, middle, back = rules.first_placements[rank_five(cards) >> 16]
    return tuple(in_order[back + middle :]), tuple(in_order[back : back + middle]), tuple(in_order[:back])


def row_for(rows: Rows, card: int) -> int:
    """The row of a single card: the first from the front with room where the hand can still become legal.

    If no choice lets the hand become legal, it is the first with room (CH-6.OFC.21).
    """
    with_room = [row for row, size in enumerate(ROW_SIZES) if len(rows[row]) < size]
    if len(with_room) > 1:
        for row in with_room:
            if can_become_legal(with_card(rows, row, card)):
                return row
    return with_room[0]


class OpenFaceHand(OpenFaceState):
    """One deal. Read its attributes freely (see `openface.state`); change it only by its verbs."""

    __slots__ = ()

    def options(self) -> OpenFaceOptions:
        """The options of the player to act, for that player's eyes only. Raises Refused ("hand-is-over")."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        front, middle, back = self.rows[player]
        room = (ROW_SIZES[0] - len(front), ROW_SIZES[1] - len(middle), ROW_SIZES[2] - len(back))
        cards = self.to_place[player]
        # As `OpenFaceOptions(...)`, which is a function of Python that a compiled build would have to call.
        return tuple.__new__(OpenFaceOptions, (player, cards, room, len(cards) == FIRST_CARDS))

    # Verbs

    def set_first(self, rows: Sequence[Iterable[Any]]) -> None:
        """Set the first five cards face up: front, middle and back, each within its size. Raises Refused."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        if not self.sets_first:
            raise refusals.first_cards_are_set(self)
        front, middle, back = self._rows_given(rows)
        self._set_first((front, middle, back), BY_PLAYER)

    def place(self, card: Any, row: Any) -> None:
        """Place the card just dealt in row 0 (front), 1 (middle) or 2 (back). Raises Refused."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        if self.sets_first:
            raise refusals.first_cards_wait(self)
        if type(row) is not int or not 0 <= row < len(ROW_SIZES):
            raise refusals.no_such_row(self, row)
        waiting = self.to_place[player][0]
        if waiting == FACE_DOWN:
            self._check_told((card,))
        elif type(card) is not int or card != waiting:
            raise refusals.wrong_cards(self)
        front, middle, back = self.rows[player]
        held = front if row == FRONT else middle if row == MIDDLE else back
        if len(held) == ROW_SIZES[row]:
            raise refusals.row_is_full(self, row)
        self._place(card, row, BY_PLAYER)

    def place_rows(self, rows: Sequence[Iterable[Any]]) -> None:
        """Place all cards of this turn: the cards added to front, middle and back. Raises Refused."""
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        front, middle, back = self._rows_given(rows)
        if self.sets_first:
            self._set_first((front, middle, back), BY_PLAYER)
        else:
            self._place((*front, *middle, *back)[0], 0 if front else 1 if middle else 2, BY_PLAYER)

    def place_by_house(self, by: Any, told: Sequence[Any] = ()) -> None:
        """Play the turn of a player who is absent (BY_ABSENCE) or late (BY_TIME) by the house's rules; `told` are the cards
        where a person deals them. Raises Refused.

        See `openface.placing` (CH-6.OFC.20 to CH-6.OFC.22).
        """
        player = self.actor
        if player < 0:
            raise refusals.hand_is_over(self)
        if by not in (BY_ABSENCE, BY_TIME):
            raise refusals.unknown_reason(by)
        cards = self.to_place[player]
        if FACE_DOWN in cards:
            self._check_told(told)
            cards = tuple(told)
        if self.sets_first:
            self._set_first(first_rows(cards, self.setup.rules), by)
        else:
            self._place(cards[0], row_for(self.rows[player], cards[0]), by)

    def act(self, verb: str, *amounts: Any) -> None:
        """Do an action by name: "set_first" or "place_rows" (rows), "place" (card, row), "place_by_house" (by).

        Raises Refused.
        """
        if verb not in ("set_first", "place", "place_rows", "place_by_house"):
            raise refusals.unknown_action(verb)
        getattr(self, verb)(*amounts)

    # Copies

    def copy(self) -> "OpenFaceHand":
        """An independent hand in the same state. The items of its lists are never changed, so both hands share them."""
        other = OpenFaceHand(self.setup, deals=False)
        dump.copy_state(self, other)
        return other

    def dump(self) -> dict[str, Any]:
        """The state as plain data, without the setup; see `openface.dump`."""
        return dump.dump_hand(self)

    @staticmethod
    def load(setup: OpenFaceSetup, data: dict[str, Any]) -> "OpenFaceHand":
        """A hand made from its setup and the data of `dump`."""
        hand = OpenFaceHand(setup, deals=False)
        dump.load_state(data, hand)
        return hand

    @staticmethod
    def replay(setup: OpenFaceSetup, actions: Iterable[Action]) -> "OpenFaceHand":
        """Deal `setup` and do the actions; see `openface.replay`. Raises Refused at the first illegal action."""
        hand = OpenFaceHand(setup)
        for verb, *amounts in actions:
            hand.act(verb, *amounts)
        return hand

    # The course of the hand

    def _rows_given(self, rows: Sequence[Iterable[Any]]) -> Rows:
        """Three rows made from a player's message. Raises Refused."""
        try:
            given: list[tuple[Any, ...]] = [tuple(row) for row in rows]
        except TypeError:
            raise refusals.not_rows(self) from None
        if len(given) != len(ROW_SIZES):
            raise refusals.not_rows(self)
        cards: list[Any] = [card for row in given for card in row]
        waiting = self.to_place[self.actor]
        if FACE_DOWN in waiting:
            self._check_told(cards)
        elif any(type(card) is not int for card in cards) or sorted(cards) != sorted(waiting):
            raise refusals.wrong_cards(self)
        held = self.rows[self.actor]
        for row, size in enumerate(ROW_SIZES):
            if len(held[row]) + len(given[row]) > size:
                raise refusals.row_is_full(self, row)
        return given[0], given[1], given[2]

    def _check_told(self, cards: Sequence[Any]) -> None:
        """Refuse cards of a turn that a person tells: not as many as were dealt, no cards, or lying somewhere already."""
        most = len(self.to_place[self.actor])
        if len(cards) != most:
            raise refusals.wrong_number(self, most)
        known: list[Any] = [card for rows in self.rows for row in rows for card in row]
        known += cards
        if any(type(card) is not int or not 0 <= card <= LAST_CARD for card in cards):
            raise refusals.no_such_card(self)
        if len(set(known)) < len(known):
            raise refusals.card_twice(self)

    def _set_first(self, rows: Rows, by: int) -> None:
        player = self.actor
        self.rows[player] = rows
        self.events.append((SET_FIRST, player, *rows, by))
        self._pass_on(player)

    def _place(self, card: int, row: int, by: int) -> None:
        player = self.actor
        self.rows[player] = with_card(self.rows[player], row, card)
        self.events.append((PLACED, player, card, row, by))
        self._pass_on(player)

    def _pass_on(self, player: int) -> None:
        """Pass the turn clockwise, with a card for the next player once all have set five (CH-6.OFC.3)."""
        self.decision += 1
        self.to_place[player] = ()
        self.places[player] = ()
        player += 1
        count = len(self.rows)
        if player == count:
            player = 0
        if self.decision < count:
            self.actor = player
        elif self.next_place < HAND_CARDS * count:
            self._deal_card(player)
        else:
            self.actor = -1
            end_hand(self)

    def _deal_card(self, player: int) -> None:
        place = self.next_place
        card = self.deck[place]
        self.next_place = place + 1
        self.to_place[player] = (card,)
        self.places[player] = (place,)
        self.events.append((DEALT_CARD, player, place, card if self.later_lie_open else FACE_DOWN))
        self.actor = player
