"""Acts of staff that are not possible at a table of a tournament, and the clauses for that."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardroom.room.identity.permissions import Act
from cardroom.room.protocol.staff_acts import ACTS, Barred
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook

WHY: Final[Mapping[Act, Barred]] = MappingProxyType(
    {
        **{one.act: one.barred for one in ACTS},
        "close_table": Barred(
            "end", "A tournament's tables are broken as it has fewer players; its director cancels it."
        ),
        "thaw": Barred(
            "void_hand", "A tournament's table is put back by its tournament when the room starts again."
        ),
        "play_over": Barred(
            "seats_drawn", "Seats of a tournament are drawn and kept: nobody plays in another's."
        ),
        "move_player": Barred(
            "seats_drawn", "Seats of a tournament are drawn and kept; its director moves a player."
        ),
        "ask_all": Barred(
            "starting_stack", "Chips of a tournament are no money: nobody is asked about buying them."
        ),
        "charge_by_time": Barred(
            "starting_stack", "Chips of a tournament are no money: nothing of them is charged."
        ),
    }
)
"""Why each act has no place there."""


def not_there(book: Rulebook, act: Act) -> Refused:
    """The refusal of an act that staff cannot do at a table of a tournament."""
    decision, words = WHY[act]
    return Refused("not-in-a-tournament", words, getattr(book.tournament, decision).clauses)
