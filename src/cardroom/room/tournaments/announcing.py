"""What a tournament that is announced takes: seats, and money of the house."""

from typing import Final

import msgspec

from cardroom.rules.rulebook import Rulebook
from cardroom.tournament.terms import TournamentTerms

UNBOUNDED: Final = 10_000
"""The most entries of terms that say nothing of it: a tournament that starts when it is full is full with one table."""


def seats_at_most(terms: TournamentTerms) -> TournamentTerms:
    """What begins when it is full is full with one table, where its structure says nothing of it."""
    return msgspec.structs.replace(terms, most=terms.seats) if terms.most >= UNBOUNDED else terms


def reserve_of(terms: TournamentTerms, book: Rulebook) -> int:
    """The most that the house may have to bring to a tournament, in cents."""
    if not terms.hexapro or book.hexapro is None:
        return terms.added + terms.guarantee
    price = terms.buy_in + terms.fee
    return price * max([row.multiplier_tenths for row in book.hexapro.multipliers.value]) // 10
