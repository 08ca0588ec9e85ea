"""Days, flights and shootouts as anybody may see them."""

from __future__ import annotations

from cardroom.room.protocol.tournament_views import DayRow, ShootoutView
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.sessions import sessions_of
from cardroom.tournament.tournament_terms import TournamentTerms


def day_rows(terms: TournamentTerms, starts_ms: int | None) -> tuple[DayRow, ...]:
    """The days of a tournament of several days that starts then, with the flights of the first."""
    if not terms.days:
        return ()
    return tuple([
        DayRow(
            day=one.day,
            flight=one.flight,
            name=terms.flights[one.flight - 1].name if one.flight else "",
            until_level=one.end.level,
            seconds=one.end.seconds,
            begins_ms=starts_ms + 1_000 * one.begins_seconds if starts_ms and one.begins_seconds else 0,
        )
        for one in sessions_of(terms)
    ])  # fmt: skip


def shootout_view(terms: TournamentTerms) -> ShootoutView | None:
    """The payments at a shootout's tables, None for another tournament."""
    shootout = terms.shootout
    return None if shootout is None else ShootoutView(shootout.for_tables, shootout.by_place)


def flight_open(tournament: Tournament) -> int:
    """The first flight that can be entered now, 0 where there is none."""
    return tournament.flight_open() if not tournament.is_over else 0


def next_day_ms(tournament: Tournament) -> int:
    """When the next day begins, between two days; 0 at any other time, and where staff decide when."""
    return tournament.next_day_ms() if tournament.state.day == "night" else 0
