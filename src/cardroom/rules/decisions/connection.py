"""Time on a turn, the time bank, and what happens when a connection breaks."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Milliseconds, Principle, Seconds


@dataclass(frozen=True, slots=True)
class TimeBank:
    """The normal time to act and the bank behind it, in milliseconds because it grows by quarters."""

    act_seconds: Decision[Seconds]
    opens_at_ms: Decision[Milliseconds]
    minimum_ms: Decision[Milliseconds]
    """What the bank holds at least at the start of every hand."""
    maximum_ms: Decision[Milliseconds]
    growth_ms: Decision[Milliseconds]
    """Added at a hand's start if the player played the hand before."""


@dataclass(frozen=True, slots=True)
class Connection:
    """A break of the connection: how long the table waits, then what it decides."""

    extra_seconds: Decision[Seconds]
    """Added to the time to act when the connection breaks on the player's own turn."""
    return_seconds: Decision[Seconds]
    """From the break, to return to the hand in progress."""
    waits: Principle[Literal["later_of_both"]]
    """Turn begun at s, break at d, time to act T: max(s + T + extra, d + return) on one's own turn, else
    max(s + T, d + return)."""
    automatic_decision: Decision[Literal["check_or_fold", "fold"]]
    """What is decided for a player whose time is over: a check where it is free, else a fold; or a fold in any case."""
    after_automatic_decision: Principle[Literal["sit_out_at_hand_end"]]
    """Unless the player has decided in person again by then: who does is there."""
