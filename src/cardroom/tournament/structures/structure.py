"""A structure: everything that is announced before a tournament. Chips are no money; amounts are cents."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from cardroom.rules.decisions import Payout
from cardroom.rules.decisions.decision import (
    Amount,
    BasisPoints,
    Cents,
    Count,
    IntRange,
    Seats,
    Seconds,
)
from cardroom.rules.decisions.prizes import FieldSize
from cardroom.rules.decisions.tournament import Points
from cardroom.tournament.chip_set import ChipsOwned

WHOLE: Final = 10_000
"""The basis points of a whole."""
ChipsOrNone = Annotated[int, IntRange(0, 1_000_000_000)]
MostEntries = Annotated[int, IntRange(0, 100_000)]
ReEntriesCounted = Annotated[int, IntRange(-1, 1_000)]


@dataclass(frozen=True, slots=True)
class StructureLevel:
    """What is posted and bet while a level lasts, in the game's own terms: blinds; an ante, a bring-in and the two bets
    of fixed limit; what a point of Open Face is worth; a mix has what each of its games needs. `seconds` is a length of
    its own, 0 where it lasts as all do.
    """

    big_blind: ChipsOrNone = 0
    small_blind: ChipsOrNone = 0
    ante: ChipsOrNone = 0
    seconds: Seconds = 0
    bring_in: ChipsOrNone = 0
    small_bet: ChipsOrNone = 0
    big_bet: ChipsOrNone = 0
    point: ChipsOrNone = 0

    @property
    def unit(self) -> int:
        """What stacks are counted in, as in `Stakes.unit`."""
        return self.big_blind or self.small_bet or self.ante or self.point

    @property
    def amounts(self) -> tuple[int, ...]:
        """All that is paid with chips."""
        posted = self.big_blind, self.small_blind, self.ante, self.bring_in
        return (*posted, self.small_bet, self.big_bet, self.point)


@dataclass(frozen=True, slots=True)
class Pause:
    """A break after a level."""

    after_level: Count
    seconds: Seconds


@dataclass(frozen=True, slots=True)
class EntryPrice:
    """What an entry costs: the part for the pool and the fee, or both together (`whole_cents`), which the house splits
    by its table of fees or its usual fee. With `most_pool_cents` players choose how much they pay into the pool, from
    `pool_cents` up to it, and get chips in proportion. A bounty is whole chips of `bounty_chip_cents`.
    """

    pool_cents: Amount = 0
    fee_cents: Amount = 0
    bounty_cents: Amount = 0
    most_pool_cents: Amount = 0
    bounty_chip_cents: Cents = 1
    whole_cents: Amount = 0


@dataclass(frozen=True, slots=True)
class StaffOffered:
    """The staff's part of each price: a part `of` its fee or of what goes into the pool; it `stands` in the fee or
    beside it; 0 for nothing. A fraction of a cent of it makes a cent for the house, so that a part beside the fee isn't
    raised, or for the staff.
    """

    basis_points: BasisPoints = 0
    of: Literal["fee", "pool"] = "fee"
    stands: Literal["within_fee", "beside_fee"] = "within_fee"
    odd_cent: Literal["house", "staff"] = "house"


@dataclass(frozen=True, slots=True)
class EntryLimits:
    """How many entries there must be, and may be at most; 0: as many as come."""

    least: FieldSize = 2
    most: MostEntries = 0


@dataclass(frozen=True, slots=True)
class LateEntries:
    """Until the end of which level players may enter late, and how often one who is out may enter again; 0: not.
    `re_entries_per_entry` of them count as one entry more in the prizes: 0, none; -1, as the house has it.
    """

    until_level: Count = 0
    re_entries: Count = 0
    re_entries_per_entry: ReEntriesCounted = -1


@dataclass(frozen=True, slots=True)
class FewerChips:
    """An entry or re-entry after a level begins with so many chips, or with a part of the starting chips, rounded down to
    whole chips of the smallest value: the rest is given to nobody.
    """

    after_level: Count
    chips: ChipsOrNone = 0
    basis_points: BasisPoints = 0


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Whether who has entered may withdraw before the start, and until how long before it; 0: as the house has it."""

    allowed: bool = True
    seconds_before: Seconds = 0


@dataclass(frozen=True, slots=True)
class RebuysOffered:
    """Chips to buy while playing: 0 chips for none. `most` is how often (0: without a limit), `up_to` how many chips
    one may have at most for it.
    """

    chips: ChipsOrNone = 0
    pool_cents: Amount = 0
    fee_cents: Amount = 0
    until_level: Count = 0
    most: Count = 0
    up_to: ChipsOrNone = 0


