"""A hand of Open Face Chinese for one viewer, built by addition."""

from typing import Any

from cardroom.cards.card import card_text
from cardroom.openface.state import FACE_DOWN
from cardroom.table.model.running import RunningOpenFace
from cardroom.table.model.seat import Seat
from cardroom.table.model.turns_shown import bank_until_ms, show_turn
from cardroom.table.model.view import HandView, YourView
from cardroom.table.open_face.open_face_telling import texts

ANYONE = -1


def show_seat(hand: RunningOpenFace, seat: Seat, is_own: bool) -> dict[str, Any]:
    """The rows of a seat, which all may see, and the cards that it still has to place."""
    index = hand.index_of[seat.number]
    waiting = hand.engine.visible_to_place(index, index if is_own else ANYONE)
    lies_open = FACE_DOWN not in hand.engine.visible_to_place(index, ANYONE)
    return {
        "stack": hand.engine.stacks[index],
        "in_hand": True,
        "cards": tuple(["??" if card == FACE_DOWN else card_text(card) for card in waiting]),
        "up": texts(waiting) if lies_open else (),
        "rows": tuple([texts(row) for row in hand.engine.rows[index]]),
    }


def show_hand(hand: RunningOpenFace, deal: str, form: str) -> HandView:
    """The running hand as everybody may see it."""
    return HandView(
        hand=hand.hand,
        number=hand.number,
        dealer=hand.placing.positions.dealer,
        small_blind=0,
        big_blind=0,
        seal=hand.seal,
        street="first" if hand.engine.sets_first else "later",
        turn=show_turn(hand),
        bank_until_ms=bank_until_ms(hand),
        deal=deal,
        form=form,
        passed_over=hand.placing.passed_over,
    )


def show_own(hand: RunningOpenFace, seat: Seat) -> YourView:
    """The data that only the seat's own player may see."""
    index = hand.index_of[seat.number]
    return YourView(seat=seat.number, wishes=seat.wishes(), to_place=texts(hand.engine.to_place[index]))
