"""A hand of Open Face as the person who deals it sees it."""

from collections.abc import Sequence

import msgspec

from cardroom.cards.card import card_text
from cardroom.openface.events import RANKED, SETTLED
from cardroom.table.model.running import RunningOpenFace
from cardroom.table.open_face.open_face_play import DEAL, FORM
from cardroom.table.open_face.open_face_telling import texts
from cardroom.table.told.dealers_view import LINES, DealersHand, DealersLine, DealersSeat, DealersTurn
from cardroom.table.told.told_hand import EnteredLine


def dealers_open_face(
    hand: RunningOpenFace, lines: Sequence[EnteredLine], may_undo: int, *, is_decided: bool
) -> DealersHand:
    """The hand with what was entered of it; `may_undo` facts can be taken back."""
    engine = hand.engine
    laid = [card_text(card) for rows in engine.rows for row in rows for card in row]
    actor = 0 if is_decided else hand.actor_seat
    return DealersHand(
        hand=hand.hand,
        number=hand.number,
        street="first" if engine.sets_first else "later",
        awaits="push" if is_decided else "act",
        dealer=hand.placing.positions.dealer,
        awaits_seats=(actor,) if actor else (),
        turn=_turn(hand, actor) if actor else None,
        seats=tuple([_seat(hand, index) for index in range(len(hand.players))]),
        used=tuple(sorted(laid)),
        deal=DEAL,
        form=FORM,
        is_void=hand.is_void,
        may_undo=may_undo,
        lines=tuple([_line(place, lines[place]) for place in range(max(0, len(lines) - LINES), len(lines))]),
    )


def _turn(hand: RunningOpenFace, seat: int) -> DealersTurn:
    options = hand.engine.options()
    return DealersTurn(seat, can_fold=False, place=len(options.cards), room=options.room)


def _seat(hand: RunningOpenFace, index: int) -> DealersSeat:
    engine = hand.engine
    if (
        index >= engine.setup.players
    ):  # (the button, who has no cards with as many players as the house names)
        return DealersSeat(seat=hand.players[index].seat, stack=engine.stacks[index])
    points = next((int(str(event[2])) for event in engine.events if event[:2] == (SETTLED, index)), 0)
    foul = any(event[:2] == (RANKED, index) and not event[3] for event in engine.events)
    rows = tuple([texts(row) for row in engine.rows[index]])
    return DealersSeat(
        seat=hand.players[index].seat, stack=engine.stacks[index], rows=rows, points=points, foul=foul
    )


def _line(number: int, line: EnteredLine) -> DealersLine:
    return DealersLine(number, msgspec.to_builtins(line.fact), line.by, line.taken_back_by)
