"""The arrays an observation is made of: their names, shapes and meanings, for one setup."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardroom.engine import Setup
from cardroom.engine.tasks import TASK_NAMES
from cardroom.env.env_hand import most_decisions

Arrays = dict[str, NDArray[np.float32]]

CARDS: Final = 52
MOVES: Final = ("fold", "check", "call", "raise", "bring_in", "put_down", "accept", "refuse", "run_board")
"""The kinds of rows in a history."""
ROW_NUMBERS: Final = 2
"""After the player and the move, a row has two numbers: chips, and cards put down or runs."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One array: its name, its shape, whether it is public, and what it holds in one sentence."""

    name: str
    shape: tuple[int, ...]
    is_public: bool
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def boards_of(base: Setup) -> int:
    """How many boards a hand can have: those of the game, for each run. (Stud's card for all lies on the first.)"""
    return base.game.boards * max(base.rules.board_runs, 1)


def observation_pieces(base: Setup) -> tuple[Piece, ...]:
    """The observation of a seat now, without the history that led there. Every number is between 0 and 1."""
    players, streets, boards = len(base.stacks), len(base.game.streets), boards_of(base)
    return (
        Piece("player", (players,), True, "who looks"),
        Piece("actor", (players,), True, "whose turn it is; zeros when nobody is to act"),
        Piece("asked", (len(TASK_NAMES),), True, "what the player to act is asked"),
        Piece("street", (streets,), True, "the street"),
        Piece("own_cards", (CARDS,), False, "own cards, also those that lie open"),
        Piece("own_put_down", (CARDS,), False, "cards the player who looks has given up or exchanged"),
        Piece("open_cards", (players, CARDS), True, "each player's cards that lie open or were shown"),
        Piece("board", (boards, CARDS), True, "the cards of each board"),
        Piece("offered", (CARDS,), True, "the card on offer"),
        Piece("status", (players, 3), True, "folded, all-in or active"),
        Piece("held", (players,), True, "how many own cards each has, as a share of 52"),
        Piece("stacks", (players,), True, "chips each has behind, as a share of all chips in play"),
        Piece("bets", (players,), True, "chips each has in front in this round, likewise"),
        Piece("paid", (players,), True, "chips each has put in since the hand began, likewise"),
        Piece("pot", (1,), True, "every chip put in and not yet won, bets included, likewise"),
        Piece("call", (1,), True, "what calling adds for the player to act, likewise"),
        Piece(
            "raise_from", (1,), True, "the least total that player may raise to, likewise; 0 without a raise"
        ),
        Piece("raise_up_to", (1,), True, "the largest, likewise"),
    )


def information_pieces(base: Setup) -> tuple[Piece, ...]:
    """All that a seat has seen since the hand began. Every number is between 0 and 1."""
    players, streets, boards = len(base.stacks), len(base.game.streets), boards_of(base)
    row = players + len(MOVES) + ROW_NUMBERS
    return (
        Piece("player", (players,), True, "who looks"),
        Piece("own_dealt", (streets, CARDS), False, "own cards by the street that dealt them"),
        Piece("own_put_down", (streets, CARDS), False, "own cards given up or exchanged, by street"),
        Piece("own_drawn", (streets, CARDS), False, "own face-down cards that came for them, by street"),
        Piece(
            "open_dealt",
            (streets, players, CARDS),
            True,
            "cards dealt or offered face up, by street and player",
        ),
        Piece("board_dealt", (streets, boards, CARDS), True, "cards of the boards, by street"),
        Piece("shown", (players, CARDS), True, "hands that were shown"),
        Piece(
            "history",
            (most_decisions(base), row),
            True,
            "a row for each decision: who, how, chips, cards or runs",
        ),
    )


def flat(arrays: Mapping[str, NDArray[np.float32]]) -> NDArray[np.float32]:
    """All arrays one after another, as one row of numbers."""
    return np.concatenate([array.ravel() for array in arrays.values()])


def empty(pieces: Sequence[Piece]) -> Arrays:
    """An array of zeros for each piece."""
    return {piece.name: np.zeros(piece.shape, np.float32) for piece in pieces}


def views_of(tensor: NDArray[np.float32], pieces: Sequence[Piece]) -> Arrays:
    """The same arrays as views of one row, which `flat` would make of them."""
    views: Arrays = {}
    at = 0
    for piece in pieces:
        views[piece.name] = tensor[at : at + piece.size].reshape(piece.shape)
        at += piece.size
    return views


def size_of(pieces: Sequence[Piece]) -> int:
    """How many numbers all of them have."""
    return sum(piece.size for piece in pieces)
