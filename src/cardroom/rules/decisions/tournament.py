"""Tournaments, as far as one table needs them: a sit & go. Only a book of a house that holds tournaments has them."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import (
    Amount,
    BasisPoints,
    Decision,
    IntRange,
    Principle,
    Seats,
    Seconds,
)
from cardroom.rules.decisions.prizes import FieldSize

Points = Annotated[int, IntRange(1, 1_000_000_000)]
"""Tournament chips, which are no money."""


@dataclass(frozen=True, slots=True)
class Level:
    """One step of a structure: what is posted while it lasts, in tournament chips."""

    small_blind: Points
    big_blind: Points
    ante: Amount = 0


@dataclass(frozen=True, slots=True)
class Payout:
    """Who is paid with so many entries or more, until the next row: by place, in basis points of the pool."""

    entries: FieldSize
    by_place: tuple[BasisPoints, ...]


@dataclass(frozen=True, slots=True)
class SingleTable:
    """Stacks, levels, absent players, places and prizes of a tournament of one table."""

    seats_drawn: Decision[Literal["at_random", "at_random_but_fixed"]]
    """How players come to their seats, and that they keep them; whether staff may fix a player's seat outside the draw."""
    players_to_start: Decision[Seats]
    """How many players a table needs to begin."""
    heads_up: Principle[Literal["played"]]
    """The last two players go on, the small blind being on the button."""
    starting_stack: Decision[Points]
    """What each player begins with. The chips are no money, and nobody may add any."""
    levels: Decision[tuple[Level, ...]]
    """The structure; for what comes after its last level see `Course.last_level`."""
    ante_by: Decision[Literal["each", "big_blind"]]
    """Who posts the ante."""
    level_seconds: Decision[Seconds]
    """How long a level lasts, where it goes by time."""
    level_from: Principle[Literal["next_hand"]]
    """From when on a new level holds."""
    void_hand: Principle[Literal["keeps_its_level"]]
    """What a hand is played for that is dealt again because it was void."""
    absent: Principle[Literal["blinded_off"]]
    """A player who is away is dealt cards and posts; the hand is folded on the player's turn."""
    late: Decision[Literal["checked_if_free", "folded"]]
    """The same for one who did not choose to be: never came, let the clock run out or lost the connection."""
    out: Principle[Literal["no_chips_left"]]
    """When a player is out; nobody comes back."""
    end: Principle[Literal["one_player_left"]]
    """When it is over."""
    same_hand: Principle[Literal["larger_stack_first"]]
    """The places of players who go out in the same hand: by their stacks at its start."""
    equal_stacks: Decision[Literal["drawn", "share_prizes"]]
    """The same where those stacks were equal: the places are drawn, or the players share what is paid for them."""
    shared_odd_unit: Decision[Literal["better_hand", "drawn"]]
    """Who gets what cannot be divided of a shared prize."""
    payouts: Decision[tuple[Payout, ...]]
    """What each place is paid."""
    payout_odd_unit: Principle[Literal["first_place"]]
    """Who gets what is left of the pool when each share is rounded down."""
