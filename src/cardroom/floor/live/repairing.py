"""Repairs come into a live hand: cards that go back are told again, and burn cards are counted as they lie."""

from typing import Any

from cardroom.engine.events import DEALT_BOARD, DEALT_HOLE, DEALT_UP
from cardroom.engine.posts import FOLDED as OUT
from cardroom.floor.live.acting import PASSIVE, let_turn_come
from cardroom.floor.live.held import Narrowed, Question
from cardroom.floor.live.refusals import not_possible
from cardroom.floor.live.situations import situation_of
from cardroom.floor.live.state import State
from cardroom.floor.repairs.deals import Deal, deal_of
from cardroom.floor.ruling import Ruling
from cardroom.floor.steps import Step

REPAIRED = ("premature_board", "premature_own_cards", "extra_community_cards", "wrong_burn")
"""Topics whose steps change how the cards lie; of the others the dealer's motions leave them as the hand has them."""
OWN = ("soko_card", "stud_card", "last_stud_card")
MOVES_THE_STREET = ("take_back", "mix")
"""Steps behind which other cards may lie on the street than were told."""


def repair(state: State, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """The effect of a ruling that puts cards right; where staff have a choice it is theirs. Raises Refused."""
    check_deal(state, ruling, facts)
    if ruling.options:
        state.question = Question(player, ruling, facts)
        return []
    put_right(state, ruling, facts, ruling.steps)
    return let_turn_come(state)


def check_deal(state: State, ruling: Ruling, facts: dict[str, Any]) -> None:
    """Raises Refused where the hand has not, or long since, dealt the cards the ruling speaks of."""
    hand = state.hand
    match ruling.topic:
        case "premature_board":
            street = _street(state, facts["street"])
            if hand.actor < 0 or street != hand.street + 1:
                raise not_possible(
                    f"The {facts['street']} is not the next deal behind a round that is still on.",
                    ruling.clauses,
                )
        case "premature_own_cards":
            if hand.actor < 0 or not any(hand.terms.deals_own[hand.street + 1 : hand.street + 2]):
                raise not_possible("No cards of players' own come behind this round.", ruling.clauses)
        case "extra_community_cards":
            _check_dealt(state, _street(state, facts["street"]), facts["street"], ruling)
        case "wrong_burn":
            _check_dealt(state, _street(state, facts["cards"]), facts["cards"], ruling)


def put_right(state: State, ruling: Ruling, facts: dict[str, Any], steps: tuple[Step, ...]) -> None:
    """Carry the steps out, those of the ruling or of the option that staff chose. Raises Refused."""
    match ruling.topic:
        case "premature_board":
            deal = deal_of(situation_of(state, 0), facts["street"])
            _early(state, deal.cards, deal.burns, steps)
        case "premature_own_cards":
            _early(state, facts["cards"], 1, steps)
            if ruling.outcome == "kept":
                _keep_passive(state, ruling, facts["seen"])
        case "wrong_burn":
            deal = deal_of(situation_of(state, 0), facts["cards"])
            more = facts["burned"] - deal.burns
            state.layout = state.layout.more_burned(more).after(steps)
            if steps:
                _forget(state, _street(state, facts["cards"]), deal, ruling)
        case "extra_community_cards":
            state.layout = state.layout.after(steps)
            if any(step.do in MOVES_THE_STREET for step in steps):
                deal = deal_of(situation_of(state, 0), facts["street"])
                _forget(state, _street(state, facts["street"]), deal, ruling)


def _early(state: State, cards: int, burns: int, steps: tuple[Step, ...]) -> None:
    layout = state.layout.came_early(cards, burns)
    state.layout = layout.after(steps) if steps else layout.stands()


def _keep_passive(state: State, ruling: Ruling, seen: list[int]) -> None:
    """Who keeps an early last card neither bets nor raises on the round that is still on (CH-6.STUD.26)."""
    still_in = [player for player, status in enumerate(state.hand.status) if status != OUT]
    for place in seen:
        player = still_in[place - 1]
        state.narrowed[player] = Narrowed(PASSIVE, 0, ruling, "round", state.hand.street)


def _street(state: State, cards: str) -> int:
    """Which street of the game these cards are. Raises Refused for a game that has none of them."""
    streets = state.setup.game.streets
    if cards in OWN:
        if state.hand.terms.deals_own[state.hand.street] and state.hand.street:
            return state.hand.street
    for number, street in enumerate(streets):
        if street.name == cards and street.board:
            return number
    raise not_possible(f"The {cards.replace('_', ' ')} is no deal of this hand.")


def _check_dealt(state: State, street: int, cards: str, ruling: Ruling) -> None:
    if state.hand.street < street:
        raise not_possible(f"The {cards} of this hand has not been dealt.", ruling.clauses)


def _forget(state: State, street: int, deal: Deal, ruling: Ruling) -> None:
    """The cards of the street went back or changed: what was told of them is not known any more."""
    hand = state.hand
    dealt = [
        (int(str(event[1])), place)
        for event in hand.events
        if event[0] == DEALT_BOARD
        for place in _places(event[3])
    ]
    if any(number > street and place in state.known for number, place in dealt):
        raise not_possible("Cards of a later street lie on the board: these stay.", ruling.clauses)
    gone = [place for number, place in dealt if number == street] if deal.is_board else _own_places(state)
    for place in gone:
        state.known.pop(place, None)
    if ruling.topic == "wrong_burn" and street == hand.street:
        state.begin_anew()  # what was done on the wrong cards does not count
    else:
        state.deal_again()


def _own_places(state: State) -> list[int]:
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
