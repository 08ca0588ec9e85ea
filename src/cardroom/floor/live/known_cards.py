"""Cards come to be known: own cards shown, boards and face-up cards told, hands mucked; then the showdown."""

from cardroom.cards.card import UNKNOWN
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.tasks import TO_ANSWER
from cardroom.floor.live.killing import leave
from cardroom.floor.live.live_acting import let_turn_come
from cardroom.floor.live.live_refusals import check_player, check_undecided, not_possible
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.told import BoardTold, Mucked, Shown, UpTold
from cardroom.rules.refused import Refused


def show(state: LiveState, fact: Shown) -> None:
    """All own cards of a player. Raises Refused ("wrong-card-count", "card-twice" ...)."""
    check_player(state, fact.player)
    hand = state.hand
    places = hand.hole_places[fact.player]
    if len(fact.cards) != len(places):
        raise _wrong_count(len(fact.cards), len(places), f"player {fact.player} holds")
    # Face-up cards and others that are known keep their places where they are among the cards shown.
    told = list(fact.cards)
    kept = {place: card for place in places if (card := state.known.get(place, UNKNOWN)) in told}
    for card in kept.values():
        told.remove(card)
    rest = iter(told)
    state.learn({place: kept[place] if place in kept else next(rest) for place in places})
    state.settle()


def tell_board(state: LiveState, fact: BoardTold) -> None:
    """Cards of a board that the hand has dealt. Raises Refused ("no-such-board", "wrong-card-count" ...)."""
    hand = state.hand
    if not 0 <= fact.board < len(hand.boards):
        raise Refused("no-such-board", f"There is no board {fact.board}; they count from 0.")
    board, places = list(hand.boards[fact.board]), hand.board_places[fact.board]
    first = fact.first
    if first < 0:
        first = board.index(UNKNOWN) if UNKNOWN in board else len(board)
    if not fact.cards or first + len(fact.cards) > len(places):
        raise _wrong_count(len(fact.cards), len(places) - first, "the board has still untold")
    state.learn(dict(zip(places[first:], fact.cards, strict=False)))
    state.settle()


def tell_up(state: LiveState, fact: UpTold) -> None:
    """Face-up cards of a player not told yet, or the card a player is offered. Raises Refused."""
    check_player(state, fact.player)
    hand = state.hand
    if hand.actor == fact.player and hand.asked == TO_ANSWER:
        places = [hand.offered] if hand.deck[hand.offered] == UNKNOWN else []
    else:
        blank = sum(card == UNKNOWN for card in hand.ups[fact.player]) if hand.ups else 0
        places = _up_places(state, fact.player)[-blank:] if blank else []
    if len(fact.cards) != len(places) or not places:
        raise _wrong_count(len(fact.cards), len(places), f"player {fact.player} has untold face-up cards:")
    state.learn(dict(zip(places, fact.cards, strict=True)))
    state.settle()


def _up_places(state: LiveState, player: int) -> list[int]:
    """The places of the cards that lie face up before the player, in the order dealt."""
    from cardroom.engine.events import ACCEPTED, DEALT_UP

    places: list[int] = []
    for event in state.hand.events:
        if event[0] == DEALT_UP and event[1] == player:
            places += event[2]  # type: ignore[arg-type]  # its places
        elif event[0] == ACCEPTED and event[1] == player:
            places.append(event[2])  # type: ignore[arg-type]  # its place
    return places


def muck(state: LiveState, fact: Mucked) -> None:
    """A player gives up at the showdown. Raises Refused where the hand must be shown or is the last for a pot."""
    check_undecided(state)
    check_player(state, fact.player)
    hand = state.hand
    rules = state.setup.rules
    if not state.waits_for_show or hand.status[fact.player] == OUT:
        raise not_possible(
            "muck-early",
            "Hands are mucked at the showdown; before that a player folds.",
            rules.citing("actions"),
        )
    if hand.shown[fact.player]:
        raise Refused(
            "must-show", "All-in hands lie face up until the hand is over.", rules.citing("all_in_reveal")
        )
    leave(state, fact.player, "muck")
    let_turn_come(state)
    state.settle()


def _wrong_count(told: int, wanted: int, what: str) -> Refused:
    message = f"{told} cards were told; {what} {wanted}."
    return Refused("wrong-card-count", message, args={"count": told, "least": wanted, "most": wanted})
