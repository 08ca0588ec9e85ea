"""Leaks that the games beside hold'em and Omaha invite; see `tests.leaks.planted`."""

from __future__ import annotations

from typing import Any

import msgspec

from cardroom.cards.card import card
from cardroom.room.hosting import table_owner as recovery
from cardroom.room.hosting import table_writer as writer
from cardroom.table import acting
from cardroom.table.open_face import open_face_view as rows_showing
from cardroom.table.poker import poker_view as hand_showing
from cardroom.table.poker.hand_naming import texts
from cardroom.table.table import Table
from tests.leaks.planted import Leak, Patch

STUD_CARDS = 7


def seventh_card_face_up(patch: Patch) -> None:
    """A view shows the last card of stud, which is dealt face down, among those that lie face up."""
    real = hand_showing.show_seat

    def leaky(hand: Any, seat: Any, is_own: bool) -> dict[str, Any]:
        seen, hole = real(hand, seat, is_own), hand.engine.holes[hand.index_of[seat.number]]
        if hand.engine.ups and len(hole) == STUD_CARDS:
            seen["up"] = (*seen.get("up", ()), *texts(hole[-1:]))
        return seen

    patch.setattr(hand_showing, "show_seat", leaky)


def card_before_it_is_placed(patch: Patch) -> None:
    """A view of Open Face names the cards that a seat has still to place, to everybody."""
    real = rows_showing.show_seat

    def leaky(hand: Any, seat: Any, is_own: bool) -> dict[str, Any]:
        return {**real(hand, seat, is_own), "cards": texts(hand.engine.to_place[hand.index_of[seat.number]])}

    patch.setattr(rows_showing, "show_seat", leaky)


def discards_at_rest(patch: Patch) -> None:
    """The journal names the cards that were given up, as their owner did."""
    patch.setattr(writer, "with_places", lambda command, deck: command)
    patch.setattr(recovery, "with_cards", lambda command, deck: command)


def places_of_named_cards(patch: Patch) -> None:
    """A decision may come with cards that it does not take, and the journal says where they lie in the deck."""

    def looked_up(command: Any, table: Table) -> Any:
        cards = getattr(command, "cards", ())
        if not cards or table.hand is None:
            return command
        deck = list(table.hand.engine.setup.deck)
        return msgspec.structs.replace(command, cards=tuple([f"#{deck.index(card(text))}" for text in cards]))

    patch.setattr(acting, "check_fields", lambda state, command: None)
    patch.setattr(writer, "with_places", looked_up)


PLANTED_IN_GAMES: tuple[Leak, ...] = (
    seventh_card_face_up,
    card_before_it_is_placed,
    discards_at_rest,
    places_of_named_cards,
)
