"""The house's share of a cash pot. Percent and cap stand with each stake, see `rules.house_games`."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardroom.rules.decisions.decision import Amount, Cents, Count, Decision, Principle, Seconds


@dataclass(frozen=True, slots=True)
class ShortHandedCap:
    """The cap of a short-handed hand at these blinds; `or_larger`: and at all larger blinds."""

    small_blind_cents: Cents
    big_blind_cents: Cents
    cap_cents: Cents
    or_larger: bool = False

    def holds_at(self, small_blind_cents: int, big_blind_cents: int) -> bool:
        """Whether this row is the one for a stake. An `or_larger` row yields to an exact one."""
        if (small_blind_cents, big_blind_cents) == (self.small_blind_cents, self.big_blind_cents):
            return True
        return self.or_larger and big_blind_cents > self.big_blind_cents


def short_handed_cap(caps: Sequence[ShortHandedCap], small_blind_cents: int, big_blind_cents: int) -> int:
    """The cap in cents of a short-handed hand at these blinds, by the first row that holds. LookupError if none."""
    exact_first = sorted(caps, key=lambda row: row.big_blind_cents != big_blind_cents)
    for row in exact_first:
        if row.holds_at(small_blind_cents, big_blind_cents):
            return row.cap_cents
    raise LookupError(f"no short-handed cap for blinds {small_blind_cents}/{big_blind_cents} cents")


@dataclass(frozen=True, slots=True)
class BonusDrop:
    """A fixed amount that a hand pays into a fund beside its rake; `fund` names the fund, `when` which hands pay.

    `high_low`: hands of games with a high and a low share; `every_game`: all hands.
    """

    fund: str
    amount_cents: Cents
    when: Literal["every_game", "high_low"] = "every_game"


@dataclass(frozen=True, slots=True)
class Rake:
    """How the rake of a hand is worked out: percent, rounding, minimum, cap, in this order."""

    taken_from: Principle[Literal["whole_pot"]]
    by_stake: Principle[Literal["percent_and_cap"]]
    before_flop: Decision[Literal["none", "fixed_amount"]]
    """What a hand pays that ends in its first round: nothing, or one amount whatever lies in the pot."""
    first_round_cents: Decision[Amount]
    """That amount."""
    rounding: Decision[Literal["half_up", "full_units"]]
    """To the nearest unit, a half upwards; or only for each full unit of rake that the pots have earned."""
    unit_cents: Decision[Cents]
    """The unit: a cent, or the smallest chip that the house takes."""
    minimum_cents: Decision[Count]
    """Least rake of a raked hand."""
    short_handed_players: Decision[Count]
    """A hand started with at most this many players has the short-handed cap; 0 is no such cap."""
    short_handed_counts: Principle[Literal["dealt_in"]]
    short_handed_caps: Decision[tuple[ShortHandedCap, ...]]
    split_over_pots: Decision[Literal["by_size_largest_remainder", "where_each_unit_begins"]]
    """Each pot bears its share by size, odd cents by largest remainder, ties to the main pot first; or pots are charged
    in the order of their forming, each unit to the pot in which the money that earns it begins."""
    bonus_drops: Decision[tuple[BonusDrop, ...]]
    """What a hand that is raked pays into funds of the house, beside the rake."""
    hourly_cents: Decision[Amount]
    """What each player pays for a period of play where a table is charged by time instead of by the pot; 0: never."""
    hourly_period_seconds: Decision[Seconds]
    """The period, each begun one paid in full."""
