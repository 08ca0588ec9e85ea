"""Which level of a structure holds."""

from dataclasses import dataclass

from cardroom.rules.decisions import Level, Tournament
from cardroom.table.stakes import Stakes


@dataclass(frozen=True, slots=True)
class LevelLength:
    """How long each level lasts: so many ``hands``, or where that is 0 so many ``seconds``."""

    hands: int = 0
    seconds: int = 0

    def level(self, hands: int, played_ms: int) -> int:
        """The level, counted from 1, behind so many finished hands and so long a time."""
        if self.hands:
            return hands // self.hands + 1
        return played_ms // (self.seconds * 1000) + 1


def stakes_at(rules: Tournament, level: int) -> Stakes:
    """What is posted at a level; behind the last one of the structure that one goes on."""
    place = min(level, len(rules.levels.value))
    row: Level = rules.levels.value[place - 1]
    return Stakes(
        small_blind=row.small_blind,
        big_blind=row.big_blind,
        ante=row.ante,
        ante_for_all=rules.ante_by.value == "big_blind",
        level=place,
    )
