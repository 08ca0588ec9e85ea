"""The end of a day or flight: after its last level, at its hour, by the drawn last hands, or when staff say so."""

from typing import Final

from cardroom.rules.decisions import EndOfDay
from cardroom.table.values.time_units import MINUTE_MS, SECOND_MS
from cardroom.tournament.play.day_events import DayEnding, LastHandsDrawn
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.ordering import ENOUGH
from cardroom.tournament.play.plans import forget_moves
from cardroom.tournament.removals.end_of_day import LEAST, MOST, hands_left
from cardroom.tournament.sessions import sessions_of

NO_LAST_LEVEL: Final = 1 << 30


def last_level(step: DecisionStep) -> int:
    """The level after which the day ends."""
    return step.session.end.level or NO_LAST_LEVEL


def ends_ms(step: DecisionStep) -> int | None:
    """When the day ends by the clock."""
    end, levels_ms = step.session.end, step.state.levels_ms
    if end.seconds:
        return step.state.day_began_ms + SECOND_MS * end.seconds
    if end.level and not step.terms.level_hands and end.level < len(levels_ms):
        return levels_ms[end.level]
    return None


def _draws_ms(step: DecisionStep, rules: EndOfDay, day_ends_ms: int) -> int:
    """When the last hands are drawn unless staff have drawn them before.

    That is the latest moment that the house allows, or the begin of the last level where that is later.
    """
    level, state = step.session.end.level, step.state
    begins_ms = state.levels_ms[level - 1] if level else state.day_began_ms
    return max(day_ends_ms - rules.latest_minutes.value * MINUTE_MS, begins_ms)


def day_due_ms(step: DecisionStep) -> int | None:
    """When the clock next ends the day or has its last hands drawn."""
    day_ends_ms, rules = ends_ms(step), step.book.end_of_day
    if day_ends_ms is None or step.state.day or step.state.ending:
        return None
    return day_ends_ms if rules is None else _draws_ms(step, rules, day_ends_ms)


def pass_day(step: DecisionStep) -> None:
    """End the day, or draw its last hands, if the time has come."""
    due_ms, state = day_due_ms(step), step.state
    if due_ms is None or step.now_ms < due_ms or state.ending:
        return
    if step.book.end_of_day is not None:
        draw_last_hands(step, step.book.end_of_day)
    else:
        end_day(step, due_ms)


def draw_last_hands(step: DecisionStep, rules: EndOfDay, told: int = 0) -> None:
    """Draw one of five cards, which says how many hands every table still plays; the clock stops, and nobody changes
    tables. `told` is what the card says that a player has drawn, 0 for none.
    """
    state, session = step.state, step.session
    number = told - LEAST if told else step.lots.below(MOST - LEAST + 1)
    hands, clauses = hands_left(rules, 1 + number)
    state.day, state.last_hands, state.day_ended_ms = "last_hands", hands, step.now_ms
    _drop_plans(step)
    for table in state.tables.values():
        table.stale = True
    step.tell(LastHandsDrawn(hands, step.now_ms, session.day, session.flight, clauses))
    step.touch_all()


def end_day(step: DecisionStep, at_ms: int) -> None:
    """End the day: the hands in progress are the last ones."""
    state, session = step.state, step.session
    if not state.last_hands:
        state.day_ended_ms = at_ms
    state.day = "ending"
    _drop_plans(step)
    clauses = step.book.end_of_day.hands.clauses if state.last_hands and step.book.end_of_day else ()
    step.tell(DayEnding(step.now_ms, session.day, session.flight, clauses))
    step.touch_all()


def _drop_plans(step: DecisionStep) -> None:
    """Drop all planned moves and a break that is due: nobody changes tables any more, and the night is the break."""
    if step.state.pause == "due":
        step.state.pause = ""
    for number in list(step.state.moves):
        forget_moves(step, number)


def advance_day(step: DecisionStep) -> None:
    """End the day once all tables have played their last hands, or nobody is left to play.

    Once all tables have stopped and nothing is open, everybody is lifted.
    """
    state = step.state
    if state.phase != "running" or state.ending or state.opens or state.began_ms is None or state.gathering:
        return
    if not state.day and _nobody_plays(step):
        end_day(step, step.now_ms)
    if state.day == "last_hands" and all(
        table.done or table.closing or (len(table.players) + table.coming < ENOUGH and not table.lifting)
        for table in state.tables.values()
    ):
        end_day(step, step.now_ms)
    if state.day == "ending" and _is_still(step):
        state.gathering = True
        step.touch_all()


def _nobody_plays(step: DecisionStep) -> bool:
    """Whether a flight has fewer than two players left, and nobody can enter it any more."""
    state = step.state
    is_closed = state.closed or state.flight_closed or step.terms.level_hands > 0
    return step.session.flight > 0 and step.here <= 1 and is_closed and not state.offers


def _is_still(step: DecisionStep) -> bool:
    """Whether all tables have stopped, and everything that was begun is done."""
    state = step.state
    is_open = state.deal or state.dealing or state.adding or state.behind or state.named
    if (
        is_open
        or state.add_ons in ("due", "on")
        or state.seating_all
        or state.redrawing
        or not step.all_stand
    ):
        return False
    tables = state.tables.values()
    return not any(table.races or table.racing or (table.breaking and not table.closing) for table in tables)


def next_begins_ms(step: DecisionStep) -> int:
    """When the next day or flight begins, 0: when staff say so.

    Announced times hold, no matter when the first one began.
    """
    seconds = sessions_of(step.terms)[step.state.session + 1].begins_seconds
    announced_ms = step.state.started_ms if step.starts_ms is None else step.starts_ms
    return announced_ms + SECOND_MS * seconds if seconds else 0
