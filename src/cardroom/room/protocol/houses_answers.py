"""The answer to who asks for all houses: what each has on, wherever it is played at."""

from __future__ import annotations

import msgspec

from cardroom.room.protocol.server_messages import PoolView
from cardroom.room.protocol.tournament_views import TournamentRow


class ListedHouse(msgspec.Struct, frozen=True):
    """A house with what anybody may see of its tables and tournaments.

    ``address`` is the name of the host by which browsers reach it, "" where it is here or not known. A house that
    ``moves`` is served by nobody at this moment: its tables and tournaments are those that were told last. ``players``
    are those at all its tables; ``pools`` the stakes at which somebody plays or waits, ``tournaments`` those that are
    not over, the first of each.
    """

    house: str
    name: str
    address: str = ""
    moves: bool = False
    players: int = 0
    pools: tuple[PoolView, ...] = ()
    tournaments: tuple[TournamentRow, ...] = ()


class AllHouses(msgspec.Struct):
    """All houses of the room, by their names."""

    houses: tuple[ListedHouse, ...]
