"""The kind of a tournament."""

from __future__ import annotations

from cardroom.room.protocol.tournament_views import TournamentKind
from cardroom.tournament.play.tournament import Tournament


def kind_of(tournament: Tournament) -> TournamentKind:
    """The kind under which the lobby lists it; one that staff have given a start time is scheduled from then on."""
    if tournament.terms.hexapro:
        return "hexapro"
    return "sit_and_go" if tournament.starts_ms is None else "scheduled"
