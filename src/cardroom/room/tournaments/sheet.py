"""The sheet of a tournament not announced yet: the same page that players will see, for so many entries."""

from __future__ import annotations

from typing import Final

import msgspec

from cardroom.room.protocol.tournament_responses import (
    FieldNotAllowed,
    GameOfTournaments,
    TournamentView,
)
from cardroom.room.protocol.tournament_views import TournamentNow
from cardroom.room.tournaments.announcing import seats_at_most
from cardroom.room.tournaments.public_view import level_row, page_of, prize_rows, row_of
from cardroom.rules.rulebook import Rulebook
from cardroom.tournament.play.expected import expected
from cardroom.tournament.structures.allowed import amounts_of, games_of, not_allowed
from cardroom.tournament.structures.structure import Structure
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.tables.tournament_table import least_seats, most_seats

SHEET: Final = "sheet"
"""The id of a tournament that does not exist yet."""


def sheet_of(book: Rulebook, structure: Structure, entries: int, name: str, starts_ms: int) -> TournamentView:
    """The page of a structure without faults; its prizes are for so many entries, 0 for the minimum."""
    terms = terms_of(structure, book, SHEET)
    terms = msgspec.structs.replace(terms, name=name or terms.name, starts_ms=starts_ms or None)
    if not starts_ms:
        terms = seats_at_most(terms)
    shown_for = min(max(entries, terms.players), terms.most)
    tournament = expected(terms, book, shown_for)
    shown = tournament.prizes_now()
    row = msgspec.structs.replace(row_of(tournament), entries=0, left=0)
    now = TournamentNow(
        row=row,
        now_ms=0,
        level=level_row(tournament, 1),
        paid_places=len(shown.prizes),
        prizes=prize_rows(shown.prizes, in_money=shown.in_money),
    )
    return TournamentView(page_of(tournament, book.version), now)


def games_there(book: Rulebook) -> tuple[GameOfTournaments, ...]:
    """The games that can be played in tournaments of a house."""
    found = []
    for game in games_of(book):
        offer = book.game(game)
        found.append(
            GameOfTournaments(
                game, offer.form, least_seats(book, game), most_seats(book, game), amounts_of(book, game)
            )
        )
    return tuple(found)


def fields_not_allowed(book: Rulebook, structure: Structure | None) -> tuple[FieldNotAllowed, ...]:
    """The fields of a structure that the house does not allow in its game, each with the refusal."""
    games = games_of(book)
    game = structure.game if structure is not None and structure.game in games else next(iter(games), "")
    if not game:
        return ()
    found = []
    for one in not_allowed(book, game):
        refused = one.refused
        found.append(FieldNotAllowed(one.entry, refused.code, refused.message, tuple(refused.clauses)))
    return tuple(found)
