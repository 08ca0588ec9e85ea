"""The terms by which the house takes from the pots at each table of a stake, as the buy-in sheet shows it."""

from __future__ import annotations

from cardroom.cash.pot_terms import PotTerms, pot_terms
from cardroom.cash.till import Till
from cardroom.room.lobby.pool import Pool
from cardroom.room.protocol.cash_seat_answers import PotDrop, TakenAtTables, TakenFromHands


def pots_told(pool: Pool) -> tuple[TakenAtTables, ...]:
    """What is taken where players are seated now. Tables that take the same are told together.

    A table may charge by time instead; one that would be opened does not.
    """
    if not pool.is_offered:
        return ()
    terms = pool.terms("", "")
    new = hands_told(Till(terms, pool.book, pool.stake), terms.seats)
    names_by_hands: dict[tuple[TakenFromHands, ...], list[str]] = {new: []}
    for table, writer in pool.writers.items():
        if pool.takes_players(table):
            hands = hands_told(writer.table.economy.till, writer.table.terms.seats)
            names_by_hands.setdefault(hands, []).append(writer.terms.name)
    return tuple(
        [TakenAtTables(tuple(names), hands == new, hands) for hands, names in names_by_hands.items()]
    )


def hands_told(till: Till, seats: int) -> tuple[TakenFromHands, ...]:
    """What is taken from the hands at a table with this till and so many ``seats``."""
    return tuple([_told(terms) for terms in pot_terms(till, seats)])


def _told(terms: PotTerms) -> TakenFromHands:
    taken = terms.taken
    if taken is None:
        return TakenFromHands(terms.games, terms.fewest, terms.most)
    return TakenFromHands(
        terms.games,
        terms.fewest,
        terms.most,
        basis_points=taken.basis_points,
        cap=taken.cap,
        least=taken.minimum,
        first_round=min(taken.first_round, taken.cap) if taken.basis_points else 0,
        unit=taken.unit,
        full_units=taken.is_full_units,
        drops=tuple([PotDrop(drop.fund, drop.amount, drop.clauses) for drop in taken.drops]),
        clauses=taken.clauses if taken.basis_points else (),
    )
