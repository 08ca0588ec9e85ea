"""Cards from the deck to the players and the boards. Lists of cards once dealt are never changed, only replaced."""

from cardroom.engine.events import DEALT_BOARD, DEALT_HOLE, DEALT_UP
from cardroom.engine.reshuffle import places_between, take
from cardroom.engine.state import HandState


def deal_holes(hand: HandState, players: list[int], cards: int) -> None:
    """Face-down cards to these players."""
    count = len(players)
    places = take(hand, cards * count)
    deck = hand.deck
    for turn, player in enumerate(players):
        mine = places[turn::count]
        hand.holes[player] = [*hand.holes[player], *[deck[place] for place in mine]]
        hand.hole_places[player] += mine
        hand.events.append((DEALT_HOLE, player, mine))


def deal_up(hand: HandState, players: list[int], cards: int) -> None:
    """Face-up cards to these players."""
    count = len(players)
    places = take(hand, cards * count)
    deck = hand.deck
    holes, ups, hole_places, events = hand.holes, hand.ups, hand.hole_places, hand.events
    if cards == 1:  # nearly always
        for place, player in zip(places, players, strict=True):
            at, card = (place,), (deck[place],)
            holes[player] = (*holes[player], *card)
            ups[player] = (*ups[player], *card)
            hole_places[player] += at
            events.append((DEALT_UP, player, at, card))
        return
    for turn, player in enumerate(players):
        mine = places[turn::count]
        dealt = tuple([deck[place] for place in mine])
        holes[player] = [*holes[player], *dealt]
        ups[player] = [*ups[player], *dealt]
        hole_places[player] += mine
        events.append((DEALT_UP, player, mine, dealt))


def deal_board(hand: HandState, first_board: int = 0) -> None:
    """This street's cards to each board of the game in turn; `first_board` is that of the run that is dealt."""
    count = hand.terms.deals_board[hand.street]
    for board in range(first_board, first_board + hand.terms.boards):
        first = hand.next_place
        last = first + count
        if hand.is_reshuffled or last > len(hand.deck):
            places = take(hand, count)
            dealt = [hand.deck[place] for place in places]
        else:
            hand.next_place = last
            places = places_between(first, last)
            dealt = hand.deck[first:last]
        hand.boards[board] = [*hand.boards[board], *dealt]
        hand.board_places[board] += places
        hand.events.append((DEALT_BOARD, hand.street, board, places, tuple(dealt)))
