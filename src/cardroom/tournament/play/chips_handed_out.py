"""The chips of the event's set that are handed out: by value, as the set makes up stacks, rebuys and add-ons.

Chips that staff take out of play (a removal, a confiscation) stay counted: nobody tells of which values they are.
"""

from collections import Counter

from cardroom.tournament.chip_set import Item, coloured_up, made_up
from cardroom.tournament.play.decision_step import DecisionStep


def hand_out(step: DecisionStep, item: Item, chips: int, flight: int = 0) -> None:
    """Count what is handed out, or will be to who has entered; for a flight to come it is made up with all values."""
    _change(step, item, chips, flight, 1)


def take_in(step: DecisionStep, item: Item, chips: int, flight: int = 0) -> None:
    """Count what is not handed out after all."""
    _change(step, item, chips, flight, -1)


def change_colours(step: DecisionStep, old: int, new: int) -> None:
    """Count a colour-up at all tables: stacks of flights to come keep their small chips."""
    state, terms = step.state, step.terms
    if not terms.chip_set:
        return
    to_come = Counter[int]()
    for one in state.entrants.values():
        if one.is_in and one.flight > step.session.flight:
            to_come.update(made_up(terms.chip_set, "stack", one.stack))
    freed, brought = coloured_up({old: state.chips_out.get(old, 0) - to_come[old]}, old, new)
    state.chips_out[old] = state.chips_out.get(old, 0) - freed
    state.chips_out[new] = state.chips_out.get(new, 0) + brought
    if old not in state.chips_gone:
        state.chips_gone.append(old)


def _change(step: DecisionStep, item: Item, chips: int, flight: int, by: int) -> None:
    state = step.state
    gone = state.chips_gone if flight <= step.session.flight else ()
    for value, count in made_up(step.terms.chip_set, item, chips, gone).items():
        state.chips_out[value] = state.chips_out.get(value, 0) + by * count
