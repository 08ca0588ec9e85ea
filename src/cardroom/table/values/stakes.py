"""The stakes of a hand."""

import msgspec


class Stakes(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """All that is posted and bet in one hand, in the table's smallest unit; what its game does not have is 0.

    ``ante_for_all``: the big blind posts the ante for everybody. ``level`` counts the levels of a tournament from 1; a
    cash table has none. See `rules.Stake` for the rest.
    """

    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    ante_for_all: bool = False
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    point: int = 0
    level: int = 0

    @property
    def unit(self) -> int:
        """What stacks are counted in: the big blind; without blinds the smaller bet, the ante or the point."""
        return self.big_blind or self.small_bet or self.ante or self.point
