"""Small chips changed at a time that staff choose."""

from cardroom.rules import Refused
from cardroom.tournament.play import tournament_commands as commands
from cardroom.tournament.play.chips_handed_out import change_colours
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.staff_clock import act, check_reason, check_running


def colour_up(step: DecisionStep, command: commands.ColourUpNow) -> None:
    """Order a race at every table.

    Refuses "no-reason", "not-running", "no-chip-race" in a house that has none, "not-worth-the-same" where the new chips
    are no multiple of the old ones, "chips-needed" where a level to come is posted in the old chips, and "racing-now".
    """
    check_reason(command)
    check_running(step)
    state, rules = step.state, step.book.chip_race
    if rules is None:
        raise Refused("no-chip-race", f"{step.book.name} has no rule for changing chips.")
    clauses, old, new = rules.cards.clauses, command.old, command.new
    if old < 1 or new <= old or new % old:
        words = f"Chips of {new} are not worth whole chips of {old}."
        raise Refused("not-worth-the-same", words, clauses)
    for number, stakes in enumerate(step.levels[max(0, state.level - 1) :], max(1, state.level)):
        posted = (
            stakes.small_blind, stakes.big_blind, stakes.ante, stakes.bring_in, stakes.small_bet, stakes.big_bet,
        )  # fmt: skip
        if any(amount % new for amount in posted):
            words = f"Level {number} is posted in chips of {old}."
            raise Refused("chips-needed", words, clauses, {"level": number})
    if any(table.races or table.racing for table in state.tables.values()):
        raise Refused("racing-now", "The tables change chips already.", clauses)
    for table in state.tables.values():
        table.races += [(old, new)]
    change_colours(step, old, new)
    step.touch_all()
    act(step, command, amount=new, clauses=clauses)
