"""The money that a tournament holds: its escrow and reserve, and the entries by which it takes and pays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.ledger.entry_kinds import EntryKind
from cardroom.room.hosting.owner import Ruled
from cardroom.room.tournaments.receipts import Numbers, Owed
from cardroom.room.tournaments.ticket_rows import keeping
from cardroom.table.values.message import Movement
from cardroom.tournament.live.live_acts import TakeBackLive
from cardroom.tournament.play.tournament_commands import (
    CancelTournament,
    Disqualify,
    Rebuy,
    TakeAddOn,
)
from cardroom.tournament.results import (
    Finished,
    HouseKept,
    HousePaid,
    Paid,
    PaidFor,
    TakenBack,
    TicketBack,
    TicketWon,
)
from cardroom.tournament.tickets.ticket import Ticket
from cardroom.tournament.tournament_terms import TournamentTerms

CARRIED: Final = "carried"
"""The fund of a house for money that one tournament carries on to a later one."""
STAFF_PART: Final = "staff-part"
"""The fund of a house for its staff's part of the prices of tournaments."""
KEPT_AS: Final[Mapping[str, tuple[str, EntryKind]]] = MappingProxyType(
    {"carried": (CARRIED, "carried"), "staff": (STAFF_PART, "staff_part")}
)
"""The fund, and the kind of entry, of what the house does not keep as its fees, by why it has it."""
DAY_MS: Final = 86_400_000


class Escrow(msgspec.Struct):
    """The money that a tournament holds, in cents.

    The house's `reserve` is for what it may have to bring, and goes back when the tournament is over; `carried` of it
    came from earlier tournaments. The reserve lies `apart`, or is a part of `cents` (`Announce.apart`). `made` counts
    its entries, `won` the tickets.
    """

    cents: int = 0
    reserve: int = 0
    made: int = 0
    carried: int = 0
    won: int = 0
    apart: bool = False


KINDS: Final[dict[type, EntryKind]] = {
    Rebuy: "rebuy", TakeAddOn: "rebuy", CancelTournament: "fee_back", Disqualify: "taken_back", TakeBackLive: "taken_back",
}  # fmt: skip
"""The kind in a statement of the money that comes with a wish; with any other wish it is an entry's."""


def netted(money: list[Movement]) -> Iterator[Movement]:
    """Reduce a prize held back until now by what is lost of it in the same step: nothing comes back."""
    held = {one.player for one in money if isinstance(one, Finished)}
    back = {one.player: one.cents for one in money if isinstance(one, TakenBack) and one.player in held}
    for one in money:
        if isinstance(one, Finished) and one.player in back:
            yield msgspec.structs.replace(one, prize=one.prize - back[one.player])
        elif not (isinstance(one, TakenBack) and one.player in back):
            yield one


BOOKED_AS: Final[Mapping[PaidFor, Owed]] = MappingProxyType(
    {
        "entry_back": "entry_returned",
        "fee_back": "fee_returned",
        "bounty": "bounty",
        "bounty_back": "bounty_returned",
        "pool_share": "prize",
        "special": "prize",
        "risen": "prize",
        "deal": "prize",
        "table": "prize",
    }
)
"""The kind of entry by the reason of the payment. Money that comes out of the pool is a prize."""


def booked_as(why: PaidFor, itemized: bool) -> Owed:
    """The kind of entry of a payment.

    Before 0.9.0 tournaments were not `itemized`, and their steps prove what was booked then.
    """
    return BOOKED_AS[why] if itemized or why == "entry_back" else "prize"


