"""Button and blinds: who posts, how the positions move, who may enter when."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decision import Decision


@dataclass(frozen=True, slots=True)
class Blinds:
    """Positions of a running table and entry to it."""

    posts: Decision[Literal["small_then_big"]]
    """The next two players clockwise from the dealer post the small and the big blind."""
    first_dealer: Decision[Literal["drawn"]]
    """Who deals the first hand of a table."""
    restart_dealer: Decision[Literal["drawn"]]
    """Who deals the first hand after the table stopped for want of players."""
    big_blind_moves: Decision[Literal["next_player"]]
    """The next player clockwise from the previous big blind's seat."""
    small_blind: Decision[Literal["previous_big_blind_or_nobody"]]
    """The previous big blind's seat if its player is dealt in, else nobody posts it."""
    dealer: Decision[Literal["before_small_blind"]]
    """The nearest player counter-clockwise of the small blind's seat, be that seat posted or empty."""
    heads_up_dealer: Decision[Literal["small_blind"]]
    """With two players the one not due the big blind is small blind and dealer."""
    entry: Decision[Literal["big_blind_only"]]
    """When a new player is first dealt in at a running table."""
    missed_blind_return: Decision[Literal["big_blind_only"]]
    """When a player who missed a blind is dealt in again."""
    start_entry: Decision[Literal["all_seated"]]
    """Who is dealt in on a first hand or a restart, where nobody can have missed anything."""
