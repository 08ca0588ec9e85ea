"""Rules as data: clauses, decision points, layering, citations.

Each name below is loaded when it is first used: the engine needs `Refused` only and no reader of rulebooks.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardroom.rules.book_loading import book_from_text, house, load_rulebook
    from cardroom.rules.citing import cited_by
    from cardroom.rules.clause import Chapter, Clause, Example
    from cardroom.rules.comparing import Comparison, compare
    from cardroom.rules.decisions.decision import Decision, Principle
    from cardroom.rules.house_games import GameInTurn, GameOffer, Stake
    from cardroom.rules.layers.layers import shipped
    from cardroom.rules.layers.rule_faults import BookFault, RulebookFaults
    from cardroom.rules.new_house import starting_text
    from cardroom.rules.refused import Refused
    from cardroom.rules.rulebook import Rulebook

_HOME = {
    "load_rulebook": "book_loading",
    "book_from_text": "book_loading",
    "house": "book_loading",
    "shipped": "layers.layers",
    "compare": "comparing",
    "cited_by": "citing",
    "starting_text": "new_house",
    "Comparison": "comparing",
    "Rulebook": "rulebook",
    "RulebookFaults": "layers.rule_faults",
    "BookFault": "layers.rule_faults",
    "Decision": "decisions.decision",
    "Principle": "decisions.decision",
    "Clause": "clause",
    "Chapter": "clause",
    "Example": "clause",
    "GameOffer": "house_games",
    "GameInTurn": "house_games",
    "Stake": "house_games",
    "Refused": "refused",
}
"""The module that defines each name."""

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
    "GameInTurn",
    "Stake",
    "Refused",
]

if not TYPE_CHECKING:  # type checkers must still report a missing name

    def __getattr__(name: str) -> object:
        """Load a name of the list on first use."""
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
        globals()[name] = found
        return found
