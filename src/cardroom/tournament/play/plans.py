"""Moves that are planned and not yet ordered: the sizes of tables count them already."""

from cardroom.tournament.play.decision_step import DecisionStep


def plan_move(step: DecisionStep, number: int, to: int) -> None:
    """Plan that a player of one table goes to another one, once the table has stopped."""
    state = step.state
    state.sizes.change(number, -1)
    state.sizes.change(to, 1)
    state.moves.setdefault(number, []).append(to)
    state.tables[to].expected += 1
    step.touch(state.tables[number])
    step.touch(state.tables[to])


def forget_moves(step: DecisionStep, number: int) -> list[int]:
    """Drop the moves planned for a table; returns the tables its players would have gone to."""
    state = step.state
    dropped = state.moves.pop(number, [])
    for to in dropped:
        state.sizes.change(number, 1)
        if to in state.sizes:
            state.sizes.change(to, -1)
        state.tables[to].expected -= 1
        step.touch(state.tables[to])
    step.touch(state.tables[number])
    return dropped
