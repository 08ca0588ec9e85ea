"""Receipts of what live tournaments sold, and vouchers of what they owe: rows that their owner stores with the money."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from cardroom.store.protocol import Reader
from cardroom.store.rows import KeepMatter, Matter
from cardroom.tournament.cancelling.at_cancellation import Bought
from cardroom.tournament.play.prices import Sale
from cardroom.tournament.play.tournament_commands import Document
from cardroom.tournament.results import PaidFor

RECEIPT: Final = "tournament_receipt"
VOUCHER: Final = "tournament_voucher"
PaidBy = Literal["cash", "wallet", "ticket"]
Owed = Literal["prize", "bounty", "entry_returned", "fee_returned", "bounty_returned"]
"""The grounds of a voucher."""


class Receipt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A receipt: what was sold, its parts in cents (pool, bounty and fee apart; of the fee the `staff` have a part), and
    how it was paid, by which `ticket`.
    """

    number: int
    player: str
    sale: Sale
    pool: int
    fee: int
    at_ms: int
    bounty: int = 0
    paid: PaidBy = "cash"
    by: str = ""
    document: Document | Literal[""] = ""
    ticket: str = ""
    staff: int = 0

    @property
    def cents(self) -> int:
        """All of it."""
        return self.pool + self.fee + self.bounty


class Voucher(msgspec.Struct, frozen=True, omit_defaults=True):
    """Money that a tournament has credited to a player, for the desk to pay out: against `receipts` where it is a refund.

    Once it is settled it says how (in `cash`, left in the wallet, by the ticket that is its winner's again, or void because
    nothing is owed after all), `by` whom and when, and who `signed`. Cash has been taken `back` so many times. `why` tells
    prizes without a place apart.
    """

    number: int
    player: str
    kind: Owed
    cents: int
    at_ms: int
    place: int = 0
    receipts: tuple[int, ...] = ()
    settled: Literal["", "cash", "wallet", "void", "ticket"] = ""
    by: str = ""
    settled_ms: int = 0
    signed: str = ""
    back: int = 0
    why: PaidFor | Literal[""] = ""


class PrizeBack(msgspec.Struct, frozen=True):
    """A prize that comes back because the bust it was paid for did not happen: in flight for `fund`, credited by the
    `vouchers`.
    """

    player: str
    cents: int
    fund: str
    vouchers: tuple[Voucher, ...]


class Numbers(msgspec.Struct):
    """The numbers given by a tournament; `of` are the receipts of each player that nothing was repaid against."""

    receipts: int = 0
    vouchers: int = 0
    of: dict[str, tuple[int, ...]] = {}

    def receipt(
        self,
        tournament: str,
        player: str,
        sale: Sale,
        bought: Bought,
        at_ms: int,
        by: str = "",
        document: Document | Literal[""] = "",
    ) -> KeepMatter:
        """The row of the next receipt."""
        self.receipts += 1
        self.of[player] = (*self.of.get(player, ()), self.receipts)
        paid: PaidBy = "ticket" if bought.ticket else "cash" if by else "wallet"
        receipt = Receipt(
            self.receipts, player, sale, bought.pool, bought.fee, at_ms, bought.bounty, paid, by, document,
            bought.ticket, bought.staff,
        )  # fmt: skip
        name = f"{tournament}-r{self.receipts}"
        body = msgspec.to_builtins(receipt)
        return KeepMatter(Matter(RECEIPT, name, tournament, at_ms, True, body))

    def voucher(
        self,
        tournament: str,
        player: str,
        kind: Owed,
        cents: int,
        at_ms: int,
        place: int = 0,
        why: PaidFor | Literal[""] = "",
    ) -> KeepMatter:
        """The row of the next voucher; an entry that is returned takes back the player's receipts."""
        self.vouchers += 1
        is_refund = kind not in ("prize", "bounty")
        receipts = self.of.get(player, ()) if is_refund else ()
        if kind == "entry_returned":
            self.of.pop(player, None)
        found = Voucher(self.vouchers, player, kind, cents, at_ms, place, receipts, why=why)
        return keeping(tournament, found)

    def ticket_back(self, tournament: str, player: str, cents: int, at_ms: int) -> KeepMatter:
        """The row of an entry that is returned by the ticket which paid it: it takes back the player's receipts, and
        nothing is owed.
        """
        self.vouchers += 1
        receipts = self.of.pop(player, ())
        found = Voucher(
            self.vouchers, player, "entry_returned", cents, at_ms, 0, receipts, "ticket", settled_ms=at_ms
        )
        return keeping(tournament, found)


def voucher_name(tournament: str, number: int) -> str:
    """The id of a voucher's row."""
    return f"{tournament}-v{number}"


def keeping(tournament: str, voucher: Voucher) -> KeepMatter:
    """The row of a voucher as it is from now on: open until it is settled."""
    name, body = voucher_name(tournament, voucher.number), msgspec.to_builtins(voucher)
    return KeepMatter(Matter(VOUCHER, name, tournament, voucher.at_ms, not voucher.settled, body))


def receipts_of(reader: Reader, tournament: str) -> list[Receipt]:
    """All receipts of a tournament, the first one first."""
    found = [msgspec.convert(one.body, Receipt) for one in rows_of(reader, RECEIPT, tournament)]
    return sorted(found, key=lambda one: one.number)


def vouchers_of(reader: Reader, tournament: str) -> list[Voucher]:
    """All vouchers of a tournament, the first one first."""
    found = [msgspec.convert(one.body, Voucher) for one in rows_of(reader, VOUCHER, tournament)]
    return sorted(found, key=lambda one: one.number)


def rows_of(reader: Reader, kind: str, tournament: str) -> list[Matter]:
    """Return all rows of a kind that a tournament has, read page by page."""
    found: list[Matter] = []
    before: tuple[int, str] | None = None
    while rows := reader.matters(kind, tournament, before=before, limit=PAGE):
        found += rows
        before = rows[-1].at_ms, rows[-1].id
    return found


PAGE: Final = 1_000
