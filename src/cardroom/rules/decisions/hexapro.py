"""HexaPro: a sit & go of three whose prize pool is drawn."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import (
    BasisPoints,
    Cents,
    Count,
    Days,
    Decision,
    IntRange,
    Principle,
    Seats,
    Seconds,
)
from cardroom.rules.decisions.tournament import Level, Points

Tenths = Annotated[int, IntRange(1, 1_000_000)]
"""A multiplier in tenths: 15 is one and a half times."""
PartsOf100000 = Annotated[int, IntRange(0, 100_000)]


@dataclass(frozen=True, slots=True)
class DrawnMultiplier:
    """A multiplier of the draw and its chances, in 100,000."""

    multiplier_tenths: Tenths
    per_100000: PartsOf100000


@dataclass(frozen=True, slots=True)
class DrawnPayout:
    """What the places are paid of a pool with this multiplier or a larger one, until the next row."""

    multiplier_tenths: Tenths
    by_place: tuple[BasisPoints, ...]


@dataclass(frozen=True, slots=True)
class DrawnLevels:
    """How long a level lasts with this multiplier or a larger one, until the next row."""

    multiplier_tenths: Tenths
    level_seconds: Seconds


@dataclass(frozen=True, slots=True)
class DrawnPrice:
    """A buy-in, which is the whole price."""

    buy_in_cents: Cents


@dataclass(frozen=True, slots=True)
class HexaPro:
    """HexaPro: a fast sit & go of three for a prize pool that is drawn as a multiple of the buy-in."""

    seats: Decision[Seats]
    """How many play one game; it begins when they are there."""
    buy_ins: Decision[tuple[DrawnPrice, ...]]
    """The buy-ins there are."""
    games_at_once: Decision[Count]
    """How many games a player may register for at one time."""
    multipliers: Decision[tuple[DrawnMultiplier, ...]]
    """The pools that can be drawn, in multiples of the buy-in, with their chances; the rarest first."""
    draw: Principle[Literal["uniform_number"]]
    """How a pool is drawn: one number of 100,000, all alike, read off the table of chances in its order."""
    rake_per_100000: Decision[PartsOf100000]
    """What the house keeps of all buy-ins in the long run."""
    payouts: Decision[tuple[DrawnPayout, ...]]
    """What each place gets of the pool."""
    level_lengths: Decision[tuple[DrawnLevels, ...]]
    """How long a level lasts, by the multiplier."""
    deck: Principle[Literal["one_shuffled_before_every_deal"]]
    """What hands are dealt from."""
    starting_stack: Decision[Points]
    """What each player begins with, whatever was drawn."""
    levels: Decision[tuple[Level, ...]]
    """The structure; after its last level that one goes on."""
    paid: Decision[Literal["when_the_game_has_ended", "when_out"]]
    """When prizes are paid."""
    extra_seconds: Decision[Seconds]
    """What a player whose connection breaks on their own turn gets beyond the time to act."""
    sitting_out: Principle[Literal["dealt_in_and_folded"]]
    """A player who sits out or is not there: dealt in, posts, and every hand is folded at once."""
    never_returns: Principle[Literal["loses_entry"]]
    """What a player gets back who never returns; a prize reached while away is paid."""
    unfinished_days: Decision[Days]
    """Within so many days a game that could not be finished is finished, or settled as a cancelled one."""
