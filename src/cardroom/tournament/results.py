"""What a tournament pays and issues beside what its table tells."""

from cardroom.table.movement import Movement


class StackIssued(Movement, frozen=True):
    """The player begins with so many tournament chips, which are no money."""

    player: str
    chips: int


class Finished(Movement, frozen=True):
    """A player took a place, with what it pays: out of the pool, to the wallet (CO-44).

    Players who share places have the best of them as ``place`` and as many ``sharing``.
    """

    player: str
    place: int
    prize: int
    sharing: int = 1
    clauses: tuple[str, ...] = ()
