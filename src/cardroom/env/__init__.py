"""Environments for learning: every game of the catalogue as numbered actions, masks and arrays of numbers.

An observation is built from the facts the seat may know, through the views of the engine; nothing is removed from a
larger state. The core needs NumPy alone. `env.aec` is for PettingZoo, `env.single` for Gymnasium, `env.spiel` for
OpenSpiel: each is imported by its own name, and needs that library (the extra `rl`).
"""

from cardroom.env.env_hand import deal_of
from cardroom.env.information import information_tensor, information_text
from cardroom.env.numbered_actions import ActionTable
from cardroom.env.observing import observe
from cardroom.env.pieces import Piece, flat, information_pieces, observation_pieces
from cardroom.env.resampling import resample
from cardroom.env.start_in_middle import Spot, start

__all__ = [
    "ActionTable",
    "Piece",
    "Spot",
    "deal_of",
    "flat",
    "information_pieces",
    "information_tensor",
    "information_text",
    "observation_pieces",
    "observe",
    "resample",
    "start",
]
