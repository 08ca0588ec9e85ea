"""Button and blinds: who posts, how the positions move, who may enter when."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Decision, Principle


@dataclass(frozen=True, slots=True)
class Blinds:
    """Positions of a running table and entry to it."""

    posts: Principle[Literal["small_then_big"]]
    """The next two players clockwise from the dealer post the small and the big blind."""
    first_dealer: Decision[Literal["drawn", "high_card"]]
    """Who deals the first hand of a table: by chance, or whoever of those present gets the highest card."""
    restart_dealer: Decision[Literal["drawn", "high_card"]]
    """Who deals the first hand after the table stopped for want of players."""
    big_blind_moves: Principle[Literal["next_player"]]
    """The next player clockwise from the previous big blind's seat."""
    small_blind: Principle[Literal["previous_big_blind_or_nobody"]]
    """The previous big blind's seat if its player is dealt in, else nobody posts it."""
    dealer: Decision[Literal["before_small_blind", "dead_button"]]
    """The nearest player counter-clockwise of the small blind's seat, so that the button may stay; or the seat of the
    last small blind, be it empty or not."""
    heads_up_dealer: Principle[Literal["small_blind"]]
    """With two players the one not due the big blind is small blind and dealer."""
    entry: Decision[Literal["big_blind_only", "big_blind_or_post", "at_once"]]
    """When a new player is first dealt in at a running table: on the big blind, also by posting one live, or at once
    with the rights and duties of the seat."""
    entry_between: Decision[Literal["no_button_next", "barred_before_small_blind", "barred_before_big_blind"]]
    """A new player who would come in between the button and the small blind: dealt in but not given the button next,
    or not dealt in there (or as far as the big blind)."""
    entry_decided: Principle[Literal["before_the_deal"]]
    """Until when a player may decide to come in."""
    big_blind_seat_taken: Decision[Literal["as_any_entry", "newcomer_posts_big_blind"]]
    """A new player who takes the last big blind's seat at once: posts the next one, alone, or comes in as anybody."""
    missed_blinds: Decision[Literal["none", "two_markers"]]
    """What a seat shows whose player missed blinds: nothing, or at most two markers, however long the absence."""
    missed_blind_return: Decision[Literal["big_blind_only", "post_or_wait", "post_both"]]
    """When a player who missed the big blind is dealt in again: on the big blind; also by posting it live and the small
    one into the pot; or by posting both in any case."""
    missed_small_blind: Decision[Literal["big_blind_only", "small_live"]]
    """A player who missed the small blind alone waits for the big blind, or posts the small one as a bet."""
    buy_button: Decision[Literal["not_offered", "in_small_blind_position"]]
    """Whether who comes in where the small blind would be may pay both blinds at once and have the button next."""
    seat_change: Decision[Literal["not_offered", "farther_owes_small_blind", "farther_owes_big_blind"]]
    """What moving to a seat farther from the blinds costs; nearer to them it is free."""
    seat_change_by: Decision[Literal["player", "staff"]]
    """Whose word a change of seats needs."""
    playing_over: Decision[Literal["not_offered", "staff_consent"]]
    """Whether another player may use the seat of one who is absent."""
    win_the_button: Decision[Literal["not_played", "one_button", "two_buttons"]]
    """Whether the winner of a hand gets the button: the one that deals and places the blinds, or a second one that the
    betting after the first round begins from."""
    win_the_button_shared: Principle[Literal["next_from_button"]]
    """Which of several winners gets it: the first of those who share the main pot, clockwise from the button."""
    start_entry: Principle[Literal["all_seated"]]
    """Who is dealt in on a first hand or a restart, where nobody can have missed anything."""
