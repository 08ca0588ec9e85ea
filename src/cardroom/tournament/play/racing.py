"""Colour-ups: after a level each table stops for a race; chips that it adds or takes are counted in the chips in play."""

from cardroom.tournament.play.chips_handed_out import change_colours
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.tournament_events import ChipsRaced
from cardroom.tournament.play.tournament_state import TableBook
from cardroom.tournament.table_messages import ChipsCorrected, ColouredUp, RaceChips


def reach_races(step: DecisionStep, level: int) -> None:
    """Plan the races after a level: chips that no later level needs go, at every table once its hand is over."""
    if step.book.chip_race is None:
        return
    found = [(one.old, one.new) for one in step.terms.colour_ups if one.level == level]
    if found:
        for table in step.state.tables.values():
            table.races += found
        for old, new in found:
            change_colours(step, old, new)
        step.touch_all()


def race_chips(step: DecisionStep, table: TableBook) -> bool:
    """Order the next race of a table that has stopped; return whether there was one.

    Players on their way are waited for.
    """
    if not table.races:
        return False
    if not table.players and not table.coming:
        table.races = []
        return False
    if not table.coming:
        old, new = table.races.pop(0)
        table.racing = True
        step.send(table.number, RaceChips(step.number(), old, new, step.lots.lot()))
    return True


def take_coloured_up(step: DecisionStep, message: ColouredUp) -> None:
    """Take in the result of a race: chips rounded up or given are issued, chips rounded down are withdrawn."""
    state = step.state
    table = state.tables[message.table]
    table.racing = False
    added = 0
    for row in message.rows:
        assert table.players[row.player] == row.before, "a table is as its tournament knows it"
        table.players[row.player] = row.after
        added += row.after - row.before
    state.issued += added
    state.seated += added
    step.tell(ChipsRaced(table.number, message.old, message.new, message.rows, added, message.clauses))
    step.touch(table)


def take_corrected(step: DecisionStep, message: ChipsCorrected) -> None:
    """Take in chips found or confiscated at a live table: they are issued again, or withdrawn."""
    state, table = step.state, step.state.tables[message.table]
    assert table.players[message.player] == message.before, "a table is as its tournament knows it"
    table.players[message.player] = message.after
    state.issued += message.after - message.before
    state.seated += message.after - message.before
    step.touch(table)
