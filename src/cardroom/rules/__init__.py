"""Rules as data: clauses, decision points, layering, citations.

The names below are loaded when they are first asked for: the engine needs `Refused` alone, and no reader of rulebooks.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardroom.rules.citing import cited_by
    from cardroom.rules.clause import Chapter, Clause, Example
    from cardroom.rules.comparing import Comparison, compare
    from cardroom.rules.decision import Decision, Principle
    from cardroom.rules.faults import BookFault, RulebookFaults
    from cardroom.rules.games import GameOffer, Part, Stake
    from cardroom.rules.layers import shipped
    from cardroom.rules.loading import book_from_text, house, load_rulebook
    from cardroom.rules.refused import Refused
    from cardroom.rules.rulebook import Rulebook
    from cardroom.rules.starting import starting_text

_HOME = {
    "load_rulebook": "loading",
    "book_from_text": "loading",
    "house": "loading",
    "shipped": "layers",
    "compare": "comparing",
    "cited_by": "citing",
    "starting_text": "starting",
    "Comparison": "comparing",
    "Rulebook": "rulebook",
    "RulebookFaults": "faults",
    "BookFault": "faults",
    "Decision": "decision",
    "Principle": "decision",
    "Clause": "clause",
    "Chapter": "clause",
    "Example": "clause",
    "GameOffer": "games",
    "Part": "games",
    "Stake": "games",
    "Refused": "refused",
}
"""Where each name lives."""

__all__ = [
    "load_rulebook",
    "book_from_text",
    "house",
    "shipped",
    "compare",
    "cited_by",
    "starting_text",
    "Comparison",
    "Rulebook",
    "RulebookFaults",
    "BookFault",
    "Decision",
    "Principle",
    "Clause",
    "Chapter",
    "Example",
    "GameOffer",
    "Part",
    "Stake",
    "Refused",
]

if not TYPE_CHECKING:  # so that a name which is not there stays a fault for type checkers

    def __getattr__(name: str) -> object:
        """Load a name of the list when it is first asked for."""
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
        globals()[name] = found
        return found
