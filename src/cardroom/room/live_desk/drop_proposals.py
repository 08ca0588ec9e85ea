"""The drop that the house takes of a told pot, proposed to who enters it."""

from __future__ import annotations

from cardroom.desk.drops_told import boxes_of, proposed_drop
from cardroom.desk.live_game import LiveGame, live_game
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.desk_owner import RUN_DESK
from cardroom.room.live_desk.live_desks import LiveDesks
from cardroom.room.protocol.live_answers import DropBox, DropProposal
from cardroom.rules.refused import Refused


def drop_proposal(desks: LiveDesks, by: Person, house: str, table: int, pot: int) -> DropProposal:
    """What the house takes of a `pot` that the winner of the table's next hand is left with.

    Refuses who may not run the desk, "no-such-house", "no-such-live-table".
    """
    check_may(by, RUN_DESK)
    book, state = desks.rules_of(house), desks.state_of(house)
    at = state.table(table) if state is not None else None
    if state is None or at is None:
        raise Refused("no-such-live-table", f"There is no table {table} open.", (), {"table": table})
    game = live_game(book, at.pool).at_point(at.point_cents)
    drop = proposed_drop(state, game, at, pot) if pot > 0 else None
    if drop is None:
        return _boxes_alone(game, table)
    boxes = tuple([DropBox(fund, cents) for fund, cents in drop.boxes.items()])
    return DropProposal(
        table,
        cents=drop.cents,
        first_round=drop.first_round,
        boxes=boxes,
        clauses=drop.clauses,
    )


def _boxes_alone(game: LiveGame, table: int) -> DropProposal:
    """The boxes of a table whose pot is not told, or of whose pots nothing is taken by the hand."""
    boxes = tuple([DropBox(fund, 0) for fund in boxes_of(game)])
    clauses = game.book.rake.bonus_drops.clauses
    return DropProposal(table, cents=0, first_round=0, boxes=boxes, clauses=clauses)
