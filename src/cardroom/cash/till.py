"""What a cash table remembers of its players' money between two hands, beside their stacks."""

from dataclasses import dataclass, field

from cardroom.cash.question import Question
from cardroom.rules import Rulebook, Stake
from cardroom.table.model.view import TableTerms
from cardroom.table.values.kinds import ChargeKind
from cardroom.table.values.stakes import Stakes


@dataclass(slots=True)
class Purse:
    """What is remembered of one player at the table.

    ``paid_until_ms`` is how far the player has paid for time, where the rake is paid so. ``short``: the short buy-in of
    the evening was made here. ``agreed_top_up``: all agreed to the top-up that waits.
    """

    paid_until_ms: int = 0
    short: bool = False
    agreed_top_up: bool = False


@dataclass(slots=True)
class Till:
    """A cash table's money by the house's ``book``, at one ``stake`` of its list.

    ``by_time`` has (what, amount, seconds) of what is paid for by the time, ``table_paid_until_ms`` how far the table
    itself has paid. ``question`` is what all players are asked; ``agreed_buy_ins`` has (player, amount) of what all
    have agreed to and nobody has made use of. ``purses`` are by player, of those who are seated. ``bomb_pot``
    are the players who have agreed that the next hand is one, ``quiet_hands`` how many must end before the next
    question of that kind.
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
        """What is paid by the time and not from the pots: ``rake``, ``jackpot``."""
        return frozenset([what for what, _, _ in self.by_time])

    def purse(self, player: str) -> Purse:
        """What is remembered of a seated player."""
        return self.purses.setdefault(player, Purse())


def stakes_of(stake: Stake) -> Stakes:
    """A stake of the house's list as a hand is played for it."""
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
