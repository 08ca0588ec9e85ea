"""The clock that is called on a player who takes long. Only a book of a live room has it."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import Decision, IntRange, Principle

ClockSeconds = Annotated[int, IntRange(1, 600)]
Countdown = Annotated[int, IntRange(0, 600)]
"""Seconds that are counted aloud, 0 if none are."""
Minutes = Annotated[int, IntRange(0, 600)]
"""The longest level that is a short one; 0 in a house that has no other clock for short levels."""


@dataclass(frozen=True, slots=True)
class LiveClock:
    """Who may have a player put under a time limit, how long it is, and what comes of it when it is over."""

    called_by: Decision[Literal["player_at_seat", "staff"]]
    """Who may call the clock: a player who sits at the table, or nobody but staff."""
    allowed_by: Principle[Literal["staff"]]
    """Who decides that the time taken was reasonable, and lets the clock run."""
    seconds: Decision[ClockSeconds]
    """How long the player has before the countdown."""
    countdown_seconds: Decision[Countdown]
    """How many seconds are then counted down."""
    short_level_minutes: Decision[Minutes]
    """In a tournament with levels of at most this length the short clock runs."""
    short_seconds: Decision[ClockSeconds]
    short_countdown_seconds: Decision[Countdown]
    shortened: Decision[Literal["by_staff", "never"]]
    """Whether a player who seems to stall may be given less."""
    expired: Decision[Literal["hand_dead", "check_or_fold", "staff_decide"]]
    """The time is over and nothing was done: the hand is dead even with nothing to call, or it is a check if free."""
    tie: Decision[Literal["for_the_player", "staff_decide"]]
    """The player acts at the very moment at which the countdown ends."""
    stalling: Principle[Literal["penalty_possible"]]
    """A player who takes long on purpose."""
