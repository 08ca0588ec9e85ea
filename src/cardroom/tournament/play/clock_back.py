"""The clock of a live tournament set back to an earlier level, where nothing that happened since would be undone."""

from itertools import accumulate
from typing import Literal

from cardroom.rules import Refused
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.level_clock import clock_ms
from cardroom.tournament.play.pausing import lasts_ms, next_pause
from cardroom.tournament.play.tournament_events import LevelBegan

Since = Literal["day", "entries", "rebuys", "add_on", "race", "deal"]
WORDS: dict[Since, str] = {
    "day": "that level was played on an earlier day",
    "entries": "entries have closed since",
    "rebuys": "the rebuys have ended since",
    "add_on": "the add-on was offered since",
    "race": "small chips were raced since",
    "deal": "a deal is open or was made",
}
"""The events behind which the clock does not go back to an earlier level."""


def set_back(step: DecisionStep, level: int) -> None:
    """Play an earlier level again, from its beginning; hands that were dealt since stand.

    Refuses "clock-past" with what has happened since and is not undone (`WORDS`).
    """
    state = step.state
    since = happened_since(step, level)
    if since is not None:
        words = f"The clock does not go back to level {level}: {WORDS[since]}."
        raise Refused("clock-past", words, step.rules.levels.clauses, {"level": level, "since": since})
    if step.terms.level_hands:
        state.levels_ahead += level - state.level
        state.levels_ms = (0,) * level
    else:
        begins_ms = clock_ms(step)
        to_come = [lasts_ms(step, number) for number in range(level, len(state.levels_ms))]
        state.levels_ms = (*state.levels_ms[: level - 1], *accumulate(to_come, initial=begins_ms))
        if step.course.breaks.value == "by_structure" and state.pause != "on":
            state.pause, state.pause_ms = "", next_pause(step, begins_ms)
    state.level = level
    step.tell(LevelBegan(level, step.now_ms, again=True))


def happened_since(step: DecisionStep, level: int) -> Since | None:
    """What was ended by this level or one between it and the level that holds; None where nothing was."""
    state, terms = step.state, step.terms
    ended = range(level, state.level)
    if state.day or _is_of_earlier_day(step, level):
        return "day"
    if step.late_levels in ended and (state.closed or state.flight_closed):
        return "entries"
    if terms.rebuys is not None and terms.rebuys.until_level in ended:
        return "rebuys"
    if terms.add_on is not None and terms.add_on_level in ended:
        return "add_on"
    if step.book.chip_race is not None and any(one.level in ended for one in terms.colour_ups):
        return "race"
    if state.deal is not None or state.agreed:
        return "deal"
    return None


def _is_of_earlier_day(step: DecisionStep, level: int) -> bool:
    """Whether a level had ended before the day that is played began."""
    state, days = step.state, step.terms.days
    if step.session.day <= 1:
        return False
    if step.terms.level_hands:
        return level <= days[step.session.day - 2].level
    return level < len(state.levels_ms) and state.levels_ms[level] <= state.day_began_ms
