"""Between two days: chips are bagged, players may enter, and the next day or flight begins."""

from cardroom.tournament.play.day_end import next_begins_ms
from cardroom.tournament.play.day_events import DayBegan, DayEnded, StackDropped
from cardroom.tournament.play.deal_proposals import withdraw
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.gathering import gather, seat_all, seat_clauses
from cardroom.tournament.play.level_clock import stand_still
from cardroom.tournament.play.pausing import (
    end_late_entries,
    next_pause,
    reach_level,
    tell_tables,
    times_of_levels,
)
from cardroom.tournament.play.tournament_events import LevelBegan
from cardroom.tournament.play.tournament_state import Bag
from cardroom.tournament.table_messages import Moved


def bag_chips(step: DecisionStep) -> None:
    """Bag and count the chips once everybody has been lifted at the end of a day."""
    state, session = step.state, step.session
    if state.day != "ending" or (players := gather(step)) is None:
        return
    for moved in players:
        _bag(step, moved)
    begins_ms = next_begins_ms(step)
    state.day, state.last_hands, state.resting = "night", 0, state.left
    state.pause, state.stopped = "", ""
    rows = sorted([(moved.player, moved.stack) for moved in players], key=lambda row: (-row[1], row[0]))
    step.tell(DayEnded(step.now_ms, session.day, tuple(rows), begins_ms, session.flight))


def _bag(step: DecisionStep, moved: Moved) -> None:
    """Bag one stack; a player who has a stack of an earlier flight retains the larger one."""
    bags, known = step.state.bags, step.state.bags.get(moved.player)
    if known is not None:
        less, more = sorted([known.chips, moved.stack])
        step.state.carried -= less
        step.state.issued -= less
        step.tell(StackDropped(moved.player, less, more))
        if known.chips >= moved.stack:
            return
    bags[moved.player] = Bag(moved.stack, moved.away)


def pass_night(step: DecisionStep) -> None:
    """Begin the next day or flight at its time."""
    if step.state.day == "night" and (begins_ms := next_begins_ms(step)) and step.now_ms >= begins_ms:
        begin_day(step)


def begin_day(step: DecisionStep) -> None:
    """Draw seats again: for a flight, for the players who have entered it; otherwise for everybody who is left."""
    state = step.state
    if state.deal is not None:
        withdraw(step, "too_late")
    state.session += 1
    session = step.session
    state.day, state.flight_closed = "", False
    if session.flight:
        state.chips_gone = []
        entrants = [one for one in state.entrants.values() if one.is_in and one.flight == session.flight]
        players = [Moved(one.player, one.stack) for one in entrants]
        issued = sum(one.stack for one in players)
        state.issued += issued
        state.carried += issued
    else:
        players = [Moved(player, bag.chips, bag.away) for player, bag in state.bags.items()]
        state.bags = {}
    state.resting = state.left - len(players)
    seats = seat_all(step, players, "day")
    step.tell(
        DayBegan(
            step.now_ms, session.day, step.chance, seats, session.flight, state.button, seat_clauses(step)
        )
    )


def open_session(step: DecisionStep) -> None:
    """Start the clock of the levels: everybody has a seat.

    In a flight and in a round of a shootout it begins with the first level, otherwise with the one after the day
    before, or it goes on in a level that was not over.
    """
    state, terms = step.state, step.terms
    if not state.opens or state.seating_all or state.phase != "running":
        return
    state.opens, state.day_began_ms = False, step.now_ms
    before = terms.days[step.session.day - 2] if step.session.day > 1 else None
    if before is None:
        state.level, state.levels_ahead = 1, 0
        state.levels_ms = (0,) if terms.level_hands else times_of_levels(step)
        step.tell(LevelBegan(1, step.now_ms))
        if not step.late_levels:
            end_late_entries(step)
    else:
        was_whole = (before.level > 0 and not state.cut_short) or bool(
            terms.flights and step.session.day == 2
        )
        _go_on(step, before.level + 1 if was_whole else state.level)
    state.cut_short, state.pause, state.pause_ms = False, "", next_pause(step, step.now_ms)
    tell_tables(step)


def _go_on(step: DecisionStep, level: int) -> None:
    """Resume the clock, which was stopped overnight; a level that has yet to begin does so now."""
    state, now_ms = step.state, step.now_ms
    if step.terms.level_hands:
        state.levels_ahead, state.levels_ms = level - 1, (0,) * level
    elif level > state.level:
        by_ms = now_ms - state.levels_ms[level - 1]
        state.levels_ms = tuple([
            time_ms + by_ms if number >= level else min(time_ms, now_ms)
            for number, time_ms in enumerate(state.levels_ms, 1)
        ])  # fmt: skip
    else:
        stand_still(step, state.day_ended_ms, now_ms)
    reach_level(step, level)
