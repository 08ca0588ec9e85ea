"""Acts of a live desk at live tournaments: the desk knows no tournaments, the room tells what stands there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from cardroom.desk.act_fields import OfEvent
from cardroom.desk.conduct_commands import AskToShow, CallClock, NoteAgreement
from cardroom.desk.dealing_commands import PushDealer, TakeDeck
from cardroom.desk.desk_commands import AnyDeskCommand
from cardroom.desk.money_commands import ConfiscateChips
from cardroom.rules.refused import Refused


class EventTable(NamedTuple):
    """A table of a live tournament: the tournament's name, the game, how long its levels are (0: counted in hands), the
    players by their seats, and those of them who are not away.
    """

    event_name: str
    game: str
    level_minutes: int
    players: Mapping[int, str]
    there: frozenset[str]


TableOf = Callable[[str, str, int], EventTable]
"""The table of a number in a tournament (its id) of a house; 0 is no table, and nobody sits there. Refuses what is not
there.
"""
TABLE_OR_NONE: Final = (ConfiscateChips, NoteAgreement)
"""Acts at a table of a tournament, or at none."""
NOTHING: Final = EventTable("", "", 0, {}, frozenset())


def no_tournaments(house: str, event: str, table: int) -> EventTable:
    """The tables of a room before it has tournaments. Refuses each."""
    raise Refused("no-such-tournament", "There is no such tournament.", (), {"tournament": event})


def at_event(command: AnyDeskCommand, house: str, table_of: TableOf) -> AnyDeskCommand:
    """The command with what the room knows of the tournament it speaks of and its table; nothing that was sent counts for
    that.

    Refuses what `table_of` does, and "no-such-table" where an act needs one and names none. A deck is put away also where
    its table or the whole tournament is over.
    """
    if not isinstance(command, OfEvent | CallClock | AskToShow):
        return command
    is_over = isinstance(command, TakeDeck)
    if is_over or not command.event:
        at = NOTHING
    else:
        at = table_of(house, command.event, _number(command))
    if isinstance(command, PushDealer):
        return replace(command, event_name=at.event_name, game=at.game)
    if isinstance(command, CallClock):
        return replace(
            command, event_name=at.event_name, player=at.players.get(command.seat, ""),
            level_minutes=at.level_minutes, is_caller_there=command.asked_by in at.there,
        )  # fmt: skip
    if isinstance(command, AskToShow):
        return replace(command, event_name=at.event_name, player=at.players.get(command.seat, ""))
    return replace(command, event_name=at.event_name)


def _number(command: OfEvent | CallClock | AskToShow) -> int:
    """The number of the table that an act names, 0 for an act about the tournament. Refuses "no-such-table"."""
    number: int = getattr(command, "table", 0)
    if not number and hasattr(command, "table") and not isinstance(command, TABLE_OR_NONE):
        raise Refused("no-such-table", "There is no table 0.", (), {"table": "0"})
    return number
