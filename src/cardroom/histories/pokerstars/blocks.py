"""A text of many hands, cut into hands. Lines between them (mail headers, titles, stars) belong to none."""

import re
from dataclasses import dataclass

from cardroom.histories.history_faults import BrokenHistory

_START = re.compile(r"PokerStars (?:[A-Z][A-Za-z]* ){0,3}(?:Hand|Game) #(\d+)")


@dataclass(frozen=True, slots=True)
class Block:
    """The lines of one hand with their numbers in the file, blank ones left out; `number` is the hand's."""

    number: str
    lines: tuple[tuple[int, str], ...]


def split_text(text: str) -> list[Block]:
    """The hands of a text, in its order.

    Raises:
        BrokenHistory: no line starts a hand.
    """
    # Only line ends are line ends: names and chat may have any other character.
    lines = re.split(r"\r\n|\n|\r", text.replace("\ufeff", ""))
    numbered = [(number, line.strip()) for number, line in enumerate(lines, start=1)]
    starts = [place for place, (_, line) in enumerate(numbered) if _START.match(line)]
    if not starts:
        raise BrokenHistory("line 1", "a hand starts with 'PokerStars Hand #'")
    blocks = []
    for start, end in zip(starts, [*starts[1:], len(numbered)], strict=True):
        match = _START.match(numbered[start][1])
        assert match is not None
        kept = tuple([(number, line) for number, line in numbered[start:end] if line])
        blocks.append(Block(match[1], kept))
    return blocks
