"""The faults of a deck, in words; apart from the setup, since a compiled build looks at every card of every hand."""

from collections.abc import Sequence
from typing import Any

from cardroom.rules.refused import Refused


def deck_faults(deck: tuple[Any, ...], needed: int) -> list[str]:
    """The faults of a deck of which `needed` cards are dealt, in words."""
    if len(deck) < needed:
        return [f"the deck has {len(deck)} cards, the hand deals {needed}"]
    strange = [card for card in deck if type(card) is not int or not 0 <= card < 52]
    if strange:
        return [f"{strange[0]!r} is no card; cards are 0 to 51"]
    if len(set(deck)) < len(deck):
        return ["the deck holds a card twice"]
    return []


def refuse_faults(faults: Sequence[str]) -> None:
    """Raise Refused ("bad-setup") that names the faults, if there are any."""
    if faults:
        message = f"the hand cannot be dealt: {'; '.join(faults)}"
        raise Refused("bad-setup", message, args={"faults": list(faults)})
