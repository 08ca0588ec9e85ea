"""Levels and breaks: what the clock begins and ends."""

from cardroom.table.values.time_units import HOUR_MS
from cardroom.tournament.levels import begin_times, level_at
from cardroom.tournament.play.add_ons import reach_add_ons
from cardroom.tournament.play.day_end import day_due_ms, end_day, last_level, next_begins_ms, pass_day
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.finishing_places import close_entries
from cardroom.tournament.play.level_clock import stand_still
from cardroom.tournament.play.racing import reach_races
from cardroom.tournament.play.tournament_events import BreakBegan, BreakEnded, LevelBegan

BREAK_BEFORE_MS = 300_000
"""A synchronised break begins five minutes before the full hour (CO-47a)."""


def next_pause(step: DecisionStep, after_ms: int) -> int | None:
    """When the next break is due, by the house's and the structure's rules; none on the first level (CO-47c)."""
    state, terms = step.state, step.terms
    if step.course.breaks.value == "five_to_the_hour":
        if not terms.hourly_breaks:
            return None
        due_ms = after_ms // HOUR_MS * HOUR_MS + HOUR_MS - BREAK_BEFORE_MS
        if due_ms <= after_ms:
            due_ms += HOUR_MS
        return due_ms
    due = [state.levels_ms[one.level] for one in terms.breaks if one.level < len(state.levels_ms)]
    return min([due_ms for due_ms in due if due_ms > after_ms], default=None)


def pass_time(step: DecisionStep) -> None:
    """Begin the levels that are due, and begin or end the breaks."""
    state = step.state
    if state.phase != "running" or state.began_ms is None:
        return
    if state.pause == "on" and step.now_ms >= state.resume_ms:
        go_on(step)
    if state.add_ons == "on" or state.stopped == "on" or (state.deal is not None and state.deal.amounts_told):
        return  # no clock runs
    if state.day or state.opens:
        return
    if not step.terms.level_hands and state.pause != "on":
        reach_level(step, min(level_at(state.levels_ms, step.now_ms), last_level(step)))
    if state.pause != "on":
        pass_day(step)
    if not (state.pause or state.day) and state.pause_ms is not None and step.now_ms >= state.pause_ms:
        if step.course.breaks.value == "five_to_the_hour" and state.level == 1:
            state.pause_ms = next_pause(step, step.now_ms)
        else:
            _is_due(step)


def go_on(step: DecisionStep) -> None:
    """End the break."""
    state = step.state
    state.pause, state.pause_ms = "", next_pause(step, step.now_ms)
    step.tell(BreakEnded(step.now_ms))
    step.touch_all()


def _is_due(step: DecisionStep) -> None:
    state = step.state
    state.pause = "due"
    state.pause_seconds = next(
        (one.seconds for one in step.terms.breaks
         if one.level < len(state.levels_ms) and state.levels_ms[one.level] == state.pause_ms), 0
    )  # fmt: skip
    step.touch_all()


def reach_level(step: DecisionStep, level: int) -> None:
    """Begin all levels up to this one; late entries end with theirs."""
    state = step.state
    while state.level < level:
        if state.level == step.late_levels:
            end_late_entries(step)
        reach_add_ons(step, state.level)
        reach_races(step, state.level)
        if step.terms.rebuys is not None and state.level == step.terms.rebuys.until_level:
            for table in state.tables.values():
                table.stale = True  # a player who loses all chips in a later hand is out
            step.touch_all()
        state.level += 1
        step.tell(LevelBegan(state.level, step.now_ms))
        if not step.terms.level_hands and step.rises and state.level >= len(state.levels_ms):
            state.levels_ms = (*state.levels_ms, state.levels_ms[-1] + lasts_ms(step, len(state.levels_ms)))
            tell_tables(step)


def end_late_entries(step: DecisionStep) -> None:
    """End late entries for the flight that is played, or for the tournament where no other flight follows."""
    if step.more_flights:
        step.state.flight_closed = True
    else:
        close_entries(step, step.course.late_entries.clauses)


