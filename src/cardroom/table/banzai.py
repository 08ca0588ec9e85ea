"""What a player may bring to a table: at shallow-stack tables, what that player took away a short while ago.

Written for Banzai (CO-BZ.2 to CO-BZ.5), decided by the values of the rulebook alone: a game without a return window or
a table limit passes through unbound. The room remembers departures and knows where a player sits.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cardroom.rules import Refused, Rulebook


@dataclass(frozen=True, slots=True)
class Departure:
    """A player left a table of this family and stake with ``stack``; ``used`` once it was brought back."""

    family: str
    stake: str
    big_blind: int
    stack: int
    left_ms: int
    used: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """What an entry may bring, from ``least`` to ``most``; both are the stack to bring back while ``bound`` binds."""

    least: int
    most: int
    bound: Departure | None
    clauses: tuple[str, ...]


def binds(departure: Departure, now_ms: int, book: Rulebook) -> bool:
    """Whether a departure binds an entry now: in the window, its last moment included, with more than the limit."""
    rules = book.buy_in
    window_ms = rules.return_window_seconds.value * 1000
    if window_ms == 0 or departure.used:
        return False
    large = departure.stack > rules.return_above_big_blinds.value * departure.big_blind
    return large and now_ms - departure.left_ms <= window_ms


def entry(
    book: Rulebook, family: str, stake: str, big_blind: int, departures: Sequence[Departure], now_ms: int
) -> Entry:
    """What a player with these departures may bring to a table of ``stake`` now; ``book`` is the game's own.

    Of several binding stacks the largest comes first (reading A10); the room marks it used when the seat is taken.
    """
    rules = book.buy_in
    binding = [
        departure
        for departure in departures
        if (departure.family, departure.stake) == (family, stake) and binds(departure, now_ms, book)
    ]
    if binding:
        largest = max(binding, key=lambda departure: departure.stack)
        return Entry(largest.stack, largest.stack, largest, rules.return_stack.clauses)
    clauses = tuple(dict.fromkeys(rules.minimum_big_blinds.clauses + rules.maximum_big_blinds.clauses))
    return Entry(
        rules.minimum_big_blinds.value * big_blind, rules.maximum_big_blinds.value * big_blind, None, clauses
    )


def check_balance(allowed: Entry, balance: int, book: Rulebook) -> None:
    """Refuse ("returning-stack-not-covered") while a stack must come back that the wallet does not hold."""
    if allowed.bound is None or balance >= allowed.bound.stack:
        return
    free_again_ms = allowed.bound.left_ms + book.buy_in.return_window_seconds.value * 1000 + 1
    raise Refused(
        "returning-stack-not-covered",
        "You left this stake with a larger stack than your balance holds now: wait until the time is up.",
        allowed.clauses,
        {"stack": allowed.bound.stack, "balance": balance, "free_again_ms": free_again_ms},
    )


def check_tables(book: Rulebook, tables_now: int) -> None:
    """Refuse ("too-many-tables") one table more when the player sits at ``tables_now`` of this family and stake."""
    limit = book.seating.tables_per_stake
    if limit.value and tables_now >= limit.value:
        raise Refused(
            "too-many-tables",
            f"You may play at {limit.value} tables of this stake at once.",
            limit.clauses,
            {"limit": limit.value},
        )
