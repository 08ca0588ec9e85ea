"""A span of days added up for the staff's page. Amounts in cents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from cardroom.room.cashier.day_rows import DayReport, TournamentDay
from cardroom.room.cashier.report_tables import NamedDay, Names

MAX_PLAYERS: Final = 100
"""The maximum number of players on the page; a report as CSV has all of them."""


class ReportHouseDay(msgspec.Struct):
    """The money that a house took on a day.

    It is from the pots (``rake``), from charges for time (``time``), into funds (``drops``), and from its tournaments
    (``fees``, less those that went back).
    """

    day: str
    house: str
    hands: int
    rake: int
    time: int
    drops: int
    fees: int


class ReportTable(msgspec.Struct):
    """The money that a table took over all the days."""

    house: str
    table: str
    name: str
    game: str
    stake: str
    hands: int
    rake: int
    time: int
    drops: int


class ReportPlayer(msgspec.Struct):
    """A player's payments over all the days: rake and drops in proportion to what the player put into the pots."""

    player: str
    name: str
    hands: int
    rake: int
    time: int
    drops: int


class ReportTournament(msgspec.Struct):
    """The money that moved on a tournament's account over all the days, with the fields of `TournamentDay`."""

    house: str
    tournament: str
    name: str
    entered: int
    entries: int
    tickets_used: int
    bought: int
    rebuys: int
    added: int
    overlay: int
    fees: int
    fees_back: int
    prizes: int
    bounties: int
    tickets: int
    carried: int
    returned: int
    staff: int


class ReportKind(msgspec.Struct):
    """The entries of one kind over all the days, and what they brought the wallets of all players together."""

    kind: str
    entries: int
    wallets: int


class ReportHour(msgspec.Struct):
    """Hands that ended in the hour from ``begun_ms``, and those among them that were void."""

    begun_ms: int
    hands: int
    voids: int


class ReportClose(msgspec.Struct):
    """The books of a day: what each group of accounts held at its end.

    ``sum`` of them all is zero, ``drift`` is empty. ``open``: the day still goes on.
    """

    day: str
    open: bool
    sum: int
    closing: dict[str, int]
    drift: dict[str, int]


class ReportBody(msgspec.Struct):
    """Some days of the room, for its operators. ``more_players`` counts those left out of ``players``."""

    days: tuple[ReportHouseDay, ...]
    tables: tuple[ReportTable, ...]
    players: tuple[ReportPlayer, ...]
    more_players: int
    tournaments: tuple[ReportTournament, ...]
    cashier: tuple[ReportKind, ...]
    hours: tuple[ReportHour, ...]
    closes: tuple[ReportClose, ...]


def summed(days: Sequence[NamedDay], names: Names) -> ReportBody:
    """Return the sums of these days."""
    by_day: dict[tuple[str, str], ReportHouseDay] = {}
    tables: dict[str, ReportTable] = {}
    players: dict[str, ReportPlayer] = {}
    kinds: dict[str, ReportKind] = {}
    hours: dict[int, ReportHour] = {}
    cups: dict[str, ReportTournament] = {}
    for day, report, _ in days:
        for row in report.tables:
            in_house = by_day.setdefault((day, row.house), ReportHouseDay(day, row.house, 0, 0, 0, 0, 0))
            begun = ReportTable(row.house, row.table, row.name, row.game, row.stake, 0, 0, 0, 0)
            at_table = tables.setdefault(row.table, begun)
            for total in (in_house, at_table):
                total.hands += row.hands
                total.rake += row.rake
                total.time += row.time
                total.drops += row.drops
        for paid in report.players:
            name = names.get(paid.player, paid.player)
            player = players.setdefault(paid.player, ReportPlayer(paid.player, name, 0, 0, 0, 0))
            player.hands += paid.hands
            player.rake += paid.rake
            player.time += paid.time
            player.drops += paid.drops
        for hour in report.hours:
            in_hour = hours.setdefault(hour.begun_ms, ReportHour(hour.begun_ms, 0, 0))
            in_hour.hands += hour.hands
            in_hour.voids += hour.voids
        for cup in report.tournaments:
            in_house = by_day.setdefault((day, cup.house), ReportHouseDay(day, cup.house, 0, 0, 0, 0, 0))
            in_house.fees += cup.fees - cup.fees_back
            _add_tournament(cups, cup)
        _add_kinds(kinds, report)
    ranked = sorted(players.values(), key=lambda one: (-_taken(one), -one.hands, one.name))
    return ReportBody(
        days=tuple(by_day.values()),
        tables=tuple(sorted(tables.values(), key=lambda one: (one.house, -_taken(one), one.name))),
        players=tuple(ranked[:MAX_PLAYERS]),
        more_players=max(0, len(ranked) - MAX_PLAYERS),
        tournaments=tuple(sorted(cups.values(), key=lambda one: (one.house, one.name, one.tournament))),
        cashier=tuple(kinds[kind] for kind in sorted(kinds)),
        hours=tuple(hours[begun_ms] for begun_ms in sorted(hours)),
        closes=tuple(
            ReportClose(
                day, not is_closed, sum(report.books.closing.values()), report.books.closing, report.drift
            )
            for day, report, is_closed in days
        ),
    )


def _taken(row: ReportTable | ReportPlayer) -> int:
    return row.rake + row.time + row.drops


_SUMS: Final = TournamentDay.__struct_fields__[3:]


def _add_tournament(cups: dict[str, ReportTournament], day: TournamentDay) -> None:
    total = cups.setdefault(
        day.tournament, ReportTournament(day.house, day.tournament, day.name, *[0 for _ in _SUMS])
    )
    total.name = day.name or total.name
    for name in _SUMS:
        setattr(total, name, getattr(total, name) + getattr(day, name))


def _add_kinds(kinds: dict[str, ReportKind], report: DayReport) -> None:
    for kind, (entries, cents) in report.moved_wallets().items():
        row = kinds.setdefault(kind, ReportKind(kind, 0, 0))
        row.entries += entries
        row.wallets += cents
