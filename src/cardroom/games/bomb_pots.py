"""A game as a bomb pot deals it: everybody pays before the cards, nobody bets on them alone, and the betting begins
after the flop, on one board or on two.
"""

from dataclasses import replace
from functools import lru_cache

from cardroom.games.game import Game, shares_of_runs

ONE_BOARD = 1


@lru_cache(maxsize=64)
def bomb_pot_of(game: Game, boards: int = ONE_BOARD) -> Game:
    """The game as a bomb pot on so many boards; only one that `has_bomb_pots`, and on two only where it has one itself.

    Two boards divide every pot in two equal parts, each with all shares of the game, as two runs of one board do.
    """
    assert has_bomb_pots(game) and (boards == ONE_BOARD or game.boards == ONE_BOARD), "a game for it"
    if boards == ONE_BOARD:
        return replace(game, skips_first_bets=True)
    shares = shares_of_runs(game, boards)
    return replace(game, boards=boards, parts=boards, shares=shares, skips_first_bets=True)


def has_bomb_pots(game: Game) -> bool:
    """Whether the game has a flop to begin the betting behind: a board, and no card exchanged or shown that opens."""
    return game.opener is None and not game.has_draw and any(street.board for street in game.streets[1:])


def boards_for(game: Game, wanted: int, players: int, burns: int) -> int:
    """On how many boards a bomb pot of the game is played: as many as wanted, or one where the deck has no cards for
    more, or the game has two of its own.
    """
    if wanted == ONE_BOARD or game.boards > ONE_BOARD:
        return ONE_BOARD
    streets = game.streets[1:]
    cards = players * game.hole_cards + wanted * sum([street.board for street in game.streets])
    cards += sum([burns for street in streets if street.burn])
    return wanted if cards <= len(game.deck) else ONE_BOARD
