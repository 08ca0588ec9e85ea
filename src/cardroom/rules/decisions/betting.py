"""How a betting round runs: who may do what, and for how much."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decision import Count, Decision


@dataclass(frozen=True, slots=True)
class Betting:
    """The betting round. Fields with one policy are there to be cited by the refusals that rest on them."""

    actions: Decision[Literal["own_turn_only"]]
    """When a player may act."""
    first_round_opener: Decision[Literal["after_big_blind"]]
    """Who acts first before the flop; heads-up that is the dealer, who posted the small blind."""
    later_round_opener: Decision[Literal["after_dealer"]]
    round_end: Decision[Literal["all_matched_or_folded"]]
    """A round ends once all who can act have acted and matched the largest bet, or folded."""
    fold: Decision[Literal["final"]]
    check: Decision[Literal["no_bet_or_big_blind_option"]]
    """A check is allowed with no bet in the round; the big blind may check an unraised first round."""
    call: Decision[Literal["match_or_all_in"]]
    """A call matches the largest bet, for less only with everything."""
    no_limit_maximum: Decision[Literal["whole_stack"]]
    pot_limit_maximum: Decision[Literal["bet_plus_pot_after_call"]]
    """Largest raise total = current bet + the pot after calling; the first bet is at most the pot."""
    minimum_bet: Decision[Literal["big_blind"]]
    minimum_raise: Decision[Literal["largest_of_round"]]
    """Least increment = the largest full bet or raise of the round, at least the minimum bet."""
    raise_cap: Decision[Count]
    """Bets and raises allowed in one round; 0 is no cap."""
    all_in: Decision[Literal["below_minimum_allowed"]]
    """A player short of the call or of the least raise may put everything in."""
    full_all_in: Decision[Literal["normal_raise"]]
    """An all-in that makes the least raise is a raise like any other and reopens the betting."""
    short_all_in: Decision[Literal["does_not_reopen"]]
    """After an all-in below the least raise, players who answered the last full bet may only call or fold."""
    short_all_in_run: Decision[Literal["reopens_when_sum_is_full", "never_reopens"]]
    """Short all-ins in a row: do they reopen the betting once they add up to the least raise."""
    short_all_in_run_ends: Decision[Literal["call_or_full_raise"]]
    """What breaks such a run; the next one counts from 0."""
    short_blind_price: Decision[Literal["full_big_blind", "largest_posted"]]
    """What it costs to call when the big blind's stack was short."""
    short_post_order: Decision[Literal["ante_first", "blind_first"]]
    """What a stack too short for both posts first."""
    side_pots: Decision[Literal["by_all_in_amount"]]
    uncalled_bet: Decision[Literal["returned_before_pots_and_rake"]]
