"""Cards from the deck to the players and the boards. Lists of cards once dealt are never changed, only replaced."""

from typing import TYPE_CHECKING

from cardroom.engine.events import DEALT_BOARD, DEALT_HOLE
from cardroom.engine.opening import FOLDED as OUT

if TYPE_CHECKING:
    from cardroom.engine.hand import Hand


def deal_street(hand: "Hand") -> None:
    """Everything the next street deals."""
    hand.street += 1
    street = hand.setup.game.streets[hand.street]
    if street.hole:
        deal_holes(hand, street.hole)
    if street.board:
        deal_board(hand)


def deal_holes(hand: "Hand", cards: int) -> None:
    """Deal more face-down cards, one at a time in rounds, to everyone still in the hand."""
    players = [player for player, status in enumerate(hand.status) if status != OUT]
    first = hand.next_place
    for place, player in enumerate(players):
        places = tuple(range(first + place, first + cards * len(players), len(players)))
        hand.holes[player] = [*hand.holes[player], *(hand.setup.deck[p] for p in places)]
        hand.hole_places[player] += places
        hand.events.append((DEALT_HOLE, player, places))
    hand.next_place = first + cards * len(players)


def deal_board(hand: "Hand") -> None:
    """This street's cards to each board in turn, behind the burn cards of a house that burns."""
    setup = hand.setup
    cards = setup.game.streets[hand.street].board
    first = hand.next_place + setup.rules.burns
    for board in range(setup.game.boards):
        dealt = setup.deck[first : first + cards]
        places = tuple(range(first, first + cards))
        hand.boards[board] = [*hand.boards[board], *dealt]
        hand.board_places[board] += places
        hand.events.append((DEALT_BOARD, hand.street, board, places, tuple(dealt)))
        first += cards
    hand.next_place = first
