"""The sessions of a tournament: its days, the first of which may be played in several flights."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from cardroom.rules import Refused
from cardroom.rules.layers.rule_faults import Coded
from cardroom.tournament.tournament_terms import Day, TournamentTerms

WHOLE = 10_000
"""Basis points in the whole."""
MAX_SESSIONS = 100
ONLY = Day()
"""The one day of a tournament that has no others."""


@dataclass(frozen=True, slots=True)
class Session:
    """A session without a night in between: a day, or one flight of the first day (0: no flights)."""

    day: int
    flight: int
    end: Day
    begins_seconds: int


def sessions_of(terms: TournamentTerms) -> tuple[Session, ...]:
    """All sessions, in the order in which they are played."""
    days = terms.days or (ONLY,)
    first = [Session(1, number, days[0], one.begins_seconds) for number, one in enumerate(terms.flights, 1)]
    first = first or [Session(1, 0, days[0], 0)]
    return (*first, *[Session(number, 0, one, one.begins_seconds) for number, one in enumerate(days[1:], 2)])


def check_sessions(terms: TournamentTerms) -> None:
    """Refuse ("bad-days", "bad-shootout") days, flights and shootouts that do not fit together."""
    if faults := [words for _, words in session_faults(terms)]:
        raise Refused("bad-days", " ".join(faults))
    if terms.shootout is not None:
        _check_shootout(terms)


def session_faults(terms: TournamentTerms) -> Iterator[tuple[str, Coded]]:
    """All faults of its days and flights, each with the field of a structure that it lies in."""
    days, flights = terms.days, terms.flights
    if len(days) == 1 or len(days) + len(flights) > MAX_SESSIONS:
        words = (
            f"A tournament of several days must name each of them, the last one too, {MAX_SESSIONS} at most."
        )
        yield "days", Coded("days-each", words, most=MAX_SESSIONS)
    if days and (days[-1].level or days[-1].seconds):
        yield "days", Coded("last-day", "The last day is played to the end.")
    if any(bool(day.level) == bool(day.seconds) for day in days[:-1]):
        words = "Each day but the last must end after a level or after a time, not both."
        yield "days", Coded("days-end-once", words)
    if any(later.level and later.level <= day.level for day, later in pairwise(days[:-1])):
        yield "days", Coded("days-later", "Each day ends after a later level than the one before.")
    if any(day.level >= len(terms.levels) for day in days):
        words = f"A day must end after one of the {len(terms.levels)} levels, but not after the last."
        yield "days", Coded("days-behind-level", words, last=len(terms.levels))
    yield from _flight_faults(terms)
    if (days or flights) and (terms.hexapro or terms.shootout is not None):
        yield "days", Coded("one-day", "HexaPro and shootouts are played on one day.")


def _flight_faults(terms: TournamentTerms) -> Iterator[tuple[str, Coded]]:
    days, flights = terms.days, terms.flights
    if flights and not (len(flights) > 1 and days and days[0].level):
        words = "Flights must be two or more, and meet on a second day after the level that ends the first."
        yield "flights", Coded("flights-need-day", words)
    if flights and terms.add_on is not None:
        yield "flights", Coded("flights-add-on", "Flights have no add-on.")
    begins = [one.begins_seconds for one in flights] + [one.begins_seconds for one in days[1:]]
    begins = [seconds for seconds in begins if seconds]
    if begins != sorted(set(begins)) or (flights and flights[0].begins_seconds):
        words = "Each must begin later than the one before, and the first flight with the tournament."
        yield "flights" if flights else "days", Coded("begins-later", words)
    if terms.best_stack and (not flights or terms.bounty or not terms.re_entries):
        words = "Only a tournament with flights and re-entries, and without bounties, can let the best stack go on."
        yield "best_stack", Coded("best-stack", words)


def _check_shootout(terms: TournamentTerms) -> None:
    shootout = terms.shootout
    assert shootout is not None, "it is one"
    by_place = shootout.by_place
    if (
        not 0 <= shootout.for_tables <= WHOLE
        or sum(by_place) != WHOLE
        or list(by_place) != sorted(by_place)[::-1]
    ):
        raise Refused("bad-shootout", f"What tables pay falls from the first place and comes to {WHOLE}.")
    if (
        terms.late_levels
        or terms.rebuys
        or terms.add_on
        or terms.ticket
        or terms.even_prizes
        or terms.hexapro
    ):
        raise Refused(
            "bad-shootout", "Nobody enters a shootout late or buys chips in one; it pays money by places."
        )
