"""Prize money of tournaments: what of the takings is the pool, what each place gets of it, tickets and fees."""

from dataclasses import dataclass
from typing import Annotated, Literal

from cardroom.rules.decisions.decision import (
    BasisPoints,
    Cents,
    Count,
    Decision,
    IntRange,
    Principle,
)

FieldSize = Annotated[int, IntRange(2, 100_000)]
"""Entries of a tournament."""
Place = Annotated[int, IntRange(1, 100_000)]


@dataclass(frozen=True, slots=True)
class FeeRow:
    """A price of a table of fees: of `buy_in_cents` so much goes to the pool, and the house keeps the rest."""

    kind: Literal["heads_up_sit_and_go", "five_handed_sit_and_go", "multi_table"]
    buy_in_cents: Cents
    pool_cents: Cents
    fee_cents: Cents


@dataclass(frozen=True, slots=True)
class EqualPlaces:
    """From a place on, always so many places are paid the same."""

    from_place: Place
    places: Count


@dataclass(frozen=True, slots=True)
class Prizes:
    """Prize money of tournaments: the pool, the ladder of prizes in large fields, tickets and fees."""

    pool_share: Decision[BasisPoints]
    """What part of the pool parts paid in is prize money; the house keeps the rest."""
    guarantee: Principle[Literal["house_adds_the_rest"]]
    """What comes of a guaranteed pool that the entries do not reach."""
    fees: Decision[tuple[FeeRow, ...]]
    """The prices that are printed, each with its fee."""
    usual_fee: Decision[BasisPoints]
    """The fee of other prices, in basis points of the part that goes to the pool."""
    fee_shown: Principle[Literal["apart_from_pool"]]
    """How a price is told: the part for the pool, and the fee."""
    freeroll: Principle[Literal["no_buy_in_and_no_fee"]]
    """What a freeroll costs; the house gives its pool."""
    re_entries_per_entry: Decision[Count]
    """So many re-entries count as one entry more where prizes go by entries; 0: none counts."""
    ladder_final: Decision[Literal["when_registration_closes", "when_purchases_end"]]
    """From when on it stands how many places are paid, and in what parts; until then it goes by the entries and the
    pool so far."""
    amounts_shown: Decision[Literal["at_once", "when_purchases_end"]]
    """From when on the prizes are told in money, not only how they are worked out."""
    ladder_from_entries: Decision[FieldSize]
    """With so many entries and more the prizes go by the ladder below, not by the printed table of payouts."""
    paid_places: Decision[BasisPoints]
    """Ladder: which part of the entries is paid, rounded up."""
    least_prize_percent: Decision[Count]
    """Ladder: what a paid place gets at least, in percent of what one entry brought into the pool."""
    ladder_shape: Principle[Literal["one_over_place"]]
    """Ladder: how what is above the least prizes falls: the second place has half of the first's, the third a third."""
    equal_places: Decision[tuple[EqualPlaces, ...]]
    """Ladder: places that are paid the same."""
    prize_unit_cents: Decision[Cents]
    """Ladder: prizes are multiples of this; what is left over is the first place's."""
    shared_unit_cents: Decision[Cents]
    """Where players share prizes: their parts are whole units of this; who gets the odd ones is another decision."""
    special_prizes: Decision[Literal["announced", "none"]]
    """Prizes for feats, taken out of the pool before the places."""
    carried_share: Decision[Literal["announced", "none"]]
    """Whether a part of the pool may go to the pool of a later tournament."""
    chosen_buy_in: Principle[Literal["chips_in_proportion"]]
    """The chips of a player who chooses the buy-in between a least and a most: in proportion, rounded down."""
    satellite_prizes: Principle[Literal["entries_to_another"]]
    """What a satellite pays."""
    satellite_remainder: Principle[Literal["cash_to_next_place"]]
    """What comes of the part of a satellite's pool that buys no whole ticket."""
    ticket_use: Decision[Literal["own_use_only", "announced"]]
    """Who may play on a ticket that was won."""
