"""A stored hand in the formats people download: from a table's terms and the events one viewer saw."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from cardroom.games import OFFERED
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import write_phh
from cardroom.histories.phh_record import to_phh
from cardroom.histories.pokerstars import write_pokerstars
from cardroom.histories.record import RecordedHand, TableHeader
from cardroom.table.events import AnyEvent, GameChosen, HandStarted, HoleDealt, HoleSeen
from cardroom.table.model.view import TableTerms

UNNAMED: Final[Mapping[str, str]] = MappingProxyType({})
"""No names: players are called by their ids."""
OPEN_FACE: Final = "open-face"
"""The one deal that is no game of the engine."""


def as_phh(terms: TableTerms, events: Iterable[AnyEvent], called: Mapping[str, str] = UNNAMED) -> str:
    """Return the hand as a .phh document. Raises BrokenHistory when no hand starts in the events."""
    return write_phh(to_phh(recorded(terms, events, called)))


def as_pokerstars(terms: TableTerms, events: Iterable[AnyEvent], called: Mapping[str, str] = UNNAMED) -> str:
    """Return the hand as PokerStars-style text. Raises BrokenHistory when the hand is not whole."""
    return write_pokerstars(recorded(terms, events, called))


def recorded(
    terms: TableTerms, events: Iterable[AnyEvent], called: Mapping[str, str] = UNNAMED
) -> RecordedHand:
    """Return the hand in one viewer's events.

    They hold the hole cards of at most one seat. `called` is as in `RecordedHand`.
    """
    seen = list(events)
    own = {event.seat for event in seen if isinstance(event, HoleSeen)}
    assert len(own) < 2, f"the events of one viewer hold the cards of the seats {sorted(own)}"
    start = next((event for event in seen if isinstance(event, HandStarted)), None)
    header = TableHeader.of(terms, deal_of(terms, seen), start)
    return RecordedHand.from_events(header, seen, next(iter(own), None), called)


def deal_of(terms: TableTerms, events: Iterable[AnyEvent]) -> str:
    """Return the declaration in `cardroom.games` that the hand was dealt by.

    It is the one chosen or announced, else that of the table's game, under whatever name the house offers it.
    """
    if terms.deal == OPEN_FACE:
        return OPEN_FACE
    seen = list(events)
    chosen = [event.deal for event in seen if isinstance(event, GameChosen | HandStarted)]
    for name in (*reversed(chosen), terms.deal, terms.game, *terms.games[:1]):
        if name in OFFERED:
            return name
    cards = max((len(event.places) for event in seen if isinstance(event, HoleDealt)), default=0)
    fitting = [code for code, game in OFFERED.items() if game.hole_cards == cards]
    if not fitting:
        raise BrokenHistory("game", f"{terms.game} deals {cards} cards, which fits no game")
    return fitting[0]  # the plainest game comes first in the catalogue
