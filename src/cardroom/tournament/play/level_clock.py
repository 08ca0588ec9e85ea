"""The clock of the levels while it is stopped: breaks, add-ons and stops by staff overlap, and each moment counts once."""

from cardroom.tournament.levels import postponed
from cardroom.tournament.play.decision_step import DecisionStep


def stood_since(step: DecisionStep) -> int:
    """Since when the clock is stopped if it is stopped now: a break of the structure stops it when its level ends."""
    state = step.state
    is_due = state.pause == "due" and step.course.breaks.value == "by_structure"
    return state.pause_ms if is_due and state.pause_ms is not None else step.now_ms


def stand_still(step: DecisionStep, from_ms: int, until_ms: int) -> None:
    """Note that the clock is or was stopped between these times: whatever was still to begin begins that much later."""
    state = step.state
    from_ms = max(from_ms, state.stood_until_ms)
    if until_ms > from_ms:
        put_off(step, from_ms, until_ms - from_ms)
        state.stood_until_ms = until_ms


def stands_no_longer(step: DecisionStep, until_ms: int) -> None:
    """Note that the clock runs again earlier than was said: whatever is still to begin begins that much earlier."""
    state = step.state
    if until_ms < state.stood_until_ms:
        put_off(step, state.stood_until_ms, until_ms - state.stood_until_ms)
        state.stood_until_ms = until_ms


def put_off(step: DecisionStep, since_ms: int, by_ms: int) -> None:
    """Postpone levels and breaks of the structure that would begin at ``since_ms`` or later."""
    state = step.state
    state.levels_ms = postponed(state.levels_ms, since_ms, by_ms)
    by_structure = step.course.breaks.value == "by_structure"
    if by_structure and not state.pause and state.pause_ms is not None and state.pause_ms >= since_ms:
        state.pause_ms += by_ms


def clock_ms(step: DecisionStep) -> int:
    """The moment that the clock of the levels shows: where it stands, or from which it goes on after a break."""
    state = step.state
    return state.stopped_ms if state.stopped == "on" else max(step.now_ms, state.stood_until_ms)


def level_left_ms(step: DecisionStep) -> int:
    """How long the level still lasts; 0 for the last one, which ends by no clock."""
    state = step.state
    if state.level >= len(state.levels_ms):
        return 0
    return max(0, state.levels_ms[state.level] - clock_ms(step))


def lengthen(step: DecisionStep, by_ms: int) -> None:
    """Let the level that holds last so much longer, or (below 0) shorter, also while staff have stopped the clock. What
    begins at this moment is not put off.
    """
    state = step.state
    put_off(step, (state.stopped_ms if state.stopped == "on" else step.now_ms) + 1, by_ms)
