"""A tournament as if this many had entered: what its prizes would be."""

from cardroom.rules import Rulebook
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_state import Entrant
from cardroom.tournament.tournament_terms import TournamentTerms


def expected(terms: TournamentTerms, book: Rulebook, entries: int) -> Tournament:
    """A tournament to be read only: not announced anywhere, and nobody has paid. Refuses as `check_terms`."""
    tournament = Tournament(terms, book)
    state = tournament.state
    state.entrants = {str(number): Entrant(str(number), number) for number in range(entries)}
    state.entries = entries
    state.money.collected = entries * terms.buy_in
    return tournament
