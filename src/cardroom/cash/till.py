"""The data about its players' money that a cash table keeps between two hands, besides their stacks."""

from dataclasses import dataclass, field

from cardroom.cash.question import Question
from cardroom.rules import Rulebook, Stake
from cardroom.table.model.view import TableTerms
from cardroom.table.values.kinds import ChargeKind
from cardroom.table.values.stakes import Stakes


@dataclass(slots=True)
class Purse:
    """The till's data about one player at the table.

    ``paid_until_ms`` is the time up to which the player has paid, where the rake is paid by time. ``short``: the short
    buy-in of the evening was made here. ``agreed_top_up``: all agreed to the top-up that waits.
    """

    paid_until_ms: int = 0
    short: bool = False
    agreed_top_up: bool = False


@dataclass(slots=True)
class Till:
    """A cash table's money by the house's ``book``, at one ``stake`` of its list.

    ``by_time`` has (what, amount, seconds) for each time charge in force; ``table_paid_until_ms`` is the time up to
    which the table itself has paid. ``question`` is the open question to all players; ``agreed_buy_ins`` has (player,
    amount) for each buy-in that all have agreed to and that has not been made. ``purses`` has the seated players' data
    by player. ``bomb_pot`` are the players who have agreed that the next hand is one; ``quiet_hands`` is the number of
    hands that must end before the next question of that kind.
    """

    terms: TableTerms = field(repr=False)
    book: Rulebook = field(repr=False)  # long, and never changed
    stake: Stake = field(repr=False)
    by_time: tuple[tuple[ChargeKind, int, int], ...] = ()
    table_paid_until_ms: int = 0
    question: Question | None = None
    agreed_buy_ins: tuple[tuple[str, int], ...] = ()
    purses: dict[str, Purse] = field(default_factory=dict)
    bomb_pot: tuple[str, ...] = ()
    quiet_hands: int = 0

    @property
    def paid_by_time(self) -> frozenset[ChargeKind]:
        """The charges that are paid by time and not from the pots: ``rake``, ``jackpot``."""
        return frozenset([what for what, _, _ in self.by_time])

    def purse(self, player: str) -> Purse:
        """The purse of a seated player."""
        return self.purses.setdefault(player, Purse())


def stakes_of(stake: Stake) -> Stakes:
    """Turn a stake of the house's list into the stakes of a hand."""
    return Stakes(
        small_blind=stake.small_blind_cents,
        big_blind=stake.big_blind_cents,
        ante=stake.ante_cents,
        ante_for_all=stake.ante_by == "big_blind",
        bring_in=stake.bring_in_cents,
        small_bet=stake.small_bet_cents,
        big_bet=stake.big_bet_cents,
        point=stake.point_cents,
    )
