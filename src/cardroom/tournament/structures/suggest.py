"""A structure that lasts about as long as it should: blinds that grow until the chips in play are few of them."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal, get_args

from cardroom.rules.refused import Refused
from cardroom.tournament.structures.expected_end import FEWEST_UNITS
from cardroom.tournament.structures.structure import EntryPrice, LateEntries, Pause, Structure, StructureLevel

Pace = Literal["slow", "normal", "turbo", "hyper"]
PACES: Final[tuple[Pace, ...]] = get_args(Pace)
LEVEL_SECONDS: Final[dict[Pace, int]] = {"slow": 1_200, "normal": 720, "turbo": 360, "hyper": 180}
FIRST_STACK: Final[dict[Pace, int]] = {"slow": 200, "normal": 100, "turbo": 50, "hyper": 25}
"""How many big blinds a stack has at the beginning."""
LAST_CHIPS: Final = 25
"""A tournament ends about when all chips in play are so many big blinds."""
FEWEST_LEVELS: Final = 6
MORE_LEVELS: Final = 5
"""Levels after the one in which the end is expected."""
ANTE_FROM: Final = 4
STEPS: Final = (10, 12, 15, 20, 25, 30, 40, 50, 60, 80)
"""Big blinds that players like to reckon with, and so times ten, a hundred and on: `LIKED` has all whose half is whole."""
LIKED: Final[list[int]] = sorted(
    {step * 10**power // 10 for power in range(9) for step in STEPS if step * 10**power % 20 == 0}
)
_SMALL = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000)
CHIPS: Final = (*_SMALL, 100_000, 500_000, 1_000_000, 5_000_000, 25_000_000, 100_000_000)
"""The values of chips; each is worth a whole number of the one before."""
PAUSE_EVERY: Final = 3_600
PAUSE_SECONDS: Final = 300


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A structure, the level in which it is expected to end, and after how many seconds with its breaks."""

    structure: Structure
    last_level: int
    seconds: int


def suggest(
    entries: int,
    stack: int,
    minutes: int,
    pace: Pace = "normal",
    *,
    seats: int = 9,
    price: EntryPrice | None = None,
) -> Suggestion:
    """A structure for so many entries that lasts about so many minutes.

    Refuses "no-structure" where there is no structure: fewer than two entries, a stack or time that is too small.
    """
    if entries < 2 or minutes < FEWEST_LEVELS or stack < FIRST_STACK[pace] * 2 or not 2 <= seats <= 12:
        words = (
            f"A structure needs two entries or more, {FEWEST_LEVELS} minutes or more, a stack of "
            f"{FIRST_STACK[pace] * 2} or more and tables of 2 to 12 seats."
        )
        raise Refused("no-structure", words, (), {"stack": FIRST_STACK[pace] * 2, "minutes": FEWEST_LEVELS})
    wanted = min(LEVEL_SECONDS[pace], minutes * 60 // FEWEST_LEVELS)
    playing = _without_breaks(minutes * 60)
    first = _first_blind(stack // FIRST_STACK[pace])
    unit = _unit(first // 2)
    stack -= stack % unit
    blinds, last = _blinds(first, entries * stack, -(-playing // wanted))
    breaks_after = _breaks_after(last, playing / last)
    length = max(30, round((minutes * 60 - PAUSE_SECONDS * len(breaks_after)) / last / 30) * 30)
    chips = tuple([chip for chip in CHIPS if unit <= chip <= max(stack, blinds[-1])])
    levels = tuple([
        StructureLevel(blind, blind // 2, blind if number >= ANTE_FROM else 0) for number, blind in enumerate(blinds, 1)
    ])  # fmt: skip
    pauses = tuple([Pause(level, PAUSE_SECONDS) for level in breaks_after])
    structure = Structure(
        name=f"{entries} players, {minutes} minutes, {pace}",
        stack=stack,
        levels=levels,
        seats=seats,
        level_seconds=length,
        ante_by="big_blind",
        chips=chips,
        price=price or EntryPrice(),
        late=LateEntries(until_level=max(1, last // 4)),
        pauses=pauses,
    )
    return Suggestion(structure, last, last * length + PAUSE_SECONDS * len(pauses))


def _without_breaks(seconds: int) -> int:
    return seconds - PAUSE_SECONDS * (seconds // (PAUSE_EVERY + PAUSE_SECONDS))


def _breaks_after(last: int, seconds: float) -> range:
    """The levels of so many seconds after which there is a break: about one an hour, never after the last level."""
    every = max(1, round(PAUSE_EVERY / seconds))
    return range(every, last, every)


def _unit(small_blind: int) -> int:
    """The smallest chip: one that pays the first small blind, and with which the next ones rise in small steps."""
    return max(chip for chip in CHIPS if chip <= max(25, small_blind // 4) and small_blind % chip == 0)


def _first_blind(most: int) -> int:
    """The largest big blind that players like and that is no higher than this; 2 at least."""
    return max(blind for blind in LIKED if blind <= max(most, 2))


def _blinds(first: int, chips: int, levels: int) -> tuple[list[int], int]:
    """Big blinds that grow about evenly from the first to the end of so many chips in play, some more after it, and
    the number of the end's: the first one that leaves 25 of them in play or fewer, but no fewer than 20.

    There are no more levels to the end than blinds that players like: then each lasts longer.
    """
    unit = _unit(first // 2)
    liked = [blind for blind in LIKED if blind >= first and blind // 2 % unit == 0]
    enough = [place for place, blind in enumerate(liked) if blind * FEWEST_UNITS <= chips]
    goal = min(
        [place for place in enough if liked[place] * LAST_CHIPS >= chips], default=max(enough, default=0)
    )
    last = max(2, min(levels, goal + 1))
    goal = max(goal, last - 1)
    places = [round(Fraction(number * goal, last - 1)) for number in range(last)]
    return [*[liked[place] for place in places], *liked[goal + 1 : goal + 1 + MORE_LEVELS]], last
