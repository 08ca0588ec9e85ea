"""The terms of one tournament, from its announcement to its end."""

from typing import Final, Literal

import msgspec

from cardroom.rules.decisions import Payout
from cardroom.table.values.stakes import Stakes
from cardroom.tournament.chip_set import ChipsOwned
from cardroom.tournament.prizes.fees import StaffPart
from cardroom.tournament.prizes.prize_pool import SpecialPrize

Deals = Literal["by_house", "ladder", "none", "forbidden_by_law"]
"""Deals on the prizes: as the house has them; the house pays by the prizes as announced; none are made; local law
forbids them, which counts in a house that makes them where the law permits.
"""

NOBODY_WITHDRAWS: Final = -1
AS_MANY_AS_COME: Final = 10_000
"""The most entries of a tournament that sets no maximum."""


class Rebuys(msgspec.Struct, frozen=True):
    """Chips that a player may buy during the tournament.

    ``chips`` cost ``price`` cents for the pool and ``fee`` cents for the house. A player with at most ``up_to`` chips
    may buy them, at most ``most`` times (0: any number of times), until level ``until_level`` has ended.
    """

    chips: int
    price: int
    until_level: int
    most: int = 0
    up_to: int = 0
    decide_seconds: int = 20
    fee: int = 0


class AddOn(msgspec.Struct, frozen=True):
    """Chips that each player may buy once when the rebuys are over; without rebuys, when late entries are."""

    chips: int
    price: int
    decide_seconds: int = 60
    fee: int = 0


class BreakAfter(msgspec.Struct, frozen=True):
    """A break of the structure, after a level."""

    level: int
    seconds: int


class ColourUp(msgspec.Struct, frozen=True):
    """After a level chips worth ``old`` are exchanged for chips worth ``new``, with a race for the rest where the house
    has it.
    """

    level: int
    old: int
    new: int


class Day(msgspec.Struct, frozen=True):
    """One day of several.

    It ends after ``level``, or (0) ``seconds`` after it began; the last day is played to the end. It begins
    ``begins_seconds`` after the tournament did, or (0) when staff say so; the first one at once.
    """

    level: int = 0
    seconds: int = 0
    begins_seconds: int = 0


class Flight(msgspec.Struct, frozen=True):
    """One of several first days, whose survivors meet on the second. It begins as a `Day` does."""

    name: str
    begins_seconds: int = 0


class LateChips(msgspec.Struct, frozen=True):
    """An entry after this level begins with so many chips."""

    after_level: int
    chips: int


class Shootout(msgspec.Struct, frozen=True):
    """Each table plays to its winner, and the winners meet at new tables.

    Of the pool this part (basis points) is shared equally by the tables of the first round; each pays its part
    ``by_place`` (basis points). The rest is for the places.
    """

    for_tables: int = 0
    by_place: tuple[int, ...] = (10_000,)


