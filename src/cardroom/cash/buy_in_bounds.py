"""The buy-ins that a table accepts from a player: within its limits, or the stack that the player recently took away.

Table stakes hold for a whole evening (CH-1.53 to CH-1.56), an hour (CK-H.15), or thirty minutes in a shallow game
(CO-BZ.5), by the values of the rulebook alone. The room remembers departures and knows where a player sits.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardroom.rules import Refused, Rulebook

NO_MAXIMUM = 100_000
"""A largest buy-in of this many big blinds, the highest value of a rulebook, means no maximum."""
MIXED, NO_LIMIT, POT_LIMIT = "mixed", "no_limit", "pot_limit"


@dataclass(frozen=True, slots=True)
class Departure:
    """A player left a table of this family and stake with ``stack``; ``used`` once the stack was brought back.

    ``has_maximum``: whether that table had a largest buy-in. ``is_forced``: the house took the player away.
    ``short``: the player had made the short buy-in of the evening there (CH-2.13). ``counted_in``: whether
    ``big_blind`` counts blinds, bets, ante or points; "" where that is not known. ``brought``: the largest part of the
    stack brought back so far, to tables that accept no more (CH-1.54).
    """

    family: str
    stake: str
    big_blind: int
    stack: int
    left_ms: int
    used: bool = False
    has_maximum: bool = True
    is_forced: bool = False
    short: bool = False
    counted_in: str = ""
    long_break_ms: int = 0
    brought: int = 0


@dataclass(frozen=True, slots=True)
class BuyInBounds:
    """The buy-ins allowed, from ``least`` to ``most``; ``bound`` is the departure that sets them, if one does.

    ``along`` are the departures whose stacks count as brought back with this buy-in, ``bound`` included.
    """

    least: int
    most: int
    bound: Departure | None
    clauses: tuple[str, ...]
    along: tuple[Departure, ...] = ()


def binds(departure: Departure, now_ms: int, book: Rulebook) -> bool:
    """Whether a departure binds a buy-in now: its stack is above the limit, and the window, to its last ms, is open."""
    rules = book.buy_in
    window_ms = rules.return_window_seconds.value * 1000
    if window_ms == 0 or departure.used:
        return False
    large = departure.stack > rules.return_above_big_blinds.value * departure.big_blind
    return large and now_ms - departure.left_ms <= window_ms


def has_maximum(book: Rulebook) -> bool:
    """Whether a game has a largest buy-in."""
    return book.buy_in.maximum_big_blinds.value < NO_MAXIMUM


def entry(
    book: Rulebook,
    family: str,
    stake: str,
    big_blind: int,
    departures: Sequence[Departure],
    now_ms: int,
    sits_elsewhere: bool = False,
    counted_in: str = "",
) -> BuyInBounds:
    """Return the buy-ins allowed at a table of ``stake`` to a player with these departures; ``book`` is the game's own.

    Of several binding stacks the one that asks for most comes first (reading A10), and brings the others along where a
    player has one stack; the room marks the departures as used when the seat is taken. ``sits_elsewhere``: the player
    has a seat at another table of the house. ``counted_in`` is as in `Departure`, for the stake to be joined.
    """
    reaching = [one for one in departures if binds(one, now_ms, book) and _reaches(one, book, family, stake)]
    found: list[BuyInBounds] = []
    for departure in reaching:
        changed = sits_elsewhere or any(d.left_ms > departure.left_ms for d in departures)
        same_stakes = departure.big_blind == big_blind and (
            not (departure.counted_in and counted_in) or departure.counted_in == counted_in
        )
        asked = _bound(book, departure, family, big_blind, same_stakes, changed)
        if not departure.brought or departure.brought < asked.least:
            found.append(asked)
    if not found:
        return _free(book, big_blind)
    first = max(found, key=_asks_for)
    return first if book.buy_in.second_seat.value == "own_stack" else replace(first, along=tuple(reaching))


def _asks_for(asked: BuyInBounds) -> tuple[int, int]:
    """The sort key of binding departures: the stack that must be brought, then the stack taken away."""
    return asked.least, asked.bound.stack if asked.bound is not None else 0


def check_one_stack(book: Rulebook, joined: Departure, played: Departure, table: str) -> None:
    """Refuse ("stack-at-another-table") a seat while its player plays a stack at another ``table`` that would have to
    be brought here, or this one there. ``joined`` and ``played`` describe both tables as if the player left them now;
    ``book`` is that of the game joined.
    """
    rules = book.buy_in
    if rules.second_seat.value == "own_stack" or not rules.return_window_seconds.value:
        return
    if _reaches(played, book, joined.family, joined.stake) or _reaches(
        joined, book, played.family, played.stake
    ):
        raise Refused(
            "stack-at-another-table",
            f"You play {played.stack} at {table}, in the same betting structure: leave that table first and bring it.",
            rules.second_seat.clauses,
            {"table": table, "stack": played.stack},
        )


def _reaches(departure: Departure, book: Rulebook, family: str, stake: str) -> bool:
    """Whether the house treats the departure's table as the same as this one, or lets the stack move to this one."""
    if book.buy_in.return_scope.value == "account_and_stake":
        return (departure.family, departure.stake) == (family, stake)
    if departure.family != MIXED or family == MIXED:
        return departure.family == family
    # Leaving a game of several structures (CH-1.56): its largest buy-in decides which stacks move along.
    return {NO_LIMIT: departure.has_maximum, POT_LIMIT: not departure.has_maximum}.get(family, False)


