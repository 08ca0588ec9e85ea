"""What a player of a tournament is offered just now."""

from __future__ import annotations

from cardroom.room.messages.tournament_views import ChipsOffer
from cardroom.tournament.play.tournament import Tournament


def offer_to(tournament: Tournament, player: str) -> ChipsOffer | None:
    """Chips that a player may buy: a rebuy or an add-on until its deadline, or another entry while that is open."""
    terms, state = tournament.terms, tournament.state
    offer = state.offers.get(player)
    if offer is not None and terms.rebuys is not None:
        return ChipsOffer("rebuy", terms.rebuys.chips, terms.rebuys.price, offer.until_ms)
    entrant = state.entrants.get(player)
    course = tournament.book.course
    if entrant is None or entrant.is_in or state.closed or state.phase != "running" or state.ending or course is None:
        return None
    if course.re_entry.value == "never" or entrant.entries > terms.re_entries:
        return None
    return ChipsOffer("re_entry", terms.stack, terms.buy_in + terms.fee)
