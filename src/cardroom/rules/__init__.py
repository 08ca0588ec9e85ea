"""Rules as data: clauses, decision points, layering, citations."""

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
from cardroom.rules.search import search
from cardroom.rules.starting import starting_text

__all__ = [
    "load_rulebook",
    "book_from_text",
    "house",
    "shipped",
    "search",
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
