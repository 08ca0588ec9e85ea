"""Staff end a day and begin the next, and have the last hands drawn."""

from cardroom.rules import Refused
from cardroom.tournament.play import tournament_commands as commands
from cardroom.tournament.play.between_days import begin_day
from cardroom.tournament.play.day_end import draw_last_hands, end_day, ends_ms
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.staff_clock import act, check_reason, check_running
from cardroom.tournament.removals.end_of_day import check_drawn, check_may_draw
from cardroom.tournament.sessions import sessions_of


def _check_ends(step: DecisionStep) -> None:
    """Refuse ("not-running", "last-day", "day-ending") where no day could be ended now."""
    check_running(step)
    if step.state.session + 1 == len(sessions_of(step.terms)):
        raise Refused("last-day", f"This is the last day of {step.terms.name}: it is played to the end.")
    if step.state.day == "ending" or step.state.opens:
        raise Refused("day-ending", "The day is ending, or begins just now.")


def end_day_now(step: DecisionStep, command: commands.EndDay) -> None:
    """Refuses "no-reason", "not-running", "between-days", "last-day", "day-ending"."""
    check_reason(command)
    _check_ends(step)
    step.state.cut_short = not step.state.last_hands
    end_day(step, step.now_ms)
    act(step, command, amount=step.session.day)


def draw_now(step: DecisionStep, command: commands.DrawLastHands) -> None:
    """Refuses as `end_day_now`, "no-last-hands" where the house draws none or no time ends the day, "too-early",
    "too-late" by the time that is left, and a card that people have drawn where the room deals ("not-live"), or that is
    not among those that are drawn ("no-such-card-drawn").
    """
    check_reason(command)
    _check_ends(step)
    state, rules, day_ends_ms = step.state, step.book.end_of_day, ends_ms(step)
    if rules is None or day_ends_ms is None:
        raise Refused("no-last-hands", f"{step.book.name} draws no last hands here.")
    if state.day or step.is_paused:
        raise Refused(
            "day-ending", "The last hands are drawn, or no hand is played now.", rules.hands.clauses
        )
    check_may_draw(rules, day_ends_ms - step.now_ms)
    if command.hands:
        check_drawn(rules, command.hands, is_live=step.terms.live)
    draw_last_hands(step, rules, command.hands)
    act(step, command, amount=state.last_hands, clauses=rules.hands.clauses)


def begin_day_now(step: DecisionStep, command: commands.BeginDay) -> None:
    """Refuses "no-reason", "day-not-over"."""
    check_reason(command)
    if step.state.day != "night" or step.state.phase != "running":
        raise Refused("day-not-over", f"{step.terms.name} is not between two days.")
    begin_day(step)
    act(step, command, amount=step.session.day)
