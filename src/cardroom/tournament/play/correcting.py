"""Places and prizes after a disqualification: lost prizes come back, and players who rise are paid for the new place."""

from dataclasses import replace
from itertools import groupby

from cardroom.rules import Refused
from cardroom.rules.decisions import Removals
from cardroom.tournament.apportion import apportion
from cardroom.tournament.play.decision_step import DecisionStep
from cardroom.tournament.play.purse import house_keeps, pay, take_back
from cardroom.tournament.play.sealed_draw import pay_held
from cardroom.tournament.play.tournament_events import PlayerDisqualified
from cardroom.tournament.play.tournament_state import Entrant
from cardroom.tournament.removals.disqualified_prizes import (
    Corrected,
    Placed,
    disqualified,
    owned,
)


def removals(step: DecisionStep) -> Removals:
    """The house's rules. Refuses "not-running" where it has none."""
    if step.book.removals is None:
        raise Refused("not-running", f"{step.book.name} does not say who is disqualified.")
    return step.book.removals


def leave_unplaced(step: DecisionStep, entrant: Entrant) -> None:
    """Leave a disqualified player without a place: those who are out already rise."""
    state, rules = step.state, removals(step)
    places = (Placed(entrant.player, state.unplaced, 0, own=state.unplaced), *state.placed.values())
    state.unplaced -= 1
    ladder = state.money.prizes if state.money.settled else ()
    correct(step, disqualified(rules, places, ladder, entrant.player, is_out=False), entrant.player)


def correct(step: DecisionStep, found: Corrected, player: str) -> None:
    """Correct the prizes, each by an entry of its own: lost prizes come back first, then players who rise are paid."""
    pay_held(step)
    before, state = dict(step.state.placed), step.state
    for who, by in sorted(found.changes.items(), key=lambda one: one[1]):
        if by < 0:
            take_back(step, who, -by, found.clauses)
        else:
            pay(step, who, by, "risen", found.clauses)
    house_keeps(step, max(0, found.unassigned), "unassigned", found.clauses)
    state.placed = {one.player: one for one in found.places}
    others = [one for one in found.places if one.player in before and one.player != player]
    rose = tuple([(one.player, one.place) for one in others if one.place != before[one.player].place])
    step.tell(PlayerDisqualified(player, max(0, -found.changes.get(player, 0)), rose, found.clauses))


def pay_risen(step: DecisionStep) -> None:
    """Pay the players who rose into the money before the pool was certain."""
    state, paid = step.state, step.state.money.prizes
    rules = step.book.removals
    if rules is None or not any(one.disqualified for one in state.entrants.values()):
        return
    placed = sorted(
        [one for one in owned(tuple(state.placed.values())) if one.place], key=lambda one: one.place
    )
    for _, group in groupby(placed, key=lambda one: one.place):
        sharing = list(group)
        worth = sum([paid[one.own - 1] for one in sharing if one.own <= len(paid)])
        for one, cents in zip(sharing, apportion(worth, [1] * len(sharing)), strict=True):
            pay(step, one.player, cents - one.prize, "risen", rules.lower_places.clauses)
            state.placed[one.player] = replace(one, prize=cents)


def pay_behind_nobody(step: DecisionStep) -> None:
    """Pay the surplus of the prizes to the player who has risen to the first place.

    The player who would have won was disqualified in the last hand, so there are more prizes than players.
    """
    pay_held(step)
    state, prizes = step.state, step.state.money.prizes
    first = [one for one in owned(tuple(state.placed.values())) if one.place == 1]
    taken = sum(1 for one in state.placed.values() if one.place)
    if not first:
        return
    worth = sum([prizes[one.own - 1] for one in first if one.own <= len(prizes)])
    over = worth + sum(prizes[taken:]) - sum(one.prize for one in first)
    for one, cents in zip(first, apportion(over, [1] * len(first)), strict=True):
        pay(step, one.player, cents, "risen", removals(step).lower_places.clauses)
        state.placed[one.player] = replace(one, prize=one.prize + cents)


def keep_unassigned(step: DecisionStep) -> None:
    """Leave with the house whatever is not paid until staff decide on it: nobody is left to pay."""
    house_keeps(step, step.state.money.escrow, "unassigned", removals(step).disqualified_prize.clauses)
