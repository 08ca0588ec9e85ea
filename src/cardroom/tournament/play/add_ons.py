"""The add-on: when rebuys are over, all tables stop for a while, and everybody may buy chips once."""

from cardroom.rules import Refused
from cardroom.tournament.play.buying import entrant_in, issue
from cardroom.tournament.play.chips_handed_out import hand_out
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.level_clock import stand_still, stood_since
from cardroom.tournament.play.ordering import may_rebuy
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.purse import receive
from cardroom.tournament.play.tournament_commands import TakeAddOn
from cardroom.tournament.play.tournament_events import ChipsBought, ChipsOffered


def reach_add_ons(step: DecisionStep, level: int) -> None:
    """Offer the add-on once all hands are over, if the level that has ended is the last with rebuys, and no last hands with
    rebuys are yet to be played.
    """
    state, terms = step.state, step.terms
    if state.last_rebuys and may_rebuy(step):
        return
    if terms.add_on is not None and level == terms.add_on_level and not state.add_ons:
        state.add_ons = "due"
        step.touch_all()


def begin_add_ons(step: DecisionStep) -> None:
    """Begin the add-on: all hands are over, and players who lost all chips in the last one have bought some or are out
    (CH-8.17).
    """
    state, add_on = step.state, step.terms.add_on
    if state.last_rebuys and not state.add_ons:  # (tables that broke or emptied play none of the last hands)
        reach_add_ons(step, step.terms.add_on_level)
    if state.add_ons != "due" or add_on is None:
        return
    if state.ending or state.phase != "running":
        state.add_ons = "over"
        return
    if state.stopped or state.pause == "on" or not step.all_stand:
        return
    state.add_ons, state.add_ons_from_ms = "on", stood_since(step)
    state.add_ons_until_ms = step.now_ms + add_on.decide_seconds * 1000
    state.asked = {one.player for one in state.entrants.values() if one.is_in and not one.add_on}
    clauses = step.course.rebuy.clauses
    step.tell(ChipsOffered("", "add_on", add_on.chips, add_on.price, state.add_ons_until_ms, clauses))


def take_add_on(step: DecisionStep, command: TakeAddOn) -> None:
    """Refuses "not-in-it", "rebuy-first", "no-add-on" where it is not offered now, "add-on-taken"."""
    state, add_on, clauses = step.state, step.terms.add_on, step.course.rebuy.clauses
    entrant = entrant_in(step, command.player)
    if command.player in state.offers:
        raise Refused("rebuy-first", "A player without chips must buy some before the add-on.", clauses)
    if add_on is None or state.add_ons != "on":
        raise Refused("no-add-on", "The add-on is offered after the last hand with rebuys.", clauses)
    if entrant.add_on:
        raise Refused("add-on-taken", "You have taken the add-on: everybody does once.", clauses)
    entrant.add_on = True
    receive(step, entrant, sale_of(step.terms, "add_on"))
    step.tell(ChipsBought(command.player, "add_on", add_on.chips, add_on.price, clauses))
    hand_out(step, "add_on", add_on.chips)
    issue(step, command.player, add_on.chips)
    answered(step, command.player)


def answered(step: DecisionStep, player: str) -> None:
    """Note that the player has taken the add-on or declined it; when all have answered, the wait is over."""
    step.state.asked.discard(player)
    if not step.state.asked:
        end_add_ons(step)


def end_add_ons(step: DecisionStep) -> None:
    """Resume play; the clock of the levels was stopped meanwhile."""
    state = step.state
    stand_still(step, state.add_ons_from_ms, step.now_ms)
    state.add_ons, state.asked = "over", set()
    step.touch_all()
