"""What a player may bring to a cash table, and bring back."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decision import BigBlinds, Decision, Seconds


@dataclass(frozen=True, slots=True)
class BuyIn:
    """Limits in big blinds of the stake."""

    minimum_big_blinds: Decision[BigBlinds]
    maximum_big_blinds: Decision[BigBlinds]
    """Bound on the stack when joining."""
    top_up: Decision[Literal["between_hands"]]
    """When a rebuy or top-up reaches the stack; asked for during a hand it waits for the hand's end."""
    top_up_to_big_blinds: Decision[BigBlinds]
    """Bound on the stack after a rebuy or top-up."""
    return_window_seconds: Decision[Seconds]
    """Leaving with a large stack binds the next entry for this long, last second included; 0 never."""
    return_above_big_blinds: Decision[BigBlinds]
    """A stack strictly larger than this binds."""
    return_stack: Decision[Literal["same_stack"]]
    return_scope: Decision[Literal["account_and_stake"]]
    """Whose entries are bound and where: the same account, the same stake within the game's family."""
    return_order: Decision[Literal["largest_first"]]
    """Which stack comes back first when several bind; each is used once."""
