"""Staff acts on the clock: another start, a stop, more or less time, another level. Each reports who did it and why."""

from typing import Final

from cardroom.rules import Refused
from cardroom.tournament.play import tournament_commands as commands
from cardroom.tournament.play.clock_back import set_back
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.level_clock import (
    lengthen,
    level_left_ms,
    stand_still,
    stands_no_longer,
    stood_since,
)
from cardroom.tournament.play.pausing import go_on, next_pause, reach_level, tell_tables
from cardroom.tournament.play.terms_events import StartChanged
from cardroom.tournament.play.tournament_events import (
    StaffActed,
    TournamentPaused,
    TournamentResumed,
)

DAY_SECONDS: Final = 86_400


def act(
    step: DecisionStep, command: commands.StaffCommand, *, player: str = "", table: int = 0, amount: int = 0,
    clauses: tuple[str, ...] = (),
) -> None:  # fmt: skip
    """Report a staff act."""
    tag = command.__struct_config__.tag
    step.tell(StaffActed(str(tag), command.by, command.reason, step.now_ms, player, table, amount, clauses))


def check_reason(command: commands.StaffCommand) -> None:
    """Refuse ("no-reason") an act without a reason, which nobody could justify later."""
    if not command.by or not command.reason.strip():
        raise Refused("no-reason", "What staff do is kept with who did it and why: give a reason.")


def check_no_hexapro(step: DecisionStep) -> None:
    """Refuse ("no-such-buy-in") a change to HexaPro's printed table: its prices, its prizes, who enters."""
    if step.terms.hexapro:
        raise Refused(
            "no-such-buy-in", "Prices and prizes of HexaPro are fixed.", step.course.changes.clauses
        )


def check_running(step: DecisionStep) -> None:
    """Refuse ("not-running") before the first level and after the last hand; between two days ("between-days")."""
    state = step.state
    if state.phase != "running" or state.began_ms is None or state.ending:
        raise Refused("not-running", f"{step.terms.name} is not being played.")
    if state.day == "night":
        raise Refused("between-days", f"{step.terms.name} goes on with the next day.")


def change_start(step: DecisionStep, command: commands.ChangeStart) -> None:
    """Refuses "no-reason", "begun-already", "time-is-past"."""
    check_reason(command)
    if step.state.phase != "announced":
        raise Refused("begun-already", f"{step.terms.name} has begun.", step.rules.out.clauses)
    if command.starts_ms <= step.now_ms:
        raise Refused("time-is-past", "It can only begin later than now.")
    step.state.starts_ms, step.state.waits = command.starts_ms, False
    clauses = step.course.changes.clauses
    step.tell(StartChanged(command.starts_ms, clauses))
    act(step, command, amount=command.starts_ms, clauses=clauses)


def pause(step: DecisionStep, command: commands.PauseTournament) -> None:
    """Refuses "no-reason", "not-running", "paused-already"."""
    check_reason(command)
    check_running(step)
    if step.state.stopped:
        raise Refused("paused-already", f"{step.terms.name} is stopped already.")
    step.state.stopped = "due"
    step.touch_all()
    act(step, command)


def begin_stop(step: DecisionStep) -> None:
    """Stop the clock from now on: all hands are over."""
    state = step.state
    if state.stopped != "due" or not step.all_stand or state.add_ons == "on":
        return
    state.stopped, state.stopped_ms = "on", stood_since(step)
    step.tell(TournamentPaused(step.now_ms))


def resume(step: DecisionStep, command: commands.ResumeTournament) -> None:
    """Refuses "no-reason", "not-paused"."""
    check_reason(command)
    state = step.state
    if not state.stopped:
        raise Refused("not-paused", f"{step.terms.name} is not stopped.")
    if state.stopped == "on":
        stand_still(step, state.stopped_ms, step.now_ms)
        step.tell(TournamentResumed(step.now_ms))
    state.stopped = ""
    step.touch_all()
    act(step, command)


def break_least_ms(step: DecisionStep) -> int:
    """From when on staff may end the break that is on: the house's shortest."""
    return step.state.pause_began_ms + step.course.shortest_break_seconds.value * 1000


def end_break(step: DecisionStep, command: commands.EndBreak) -> None:
    """Refuses "no-reason", "not-running", "no-break", "break-too-short" for less than the house's shortest."""
    check_reason(command)
    check_running(step)
    state, least = step.state, step.course.shortest_break_seconds
    if state.pause != "on":
        raise Refused("no-break", f"{step.terms.name} has no break now.", step.course.breaks.clauses)
    if step.now_ms < break_least_ms(step):
        words = f"A break lasts {least.value} seconds at least."
        raise Refused("break-too-short", words, least.clauses, {"seconds": least.value})
    stands_no_longer(step, max(step.now_ms, state.add_ons_until_ms if state.add_ons == "on" else 0))
    go_on(step)
    tell_tables(step)
    act(step, command, clauses=least.clauses)


def add_time(step: DecisionStep, command: commands.AddTime) -> None:
    """Let the level last longer; at live tables also shorter.

    Refuses "no-reason", "not-running", "levels-by-hands", "wrong-time" but for a second to a day, and "level-too-short"
    where the level has no more left than is to be taken off.
    """
    check_reason(command)
    check_running(step)
    if step.terms.level_hands:
        raise Refused("levels-by-hands", "Levels go by hands here, not by time.")
    most, seconds = DAY_SECONDS, command.seconds
    if not seconds or abs(seconds) > most or (seconds < 0 and not step.terms.live):
        raise Refused("wrong-time", f"Add 1 to {most} seconds.", args={"most": most})
    if seconds < 0:
        left_ms = level_left_ms(step)
        if left_ms <= -seconds * 1000:
            words = f"The level has {left_ms // 1000} seconds left: begin the next one instead."
            raise Refused("level-too-short", words, step.rules.levels.clauses, {"seconds": left_ms // 1000})
    lengthen(step, seconds * 1000)
    tell_tables(step)
    act(step, command, amount=seconds)


def change_level(step: DecisionStep, command: commands.ChangeLevel) -> None:
    """Begin another level, at live tables also an earlier one.

    Refuses "no-reason", "not-running", "level-passed" for one that has begun, "no-such-level", and as
    `clock_back.set_back`.
    """
    check_reason(command)
    check_running(step)
    state, level = step.state, command.level
    if step.terms.live and 0 < level < state.level:
        set_back(step, level)
        tell_tables(step)
        act(step, command, amount=level, clauses=step.rules.levels.clauses)
        return
    if level <= state.level:
        words = f"Level {state.level} has begun; levels only rise."
        raise Refused("level-passed", words, step.rules.levels.clauses, {"level": state.level})
    if level > len(step.levels):
        raise Refused(
            "no-such-level", f"There are {len(step.levels)} levels.", args={"most": len(step.levels)}
        )
    if step.terms.level_hands:
        state.levels_ahead += level - state.level
        state.levels_ms = (0,) * level
        reach_level(step, level)
    else:
        begins_ms = max(step.now_ms, state.stood_until_ms)
        by_ms = begins_ms - state.levels_ms[level - 1]
        state.levels_ms = tuple([
            time_ms + by_ms if number >= level else min(time_ms, begins_ms)
            for number, time_ms in enumerate(state.levels_ms, 1)
        ])  # fmt: skip
        if step.course.breaks.value == "by_structure" and not state.pause:
            state.pause_ms = next_pause(step, begins_ms)
        if not step.is_paused:
            reach_level(step, level)
    tell_tables(step)
    act(step, command, amount=level)
