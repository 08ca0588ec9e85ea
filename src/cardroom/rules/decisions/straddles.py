"""Straddles: blind raises posted before the cards. Only a book of a house that knows them has this section."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle, Seats, Times


@dataclass(frozen=True, slots=True)
class Straddles:
    """Who may post a straddle, how much it is, and what it does to the first betting round."""

    first: Principle[Literal["first_to_act"]]
    """Whose the straddle is: the player first to act, who is the next one behind the big blind."""
    posted: Principle[Literal["before_the_deal"]]
    """Until when it may be posted. A standing wish counts for the hands whose cards are not dealt yet."""
    multiple: Decision[Times]
    """How many times the big blind, or the straddle before it, a straddle is; without blinds, of what there is to
    call."""
    in_full: Principle[Literal["only_in_full"]]
    """A player whose stack does not reach for it posts none."""
    acts_last: Principle[Literal["last_straddler"]]
    """Who closes the first betting round, with the right to raise; it begins behind that player."""
    minimum_raise: Decision[Literal["what_it_added", "whole_straddle"]]
    """The least a raise over a straddle adds: what the straddle added to the bet before it, or the straddle."""
    cap: Principle[Literal["counts_as_raise"]]
    """Whether a straddle is one of the raises that fixed limit counts."""
    consecutive: Decision[Literal["not_offered", "up_to_the_button"]]
    """Whether the players behind a straddler may straddle in their turn without a gap, the button being the last."""
    by_button: Decision[Literal["not_offered", "if_first_does_not"]]
    """Whether the button may straddle where the player first to act does not; nobody else may then."""
    players: Decision[Seats]
    """The least number of players dealt in."""
    asked: Decision[Literal["not_asked", "before_each_hand"]]
    """Whether the room asks the player who may straddle first, between two hands, if that player has not said so. One
    straddle is answered; silence is none."""
    newcomer: Decision[Literal["not_offered", "next_to_big_blind", "any_in_turn"]]
    """Where a new player may come in by a straddle, which holds the new player's blind."""
    returning: Decision[Literal["not_offered", "next_to_big_blind"]]
    """Where a player who missed blinds may come back by a straddle; the blinds are then not paid."""
