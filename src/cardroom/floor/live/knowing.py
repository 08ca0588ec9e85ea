"""Facts of a topic that a live hand knows by itself, where nobody told them. Seats are players counted from 1."""

from collections.abc import Callable
from typing import Any, Final

from cardroom.engine.intervening import players_before
from cardroom.floor.live.engine_moves import acts
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.situations import acts_on_street, caller_of, put_in, standing_raise, won
from cardroom.floor.model.facts import fields_of
from cardroom.floor.model.topic import Known, Topic

Tell = Callable[[LiveState, int, dict[str, Any]], Any]
"""The fact about a player, with the facts told; None where the hand does not know it."""

EVERYWHERE: Final[dict[str, Known]] = {"actions": "acts", "bets": "bets"}
"""Facts that are called the same, and are the same, in every topic that asks for them."""


def completed(state: LiveState, topic: Topic, player: int, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts, and those that the hand knows by itself."""
    fields = {field.name for field in fields_of(topic.facts)}
    names = {name: known for name, known in EVERYWHERE.items() if name in fields} | dict(topic.knows)
    told = {name: KNOWN[known](state, player, facts) for name, known in names.items() if name not in facts}
    return {name: value for name, value in told.items() if value is not None} | facts


def _players_before(state: LiveState, player: int, facts: dict[str, Any]) -> int | None:
    hand = state.hand
    return min(max(players_before(hand, player), 1), 11) if hand.actor >= 0 else None


def _left_of_pot(state: LiveState, player: int, facts: dict[str, Any]) -> int | None:
    """The chips a player has left of a pot that was pushed wrongly, if they are less than the pot."""
    behind = state.hand.stacks[player] + state.owed.get(player, 0)
    return behind if state.hand.is_over and behind < int(facts.get("amount", 0)) else None


def _caller(state: LiveState, player: int) -> int:
    """The player who called an all-in player in a hand that is over; -1 if nobody did."""
    hand = state.hand
    return caller_of(state, player) if hand.is_over and hand.collected[player] else -1


def _all_in_played(state: LiveState, player: int, facts: dict[str, Any]) -> int | None:
    return state.hand.collected[player] if _caller(state, player) >= 0 else None


def _caller_had(state: LiveState, player: int, facts: dict[str, Any]) -> int | None:
    hand, caller = state.hand, _caller(state, player)
    return hand.collected[caller] + hand.stacks[caller] - won(state, caller) if caller >= 0 else None


def _all_in_result(state: LiveState, player: int, facts: dict[str, Any]) -> str | None:
    caller = _caller(state, player)
    if caller < 0:
        return None
    return "wins" if won(state, player) >= won(state, caller) else "loses"


KNOWN: Final[dict[Known, Tell]] = {
    "acts": lambda state, player, facts: acts(state.hand.events),
    "acts_on_street": lambda state, player, facts: len(acts_on_street(state)),
    "all_in_played": _all_in_played,
    "all_in_result": _all_in_result,
    "bets": lambda state, player, facts: [put_in(state, other) for other in range(len(state.hand.stacks))],
    "caller_had": _caller_had,
    "is_action_pending": lambda state, player, facts: state.hand.actor >= 0,
    "is_raise_called": lambda state, player, facts: standing_raise(state, player)[2],
    "left_of_pot": _left_of_pot,
    "players_before": _players_before,
    "price": lambda state, player, facts: state.hand.price,
    "put_in": lambda state, player, facts: put_in(state, player),
    "raised_over": lambda state, player, facts: standing_raise(state, player)[1],
    "raised_to": lambda state, player, facts: standing_raise(state, player)[0],
    "said_earlier": lambda state, player, facts: state.said.count(player) or None,
    "waiting_actions": lambda state, player, facts: sum(one.why != "condition" for one in state.held),
}
