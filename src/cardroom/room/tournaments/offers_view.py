"""The chips offered to a player of a tournament at this moment."""

from __future__ import annotations

from cardroom.room.protocol.tournament_own_views import ChipsOffer
from cardroom.room.protocol.tournament_views import Purchase
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.tournament_terms import TournamentTerms


def offer_of(terms: TournamentTerms, kind: Purchase, chips: int, until_ms: int = 0) -> ChipsOffer:
    """Chips offered at the price that is charged for them."""
    price = sale_of(terms, kind)
    return ChipsOffer(kind, chips, price.whole, price.bounty, price.fee, until_ms, price.staff)


def offer_to(tournament: Tournament, player: str) -> ChipsOffer | None:
    """Chips that a player may buy: a rebuy or an add-on until its deadline, or another entry while that is open."""
    terms, state = tournament.terms, tournament.state
    offer = state.offers.get(player)
    if offer is not None and terms.rebuys is not None:
        return offer_of(terms, "rebuy", terms.rebuys.chips, offer.until_ms)
    entrant = state.entrants.get(player)
    course = tournament.book.course
    if (
        entrant is None
        or entrant.is_in
        or state.closed
        or state.phase != "running"
        or state.ending
        or course is None
    ):
        return None
    if course.re_entry.value == "never" or entrant.entries > terms.re_entries:
        return None
    return offer_of(terms, "re_entry", tournament.entry_chips)
