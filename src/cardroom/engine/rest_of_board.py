"""The cards of the board that would have come, had a hand gone on that is over: places of the deck nobody was dealt."""

from cardroom.engine.state import HandState


def rest_of_board(hand: HandState) -> list[tuple[int, ...]]:
    """For each board the places of the cards that a hand which ended early would have dealt to it, in their order.

    Empty where the board is complete, and where it is not certain which cards would have come: own cards or an exchange
    were to come before them, or the deck was shuffled again. Burn cards are passed over.
    """
    assert hand.is_over, "the board is dealt yet"
    terms = hand.terms
    streets = range(hand.street + 1, terms.last_street + 1)
    takes_cards = any(terms.deals_own[street] for street in streets)
    takes_cards = takes_cards or any(street.draw for street in hand.setup.game.streets[hand.street :])
    if takes_cards or hand.is_reshuffled or not any(terms.deals_board[street] for street in streets):
        return []
    places: list[tuple[int, ...]] = [()] * terms.boards
    first = hand.next_place
    for street in streets:
        first += terms.burns[street]
        count = terms.deals_board[street]
        for board in range(terms.boards):
            places[board] += tuple(range(first, first + count))
            first += count
    return places if first <= len(hand.setup.deck) else []
