"""The cards each street deals, in order; one card for all where a deck of stud runs short."""

from cardroom.engine.dealing import deal_board, deal_holes, deal_up
from cardroom.engine.events import DEALT_BOARD
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.reshuffle import burn, cards_left, reshuffle, take
from cardroom.engine.state import HandState
from cardroom.games import Street


def begin_dealing(hand: HandState, places: list[tuple[int, ...]]) -> None:
    """The cards of the first street. The `places` of the face-down ones are told by the setup's opening already."""
    deck = hand.setup.deck
    assert isinstance(deck, list), "a setup keeps its deck as a list"
    hand.deck = deck
    terms = hand.terms
    street = terms.streets[0]
    count = len(hand.stacks)
    dealt = count * street.hole
    if street.hole == 2:  # most games, and a slice costs more than two cards
        hand.holes = [[deck[player], deck[player + count]] for player in range(count)]
    else:
        hand.holes = [deck[player:dealt:count] for player in range(count)]
    hand.hole_places = places[:]
    hand.ups = [()] * count if terms.has_ups else []
    hand.boards = [()] * terms.boards
    hand.board_places = [()] * terms.boards
    hand.next_place = dealt
    hand.burned = []
    hand.muck = []
    hand.dealt_again = []
    hand.stub = []
    hand.drawing = []
    hand.offered = -1
    hand.is_reshuffled = False
    if street.up:
        deal_up(hand, list(range(count)), street.up)
    if street.board:
        deal_board(hand)


def deal_street(hand: HandState) -> None:
    """Everything the next street deals."""
    hand.street += 1
    terms = hand.terms
    if terms.deals_own[hand.street]:
        deal_own(hand, terms.streets[hand.street])
    elif terms.burns[hand.street]:
        burn(hand)
    if terms.deals_board[hand.street]:
        deal_board(hand)


def deal_own(hand: HandState, street: Street) -> None:
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


def deal_short(hand: HandState, players: list[int], street: Street) -> None:
    """A street of stud with too few cards (CH-6.STUD.15 to CH-6.STUD.20).

    The burn cards are shuffled in if that gives everybody a card; else one face-up card is for all, and once one was,
    the next ones are too.
    """
    rules = hand.setup.rules
    needed = len(players) * (street.hole + street.up) + rules.burns + rules.deck_reserve
    if not hand.boards[0]:
        if cards_left(hand) < needed <= cards_left(hand) + len(hand.burned):
            reshuffle(hand, with_muck=False)
        if cards_left(hand) >= needed:
            if rules.burns:
                burn(hand)
            if street.hole:
                deal_holes(hand, players, street.hole)
            if street.up:
                deal_up(hand, players, street.up)
            return
    if cards_left(hand) < max(rules.fewest_for_common_card, rules.burns + 1) and hand.burned:
        reshuffle(hand, with_muck=False)
    if rules.burns:
        burn(hand)
    (place,) = take(hand, 1)
    card = hand.deck[place]
    hand.boards[0] = [*hand.boards[0], card]
    hand.board_places[0] += (place,)
    hand.events.append((DEALT_BOARD, hand.street, 0, (place,), (card,)))