class TournamentTerms(msgspec.Struct, frozen=True):
    """The terms of a tournament, fixed from the announcement. Chips are not money; ``buy_in``, ``fee`` and ``added``
    are cents.

    ``game`` is one of the house's offers, ``seats`` those of a table, ``levels`` the structure; after its last level
    that one goes on. A level lasts ``level_hands`` hands of the table that has played most, or where that is 0
    ``level_ms``. ``players`` is how many start it and ``most`` the most entries; ``starts_ms`` when it begins, None:
    when its seats are taken. Until the end of level ``late_levels`` players may enter late, and enter again up to
    ``re_entries`` times. ``breaks`` and ``colour_ups`` are those of the structure, ``hourly_breaks`` those before each
    full hour, where the house has them. ``even_prizes`` is how many places get the same of the pool; 0: as the house
    pays. ``lengths_ms`` are the levels' own lengths, where they have any.

    ``guarantee`` is the least amount of the pool, ``payouts`` the tournament's own by entries; ``special`` prizes and
    the ``carried`` part (basis points) for a later tournament are taken out before the places are paid;
    ``takes_carried``: what earlier ones carried on is added to this one's. A satellite pays tickets worth ``ticket``
    cents each, for the tournament ``target`` ("": any of the house that costs as much), valid for ``ticket_days`` (0:
    without an end). ``bounty`` is on each head, in chips of ``bounty_chip`` cents; ``progressive``: a part of each
    bounty won goes onto the winner's own head. With ``most_buy_in`` a player pays from ``buy_in`` up to it into the
    pool, for chips in proportion. ``hexapro``: the pool is drawn at the start. A deal must be answered within
    ``deal_seconds``.

    A tournament may have ratios of its own instead of the house's usual ones: ``pool_share`` of what is paid for the
    pool is prize money, ``bounty_left`` of a progressive bounty goes onto the winner's head (basis points; 0: as the
    house has it), and so many re-entries, ``re_entries_per_entry``, count as one entry more in the prizes (0: none
    counts; -1: as the house has it).

    Until ``withdrawal_seconds`` before the announced start a player who has entered may withdraw: 0: until it begins;
    -1: not at all.

    A freeroll may require more than money: an entrant confirms the words of ``condition``, or is one of ``invited``.
    Any may require an entry code, of which ``code_hash`` is all that is stored.

    ``hand_for_hand``: all tables deal hand for hand near the money by the room's own option, where the house's book has
    it never; that cites no clause.

    ``staff``: they have a part of each price.

    ``live``: its tables stand in a live room, where people deal and carry out the tournament's orders.

    ``documents``: at each start and restart a seat waits until staff have seen the player's document.

    ``days`` are given if it lasts several, ``flights`` if the first one is played more than once. A player who has a
    stack of a flight enters no other; with ``best_stack`` the player may, and the larger of the two goes on.
    """

    id: str
    name: str
    house: str
    game: str
    seats: int
    stack: int
    levels: tuple[Stakes, ...]
    buy_in: int = 0
    fee: int = 0
    added: int = 0
    level_hands: int = 0
    level_ms: int = 0
    players: int = 2
    most: int = AS_MANY_AS_COME
    starts_ms: int | None = None
    late_levels: int = 0
    re_entries: int = 0
    rebuys: Rebuys | None = None
    add_on: AddOn | None = None
    breaks: tuple[BreakAfter, ...] = ()
    colour_ups: tuple[ColourUp, ...] = ()
    hourly_breaks: bool = False
    even_prizes: int = 0
    lengths_ms: tuple[int, ...] = ()
    guarantee: int = 0
    payouts: tuple[Payout, ...] = ()
    special: tuple[SpecialPrize, ...] = ()
    carried: int = 0
    takes_carried: bool = False
    ticket: int = 0
    target: str = ""
    ticket_days: int = 0
    bounty: int = 0
    bounty_chip: int = 1
    progressive: bool = False
    most_buy_in: int = 0
    hexapro: bool = False
    deals: Deals = "by_house"
    deal_seconds: int = 60
    days: tuple[Day, ...] = ()
    flights: tuple[Flight, ...] = ()
    best_stack: bool = False
    shootout: Shootout | None = None
    withdrawal_seconds: int = 0
    pool_share: int = 0
    bounty_left: int = 0
    re_entries_per_entry: int = -1
    condition: str = ""
    invited: tuple[str, ...] = ()
    code_hash: str = ""
    documents: bool = False
    late_chips: tuple[LateChips, ...] = ()
    """The levels after which entries and re-entries give fewer chips, the first one first."""
    staff: StaffPart | None = None
    chip_set: tuple[ChipsOwned, ...] = ()
    """The chips that the house has for it, if it says so, the smallest value first."""
    live: bool = False
    hand_for_hand: bool = False

    @property
    def add_on_level(self) -> int:
        """The level after which the add-on is offered."""
        return self.rebuys.until_level if self.rebuys else max(1, self.late_levels)

    def entry_chips(self, level: int) -> int:
        """The chips of an entry in a level, counted from 1; 0: before the start."""
        return next((row.chips for row in reversed(self.late_chips) if row.after_level < level), self.stack)

    def stakes(self, level: int) -> Stakes:
        """The stakes of a level, counted from 1; after the last level that one goes on."""
        return self.levels[min(level, len(self.levels)) - 1]
