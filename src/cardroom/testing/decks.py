"""Decks made to order."""

import random
from collections.abc import Sequence

from cardroom.cards.card import parse_cards
from cardroom.games import Game


def stacked_deck(holes: Sequence[str], board: str = "", cards_each: int = 0) -> list[int]:
    """A whole deck that deals these hole cards and this board.

    ``holes`` are in the order of dealing, the player on the dealer's left first ("AsKs"; "" for any cards); cards go
    round one at a time, and no card is burnt. ``board`` may be shorter than the deal will need. The rest of the deck
    fills up in a fixed order. ``cards_each`` is needed only when no hole is given. Raises ValueError for a card that
    stands twice or a hole of the wrong size.
    """
    given = [parse_cards(hole) for hole in holes]
    common = parse_cards(board)
    each = cards_each or max(len(hole) for hole in given)
    named = [card for cards in (*given, common) for card in cards]
    if len(set(named)) != len(named):
        raise ValueError(f"a card stands twice in {list(holes)} and {board!r}")
    if any(hole and len(hole) != each for hole in given):
        raise ValueError(f"each hole has {each} cards or none: {list(holes)}")
    rest = [card for card in range(52) if card not in set(named)]
    full = [hole or [rest.pop() for _ in range(each)] for hole in given]
    return [hole[turn] for turn in range(each) for hole in full] + common + rest


def shuffled(seed: int) -> list[int]:
    """A deck in an order that ``seed`` fixes: for tests, never for play."""
    deck = list(range(52))
    random.Random(seed).shuffle(deck)
    return deck


def deck_for(
    game: Game, holes: Sequence[str], board: str = "", burns: int = 0, draws: str = "", players: int = 0
) -> list[int]:
    """A whole deck that deals these own cards and boards in any game in which nobody folds before the last card.

    ``holes`` have all own cards a player gets by and by ("" for any), the player on the dealer's left first; ``board``
    is in the order of dealing (upper flop, lower flop, upper turn ..., and after it what further runs
    deal); ``draws`` are the cards dealt in an exchange.
    Burn cards and all that is not given come in a fixed order. Raises ValueError for a card that stands twice.
    """
    own = [parse_cards(hole) for hole in holes]
    own += [[] for _ in range(players - len(own))]
    common, drawn = parse_cards(board), parse_cards(draws)
    named = [card for cards in (*own, common, drawn) for card in cards]
    if len(set(named)) != len(named):
        raise ValueError(f"a card stands twice in {list(holes)}, {board!r} and {draws!r}")
    rest = [card for card in range(52) if card not in set(named)]
    deck: list[int] = []

    def deal(cards: list[int]) -> None:
        source, place = (cards, 0) if cards else (rest, -1)
        if source:  # a deck that runs short is dealt as far as it goes
            deck.append(source.pop(place))

    for place, street in enumerate(game.streets):
        if place and street.burn:
            deck += [rest.pop() for _ in range(min(burns, len(rest)))]
        for _ in range(street.hole + street.up):
            for cards in own:
                deal(cards)
        for _ in range(street.board * game.boards):
            deal(common)
        if street.draw and drawn:
            deck += [rest.pop() for _ in range(burns)]
            deck += drawn
    return deck + common + rest
