"""The tournaments' part in a day's entries: all that moved on the accounts that hold their money."""

from __future__ import annotations

from collections.abc import Mapping

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.ledger.entry_kinds import EntryKind
from cardroom.room.cashier.day_rows import TournamentDay


class TournamentCount:
    """The tournaments of a day."""

    def __init__(self) -> None:
        self._days: dict[str, TournamentDay] = {}

    def days(self) -> tuple[TournamentDay, ...]:
        """Return the days of the tournaments, by house and name."""
        return tuple(sorted(self._days.values(), key=lambda row: (row.house, row.name, row.tournament)))

    def without_house(self) -> bool:
        """Whether there is a tournament whose house `know` must still set."""
        return any(not day.house for day in self._days.values())

    def know(self, houses: Mapping[str, str]) -> None:
        """Set the house of each tournament. Rows without a house were money on its way to a table, and are dropped."""
        self._days = {name: day for name, day in self._days.items() if day.house or name in houses}
        for name, day in self._days.items():
            day.house = day.house or houses[name]

    def take_in(self, entry: Entry) -> None:
        """Count an entry of the day; most belong to no tournament."""
        moved = ticket = 0
        escrow = flight = ""
        for account, amount in entry.postings:
            kind = accounts.kind_of(account)
            if kind == "escrow":
                escrow, moved = account.split(":")[1], amount
            elif kind == "in":
                flight = account.split(":")[1]
            elif kind == "ticket":
                ticket = amount
        if escrow:
            _count(self._day(escrow, entry), entry.kind, moved)
        elif ticket and flight:  # it pays an entry, or comes back from one that was refused
            self._day(flight, entry).tickets_used -= ticket

    def _day(self, tournament: str, entry: Entry) -> TournamentDay:
        found = self._days.setdefault(tournament, TournamentDay("", tournament, ""))
        if entry.by != "room":  # (an entry by which the room gives money back names no tournament)
            found.name = entry.reason
        return found


def _count(day: TournamentDay, kind: EntryKind, moved: int) -> None:
    """Count the amount that an entry of a kind brought into the escrow (below 0: took out of it)."""
    match kind:
        case "entry":
            day.entered += 1
            day.entries += moved
        case "rebuy":
            day.bought += 1
            day.rebuys += moved
        case "overlay":
            day.overlay += moved
        case "fee":
            day.fees -= moved
        case "staff_part":
            day.staff -= moved
        case "fee_back":
            day.fees_back += moved
        case "prize" | "taken_back":
            day.prizes -= moved
        case "bounty":
            day.bounties -= moved
        case "ticket" | "ticket_back":
            day.tickets -= moved
        case "entry_returned" | "fee_returned" | "bounty_returned":
            day.returned -= moved
        case "carried":
            day.carried -= moved
        case _:  # the house sets aside, adds, and takes back what nobody needed
            day.added += moved
