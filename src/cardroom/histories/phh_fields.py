"""Fields of a document that hands of the engine and of a table write alike."""

from collections.abc import Sequence

from cardroom.histories.history_amounts import Amount
from cardroom.histories.phh import Value


def blinds_written(blinds: Sequence[int], posts: Sequence[int], straddles: Sequence[int]) -> list[int]:
    """Blinds and straddles by player as one row. A bet posted out of position is below zero: the betting does not begin
    behind it.
    """
    rows = zip(blinds, posts, straddles, strict=True)
    return [straddle or (blind + post if blind else -post) for blind, post, straddle in rows]


def are_trimmed(antes: Sequence[int], dead: Sequence[int]) -> bool:
    """Whether a short ante limits what its player can win of the others' antes: where everybody owes the same.

    An ante that one player owes for all is there for whoever wins, and so is a dead blind.
    """
    return any(antes) and len(set(antes)) == 1 and not any(dead)


def dead_field(dead: Sequence[Amount], count: int) -> dict[str, Value]:
    """The parts of the antes that are dead blinds, for which the format has no field. Heads-up the dealer is first."""
    return {"_dead": [*(dead[::-1] if count == 2 else dead)]} if any(dead) else {}


class ChipsLeft:
    """The players who have folded and those with chips left, as far as a hand has been written."""

    def __init__(self, stacks: Sequence[int]) -> None:
        self.stacks = list(stacks)
        self.folded: set[int] = set()

    def only_bets(self, player: int) -> bool:
        """Whether nobody else could bet any more. The house asks the player all the same, other readers do not: a check
        then is no line of a document.
        """
        others = [
            stack for other, stack in enumerate(self.stacks) if other != player and other not in self.folded
        ]
        return not any(others)
