"""Checks whether the money that a tournament announces can be paid."""

from cardroom.rules import Refused, Rulebook
from cardroom.tournament.prizes.prize_pool import pool_of
from cardroom.tournament.tournament_terms import TournamentTerms


def check_money(book: Rulebook, terms: TournamentTerms) -> None:
    """Refuse a pool that the house does not have, or that the least number of entries would not fill: see `pool_of`.

    Refuses "condition-not-free" where an entry has a price and another condition, "no-bounties" where bounties are
    announced and the house has none, "bad-bounty-chip".
    """
    if book.prizes is not None:
        pool_of(
            book.prizes,
            terms.players * terms.buy_in,
            added=terms.added,
            guarantee=terms.guarantee,
            carried_basis_points=terms.carried,
            special=terms.special,
        )
    if (terms.condition or terms.invited) and terms.buy_in + terms.fee + terms.bounty:
        clauses = book.prizes.freeroll.clauses if book.prizes is not None else ()
        raise Refused(
            "condition-not-free", "Only a tournament that costs nothing has other conditions.", clauses
        )
    if terms.bounty and book.bounties is None:
        raise Refused("no-bounties", f"{book.name} has no bounties: its rulebook does not describe them.", ())
    if terms.bounty % max(terms.bounty_chip, 1) or terms.bounty_chip < 1:
        clauses = book.bounties.shared.clauses if book.bounties is not None else ()
        words = f"A bounty of {terms.bounty} is no whole number of chips of {terms.bounty_chip}."
        raise Refused("bad-bounty-chip", words, clauses)
