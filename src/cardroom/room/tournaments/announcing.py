"""Announcing a tournament: its number of seats, the house's money for it, and what its staff must name."""

from typing import Final

import msgspec

from cardroom.rules.layers.rule_faults import BookFault
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.tournament_commands import RemovePlayer
from cardroom.tournament.structures.allowed import faults_by_house
from cardroom.tournament.structures.structure_files import GIVEN, StructureFaults, load_structure
from cardroom.tournament.tournament_terms import TournamentTerms

UNBOUNDED: Final = 10_000
"""The most entries of terms that set no maximum: a tournament that starts when it is full is full with one table."""


def faults_in(book: Rulebook, structure: str) -> tuple[BookFault, ...]:
    """All that is wrong with a structure's text for a house; nothing when it can be played there."""
    try:
        found = load_structure(structure)
    except StructureFaults as wrong:
        return wrong.faults
    return faults_by_house(book, found, GIVEN)


def seats_at_most(terms: TournamentTerms) -> TournamentTerms:
    """The terms with a maximum of entries for a tournament that begins when it is full.

    A structure that sets none is full with one table, or with the fewest players that it needs.
    """
    full = max(terms.seats, terms.players)
    return msgspec.structs.replace(terms, most=full) if terms.most >= UNBOUNDED else terms


def reserve_of(terms: TournamentTerms, book: Rulebook) -> int:
    """The most that the house may have to bring to a tournament, in cents."""
    if not terms.hexapro or book.hexapro is None:
        return terms.added + terms.guarantee
    price = sale_of(terms, "entry").whole
    return price * max([row.multiplier_tenths for row in book.hexapro.multipliers.value]) // 10


def check_place(book: Rulebook, act: object) -> None:
    """Refuse ("place-not-named") a removal without a finishing position where staff have to decide it."""
    rules = book.removals
    if isinstance(act, RemovePlayer) and not act.place and rules is not None:
        if rules.removed_place.value == "as_staff_decide":
            words = "Say which place the player has: that of the moment, or none."
            raise Refused("place-not-named", words, rules.removed_place.clauses)


def by_law(terms: TournamentTerms, book: Rulebook, deals_permitted: bool, is_demo: bool) -> TournamentTerms:
    """The terms as the local law and the house's order require.

    Seats wait for a document that is shown at each start (PF-2.2), except in a demo.
    """
    order = book.house_order
    waits = order is not None and order.identification.value == "every_start" and not is_demo
    deals = terms.deals if deals_permitted or terms.deals != "by_house" else "forbidden_by_law"
    return msgspec.structs.replace(terms, documents=waits, deals=deals)