class Booking:
    """Books the money of one tournament as entries of its steps (`ruled`). It keeps the tickets that have paid entries
    which may come back.
    """

    def __init__(
        self,
        tournament: str,
        terms: TournamentTerms,
        itemized: bool,
        vouchers: Numbers | None,
        escrow: Escrow,
        tickets: Iterable[Ticket],
    ) -> None:
        """`itemized` as in `booked_as`; a live tournament pays by `vouchers`, which it numbers."""
        self._id = tournament
        self._terms = terms
        self._itemized = itemized
        self._vouchers = vouchers
        self.escrow = escrow
        self.tickets = {one.id: one for one in tickets}

    def dump(self) -> tuple[Escrow, tuple[Ticket, ...]]:
        """Return what is saved of it."""
        return self.escrow, tuple(self.tickets.values())

    # ------------------------------------------------------------------ what comes in

    def take(self, fund: str, cents: int, wish: object, now_ms: int, ruled: Ruled) -> None:
        """Move money in flight into escrow."""
        kind = "added" if wish is None else KINDS.get(type(wish), "entry")
        postings = ((accounts.in_flight(self._id, fund), -cents), (accounts.escrow(self._id), cents))
        self.escrow.cents += cents
        ruled.entries.append(self._entry(kind, postings, now_ms))

    def set_aside(self, fund: str, cents: int, now_ms: int, ruled: Ruled) -> None:
        """Set money in flight aside for what the house may have to bring, if it is anything."""
        self.escrow.reserve += cents
        if not self.escrow.apart:
            self.escrow.cents += cents
        if cents:
            postings = ((accounts.in_flight(self._id, fund), -cents), (self._reserve, cents))
            kind: EntryKind = "set_aside" if self.escrow.apart else "added"
            ruled.entries.append(self._entry(kind, postings, now_ms))

    def use(self, ticket: Ticket, now_ms: int, ruled: Ruled) -> None:
        """Record that a ticket has paid an entry."""
        self.tickets[ticket.id] = ticket
        ruled.changes.append(keeping(ticket, now_ms, is_open=False))

    # ------------------------------------------------------------------ what goes out

    def move(self, one: Movement, now_ms: int, ruled: Ruled) -> None:
        """Carry out one movement: money that the tournament pays or keeps."""
        if isinstance(one, Finished):
            self._pay(one.player, one.prize - one.ticket, "prize", now_ms, ruled, one.place)
        elif isinstance(one, Paid):
            self._pay(one.player, one.cents, booked_as(one.why, self._itemized), now_ms, ruled, why=one.why)
        elif isinstance(one, TicketWon):
            self._win(one, now_ms, ruled)
        elif isinstance(one, TicketBack):
            back = msgspec.structs.replace(self.tickets.pop(one.ticket), returned=True)
            assert (back.owner, back.cents) == (one.player, one.cents), "it comes back as it was brought"
            self._hand_over(back, "ticket_back", now_ms, ruled)
            if self._vouchers is not None:
                ruled.changes.append(self._vouchers.ticket_back(self._id, one.player, one.cents, now_ms))
        elif isinstance(one, TakenBack):
            pass  # it has come with the wish, out of the wallet and from the house
        elif isinstance(one, HousePaid):
            if one.why == "added":
                self.escrow.carried = 0  # the money carried here is in the pool
            if one.why != "fee_back":  # (that came with the wish to cancel)
                self._bring(one.cents, one.why, now_ms, ruled)
        elif isinstance(one, HouseKept) and one.why == "unused":
            self._bring(-one.cents, one.why, now_ms, ruled)
        else:
            assert isinstance(one, HouseKept), f"a tournament moves no {type(one).__name__} yet"
            house = self._terms.house
            fund, kind = KEPT_AS.get(one.why, ("", "fee"))
            account = accounts.fund(house, fund) if fund else accounts.rake(house)
            self._give(account, one.cents, kind, now_ms, ruled)

    def _pay(
        self,
        player: str,
        cents: int,
        kind: Owed,
        now_ms: int,
        ruled: Ruled,
        place: int = 0,
        why: PaidFor | Literal[""] = "",
    ) -> None:
        if cents and self._vouchers is not None:
            ruled.changes.append(self._vouchers.voucher(self._id, player, kind, cents, now_ms, place, why))
        if cents:
            self._give(accounts.wallet(player), cents, kind, now_ms, ruled)

    def _win(self, won: TicketWon, now_ms: int, ruled: Ruled) -> None:
        """Put a ticket that was won on an account of its own."""
        terms = self._terms
        self.escrow.won += 1
        until_ms = now_ms + terms.ticket_days * DAY_MS if terms.ticket_days else None
        name = f"{self._id}-t{self.escrow.won}"
        ticket = Ticket(name, won.player, won.cents, won.target, until_ms, terms.house, self._id)
        self._hand_over(ticket, "ticket", now_ms, ruled)

    def _hand_over(self, ticket: Ticket, kind: EntryKind, now_ms: int, ruled: Ruled) -> None:
        self._give(accounts.ticket(ticket.owner, ticket.id), ticket.cents, kind, now_ms, ruled)
        ruled.changes.append(keeping(ticket, now_ms, is_open=True))

    def _give(self, account: str, cents: int, kind: EntryKind, now_ms: int, ruled: Ruled) -> None:
        """Move money out of escrow."""
        self.escrow.cents -= cents
        postings = ((accounts.escrow(self._id), -cents), (account, cents))
        ruled.entries.append(self._entry(kind, postings, now_ms))

    # ------------------------------------------------------------------ what the house brings

    @property
    def _reserve(self) -> str:
        """The account of the money set aside."""
        return accounts.reserve(self._id) if self.escrow.apart else accounts.escrow(self._id)

    def _bring(self, cents: int, kind: EntryKind, now_ms: int, ruled: Ruled) -> None:
        """The house brings so much of what it has set aside, or (below 0) takes it back."""
        self.escrow.reserve -= cents
        assert self.escrow.reserve >= 0, "the house brings no more than it has set aside"
        if self.escrow.apart:
            self.escrow.cents += cents
            postings = ((self._reserve, -cents), (accounts.escrow(self._id), cents))
            ruled.entries.append(self._entry(kind, postings, now_ms))

    def return_reserve(self, now_ms: int, ruled: Ruled) -> None:
        """Return the money that the house has not had to bring to where it came from."""
        escrow, carried = self.escrow, min(self.escrow.carried, self.escrow.reserve)
        fund = accounts.fund(self._terms.house, CARRIED)
        for account, cents in ((fund, carried), (accounts.MINT, escrow.reserve - carried)):
            if cents:
                escrow.cents -= 0 if escrow.apart else cents
                postings = ((self._reserve, -cents), (account, cents))
                ruled.entries.append(self._entry("returned", postings, now_ms))
        escrow.reserve = escrow.carried = 0

    def _entry(self, kind: EntryKind, postings: tuple[tuple[str, int], ...], now_ms: int) -> Entry:
        self.escrow.made += 1
        assert self.escrow.cents >= 0, "nobody is paid what was not paid in"
        return Entry(
            f"{kind}:{self._id}:{self.escrow.made}", now_ms, kind, self._terms.name, postings, self._id
        )
