"""Acts of staff that are not possible at a table of a tournament, and the clauses for that."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardroom.room.identity.permissions import Act
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook

WHY: Final[Mapping[Act, tuple[str, str]]] = MappingProxyType(
    {
        "drain": ("end", "A tournament's tables deal until it ends; its director pauses all of them."),
        "reopen": ("end", "A tournament's tables deal until it ends; its director lets it go on."),
        "last_round": ("end", "A tournament's tables deal until it ends; its director ends the day."),
        "close_table": (
            "end",
            "A tournament's tables are broken as it has fewer players; its director cancels it.",
        ),
        "thaw": (
            "void_hand",
            "A tournament's table is put back by its tournament when the room starts again.",
        ),
        "change_seat": (
            "seats_drawn",
            "Seats of a tournament are drawn and kept; its director moves a player.",
        ),
        "play_over": ("seats_drawn", "Seats of a tournament are drawn and kept: nobody plays in another's."),
        "move_player": (
            "seats_drawn",
            "Seats of a tournament are drawn and kept; its director moves a player.",
        ),
        "add_seat": (
            "seats_drawn",
            "The seats of a tournament's tables are announced; a new table is opened instead.",
        ),
        "ask_all": (
            "starting_stack",
            "Chips of a tournament are no money: nobody is asked about buying them.",
        ),
        "take_back_question": (
            "starting_stack",
            "Chips of a tournament are no money: nobody is asked about them.",
        ),
        "charge_by_time": (
            "starting_stack",
            "Chips of a tournament are no money: nothing of them is charged.",
        ),
    }
)
"""The decision of `[tournament]` that excludes each act, and what it comes to."""


def not_there(book: Rulebook, act: Act) -> Refused:
    """The refusal of an act that staff cannot do at a table of a tournament."""
    decision, words = WHY[act]
    return Refused("not-in-a-tournament", words, getattr(book.tournament, decision).clauses)
