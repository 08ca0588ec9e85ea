"""Seats that staff keep free at tables: for who sits there comes nobody by a draw, a balance or a late entry."""

from __future__ import annotations

from cardroom.tournament.play.decision_step import DecisionStep


def kept_at(step: DecisionStep, table: int) -> tuple[int, ...]:
    """The seats of a table that are kept free."""
    return tuple([one.seat for one in step.state.kept_free.get(table, ())])


def room_at(step: DecisionStep, table: int) -> int:
    """The number of players that a table has seats for."""
    return step.terms.seats - len(step.state.kept_free.get(table, ()))


def room_at_all(step: DecisionStep, tables: int) -> int:
    """The number of players that the tables have room for that are broken last, so many of them."""
    state = step.state
    kept = (
        sum(len(state.kept_free.get(number, ())) for number in state.order[:tables]) if state.kept_free else 0
    )
    return tables * step.terms.seats - kept


def with_room(step: DecisionStep, but: int = 0) -> list[int]:
    """The tables in play with room for another player, in the order in which they stay."""
    state = step.state
    return [one for one in state.order if one != but and state.sizes[one] < room_at(step, one)]


def smallest_with_room(step: DecisionStep, but: int = 0) -> int:
    """The number of players at the shortest table with room for another; where none has room, at the largest."""
    sizes = step.state.sizes
    return min([sizes[one] for one in with_room(step, but)], default=sizes.largest)


def last_rooms(step: DecisionStep) -> list[int]:
    """The room at the tables of which one is the last: the next to stay, and the one of the lowest number."""
    state = step.state
    last = state.order[:1] + [min(state.order)] if state.order else []
    return [room_at(step, number) for number in last] or [step.terms.seats]


def spread(step: DecisionStep) -> int:
    """How many players more the largest table has than the shortest that has room for another."""
    if not step.state.kept_free:
        return step.state.sizes.apart
    return step.state.sizes.largest - smallest_with_room(step)
