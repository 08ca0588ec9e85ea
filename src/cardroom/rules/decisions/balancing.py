"""Seats in a tournament of several tables: the first button, how tables are kept even, and how they are broken."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import Count, Decision, IntRange, Principle

Players = Annotated[int, IntRange(1, 11)]


@dataclass(frozen=True, slots=True)
class Balancing:
    """Who sits where while a tournament has several tables."""

    first_button: Decision[
        Literal["seat_assigned_last", "last_seat_with_chips", "high_card", "one_draw_for_all"]
    ]
    """Where a table's button is in its first hand: at one draw the same seat at all tables."""
    unclaimed_stacks: Decision[Literal["from_the_start", "with_their_seat_number"]]
    """When the stack of a drawn seat that nobody has taken yet comes into play: at the start, or once all seats of its
    number have been given out at all tables."""
    most_apart: Decision[Players]
    """How many players the largest table may have more than the smallest."""
    most_apart_late: Decision[Players]
    """The same with few tables left."""
    late_tables: Decision[Count]
    """So many tables or fewer are few; 0: never."""
    short_table: Decision[Literal["plays_on", "halts"]]
    """Whether a table that is shorter than it may be waits for its players."""
    who_moves: Decision[Literal["drawn", "next_big_blind", "big_blind"]]
    """Who goes from the larger table in games with blinds: whoever is drawn, posts the next big blind, or posted the
    last one."""
    who_moves_without_blinds: Decision[Literal["drawn", "same_seat"]]
    """The same in games without: by draw, or from the seat that is free at the shorter table, or the next one."""
    seat: Decision[Literal["farthest_from_big_blind", "nearest_to_big_blind"]]
    """Which free seat a moved player gets: where the big blind comes last, or where it comes first."""
    seat_without_blinds: Decision[Literal["drawn", "last_opened"]]
    entry_between: Decision[
        Literal[
            "no_button_next", "barred_behind_button", "barred_before_small_blind", "barred_before_big_blind"
        ]
    ]
    """A player who comes to a seat between the button and the small blind: dealt in but not given the button next, or
    not dealt in until the button has passed, which is the player's who comes to its seat, or is nobody's there (or
    until the small blind has passed too)."""
    breaks_when: Principle[Literal["all_fit_on_one_fewer"]]
    """When a table is broken."""
    breaking_order: Decision[Literal["highest_number", "drawn"]]
    """Which table is broken next: the one with the highest number, or by an order drawn at the start."""
    broken_seats: Principle[Literal["drawn"]]
    """The seats of players whose table is broken, among the free ones of the shortest tables."""
    final_table: Decision[Literal["as_tables_break", "redrawn"]]
    """Whether everybody draws a new seat for the final table."""
    final_table_players: Decision[Count]
    """With how many players the final table is formed; 0: with as many as a table seats."""
