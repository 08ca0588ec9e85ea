"""The bad beat jackpot: a fund that big hands win which are beaten by bigger ones."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import (
    Amount,
    Cents,
    Decision,
    IntRange,
    Principle,
    Seats,
    Seconds,
)
from cardroom.rules.layers.schema_versions import since

Category = Annotated[int, IntRange(1, 2)]
Side = Annotated[int, IntRange(1, 4)]
Percents = Annotated[int, IntRange(0, 100)]
Approvals = Annotated[int, IntRange(1, 4)]


@dataclass(frozen=True, slots=True)
class Criterion:
    """The least losing hand of a category in these games, by five cards that make it ("As Ah Ad Ks Kh").

    `own_cards` is how many of the loser's own cards must be part of the hand; 0 asks for none beyond the game's rules.
    """

    category: Category
    games: tuple[str, ...]
    least_hand: str
    own_cards: Annotated[int, IntRange(0, 2)] = 0


@dataclass(frozen=True, slots=True)
class PayoutRow:
    """What each loser, winner and other player gets, with so many of each: percents of the fund ("20/3")."""

    players: Seats
    losers: Side
    winners: Side
    others: Percents
    loser: str
    winner: str
    other: str


@dataclass(frozen=True, slots=True)
class HourlyDrop:
    """What a whole table pays for a period instead of a drop from each hand."""

    amount_cents: Cents
    seconds: Seconds


@dataclass(frozen=True, slots=True)
class Jackpot:
    """Drop, fund, criteria and payout."""

    trigger: Principle[Literal["big_hand_beaten"]]
    """Two hands or more that meet the criteria, at the end of a hand of a cash game."""
    criteria: Decision[tuple[Criterion, ...]]
    high_low: Principle[Literal["as_the_high_game"]]
    """Games that divide the pot count by their high hands."""
    triggering_hands: Principle[Literal["two_best"]]
    """If more than two hands qualify; several players may hold each of the two."""
    both_categories: Principle[Literal["first_only"]]
    """A hand that meets the first category meets the second one too."""
    least_players: Decision[Seats]
    """Dealt in when the hand began; with fewer there is neither drop nor win."""
    most_players: Decision[Seats]
    """Seats of a table with a jackpot."""
    winners_at: Principle[Literal["table_of_the_hand"]]
    """Who shares: all who were dealt in at the table, nobody elsewhere."""
    total: Principle[Literal["80_percent_or_13_and_players"]]
    """What a payout comes to by category: the rows of the tables add up to it."""
    payout_1: Decision[tuple[PayoutRow, ...]]
    payout_2: Decision[tuple[PayoutRow, ...]]
    base_cents: Decision[Amount]
    """What the fund holds at least after a payout, made up by the house."""
    drop_cents: Decision[Cents]
    drop_from: Principle[Literal["second_round"]]
    """The hands that pay it: those that come to their second betting round."""
    day_ends_seconds: Decision[Seconds]
    """When a gaming day ends, in seconds after midnight by the room's clock (UTC)."""
    hourly: Decision[tuple[HourlyDrop, ...]]
    """What a table may pay by time if all its players agree."""
    approvals: Decision[Approvals] = field(
        metadata=since(4, 2, "Two members of staff approve a claim before it is shared.")
    )
    """How many members of staff approve a claim at a live table before it is shared."""
