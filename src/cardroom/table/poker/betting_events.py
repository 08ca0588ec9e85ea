"""Turning the engine's facts of the betting into events of the table."""

from typing import Any

from cardroom.engine import events as engine
from cardroom.table import events as table_events
from cardroom.table.model.running import RunningHand
from cardroom.table.model.setting import Setting
from cardroom.table.poker.seated_pots import pots_told
from cardroom.table.values.kinds import Automatic


def folded(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.Folded:
    """FOLDED."""
    return table_events.Folded(hand.players[fact[1]].seat, automatic, automatic_clauses(setting, automatic))


def checked(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.Checked:
    """CHECKED."""
    clauses = automatic_clauses(setting, automatic)
    if automatic == "away" and setting.book.tournament is not None:
        clauses = setting.book.tournament.late.clauses
    return table_events.Checked(hand.players[fact[1]].seat, automatic, clauses)


def automatic_clauses(setting: Setting, automatic: Automatic) -> tuple[str, ...]:
    """The clauses of an automatic decision: those on the decision itself, and those on how long the table waited."""
    if not automatic:
        return ()
    if automatic == "away" and setting.book.tournament is not None:
        return setting.book.tournament.absent.clauses
    rules = setting.book.connection
    waits = rules.waits.clauses if automatic == "disconnected" else setting.book.time_bank.act_seconds.clauses
    return tuple(dict.fromkeys(rules.automatic_decision.clauses + waits))


def called(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.Called:
    """CALLED."""
    _, player, amount, bet, stack = fact
    return table_events.Called(hand.players[player].seat, amount, bet, stack, stack == 0)


def bet(setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic) -> table_events.Bet:
    """BET."""
    _, player, amount, total, stack, _ = fact
    clauses = setting.book.betting.bet_unit.clauses if hand.asked_for else ()
    return table_events.Bet(
        hand.players[player].seat, amount, total, stack, stack == 0, hand.asked_for, clauses
    )


def raised(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.Raised | table_events.Completed:
    """RAISED: a short all-in cites the clauses by which it does, or does not, reopen the betting."""
    _, player, amount, total, stack, is_short, reopens = fact
    seat = hand.players[player].seat
    if hand.engine.setup.terms.completes and completes(hand, total):
        return completed(setting, seat, amount, total, stack, is_short)
    clauses: tuple[str, ...] = ()
    if is_short:
        betting = setting.book.betting
        clauses = betting.short_all_in_run.clauses if reopens else betting.short_all_in.clauses
    if hand.asked_for:
        clauses += setting.book.betting.bet_unit.clauses
    return table_events.Raised(seat, amount, total, stack, stack == 0, is_short, clauses, hand.asked_for)


def completes(hand: RunningHand, total: int) -> bool:
    """Whether a bet to ``total`` on the first street brings a forced bet up to a full one."""
    last = hand.engine
    if total > last.setup.terms.first_bet:
        return False
    return not any(fact[0] == engine.BETS_COLLECTED for fact in last.events[: hand.told])


def completed(
    setting: Setting, seat: int, amount: int, total: int, stack: int, is_short: bool
) -> table_events.Completed:
    """Make the event of a completion, by any player."""
    clauses = setting.book.opening_bets.completion.clauses
    return table_events.Completed(seat, amount, total, stack, stack == 0, is_short, clauses)


def opened(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.Bet | table_events.Completed:
    """BET; in a game with a forced bet, an opener who bets at once completes it."""
    _, player, amount, total, stack, is_short = fact
    if hand.engine.setup.terms.completes and completes(hand, total):
        return completed(setting, hand.players[player].seat, amount, total, stack, is_short)
    return bet(setting, hand, fact, automatic)


def brought_in(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.BringInPosted:
    """BROUGHT_IN."""
    _, player, amount, total, stack = fact
    rules = setting.book.opening_bets
    clauses = rules.first_card.clauses + rules.bring_in.clauses + automatic_clauses(setting, automatic)
    clauses = tuple(dict.fromkeys(clauses))
    return table_events.BringInPosted(
        hand.players[player].seat, amount, total, stack, stack == 0, automatic, clauses
    )


def returned(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.UncalledReturned:
    """RETURNED."""
    _, player, amount, total, stack = fact
    clauses = setting.book.betting.uncalled_bet.clauses
    return table_events.UncalledReturned(hand.players[player].seat, amount, total, stack, clauses)


def bets_collected(
    setting: Setting, hand: RunningHand, fact: Any, automatic: Automatic
) -> table_events.BetsCollected:
    """BETS_COLLECTED."""
    return table_events.BetsCollected(pots_told(hand, hand.engine.collected_pots(fact)))
