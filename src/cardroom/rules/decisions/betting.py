"""How a betting round runs: who may do what, and for how much."""

from dataclasses import dataclass, field
from typing import Literal

from cardroom.rules.decisions.decision import Count, Decision, Principle
from cardroom.rules.layers.schema_versions import since


@dataclass(frozen=True, slots=True)
class Betting:
    """The betting round. Fields with one policy are there to be cited by the refusals that rest on them."""

    actions: Principle[Literal["own_turn_only"]]
    """When a player may act."""
    first_round_opener: Principle[Literal["after_big_blind"]]
    """Who acts first in a round with blinds; heads-up that is the dealer, who posted the small blind."""
    later_round_opener: Principle[Literal["after_dealer"]]
    round_end: Principle[Literal["all_matched_or_folded"]]
    """A round ends once all who can act have acted and matched the largest bet, or folded."""
    fold: Principle[Literal["final"]]
    check: Principle[Literal["no_bet_or_big_blind_option"]]
    """A check is allowed with no bet in the round; the big blind may check an unraised first round."""
    call: Principle[Literal["match_or_all_in"]]
    """A call matches the largest bet, for less only with everything."""
    no_limit_maximum: Principle[Literal["whole_stack"]]
    pot_limit_maximum: Principle[Literal["bet_plus_pot_after_call"]]
    """Largest raise total = current bet + the pot after calling; the first bet is at most the pot."""
    pot_limit_antes: Principle[Literal["counted"]]
    """Antes that every player posts, in the pot that bounds a bet."""
    ante_for_all: Decision[Literal["counted", "from_second_round"]]
    """An ante that one player posts for all: counted in that pot at once, or only after the first round."""
    pot_limit_short_blind: Decision[Literal["as_full_big_blind", "as_full_blinds"]]
    """A pot raise over a blind that was short, or that nobody posted: the raiser calls the full big blind, and the pot
    is what lies in it, or in the first round what would lie in it had the blinds been full."""
    minimum_bet: Decision[Literal["big_blind", "big_blind_or_ante"]]
    """In no and pot limit. A game without blinds opens for the big blind of the table's other games, where there is
    one, or for its ante."""
    bet_unit: Decision[Literal["any_amount", "whole_currency_unit", "big_blind"]]
    """What a bet of a cash game must be a multiple of; tournaments know no such unit. Bets are rounded to big blinds;
    where chips are whole units of the currency, others are refused, so are such buy-ins, and pots divide by chips."""
    minimum_raise: Principle[Literal["largest_of_round"]]
    """Least increment = the largest full bet or raise of the round, at least the minimum bet."""
    fixed_limit_sizes: Principle[Literal["smaller_then_larger"]]
    """The smaller bet in the first two rounds, the larger one in the later ones."""
    raise_cap: Decision[Count]
    """Bets and raises allowed in one round of fixed limit, a blind counted, a bring-in not; 0 is no cap."""
    raise_cap_heads_up: Decision[Literal["lifted", "lifted_while_two_remain", "lifted_for_last_two", "kept"]]
    """The cap where two are left: lifted for a round that begins with only two players who have chips; as soon as two
    remain in the hand; for the last two of a tournament, or of a table that is by itself; or kept."""
    open_pair: Decision[Literal["never_doubles", "doubles"]]
    """Whether a pair lying open lets anyone bet the larger size early, in games that know it."""
    all_in: Principle[Literal["below_minimum_allowed"]]
    """A player short of the call or of the least raise may put everything in."""
    full_all_in: Principle[Literal["normal_raise"]]
    """An all-in that makes the least raise is a raise like any other and reopens the betting."""
    short_all_in: Principle[Literal["does_not_reopen"]]
    """After an all-in below the least raise, players who answered the last full bet may only call or fold."""
    limit_all_in: Decision[
        Literal["as_other_forms", "half_is_full_bet", "more_than_half_raises", "completed_to_full_bet"]
    ]
    """A short all-in in fixed limit: from half a bet on the next raise may be on top of it, as on top of a full bet,
    and who may raise again is as in other forms; or up to half a bet it is no raise at all, above half one like any
    other; or the next raise completes it to the full bet, however short it was."""
    short_all_in_run: Decision[Literal["reopens_when_sum_is_full", "never_reopens"]]
    """Short all-ins in a row: do they reopen the betting once they add up to the least raise."""
    short_all_in_run_ends: Principle[Literal["call_or_full_raise"]]
    """What breaks such a run; the next one counts from 0."""
    lone_player: Decision[Literal["acts_once", "board_runs_out"]] = field(
        metadata=since(3, "acts_once", "Who has chips and nobody to bet with is asked all the same.")
    )
    """A player who has matched the bet and has nobody to bet with, all others being all-in: may act all the same, or
    the cards are dealt to the end. Such is a big blind whose callers are all-in for less."""
    short_blind_price: Decision[Literal["full_big_blind", "largest_posted"]]
    """What it costs to call when the big blind's stack was short."""
    short_post_order: Decision[Literal["ante_first", "blind_first"]]
    """What a stack too short for both posts first."""
    side_pots: Principle[Literal["by_all_in_amount"]]
    uncalled_bet: Principle[Literal["returned_before_pots_and_rake"]]
