"""The rules of the house that a document names: ours do, and are replayed by them where nobody says otherwise."""

from cardroom.engine import HandRules
from cardroom.histories.phh import HOUSE, OFFER, PhhHand
from cardroom.rules import Rulebook, house, shipped


def rules_named(document: PhhHand, book: Rulebook | None = None) -> HandRules | None:
    """How the house of this ``book``, or else the one that the document names, plays the document's game; None for a
    house that does not come with Cardroom.
    """
    name, offer = document.other.get(HOUSE), document.other.get(OFFER)
    if book is None:
        if not isinstance(name, str) or name not in shipped():
            return None
        book = house(name)
    if not isinstance(offer, str) or offer not in book.games:
        return HandRules.of(book)
    return HandRules.of(book.for_game(offer, "tournament" if "_level" in document.other else "cash"))
