"""Hands as PokerStars-style text, the layout that trackers and replayers of the field read: the site's and ours."""

from cardroom.histories.pokerstars.blocks import Block, split_text
from cardroom.histories.pokerstars.read_hand import ReadHand
from cardroom.histories.pokerstars.text_reading import read_block, read_pokerstars
from cardroom.histories.pokerstars.text_stacks import Settled, settle
from cardroom.histories.pokerstars.writing import write_pokerstars

__all__ = [
    "Block",
    "ReadHand",
    "Settled",
    "read_block",
    "read_pokerstars",
    "settle",
    "split_text",
    "write_pokerstars",
]
