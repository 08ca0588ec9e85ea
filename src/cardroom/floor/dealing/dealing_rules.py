"""The house's rules of dealing, as they are for the game at the table."""

from dataclasses import replace
from typing import Any

from cardroom.floor.model.grounds import Grounds
from cardroom.rules.decisions import LiveDealing
from cardroom.rules.decisions.decision import Decision
from cardroom.rules.rulebook import Rulebook


def rules_of(grounds: Grounds) -> LiveDealing:
    """The section with the game's own decisions in it; a house without the section is refused before."""
    live = grounds.book.live_dealing
    assert live is not None
    own: dict[str, Any] = dict(_own_of(grounds.book, grounds.situation.game))
    return replace(live, **own) if own else live


def _own_of(book: Rulebook, game: str | None) -> dict[str, Decision[Any]]:
    """The house's exceptions for a game, named by its code ("stud") or by the offer's id ("stud-fl")."""
    for offer in book.games.values():
        if game in (offer.id, offer.deal) and (own := book.overrides[offer.id].get("live_dealing")):
            return dict(own)
    return {}
