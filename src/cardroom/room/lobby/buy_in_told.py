"""The terms of a buy-in, as the buy-in sheet shows them."""

from __future__ import annotations

from collections.abc import Iterable

from cardroom.cash.buy_in_bounds import BuyInBounds, free_again_ms
from cardroom.cash.pot_terms import PotTerms, pot_terms
from cardroom.cash.till import Till
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.lobby.pool import Pool
from cardroom.room.protocol.cash_seat_answers import (
    AgreedCost,
    OpenSeats,
    PotDrop,
    TakenAtTables,
    TakenFromHands,
    TimeCost,
)
from cardroom.room.protocol.responses import BuyInBody
from cardroom.rules.refused import Refused


def buy_in_told(pool: Pool, player: str, allowed: BuyInBounds, seats: tuple[OpenSeats, ...]) -> BuyInBody:
    """The allowed buy-in, with the stack that binds the player and until when.

    A buy-in that all at a table agreed to is within the limits (CK-TH.2). `seats` are those that the player may choose
    from.
    """
    bound, clauses = allowed.bound, allowed.clauses
    agreed = [
        amount
        for writer in pool.writers.values()
        for who, amount in writer.table.economy.agreed_buy_ins
        if who == player and bound is None
    ]
    if agreed:
        clauses += pool.book.buy_in.by_agreement.clauses
    choice = pool.book.seating.seat_choice
    return BuyInBody(
        pool.id,
        min([allowed.least, *agreed]),
        max([allowed.most, *agreed]),
        tuple(dict.fromkeys(clauses)),
        bound.stack if bound is not None else 0,
        free_again_ms(bound, pool.book) if bound is not None else 0,
        choice.value == "by_the_player",
        choice.clauses,
        seats,
        costs_at(pool.writers.values()),
        pots_told(pool),
    )


def pots_told(pool: Pool) -> tuple[TakenAtTables, ...]:
    """The takings from pots where players are seated now. Tables that take the same are told together.

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
    """The takings from hands at a table with this till and so many ``seats``."""
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


Agreed = tuple[AgreedCost, ...]


def costs_at(writers: Iterable[TableWriter]) -> tuple[TimeCost, ...]:
    """The time charges at any of these tables, each once."""
    found = [
        TimeCost(one.what, one.amount, one.seconds, one.clauses)
        for writer in writers
        for one in writer.table.economy.charges_in_force()
    ]
    return tuple(dict.fromkeys(found))


def check_agreed(writer: TableWriter, agreed: Agreed) -> None:
    """Refuse ("charged-by-time") a seat at a table with time charges that the player has not agreed to.

    The refusal names all of its charges.
    """
    costs = costs_at((writer,))
    known = {(one.what, one.amount, one.seconds) for one in agreed}
    if all((one.what, one.amount, one.seconds) in known for one in costs):
        return
    clauses = tuple(dict.fromkeys(clause for one in costs for clause in one.clauses))
    numbers = {"table": writer.terms.name, "rake": 0, "rake_seconds": 0, "jackpot": 0, "jackpot_seconds": 0}
    for one in costs:
        numbers |= {one.what: one.amount, f"{one.what}_seconds": one.seconds}
    words = " and ".join(f"{one.amount} for the {one.what} every {one.seconds} seconds" for one in costs)
    raise Refused("charged-by-time", f"This table charges by the time: {words}.", clauses, numbers)
