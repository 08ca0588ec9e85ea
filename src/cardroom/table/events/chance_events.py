"""The chances of hands that lie open."""

import msgspec

from cardroom.table.events.base import Event


class SeatChance(msgspec.Struct, frozen=True, gc=False):
    """A seat's chance of the pot, in thousandths."""

    seat: int
    chance: int


class ChancesTold(Event, frozen=True):
    """What the hands on the table are worth on a board that is not complete, from the cards that lie open alone.

    ``exact``: all boards that may come were counted, else some were drawn. ``run`` as in `PotAwarded`.
    """

    chances: tuple[SeatChance, ...]
    exact: bool = False
    run: int = 0
    clauses: tuple[str, ...] = ()