def lasts_ms(step: DecisionStep, level: int) -> int:
    """How long a level lasts, by the structure or as staff have changed it."""
    own = step.terms.lengths_ms[level - 1 : level]
    return step.state.level_ms or (own[0] if own else 0) or step.terms.level_ms


def times_of_levels(step: DecisionStep) -> tuple[int, ...]:
    """When each level of the structure that begins now begins, as staff have changed it."""
    count = len(step.levels)
    return begin_times(count, 0, step.now_ms, [lasts_ms(step, level) for level in range(1, count + 1)])


def count_hands(step: DecisionStep, hands: int) -> None:
    """Count hands where levels go by hands: those of the table that has played most."""
    state = step.state
    level = hands // step.terms.level_hands + 1 + state.levels_ahead
    if not step.rises:
        level = min(level, len(step.levels))
    if level > last_level(step):
        level = last_level(step)
        if not state.day and not state.ending:
            end_day(step, step.now_ms)
    if level > state.level:
        ended = range(state.level, level)
        reach_level(step, level)
        state.levels_ms = (0,) * level
        tell_tables(step)
        rests = [one.seconds for one in step.terms.breaks if one.level in ended]
        if rests and not (state.pause or state.day) and step.course.breaks.value == "by_structure":
            state.pause, state.pause_ms, state.pause_seconds = "due", step.now_ms, sum(rests)


def tell_tables(step: DecisionStep) -> None:
    """Send all tables new orders, because the levels have changed."""
    for table in step.state.tables.values():
        table.stale = True
    step.touch_all()


def begin_pause(step: DecisionStep) -> None:
    """Begin a break that is due when all hands are over (CO-47b); whatever would have begun meanwhile begins later."""
    state = step.state
    if state.pause != "due" or state.stopped or state.add_ons in ("due", "on") or not step.all_stand:
        return
    if state.day or state.opens:
        return  # the night is the break
    assert state.pause_ms is not None, "it was due at some time"
    least_ms = step.course.shortest_break_seconds.value * 1000
    if step.course.breaks.value == "five_to_the_hour":
        until_ms = max((state.pause_ms // HOUR_MS + 1) * HOUR_MS, step.now_ms + least_ms)
        stopped_ms = step.now_ms
    else:
        until_ms = step.now_ms + max(state.pause_seconds * 1000, least_ms)
        stopped_ms = state.pause_ms
    state.pause, state.pause_began_ms, state.resume_ms = "on", step.now_ms, until_ms
    stand_still(step, stopped_ms, until_ms)
    step.tell(BreakBegan(step.now_ms, until_ms, step.course.breaks.clauses))


def next_due_ms(step: DecisionStep) -> int | None:
    """When the clock next causes something."""
    state, terms = step.state, step.terms
    if state.phase == "announced":
        return None if state.waits else step.starts_ms
    if state.phase == "over" or state.began_ms is None:
        return None
    due = [offer.until_ms for offer in state.offers.values()]
    if state.day == "night" and (begins_ms := next_begins_ms(step)):
        due.append(begins_ms)
    if state.deal is not None and state.deal.amounts_told:
        return min([*due] if state.deal.waits else [state.deal.until_ms, *due], default=None)
    if state.pause == "on":
        due.append(state.resume_ms)
    elif state.add_ons == "on":
        due.append(state.add_ons_until_ms)
    elif state.stopped == "on" or state.day or state.opens:
        pass  # until staff say so, or the day has come to its end
    else:
        if not state.pause and state.pause_ms is not None:
            due.append(state.pause_ms)
        if not terms.level_hands and state.level < len(state.levels_ms):
            due.append(state.levels_ms[state.level])
        if (day_ms := day_due_ms(step)) is not None and not state.pause:
            due.append(day_ms)
    return min(due, default=None)
