"""A topic: one kind of irregularity, the facts it needs, and the function that rules on it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from cardroom.floor.model.facts import Facts
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.situation import Situation
from cardroom.rules.rulebook import Rulebook

Rule = Callable[[Rulebook, Situation, Any], Ruling]
Against = Callable[[Situation, Any], list[str]]
Subject = Literal["betting", "dealing", "clock", "conduct", "order", "hands", "showdown", "repairs"]
Section = Literal[
    "house_order", "live_betting", "live_clock", "live_dealing", "live_hands", "live_repairs", "live_showdown",
    "penalties",
]  # fmt: skip
"""The parts of a rulebook that rulings rest on."""
Moment = Literal["any", "in_turn", "early", "after_all_in"]
"""When it can happen in a hand: at any time; to the player to act; to one whose turn has not come; to an all-in player
once the hand is over."""
Effect = Literal[
    "of_subject", "acts", "waits", "reacts", "counts_anew", "finds_chips", "leaves", "opens", "moves_pot",
    "early_board", "early_own", "extra_board", "wrong_burn",
]  # fmt: skip
"""How a ruling comes into a hand: as those of its subject do, or in a way of its own: `live.applying` and
`live.repairing` have what each does."""
Known = Literal[
    "acts", "acts_on_street", "all_in_played", "all_in_result", "bets", "caller_had", "is_action_pending",
    "is_raise_called", "left_of_pot", "players_before", "price", "put_in", "raised_over", "raised_to", "said_earlier",
    "waiting_actions",
]  # fmt: skip
"""The facts that a hand supplies by itself; see `live.knowing` for how."""


def nothing_against(situation: Situation, facts: Any) -> list[str]:
    """For a topic whose facts cannot contradict the situation."""
    return []


@dataclass(frozen=True, slots=True)
class Topic:
    """One kind of irregularity.

    `about` says in one line what it is. `needs` names the fields of the situation that must be told; `section` the
    part of the rulebook that decides. `rule` is a pure function of rulebook, situation and facts; `against` tells which
    of the facts cannot be true with that situation, or with one another.

    In a hand that is being played it can happen at a `moment`, and its ruling has an `effect`. `knows` are facts that
    the hand tells where nobody did; `place` is the fact that names the player by a place of the deal. With
    `takes_folded` the hand it is about may have been folded before.
    """

    id: str
    subject: Subject
    about: str
    facts: type[Facts]
    needs: tuple[str, ...]
    rule: Rule
    section: Section = "live_betting"
    against: Against = nothing_against
    moment: Moment = "any"
    effect: Effect = "of_subject"
    knows: Mapping[str, Known] = field(default_factory=dict)
    place: str = ""
    takes_folded: bool = False
