"""Staff changes to the announcement: the levels to come, and until when players may enter."""

from itertools import pairwise

from msgspec.structs import replace

from cardroom.rules import Refused
from cardroom.tournament.play import tournament_commands as commands
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.pausing import end_late_entries, lasts_ms, next_pause, tell_tables
from cardroom.tournament.play.staff_clock import act, check_no_hexapro, check_reason
from cardroom.tournament.play.terms_events import EntriesChanged
from cardroom.tournament.play.tournament_events import LevelsChanged
from cardroom.tournament.tables.tournament_table import MAX_LEVEL_MS, check_terms


def change_levels(step: DecisionStep, command: commands.ChangeLevels) -> None:
    """Change the levels to come.

    Refuses "no-reason", "begun-already" when it is over, "level-passed" where a level that has begun would change or
    levels would fall, "levels-by-hands", "no-such-level" where players may enter or buy until a level that would not
    exist, and what `check_terms` refuses.
    """
    check_reason(command)
    state, levels = step.state, command.levels
    if state.phase == "over" or state.ending:
        raise Refused("not-running", f"{step.terms.name} is not being played.")
    begun = state.level if state.began_ms is not None else 0
    if len(levels) < max(begun, 1) or levels[:begun] != step.levels[:begun]:
        words = f"Level {begun} has begun: it and those before stay as they are."
        raise Refused("level-passed", words, step.rules.levels.clauses, {"level": begun})
    if any(later.unit < earlier.unit for earlier, later in pairwise(levels)):
        raise Refused("levels-fall", "Levels rise: none has smaller bets than the one before.")
    if len(levels) < (least := _least_levels(step)) <= len(step.levels):
        words = f"Players may enter or buy chips until the end of level {least}: as many levels stay."
        raise Refused("no-such-level", words, args={"most": len(levels)})
    if command.level_ms and step.terms.level_hands:
        raise Refused("levels-by-hands", "Levels go by hands here, not by time.")
    if not 0 <= command.level_ms <= MAX_LEVEL_MS:
        raise Refused("wrong-time", "A level lasts a day at most.", args={"most": MAX_LEVEL_MS // 1000})
    check_terms(step.book, replace(step.terms, levels=levels))
    state.levels, state.level_ms = levels, command.level_ms or state.level_ms
    if begun and not step.terms.level_hands:
        times = list(state.levels_ms[: begun + 1])
        if len(times) == begun:  # the last one of the old structure had no end
            times.append(max(step.now_ms, times[-1]) + lasts_ms(step, begun))
        while len(times) < len(levels):
            times.append(times[-1] + lasts_ms(step, len(times)))
        state.levels_ms = tuple(times[: max(len(levels), begun + step.rises)])
        if step.course.breaks.value == "by_structure" and not state.pause:
            state.pause_ms = next_pause(step, step.now_ms)
    clauses = step.course.changes.clauses
    step.tell(LevelsChanged(levels, command.level_ms, clauses))
    tell_tables(step)
    act(step, command, amount=len(levels), clauses=clauses)


def _least_levels(step: DecisionStep) -> int:
    """How many levels there must be for entries and purchases to end with theirs."""
    terms = step.terms
    buying = terms.rebuys.until_level if terms.rebuys is not None else 0
    return max(step.late_levels, buying, terms.add_on_level if terms.add_on is not None else 0)


def change_entries(step: DecisionStep, command: commands.ChangeEntries) -> None:
    """Change the level until whose end players may enter.

    Refuses "no-reason", "entries-closed" once they are, "level-passed" for one that has ended, "no-such-level", what
    `check_terms` refuses, and every change to HexaPro.
    """
    check_reason(command)
    check_no_hexapro(step)
    state, until = step.state, command.until_level
    if state.closed or state.phase == "over":
        raise Refused(
            "entries-closed", f"{step.terms.name} takes no more entries.", step.course.late_entries.clauses
        )
    if until and until < state.level:
        raise Refused("level-passed", f"Level {state.level} has begun.", args={"level": state.level})
    if not 0 <= until <= len(step.levels):
        raise Refused(
            "no-such-level", f"There are {len(step.levels)} levels.", args={"most": len(step.levels)}
        )
    check_terms(step.book, replace(step.terms, levels=step.levels, late_levels=until))
    state.late_levels, clauses = until, step.course.changes.clauses
    step.tell(EntriesChanged(until, clauses))
    if not until and state.began_ms is not None:
        end_late_entries(step)
    act(step, command, amount=until, clauses=clauses)
