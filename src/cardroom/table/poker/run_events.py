"""Turning the engine's facts of a board run more than once into events of the table."""

from typing import Any

from cardroom.rules.decisions import BoardRuns
from cardroom.table import events as table_events
from cardroom.table.model.running import RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.values.kinds import Automatic


def run_answered(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.BoardRunAnswered:
    """RUN_ANSWERED."""
    _, player, runs = fact
    rules = rules_of(setting)
    clauses = rules.silence.clauses + rules.answer_seconds.clauses if automatic else rules.asked.clauses
    return table_events.BoardRunAnswered(
        hand.players[player].seat, runs, automatic, tuple(dict.fromkeys(clauses))
    )


def runs_set(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.BoardRunsSet:
    """RUNS_SET."""
    rules = rules_of(setting)
    clauses = rules.asked.clauses + rules.most.clauses
    if fact[1] > 1:
        clauses += rules.cards.clauses + rules.pots.clauses
    return table_events.BoardRunsSet(fact[1], tuple(dict.fromkeys(clauses)))


def rules_of(setting: Setting) -> BoardRuns:
    """The house's rules on running the board, in a hand where players are asked about it."""
    rules = setting.book.board_runs
    assert rules is not None, "a house without these rules asks nobody"
    return rules
