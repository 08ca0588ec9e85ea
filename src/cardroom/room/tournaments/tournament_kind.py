"""What kind a tournament is."""

from __future__ import annotations

from cardroom.room.protocol.tournament_views import TournamentKind
from cardroom.tournament.play.tournament import Tournament


def kind_of(tournament: Tournament) -> TournamentKind:
    """What the lobby lists it under; one that staff have given a start time is scheduled from then on."""
    if tournament.terms.hexapro:
        return "hexapro"
    return "sit_and_go" if tournament.starts_ms is None else "scheduled"
