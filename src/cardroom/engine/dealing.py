"""Cards from the deck to the players and the boards. Lists of cards once dealt are never changed, only replaced."""

from typing import TYPE_CHECKING

from cardroom.engine.events import DEALT_BOARD, DEALT_HOLE, DEALT_UP
from cardroom.engine.opening import FOLDED as OUT
from cardroom.engine.reshuffle import burn, deal_short, take
from cardroom.games import Street

if TYPE_CHECKING:
    from cardroom.engine.state import HandState


def begin_dealing(hand: "HandState") -> None:
    """The cards of the first street. The places of the face-down ones are told by the setup's opening already."""
    setup = hand.setup
    deck = setup.deck
    terms = hand.terms
    street = setup.game.streets[0]
    count = len(hand.stacks)
    dealt = count * street.hole
    hand.deck = deck
    hand.holes = [deck[player:dealt:count] for player in range(count)]
    hand.hole_places = setup.opening.places[:]
    hand.ups = [()] * count if terms.has_ups else []
    hand.boards = [()] * terms.boards
    hand.board_places = [()] * terms.boards
    hand.next_place = dealt
    hand.burned = []
    hand.muck = []
    hand.stub = []
    hand.drawing = []
    hand.offered = -1
    hand.is_reshuffled = False
    if street.up:
        deal_up(hand, list(range(count)), street.up)
    if street.board:
        deal_board(hand)


def deal_street(hand: "HandState") -> None:
    """Everything the next street deals."""
    hand.street += 1
    terms = hand.terms
    if terms.deals_own[hand.street]:
        deal_own(hand, hand.setup.game.streets[hand.street])
    elif terms.burns[hand.street]:
        burn(hand)
    if terms.deals_board[hand.street]:
        deal_board(hand)


def deal_own(hand: "HandState", street: Street) -> None:
    """Cards of their own to everyone still in, one at a time in rounds; one for all where the deck is too short."""
    players = [player for player, status in enumerate(hand.status) if status != OUT]
    rules = hand.setup.rules
    burns = rules.burns if street.burn else 0
    needed = len(players) * (street.hole + street.up) + burns + rules.deck_reserve
    if hand.is_reshuffled or hand.boards[0] or hand.next_place + needed > len(hand.deck):
        if hand.setup.game.opener is not None:
            deal_short(hand, players, street)
            return
    if burns:
        burn(hand)
    if street.hole:
        deal_holes(hand, players, street.hole)
    if street.up:
        deal_up(hand, players, street.up)


def deal_holes(hand: "HandState", players: list[int], cards: int) -> None:
    """Face-down cards to these players."""
    count = len(players)
    places = take(hand, cards * count)
    deck = hand.deck
    for turn, player in enumerate(players):
        mine = places[turn::count]
        hand.holes[player] = [*hand.holes[player], *[deck[place] for place in mine]]
        hand.hole_places[player] += mine
        hand.events.append((DEALT_HOLE, player, mine))


def deal_up(hand: "HandState", players: list[int], cards: int) -> None:
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


def deal_board(hand: "HandState") -> None:
    """This street's cards to each board in turn."""
    count = hand.terms.deals_board[hand.street]
    for board in range(hand.terms.boards):
        first = hand.next_place
        last = first + count
        if hand.is_reshuffled or last > len(hand.deck):
            places = take(hand, count)
        else:
            hand.next_place = last
            places = tuple(range(first, last))
        deck = hand.deck
        dealt = [deck[place] for place in places]
        hand.boards[board] = [*hand.boards[board], *dealt]
        hand.board_places[board] += places
        hand.events.append((DEALT_BOARD, hand.street, board, places, tuple(dealt)))
