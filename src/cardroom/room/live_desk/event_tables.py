"""Acts of a live desk at tables of live tournaments: the desk knows no such tables, the room tells what stands there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from msgspec.structs import replace

from cardroom.desk.act_fields import OfEvent
from cardroom.desk.conduct_commands import AskToShow, CallClock
from cardroom.desk.dealing_commands import PushDealer, TakeDeck
from cardroom.desk.desk_commands import AnyDeskCommand
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
"""The table of a number in a tournament (its id) of a house. Refuses what is not there."""
NOTHING: Final = EventTable("", "", 0, {}, frozenset())


def no_tournaments(house: str, event: str, table: int) -> EventTable:
    """The tables of a room before it has tournaments. Refuses each."""
    raise Refused("no-such-tournament", "There is no such tournament.", (), {"tournament": event})


def at_event(command: AnyDeskCommand, house: str, table_of: TableOf) -> AnyDeskCommand:
    """The command with what the room knows of the tournament's table it speaks of; nothing that was sent counts for that.

    Refuses what `table_of` does. A deck is put away also where its table or the whole tournament is over.
    """
    if not isinstance(command, OfEvent | CallClock | AskToShow):
        return command
    is_over = isinstance(command, TakeDeck)
    at = NOTHING if is_over or not command.event else table_of(house, command.event, command.table)
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
