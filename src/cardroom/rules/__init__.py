"""Rules as data: clauses, decision points, layering, citations."""

from cardroom.rules.clause import Chapter, Clause, Example
from cardroom.rules.decision import Decision
from cardroom.rules.games import GameOffer, Stake
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook

__all__ = ["Chapter", "Clause", "Decision", "Example", "GameOffer", "Refused", "Rulebook", "Stake"]