def _free(book: Rulebook, big_blind: int) -> BuyInBounds:
    rules = book.buy_in
    clauses = tuple(dict.fromkeys(rules.minimum_big_blinds.clauses + rules.maximum_big_blinds.clauses))
    least, most = rules.minimum_big_blinds.value, rules.maximum_big_blinds.value
    return BuyInBounds(least * big_blind, most * big_blind, None, clauses)


def free_again_ms(departure: Departure, book: Rulebook) -> int:
    """The first moment at which a departure no longer binds."""
    return departure.left_ms + book.buy_in.return_window_seconds.value * 1000 + 1


def _bound(
    book: Rulebook, departure: Departure, family: str, big_blind: int, same_stakes: bool, changed: bool
) -> BuyInBounds:
    """The stack to bring back: all of it; at another stake at most the maximum there; a small one as the house says."""
    rules = book.buy_in
    least, most = rules.minimum_big_blinds.value * big_blind, rules.maximum_big_blinds.value * big_blind
    stack, clauses = departure.stack, rules.return_stack.clauses
    if rules.return_scope.value == "betting_structure":
        clauses += rules.return_scope.clauses
        out_of_mixed = departure.family != family
        if not same_stakes or (out_of_mixed and family == NO_LIMIT):
            stack = min(stack, most)
    if departure.is_forced and rules.forced_move.value == "same_stack":
        return BuyInBounds(
            min(stack, least), max(stack, most), departure, rules.forced_move.clauses, (departure,)
        )
    if stack < least and rules.return_small.value == "made_up_to_minimum":
        stack, clauses = least, clauses + rules.return_small.clauses
    if changed and rules.return_after_change.value == "at_least":
        at_least = max(stack, least)
        return BuyInBounds(
            at_least, max(at_least, most), departure, rules.return_after_change.clauses, (departure,)
        )
    return BuyInBounds(stack, stack, departure, tuple(dict.fromkeys(clauses)), (departure,))


def check_balance(allowed: BuyInBounds, balance: int, book: Rulebook) -> None:
    """Refuse ("returning-stack-not-covered") a player whose wallet does not cover the stack to bring back."""
    if allowed.bound is None or balance >= allowed.least:
        return
    raise Refused(
        "returning-stack-not-covered",
        "You left this stake with a larger stack than your balance holds now: wait until the time is up.",
        allowed.clauses,
        {"stack": allowed.least, "balance": balance, "free_again_ms": free_again_ms(allowed.bound, book)},
    )


def check_tables(book: Rulebook, tables_now: int) -> None:
    """Refuse ("too-many-tables") another table to a player who sits at ``tables_now`` of this family and stake."""
    limit = book.seating.tables_per_stake
    if limit.value and tables_now >= limit.value:
        raise Refused(
            "too-many-tables",
            f"You may play at {limit.value} tables of this stake at once.",
            limit.clauses,
            {"limit": limit.value},
        )
