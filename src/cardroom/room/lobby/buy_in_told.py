"""The terms of a buy-in, as the buy-in sheet shows them."""

from __future__ import annotations

from cardroom.cash.buy_in_bounds import BuyInBounds, free_again_ms
from cardroom.room.lobby.pool import Pool
from cardroom.room.lobby.pots_told import pots_told
from cardroom.room.lobby.time_costs import costs_at
from cardroom.room.protocol.cash_seat_answers import OpenSeats
from cardroom.room.protocol.responses import BuyInBody


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
