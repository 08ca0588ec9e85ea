"""The sources of the chips at a table: a wallet, cash, a loan or a tournament. All that the room does differently by
that stands here. `chips_of` alone reads it off a table's terms.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from cardroom.ledger import accounts
from cardroom.ledger.entry import Posting
from cardroom.room.hosting.house import desk_of
from cardroom.room.runtime.settings import RoomSettings
from cardroom.table.model.view import TableTerms
from cardroom.table.values.kinds import LeaveReason
from cardroom.table.values.time_units import HOUR_MS

Balance = Callable[[str], int]
"""The balance of an account."""

Lend = Callable[[TableTerms, str, int], str]
"""Returns the account of a private game that lends a player so many chips. Refuses ("private-chips") more than it may."""

Apart = Literal["", "live", "private"]


class ChipSource(Protocol):
    """The origin of the chips at a table. The postings are those beside the stacks when chips come and go."""

    are_money: bool
    """Whether the chips are a player's money."""
    are_won: bool
    """Whether the statistics add up what players win in chips."""
    are_counted: bool
    """Whether the statistics count the hands at all."""
    are_sold_for_cash: bool
    """Whether the table itself sells them for cash, which lies in the till."""
    apart: Apart
    """The kind of a table outside the lobby, which has a pool of its own; "" for tables of the lobby."""
    has_own_book: bool
    """Whether each table has a rulebook of its own, which goes with it."""
    closed_by: LeaveReason
    """On whose account players leave when such a table is closed."""

    def closes_after_ms(self, settings: RoomSettings) -> int | None:
        """Return how long a table without players stays open, None until staff close it."""

    def paid_from(self, terms: TableTerms, player: str, amount: int, lend: Lend) -> str:
        """Return the account that pays for chips which a player brings, "" for the player's wallet. Refuses as `lend`."""

    def brought(self, terms: TableTerms, player: str, amount: int, balance: Balance) -> tuple[Posting, ...]:
        """Return the postings for chips that a player brings, beside the stack and what was in flight."""

    def left(self, terms: TableTerms, player: str, amount: int) -> tuple[Posting, ...]:
        """Return the postings for chips that leave a player's stack."""

    def box(self, terms: TableTerms) -> str:
        """Return the account that rake and drops go to until they are counted, "" where they are booked at once."""


class WalletChips:
    """Chips for money in wallets. See `ChipSource`."""

    are_money = are_won = are_counted = True
    are_sold_for_cash = False
    apart: Apart = ""
    has_own_book = False
    closed_by: LeaveReason = "staff"

    def closes_after_ms(self, settings: RoomSettings) -> int | None:
        """Return the room's setting."""
        return settings.empty_table_closes_after_ms

    def paid_from(self, terms: TableTerms, player: str, amount: int, lend: Lend) -> str:
        """Return "": the player's wallet pays."""
        return ""

    def brought(self, terms: TableTerms, player: str, amount: int, balance: Balance) -> tuple[Posting, ...]:
        """Return nothing: what was in flight becomes the stack."""
        return ()

    def left(self, terms: TableTerms, player: str, amount: int) -> tuple[Posting, ...]:
        """Return the payment to the player's wallet."""
        return ((accounts.wallet(player), amount),)

    def box(self, terms: TableTerms) -> str:
        """Return "": what the table takes is booked at once."""
        return ""


class TillChips(WalletChips):
    """Chips of a live table: issued for cash, which lies in the till, and no more when it is paid out. See `ChipSource`."""

    are_sold_for_cash = True
    apart: Apart = "live"

    def closes_after_ms(self, settings: RoomSettings) -> int | None:
        """Return None: staff close a live table."""
        return None

    def paid_from(self, terms: TableTerms, player: str, amount: int, lend: Lend) -> str:
        """Return the mint, which issues chips for cash."""
        return accounts.MINT

    def brought(self, terms: TableTerms, player: str, amount: int, balance: Balance) -> tuple[Posting, ...]:
        """Return the cash that the till takes for newly issued chips."""
        return (accounts.MINT, -amount), (accounts.till(terms.house), amount)

    def left(self, terms: TableTerms, player: str, amount: int) -> tuple[Posting, ...]:
        """Return the cash that the till pays out, for chips that are no more."""
        # twice: the chips are no more, and neither is the cash that stood for them
        return (accounts.till(terms.house), -amount), (accounts.MINT, 2 * amount)


class DeskChips(TillChips):
    """Chips of a table whose seats are a live desk's: sold there, on their way from it and back to it. See `ChipSource`."""

    are_sold_for_cash = False

    def paid_from(self, terms: TableTerms, player: str, amount: int, lend: Lend) -> str:
        """Return the account of chips that are on their way from the desk."""
        return accounts.seating(desk_of(terms.house), player)

    def brought(self, terms: TableTerms, player: str, amount: int, balance: Balance) -> tuple[Posting, ...]:
        """Return nothing: the desk has sold the chips."""
        return ()

    def left(self, terms: TableTerms, player: str, amount: int) -> tuple[Posting, ...]:
        """Return the payment to the account of chips that are on their way to the desk."""
        return ((accounts.leaving(desk_of(terms.house), player), amount),)

    def box(self, terms: TableTerms) -> str:
        """Return the desk's account of what lies at its tables."""
        return accounts.floor(desk_of(terms.house))


class LentChips:
    """Chips of a private game: lent, and claimed by those who have given them back; a claim is used up first. No
    wallet pays for them or gets them. See `ChipSource`.
    """

    are_money = are_won = are_counted = are_sold_for_cash = False
    apart: Apart = "private"
    has_own_book = True
    closed_by: LeaveReason = "host"

    def closes_after_ms(self, settings: RoomSettings) -> int | None:
        """Return the room's setting for private games."""
        return settings.private_empty_hours * HOUR_MS

    def paid_from(self, terms: TableTerms, player: str, amount: int, lend: Lend) -> str:
        """Return the account that lends the chips. Refuses as `lend`."""
        return lend(terms, player, amount)

    def brought(self, terms: TableTerms, player: str, amount: int, balance: Balance) -> tuple[Posting, ...]:
        """Return what the player uses up of a claim, or owes from now on."""
        game, claim = accounts.game(terms.table), accounts.claim(terms.table, player)
        if balance(claim) >= amount:  # it is lent already
            return (claim, -amount), (game, amount)
        return (game, -amount), (accounts.lent(terms.table, player), amount)

    def left(self, terms: TableTerms, player: str, amount: int) -> tuple[Posting, ...]:
        """Return the player's claim to what was given back."""
        return ((accounts.claim(terms.table, player), amount),)

    def box(self, terms: TableTerms) -> str:
        """Return "": what the table takes is booked at once."""
        return ""


class IssuedChips(WalletChips):
    """Chips of a tournament, which issues and takes them itself: no posting of the table's moves any. See `ChipSource`."""

    are_money = are_won = False

    def left(self, terms: TableTerms, player: str, amount: int) -> tuple[Posting, ...]:
        """Return nothing: the tournament books what is won."""
        return ()


WALLETS, TILL, DESK, LENT, ISSUED = WalletChips(), TillChips(), DeskChips(), LentChips(), IssuedChips()


def chips_of(terms: TableTerms) -> ChipSource:
    """Return where the chips at a table with these terms come from."""
    if terms.private:
        return LENT
    if terms.tournament:
        return ISSUED
    if terms.desk_table:
        return DESK
    return TILL if terms.live else WALLETS
