"""The players dealt in, in dealing order, and those in the blinds: a text shows it by its posts alone."""

from collections.abc import Collection
from dataclasses import dataclass

from cardroom.histories.pokerstars.heading import Heading


@dataclass(frozen=True, slots=True)
class Places:
    """`order` are the seats dealt in from the dealer's left. `small` and `big` are the seats that post as blinds, 0 for
    none: others who post the same come in out of position. The sizes are hundredths of the text's unit.
    """

    order: tuple[int, ...]
    small: int
    big: int
    small_size: int
    big_size: int


def find_places(
    heading: Heading, active: Collection[int], small: list[int], big: list[int], spent: Collection[int] = ()
) -> Places:
    """The positions of a hand, from the posts: the big blind comes next after the small one, or after the button.
    A player who has spent all on the ante owes the blind of the position all the same.

    Two players: the big blind is dealt to first.
    """
    seats = sorted(active)
    order = [seat for seat in seats if seat > heading.button] + [
        seat for seat in seats if seat <= heading.button
    ]
    first, owes_big = _blinds(order, small, big)
    if spent:
        first, owes_big = _with_spent(order, first, owes_big, spent)
    if len(order) == 2 and first and owes_big:
        order = [owes_big, first]  # the dealer is the small blind
    low, high = heading.stakes
    if heading.form == "fixed_limit":  # there the stakes are the bets, and the big blind is the small bet
        low, high = low // 2, low
    return Places(tuple(order), first, owes_big, low, high)


def _blinds(order: list[int], small: list[int], big: list[int]) -> tuple[int, int]:
    """The seats of the blinds: a small blind posted after the big one belongs to a player who comes in. The first of
    several in the text is the blind: bets of players who come in are written after the blinds.
    """
    if len(order) == 2:
        return (small or [0])[0], (big or [0])[0]
    smalls = [seat for seat in small if seat in order]
    bigs = [seat for seat in big if seat in order]
    first = (smalls or [0])[0]
    behind = [seat for seat in bigs if first and order.index(seat) > order.index(first)]
    if first and bigs and not behind:
        first = 0
    return first, (behind or bigs or [0])[0]


def _with_spent(order: list[int], small: int, big: int, spent: Collection[int]) -> tuple[int, int]:
    """The blinds where one of them posted nothing, as all went into the ante."""
    if len(order) == 2:
        if not small and not big:
            return 0, 0
        other = order[1 - order.index(small or big)]
        return (small, big or other) if small else (other, big)
    if small:
        next_ = order[(order.index(small) + 1) % len(order)]
        return small, next_ if next_ in spent else big
    if order[0] not in spent:
        return small, big
    return (order[0], big) if big == order[1] else (0, big or order[0])
