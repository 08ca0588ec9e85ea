"""What is proved, block by block: each block has a seed of its own, and says what is wrong in it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tests.batch.test_equals_engine import PLAYED, faults
from tests.env.test_freezeout import adds_up

BLOCKS: Final = 100
HANDS: Final = 10_000
TOURNAMENTS: Final = 1_000


@dataclass(frozen=True, slots=True)
class Law:
    """A law under a name: `find` looks for what is wrong in the block of a seed, "" if nothing is."""

    name: str
    what: str
    block: int
    """How many of `what` a block has."""
    find: Callable[[int], str]


def batch_law(code: str, form: str) -> Law:
    """A batch plays this game as the engine does."""

    def find(seed: int) -> str:
        return next(faults(code, form, HANDS, seed), "")  # type: ignore[arg-type]  # a form of PLAYED

    return Law(f"batch {code} {form}", "hands", HANDS, find)


def prizes_add_up(seed: int) -> str:
    """Chips and prizes of random tournaments of one table."""
    try:
        adds_up(TOURNAMENTS, seed)
    except AssertionError as fault:
        return " ".join(str(fault).split()) or "chips or prizes do not add up"
    return ""


LAWS: Final = (
    Law("tournaments", "tournaments", TOURNAMENTS, prizes_add_up),
    *[batch_law(code, form) for code, form in PLAYED],
)
