"""Seats, starting, queues and breaks of a cash table."""

from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Count, Decision, Principle, Seats, Seconds


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where, and when a hand is dealt."""

    seats: Decision[Seats]
    most_seats: Decision[Seats]
    """The most that staff may let a table have, as far as the cards of its games go; not above `seats`: none more."""
    players_to_start: Decision[Seats]
    """Players joined before a new table begins."""
    players_to_deal: Decision[Seats]
    """Players not sitting out that a hand needs."""
    heads_up_hands: Decision[Count]
    """Hands dealt to two, after one of three or more, before a third is needed; afresh each drop."""
    table_draw: Decision[Literal["weighted_random", "fewest_players_then_oldest"]]
    draw_base_weight: Decision[Count]
    """A table's weight is the base, plus this per free seat, plus this if the player played there lately."""
    draw_free_seat_weight: Decision[Count]
    draw_played_before_weight: Decision[Count]
    draw_played_before_seconds: Decision[Seconds]
    """How far back "played there before" reaches."""
    seat_choice: Decision[Literal["drawn", "by_the_player"]]
    """Who says which free seat a new player gets: a draw, or the player, the table with it."""
    waiting_queue: Principle[Literal["told_and_may_leave"]]
    closed_table: Decision[Literal["no_priority", "ahead_of_the_line_by_draw"]]
    """Players of a table that the house has closed, who want to play on at the same stake."""
    seat_offer_seconds: Decision[Seconds]
    """How long a seat is kept for the player it is offered to."""
    moved_by_staff: Principle[Literal["with_the_stack"]]
    """A player whom staff move to another table brings the whole stack along."""
    last_round: Principle[Literal["staff_announce"]]
    """The last round of the evening: a hand for each who plays then."""
    leaving: Principle[Literal["at_hand_end"]]
    """A player who asks to leave during a hand leaves once it is over for that player's seat."""
    tables_per_stake: Decision[Count]
    """Tables of one stake a player may sit at, all games of one family counted together; 0 is no limit."""


@dataclass(frozen=True, slots=True)
class SittingOut:
    """Breaks at cash tables."""

    standing: Principle[Literal["seat_kept_not_dealt"]]
    """A player sitting out keeps the seat, gets no cards and posts no blinds; `[blinds]` says what is owed for them."""
    limit_seconds: Decision[Seconds]
    """Removed to the lobby once strictly more than this has passed."""
    long_break: Decision[Literal["any_number", "once_an_evening"]]
    """How often a break may be as long as that; an evening is as long as stacks are bound."""
    later_break_seconds: Decision[Seconds]
    """The limit for who has had the long break; a break is long that is longer than this."""
    general_from_tables: Decision[Count]
    """Playing this many cash tables or more, sitting out at one starts the general sit-out at all."""
    general_starts: Principle[Literal["next_hand"]]
    general_limit_seconds: Decision[Seconds]
    """One clock for all tables from activation; removed wherever still out once strictly more passed."""
    skip_next_big_blind: Principle[Literal["every_table_in_its_turn"]]
    """The option to sit out when the big blind falls next, at each of the player's tables."""
