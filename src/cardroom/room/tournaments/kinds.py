"""What kind a tournament is."""

from __future__ import annotations

from cardroom.room.messages.tournament_views import TournamentKind
from cardroom.tournament.terms import TournamentTerms


def kind_of(terms: TournamentTerms) -> TournamentKind:
    """What the lobby lists it under."""
    if terms.hexapro:
        return "hexapro"
    return "sit_and_go" if terms.starts_ms is None else "scheduled"
