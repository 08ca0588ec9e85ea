"""The layout's name for the cards of a player who showed them when the hand was over."""

from collections.abc import Sequence
from typing import Final

from cardroom.cards.card import RANKS, card, rank_of
from cardroom.games import GAMES
from cardroom.histories.pokerstars.site_words import phrase
from cardroom.table.events import Words
from cardroom.table.poker.hand_naming import strength_of, words_of

FLOP: Final = 3


def shown_text(deal: str, cards: Sequence[str], boards: Sequence[Sequence[str]]) -> str:
    """The cards in brackets, behind them what they are worth: where that is all of a hand, on the one board there is,
    in a game of high hands alone.

    Before the flop a pair and a high card have a name; which that is of more than two cards the site tells nowhere.
    """
    called = _called(deal, [card(text) for text in cards], boards)
    return f"[{' '.join(cards)}]{f' ({phrase(called)})' if called else ''}"


def _called(deal: str, cards: list[int], boards: Sequence[Sequence[str]]) -> Words | None:
    game = GAMES[deal]
    if len(cards) < game.shown_cards or len(boards) > 1 or [share.is_low for share in game.shares] != [False]:
        return None
    board = [card(text) for text in boards[0]]
    if len(board) >= FLOP:
        share = game.shares[0]
        return words_of(share, strength_of(share, cards, board))
    if len(cards) > 2:
        return None
    ranks = sorted([rank_of(one) for one in cards], reverse=True)
    return Words("pair" if ranks[0] == ranks[1] else "high_card", (RANKS[ranks[0]],))