@dataclass(frozen=True, slots=True)
class AddOnOffered:
    """Chips to buy once when the rebuys are over: 0 chips for none."""

    chips: ChipsOrNone = 0
    pool_cents: Amount = 0
    fee_cents: Amount = 0


@dataclass(frozen=True, slots=True)
class FeatPrize:
    """A special prize: for what, and how much of the pool; `chips` is how many it takes."""

    feat: Literal["first_out", "first_to_reach_chips"]
    cents: Amount = 0
    basis_points: BasisPoints = 0
    chips: ChipsOrNone = 0


@dataclass(frozen=True, slots=True)
class PoolTerms:
    """What the house adds and guarantees, and what part of the pool goes to a later tournament."""

    added_cents: Amount = 0
    guarantee_cents: Amount = 0
    carried_basis_points: BasisPoints = 0
    takes_carried: bool = False
    """Whether what earlier tournaments of the house carried on is added here."""
    ticket_cents: Amount = 0
    """The price of a satellite's tickets; 0 where prizes are money."""
    ticket_days: Count = 0
    """How long such a ticket is valid; 0: without an end."""
    progressive: bool = False
    """Whether a part of each bounty goes onto the winner's own head."""
    bounty_left_basis_points: BasisPoints = 0
    """Which part that is; 0: as the house has it."""
    share_basis_points: BasisPoints = 0
    """What part of what is paid for the pool is prize money, and the house keeps the rest; 0: as the house has it."""


@dataclass(frozen=True, slots=True)
class DayPlanned:
    """One day of several: it ends after a level or after a time, the last one with the tournament. It begins so long
    after the tournament's start; 0: when staff say so, the first one with the tournament.
    """

    until_level: Count = 0
    seconds: ChipsOrNone = 0
    begins_seconds: ChipsOrNone = 0


@dataclass(frozen=True, slots=True)
class FlightPlanned:
    """One of several first days."""

    name: str
    begins_seconds: ChipsOrNone = 0


@dataclass(frozen=True, slots=True)
class ShootoutPlanned:
    """Each table plays to its winner, where it is `played`; the tables of the first round share a part of the pool."""

    played: bool = False
    tables_basis_points: BasisPoints = 0
    by_place: tuple[BasisPoints, ...] = (10_000,)


@dataclass(frozen=True, slots=True)
class Structure:
    """A whole structure. What it leaves out is the house's: payouts, length of the levels, who posts the ante."""

    name: str
    stack: Points
    levels: tuple[StructureLevel, ...]
    game: str = ""
    seats: Seats = 9
    level_seconds: Seconds = 0
    level_hands: Count = 0
    ante_by: Literal["each", "big_blind", "as_the_house"] = "as_the_house"
    chips: tuple[Points, ...] = ()
    """The values of the chips there are, the smallest first; left out, no chips lie at a table."""
    chip_set: tuple[ChipsOwned, ...] = ()
    """How many chips of each value the house has for the event, and what lies in a stack, a rebuy and an add-on; rebuys and
    add-ons that it does not make up are handed out in as few chips as possible."""
    price: EntryPrice = EntryPrice()
    staff: StaffOffered = StaffOffered()
    entries: EntryLimits = EntryLimits()
    late: LateEntries = LateEntries()
    late_chips: tuple[FewerChips, ...] = ()
    withdrawal: Withdrawal = Withdrawal()
    rebuys: RebuysOffered = RebuysOffered()
    add_on: AddOnOffered = AddOnOffered()
    pool: PoolTerms = PoolTerms()
    pauses: tuple[Pause, ...] = ()
    payouts: tuple[Payout, ...] = ()
    special: tuple[FeatPrize, ...] = ()
    days: tuple[DayPlanned, ...] = ()
    flights: tuple[FlightPlanned, ...] = ()
    best_stack: bool = False
    """Whether who has a stack of a flight may enter another one, and the larger stack goes on."""
    shootout: ShootoutPlanned = ShootoutPlanned()
    hand_for_hand: bool = False
    """Whether all tables deal hand for hand near the money, by the room's own option, in a house that never does."""

    def chips_behind(self, row: FewerChips) -> int:
        """The chips that an entry after that level begins with."""
        smallest = self.chips[0] if self.chips else 1
        return row.chips or self.stack * row.basis_points // WHOLE // smallest * smallest

    def colour_ups(self) -> tuple[tuple[int, int], ...]:
        """Which chip goes after which level: from there on all blinds and antes are paid with the next larger one."""
        found: list[tuple[int, int]] = []
        for small, larger in zip(self.chips, self.chips[1:], strict=False):
            needing = [
                number
                for number, level in enumerate(self.levels, 1)
                if any(amount % larger for amount in level.amounts)
            ]
            last = max(needing, default=0)
            if last < len(self.levels):
                found.append((last, small))
        return tuple(found)
