"""Betting at a live table, where players speak, push chips and act too early. Only a book of a live room has it."""

from dataclasses import dataclass, field
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle
from cardroom.rules.layers.schema_versions import since


@dataclass(frozen=True, slots=True)
class LiveBetting:
    """What words and chips count as. Fields with one policy are there to be cited by the rulings that rest on them."""

    final_say: Principle[Literal["staff"]]
    """Who decides what the rules leave open, and may set a ruling aside."""

    # Words
    spoken: Principle[Literal["binds"]]
    """A declaration of the player whose turn it is."""
    spoken_amount: Principle[Literal["total"]]
    """What a number is: the total the player's bet of this round goes to."""
    spoken_call: Principle[Literal["owes_all"]]
    tap: Principle[Literal["check"]]
    """Tapping the table."""
    check_against_bet: Principle[Literal["no_raise"]]
    """A check, said or tapped, where there is a bet to match: what is left to the player."""
    word_and_chips: Principle[Literal["first_binds"]]
    """A word and chips that do not agree: what came first."""
    condition: Decision[Literal["void", "staff_decide"]]
    """A declaration under a condition: "if you raise, I am all-in"."""
    raise_without_amount: Principle[Literal["minimum_raise"]]
    """ "Raise" and no chips but the call, or none."""
    ambiguous_amount: Decision[Literal["highest_within_pot", "staff_decide"]]
    """A number that may mean several amounts: "five"."""
    pot_in_other_forms: Decision[Literal["pot_as_an_amount", "at_least_minimum", "staff_decide"]]
    """ "Pot" where the betting is not pot limit."""

    # Chips
    single_chip: Principle[Literal["call_unless_raise_said"]]
    """One chip against a bet, however large."""
    single_chip_opening: Decision[Literal["bet", "check"]]
    """One chip and no word, with no bet to match."""
    single_chip_opening_first_round: Decision[Literal["bet", "check", "staff_decide"]]
    """The same in the first round of a hand, which has a bet to match in most games."""
    single_chip_option: Principle[Literal["check"]]
    """One chip and no word of a player whose blind already matches the bet."""
    single_chip_raise: Decision[Literal["largest_chip_covers", "minimum_raise"]]
    """One chip and "raise" without an amount."""
    several_chips: Decision[Literal["without_one_of_same_value", "without_smallest", "amount_decides"]]
    """Several chips and no word: a call if the call is no longer covered without one of them, or the amount decides."""
    unlike_chips: Decision[Literal["as_like_ones", "amount_decides"]]
    """The same of chips that are not of one value."""
    last_chips: Decision[Literal["as_others", "staff_decide"]]
    """A player's last chips, where others would be a call or a check: the same, or staff ask if it was an all-in."""
    chips_in_front: Principle[Literal["counted"]]
    """The player's chips already in front, in what the new ones add up to."""
    excess_of_call: Principle[Literal["returned"]]
    """Chips beyond a bet that count as a call."""
    undercall: Decision[
        Literal["full_against_opening_bet_or_heads_up", "full_or_staff_let_fold", "staff_decide"]
    ]
    """Fewer chips than there are to call."""
    bet_below_minimum: Principle[Literal["completed"]]
    above_maximum: Principle[Literal["reduced"]]
    """More than the betting form allows."""
    string_bet: Principle[Literal["first_motion_counts"]]
    string_bet_called_by_player: Decision[Literal["staff_confirm", "dealer_decides"]]
    """Whose word it takes when a player, not the dealer, calls the string bet."""
    raise_then_motions: Decision[Literal["one_more_motion", "call_then_one_motion", "one_motion"]]
    """ "Raise" without an amount, then chips in motions: how many of them count."""

    # Short raises
    half_raise: Principle[Literal["half_makes_it_full"]]
    """A raise of half the least raise or more is completed to it."""
    half_raise_base: Decision[Literal["last_raise", "amount_to_match"]]
    """Half of what: of the last full bet or raise, or of the whole bet to match."""
    below_half: Principle[Literal["call"]]
    below_half_after_raise_said: Decision[Literal["minimum_raise", "call"]]
    """A raise below half when the word "raise" and a too small amount were said."""

    # Turns
    out_of_turn: Decision[Literal["binds_unless_raised", "binds_if_skipped_fold"]]
    """Whether a call, bet or raise out of turn binds: unless the bet to match went up; or only if those skipped fold,
    and as a check or call if one of them checks or calls."""
    out_of_turn_heads_up: Decision[Literal["as_others", "stands_unless_bet"]]
    out_of_turn_changed: Principle[Literal["returned_all_options"]]
    out_of_turn_fold: Decision[Literal["as_any_action", "binds"]]
    """As any action is for cards that the muck has not touched; those in it are folded."""
    out_of_turn_check: Decision[Literal["as_any_action", "no_raise_this_round"]]
    out_of_turn_on_purpose: Principle[Literal["penalty_possible"]]
    reacted_players: Decision[Literal["take_back", "staff_decide"]]
    """Those who acted after a player who was out of turn."""
    skipped_player: Decision[Literal["bound_after_two_actions", "staff_decide"]]
    cards_over_skipped: Decision[Literal["premature_cards", "staff_decide"]]
    """The next round's cards were dealt before the skipped player could speak."""
    substantial_action: Decision[Literal["two_with_chips_or_any_three", "two_with_chips", "any_two"]]
    """How many actions in turn close the door on a misdeal."""

    # Counts and all-ins
    accepted_action: Decision[Literal["real_amount", "never_above_stated", "staff_decide"]]
    """A call of a bet that turns out larger than its count."""
    accepted_action_less: Decision[Literal["real_amount", "staff_decide"]]
    """A call of a bet that turns out smaller than its count."""
    late_bet: Decision[Literal["until_raise_or_next_cards", "until_raise_or_two_acted"]]
    """Until when a wrong amount that was taken for a bet or raise is put right; later it stands."""
    late_callers: Decision[Literal["pay_the_right_amount", "never_more", "act_again"]]
    """Those who called such an amount before it is put right."""
    bet_count: Principle[Literal["told"]]
    pot_count: Decision[Literal["pot_limit_only", "staff_decide"]]
    """Whether the dealer tells the size of the pot; where not, the pot may be spread for the player to count."""
    stack_count: Decision[Literal["if_all_in", "estimate_only"]]
    """When a player may have an opponent's chips counted."""
    other_information: Decision[Literal["not_told", "staff_decide"]] = field(
        metadata=since(3, "staff_decide", "Staff say what else the dealer may tell.")
    )
    """What else a player asks of the dealer, such as who raised before the flop."""
    covered_chips: Decision[Literal["not_counted", "staff_decide", "counted"]]
    """Chips the bettor hid on purpose, in the count of a bet."""
    hidden_chips: Decision[Literal["lost_not_won", "to_winner_in_tournaments", "staff_decide"]]
    """Chips found after an all-in: they are lost but win nothing; in tournaments they go to the winner of the pot."""
    reopened_for: Principle[Literal["who_has_not_answered"]]
    """Who may raise after an all-in that is no full raise."""
    all_in_player_leaves: Decision[Literal["penalty_possible", "hand_dead", "hand_dead_staff_may_restore"]]
