"""What a player of a one-table tournament sees: the hand as `observing` has it, its seats numbered as the tournament's
players are, and how the tournament stands. Every number lies between 0 and 1.
"""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cardroom.engine import Hand
from cardroom.env import observing
from cardroom.env.freezeout import Freezeout, OneTable
from cardroom.env.pieces import Arrays, Piece, empty, observation_pieces

BY_PLAYER: Final = ("player", "actor", "open_cards", "status", "held", "stacks", "bets", "paid")
"""The parts of an observation of a hand that have a row for each player."""


def freezeout_pieces(terms: Freezeout) -> tuple[Piece, ...]:
    """The observation of a player: that of the hand, then the tournament's own parts."""
    players = terms.players
    return (
        *observation_pieces(terms.base),
        Piece("alive", (players,), True, "who is still in"),
        Piece("won", (players,), True, "the prize of each who is out, as a share of all prizes"),
        Piece("dealer", (players,), True, "who acts last after the first round, the dealer where nobody's button is dead"),
        Piece("level", (len(terms.levels),), True, "the level of this hand"),
        Piece("blinds", (3,), True, "small blind, big blind and ante of the level, as shares of all chips in play"),
        Piece("level_ends", (1,), True, "hands of the level that are left, with this one, as a share; 0 in the last level"),
    )  # fmt: skip


def observe_freezeout(table: OneTable, hand: Hand, viewer: int) -> Arrays:
    """The observation of a player of the tournament, or of anyone (-1); one who is out sees what anyone does."""
    arrays = empty(freezeout_pieces(table.terms))
    fill(table, hand, viewer, arrays)
    return arrays


def fill(table: OneTable, hand: Hand, viewer: int, arrays: Mapping[str, NDArray[np.float32]]) -> None:
    """Put the observation into arrays of zeros that have the names of its pieces; those left out are not filled."""
    terms, order = table.terms, list(table.order)
    seat = order.index(viewer) if viewer in order else -1
    for name, values in observing.observe(hand, seat).items():
        if name in arrays and name in BY_PLAYER:
            arrays[name][order] = values
        elif name in arrays:
            arrays[name][:] = values
    if "player" in arrays and viewer >= 0:
        arrays["player"][viewer] = 1
    if "stacks" in arrays and table.is_over:
        arrays["stacks"][:] = [chips / terms.chips for chips in table.stacks]
    level, total = table.level, max(sum(terms.prizes), 1)
    is_last = level is terms.levels[-1]
    left = terms.hands_a_level - table.hands % terms.hands_a_level
    own: dict[str, list[float]] = {
        "alive": [float(prize is None) for prize in table.prizes],
        "won": [(prize or 0) / total for prize in table.prizes],
        "dealer": [float(player == order[-1]) for player in range(terms.players)],
        "level": [float(one is level) for one in terms.levels],
        "blinds": [min(amount / terms.chips, 1.0) for amount in (level.small, level.big, level.ante)],
        "level_ends": [0.0 if is_last else left / terms.hands_a_level],
    }
    for name, numbers in own.items():
        if name in arrays:
            arrays[name][:] = numbers


def freezeout_text(table: OneTable, hand: Hand, viewer: int) -> str:
    """The same in words: who is in with how many chips, the level, then the hand, whose seats are numbered from the
    dealer's left.
    """
    order = list(table.order)
    level = table.level
    players = " ".join(
        [
            f"{player}:{chips if table.prizes[player] is None else f'out({table.prizes[player]})'}"
            for player, chips in enumerate(table.stacks)
        ]
    )
    blinds = f"{level.small}/{level.big}" + (f"/{level.ante}" if level.ante else "")
    told = observing.observation_text(hand, order.index(viewer) if viewer in order else -1)
    return f"hand {table.hands + 1} | {players} | {blinds} | seats {' '.join(map(str, order))} | {told}"
