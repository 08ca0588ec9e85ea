"""The Open Hand History format (OHH 1.4, hh-specs.handhistory.org): one JSON object a hand, an empty line between two.

It has hold'em, Omaha and Omaha hi-lo here: for other games the format has no word, or none for what happens in them.
What it leaves out of a hand (the least bet, what was owed where less was posted, whose rules) stands in a field of our
own, `_phh`; a hand without it is read by the format's fields alone.
"""

import json
from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Any, Final

import msgspec

from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.ohh_reading import document_of
from cardroom.histories.ohh_writing import object_of
from cardroom.histories.phh import PhhHand

_ENCODER: Final = msgspec.json.Encoder(decimal_format="number")


def write_ohh(hand: PhhHand) -> str:
    """A hand, whose document is played to be told: what each action put in is not among what documents say.

    Raises:
        BrokenHistory: the format has no words for the hand, or it cannot have been played so.
    """
    return msgspec.json.format(_ENCODER.encode({"ohh": object_of(hand)}), indent=1).decode()


def write_ohhs(hands: Iterable[PhhHand]) -> str:
    """Many hands as one file, an empty line between two. Raises BrokenHistory."""
    return "\n\n".join([write_ohh(hand) for hand in hands]) + "\n"


def read_ohh(text: str) -> PhhHand:
    """The one hand of a file. Raises BrokenHistory: not JSON, not one hand, or a field is not what it must be."""
    hands = read_each_ohh(text)
    if len(hands) != 1:
        raise BrokenHistory("", f"{len(hands)} hands where there should be one")
    ((_, hand),) = hands
    if isinstance(hand, BrokenHistory):
        raise hand
    return hand


def read_ohhs(text: str) -> list[PhhHand]:
    """The hands of a file, in its order. Raises BrokenHistory for the first that is broken."""
    hands = []
    for _, hand in read_each_ohh(text):
        if isinstance(hand, BrokenHistory):
            raise hand
        hands.append(hand)
    return hands


def read_each_ohh(text: str) -> list[tuple[str, PhhHand | BrokenHistory]]:
    """The hands of a file by their place in it, from 1; of a broken one, what is wrong with it.

    Raises:
        BrokenHistory: not JSON, from some place on.
    """
    hands: list[tuple[str, PhhHand | BrokenHistory]] = []
    for number, value in enumerate(_objects(text), start=1):
        try:
            hands.append((str(number), document_of(value)))
        except BrokenHistory as fault:
            hands.append((str(number), fault))
    return hands


def _objects(text: str) -> Iterator[Any]:
    """The JSON values that stand one after the other in a text."""
    decoder = json.JSONDecoder(parse_float=Decimal, parse_constant=_no_number)
    text = text.removeprefix("\ufeff")
    place = 0
    while True:
        while place < len(text) and text[place].isspace():
            place += 1
        if place == len(text):
            return
        try:
            value, place = decoder.raw_decode(text, place)
        except json.JSONDecodeError as fault:
            raise BrokenHistory(f"line {fault.lineno}", f"not JSON: {fault.msg}") from None
        except (RecursionError, ArithmeticError, ValueError):
            raise BrokenHistory("", "not readable JSON: too deep, or a number too long") from None
        yield value


def _no_number(name: str) -> Decimal:
    raise ValueError(name)
