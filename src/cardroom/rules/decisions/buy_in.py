"""What a player may bring to a cash table, and bring back."""

from dataclasses import dataclass, field
from typing import Literal

from cardroom.rules.decisions.decision import (
    BigBlinds,
    BigBlindsOrNone,
    Decision,
    Principle,
    Seconds,
)
from cardroom.rules.layers.schema_versions import since


@dataclass(frozen=True, slots=True)
class BuyIn:
    """Limits in big blinds of the stake."""

    minimum_big_blinds: Decision[BigBlinds]
    maximum_big_blinds: Decision[BigBlinds]
    """Bound on the stack when joining; 100000 is none."""
    top_up: Principle[Literal["between_hands"]]
    """When a rebuy or top-up reaches the stack; asked for during a hand it waits for the hand's end."""
    top_up_to_big_blinds: Decision[BigBlinds]
    """Bound on the stack after a rebuy or top-up."""
    small_top_up_from: Decision[Literal["any_chips", "big_blind"]]
    """What a stack must still hold for a top-up by any amount; a smaller one is filled up to the least buy-in."""
    short_buy_in: Decision[Literal["never", "pot_limit_once_an_evening"]]
    """Out of chips in pot limit: half the least buy-in or more, once, never as the first and never twice in a row."""
    by_agreement: Decision[Literal["never", "all_players_and_staff"]]
    """A buy-in outside the limits, where all players at the table and staff agree."""
    off_the_table: Decision[Literal["only_by_leaving", "for_the_restaurant_too"]]
    """Chips leave a table with their player, all together; whether some may pay for food and drink before."""
    return_window_seconds: Decision[Seconds]
    """Leaving with a large stack binds the next entry for this long, last second included; 0 never."""
    return_above_big_blinds: Decision[BigBlindsOrNone]
    """A stack strictly larger than this binds; 0: any chips at all."""
    return_stack: Principle[Literal["same_stack"]]
    return_small: Decision[Literal["as_it_is", "made_up_to_minimum"]]
    """A binding stack below the least buy-in."""
    return_scope: Decision[Literal["account_and_stake", "betting_structure"]]
    """Where the account's entries are bound: at the same stake of the game's family; or at all of the same betting
    structure, at other stakes with no more than their largest buy-in, and out of mixed games by theirs."""
    return_after_change: Decision[Literal["same_stack", "at_least"]]
    """Who has played at another table meanwhile and comes back: with exactly the old stack, or with at least it."""
    forced_move: Decision[Literal["as_any_return", "same_stack"]]
    """Who was taken from a table by the house: the old stack is allowed elsewhere, also below the least buy-in."""
    second_seat: Decision[Literal["own_stack", "after_leaving"]] = field(
        metadata=since(3, "own_stack", "A player may sit at several tables, each with a stack of its own.")
    )
    """A seat where a stack would have to be brought that the player still plays at another table: with a stack of its
    own, or only once that table is left."""
