"""A live hand as the topics see it: the situation of a player, and facts that the hand itself knows."""

from typing import Any

import msgspec

from cardroom.engine import Hand
from cardroom.engine.events import WON
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.showing import DEALING
from cardroom.floor.live.engine_moves import acts
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.model.facts import BadCase, Facts, faults_in
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.situation import Act, Situation, lacking
from cardroom.floor.topics import rule, topic


def situation_of(state: LiveState, player: int, told: dict[str, Any] | None = None) -> Situation:
    """The situation of a player as it is now; `told` replaces what the hand would say."""
    situation = Situation.of(state.hand, player, state.play)
    narrowed = state.narrowed.get(player)
    changes: dict[str, Any] = {"actions": (), **(told or {})}
    if player != state.hand.actor:
        changes["may_raise"] = None  # what is open then, the turn will tell
    if narrowed is not None and not narrowed.may_raise:
        changes["may_raise"] = False
    return msgspec.structs.replace(situation, **changes)


def ruling_on(
    state: LiveState, name: str, player: int, facts: dict[str, Any], told: dict[str, Any] | None = None
) -> Ruling:
    """The house's ruling. Raises BadCase with all that is wrong with the facts, Refused ("no-live-rulings")."""
    found = topic(name)
    faults = faults_in(found.facts, facts, "fact")
    situation = situation_of(state, player, told)
    faults += lacking(situation, found.needs)
    if faults:
        raise BadCase(faults)
    converted: Facts = msgspec.convert(facts, found.facts)
    return rule(state.book, name, situation, converted)


def acts_on_street(state: LiveState) -> tuple[Act, ...]:
    """The actions in turn since the last cards were dealt."""
    events = state.hand.events
    dealt = [number for number, event in enumerate(events) if event[0] in DEALING]
    return acts(events[dealt[-1] :])


def put_in(state: LiveState, player: int, of: Hand | None = None) -> int:
    """All chips of a player in the pot, antes and dead money too; none once the hand is over. `of` is another hand."""
    hand = of or state.hand
    opening = hand.setup.opening
    if hand.is_over:
        return 0
    return opening.antes[player] + opening.dead_of(player) + hand.collected[player] + hand.bets[player]


def standing_raise(state: LiveState, player: int) -> tuple[int, int, bool]:
    """Of a player whose bet or raise is the one to match: (its total, the bet before it, whether anybody called it).

    Zeros for anybody else.
    """
    hand = state.hand
    if state.raise_move < 0 or hand.bets[player] != hand.price:
        return 0, 0, False
    before = state.replayed(state.raise_move)
    if before.actor != player:
        return 0, 0, False
    others = [bet for other, bet in enumerate(hand.bets) if other != player]
    return hand.price, before.price, max(others) > before.price


def caller_of(state: LiveState, player: int) -> int:
    """The opponent of an all-in player in a finished hand: its winner, or the one who put in most; -1 if none."""
    hand = state.hand
    others = [other for other, status in enumerate(hand.status) if other != player and status != OUT]
    return max(others, key=lambda other: (won(state, other), hand.collected[other]), default=-1)


def won(state: LiveState, player: int) -> int:
    """The chips the player has won in a hand that is over."""
    return sum(int(str(event[4])) for event in state.hand.events if event[0] == WON and event[3] == player)
