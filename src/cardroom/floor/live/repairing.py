"""Repairs come into a live hand: cards that go back are told again, and burn cards are counted as they lie."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cardroom.engine.events import DEALT_BOARD, DEALT_HOLE, DEALT_UP
from cardroom.engine.posts import FOLDED as OUT
from cardroom.floor.live.held_actions import Narrowed, RulingQuestion
from cardroom.floor.live.live_acting import PASSIVE, let_turn_come
from cardroom.floor.live.live_refusals import not_possible
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.situations import situation_of
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.steps import Step
from cardroom.floor.model.topic import Effect
from cardroom.floor.repairs.street_deal import StreetDeal, deal_of
from cardroom.floor.topics import topic

OWN = ("soko_card", "stud_card", "last_stud_card")
MOVES_THE_STREET = ("take_back", "mix")
"""Steps after which other cards may lie on the street than were told."""


Facts = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Repair:
    """The effect of a repair on the cards of a hand. `check` raises Refused if the hand has not dealt the cards of the
    ruling, or dealt them long ago; `put_right` carries out the steps of the ruling, or of the option staff chose.
    """

    check: Callable[[LiveState, Ruling, Facts], None]
    put_right: Callable[[LiveState, Ruling, Facts, tuple[Step, ...]], None]


def repair(state: LiveState, player: int, ruling: Ruling, facts: Facts) -> list[Ruling]:
    """The effect of a ruling that puts cards right; where staff have a choice it is theirs. Raises Refused."""
    own = repair_of(ruling)
    if own is not None:
        own.check(state, ruling, facts)
    if ruling.options:
        state.question = RulingQuestion(player, ruling, facts)
        return []
    if own is not None:
        own.put_right(state, ruling, facts, ruling.steps)
    return let_turn_come(state)


def repair_of(ruling: Ruling) -> Repair | None:
    """The repair that changes how the cards lie; None where the dealer's motions leave them as the hand has them."""
    return REPAIRS.get(topic(ruling.topic).effect)


def _check_early_board(state: LiveState, ruling: Ruling, facts: Facts) -> None:
    street = _street(state, facts["street"])
    if state.hand.actor < 0 or street != state.hand.street + 1:
        message = f"The {facts['street']} is not the next deal after a round that is still on."
        raise not_possible("not-next-deal", message, ruling.clauses, cards=str(facts["street"]))


def _early_board(state: LiveState, ruling: Ruling, facts: Facts, steps: tuple[Step, ...]) -> None:
    deal = deal_of(situation_of(state, 0), facts["street"])
    _early(state, deal.cards, deal.burns, steps)


def _check_early_own(state: LiveState, ruling: Ruling, facts: Facts) -> None:
    hand = state.hand
    if hand.actor < 0 or not any(hand.terms.deals_own[hand.street + 1 : hand.street + 2]):
        raise not_possible("no-own-after", "No cards of players' own come after this round.", ruling.clauses)


def _early_own(state: LiveState, ruling: Ruling, facts: Facts, steps: tuple[Step, ...]) -> None:
    _early(state, facts["cards"], 1, steps)
    if ruling.outcome == "kept":
        _keep_passive(state, ruling, facts["seen"])


def _check_extra(state: LiveState, ruling: Ruling, facts: Facts) -> None:
    _check_dealt(state, _street(state, facts["street"]), facts["street"], ruling)


def _extra(state: LiveState, ruling: Ruling, facts: Facts, steps: tuple[Step, ...]) -> None:
    state.layout = state.layout.after(steps)
    if any(step.do in MOVES_THE_STREET for step in steps):
        deal = deal_of(situation_of(state, 0), facts["street"])
        _forget(state, _street(state, facts["street"]), deal, ruling)
        state.deal_again()


def _check_burn(state: LiveState, ruling: Ruling, facts: Facts) -> None:
    _check_dealt(state, _street(state, facts["cards"]), facts["cards"], ruling)


def _burn(state: LiveState, ruling: Ruling, facts: Facts, steps: tuple[Step, ...]) -> None:
    street, deal = _street(state, facts["cards"]), deal_of(situation_of(state, 0), facts["cards"])
    state.layout = state.layout.more_burned(facts["burned"] - deal.burns).after(steps)
    if not steps:
        return
    _forget(state, street, deal, ruling)
    if street == state.hand.street:
        state.begin_anew()  # what was done on the wrong cards does not count
    else:
        state.deal_again()


REPAIRS: Final[dict[Effect, Repair]] = {
    "early_board": Repair(_check_early_board, _early_board),
    "early_own": Repair(_check_early_own, _early_own),
    "extra_board": Repair(_check_extra, _extra),
    "wrong_burn": Repair(_check_burn, _burn),
}


def _early(state: LiveState, cards: int, burns: int, steps: tuple[Step, ...]) -> None:
    layout = state.layout.came_early(cards, burns)
    state.layout = layout.after(steps) if steps else layout.stands()


def _keep_passive(state: LiveState, ruling: Ruling, seen: list[int]) -> None:
    """A player who keeps an early last card neither bets nor raises in the round that is still on (CH-6.STUD.26)."""
    still_in = [player for player, status in enumerate(state.hand.status) if status != OUT]
    for place in seen:
        player = still_in[place - 1]
        state.narrowed[player] = Narrowed(PASSIVE, 0, ruling, "round", state.hand.street)


def _street(state: LiveState, cards: str) -> int:
    """Which street of the game these cards are. Raises Refused for a game that has none of them."""
    streets = state.setup.game.streets
    if cards in OWN:
        if state.hand.terms.deals_own[state.hand.street] and state.hand.street:
            return state.hand.street
    for number, street in enumerate(streets):
        if street.name == cards and street.board:
            return number
    raise not_possible("no-such-deal", f"The {cards.replace('_', ' ')} is no deal of this hand.", cards=cards)


def _check_dealt(state: LiveState, street: int, cards: str, ruling: Ruling) -> None:
    if state.hand.street < street:
        raise not_possible(
            "not-dealt", f"The {cards} of this hand has not been dealt.", ruling.clauses, cards=cards
        )


def _forget(state: LiveState, street: int, deal: StreetDeal, ruling: Ruling) -> None:
    """The cards of the street went back or changed: what was told of them is not known any more."""
    hand = state.hand
    dealt = [
        (int(str(event[1])), place)
        for event in hand.events
        if event[0] == DEALT_BOARD
        for place in _places(event[3])
    ]
    if any(number > street and place in state.known for number, place in dealt):
        raise not_possible(
            "later-street", "Cards of a later street lie on the board: these stay.", ruling.clauses
        )
    gone = [place for number, place in dealt if number == street] if deal.is_board else _own_places(state)
    for place in gone:
        state.known.pop(place, None)
    state.decided = state.decided - frozenset(gone)


def _own_places(state: LiveState) -> list[int]:
    """The places of the cards that the last street gave the players."""
    hand = state.hand
    street = hand.setup.game.streets[hand.street]
    kinds = {DEALT_UP: street.up, DEALT_HOLE: street.hole}
    found: list[int] = []
    for kind, count in kinds.items():
        for player in range(len(hand.stacks)):
            told = [event for event in hand.events if event[0] == kind and event[1] == player]
            if count and told and hand.status[player] != OUT:
                found += _places(told[-1][2])
    return found


def _places(told: object) -> tuple[int, ...]:
    assert isinstance(told, tuple)
    return told
