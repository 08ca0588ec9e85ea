"""Reports as tables: the name, columns and rows of each, for CSV and for programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, get_args

from cardroom.room.cashier.day_rows import DayReport, TournamentDay

What = Literal["rake", "players", "tournaments", "cashier", "hands", "closes"]
WHATS: Final[tuple[What, ...]] = get_args(What)

Names = Mapping[str, str]
"""The names of players, by their ids."""


class NamedDay(NamedTuple):
    """A day with its date; `is_closed` is false while the day still goes on."""

    day: str
    report: DayReport
    is_closed: bool


class Cents(int):
    """An amount in cents, written as units and hundredths."""

    def __str__(self) -> str:
        """Return the amount in the form 12.05 or -0.30."""
        whole, rest = divmod(abs(int(self)), 100)
        return f"{'-' if self < 0 else ''}{whole}.{rest:02}"


Cell = str | int
Rows = Iterator[tuple[Cell, ...]]


def _rake(one: NamedDay, _: Names) -> Rows:
    for row in one.report.tables:
        amounts = (Cents(row.rake), Cents(row.time), Cents(row.drops))
        yield (row.house, row.table, row.name, row.game, row.stake, row.hands, *amounts)


def _players(one: NamedDay, names: Names) -> Rows:
    for row in one.report.players:
        amounts = (Cents(row.rake), Cents(row.time), Cents(row.drops))
        yield (row.house, row.player, names.get(row.player, ""), row.hands, *amounts)


_OF_TOURNAMENT: Final = TournamentDay.__struct_fields__[3:]
_COUNTED: Final = ("entered", "bought")


def _tournaments(one: NamedDay, _: Names) -> Rows:
    for row in one.report.tournaments:
        amounts = (int(getattr(row, name)) for name in _OF_TOURNAMENT)
        counts_and_cents = (
            cents if name in _COUNTED else Cents(cents)
            for name, cents in zip(_OF_TOURNAMENT, amounts, strict=True)
        )
        yield (row.house, row.tournament, row.name, *counts_and_cents)


def _cashier(one: NamedDay, _: Names) -> Rows:
    for kind, (entries, cents) in one.report.moved_wallets().items():
        yield kind, entries, Cents(cents)


def _hands(one: NamedDay, _: Names) -> Rows:
    for row in one.report.hours:
        hour = datetime.fromtimestamp(row.begun_ms / 1000, UTC).strftime("%Y-%m-%dT%H:%MZ")
        yield hour, row.house, row.hands, row.voids


def _closes(one: NamedDay, _: Names) -> Rows:
    books = one.report.books
    for group in sorted(books.closing):
        opening, closing = books.opening.get(group, 0), books.closing[group]
        drift = one.report.drift.get(group, 0)
        closed = "closed" if one.is_closed else "open"
        yield group, Cents(opening), Cents(closing - opening), Cents(closing), Cents(drift), closed


_TABLES: Final[Mapping[What, tuple[tuple[str, ...], Callable[[NamedDay, Names], Rows]]]] = MappingProxyType(
    {
        "rake": (("house", "table", "name", "game", "stake", "hands", "rake", "time", "drops"), _rake),
        "players": (("house", "player", "name", "hands", "rake", "time", "drops"), _players),
        "tournaments": (("house", "tournament", "name", *_OF_TOURNAMENT), _tournaments),
        "cashier": (("kind", "entries", "wallets"), _cashier),
        "hands": (("hour", "house", "hands", "voids"), _hands),
        "closes": (("account", "opening", "moved", "closing", "drift", "state"), _closes),
    }
)


def columns(what: What) -> tuple[str, ...]:
    """Return the titles of a report's columns."""
    return ("day", *_TABLES[what][0])


def rows(what: What, days: Iterable[NamedDay], names: Names) -> Rows:
    """Yield a report's rows, day by day."""
    for one in days:
        for row in _TABLES[what][1](one, names):
            yield (one.day, *row)


def as_csv(what: What, days: Iterable[NamedDay], names: Names) -> str:
    """Return a report as CSV (RFC 4180), its titles first."""
    return csv_text(columns(what), rows(what, days, names))


def csv_text(titles: Iterable[str], found: Iterable[tuple[Cell, ...]]) -> str:
    """Return rows as CSV (RFC 4180), the titles first; no cell is a formula."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(titles)
    for row in found:
        writer.writerow([_harmless(cell) for cell in row])
    return text.getvalue()


def _harmless(cell: Cell) -> str:
    """Return a cell that is safe in a spreadsheet: a text that begins like a formula is quoted."""
    text = str(cell)
    return f"'{text}" if isinstance(cell, str) and text[:1] in ("=", "+", "-", "@") else text
