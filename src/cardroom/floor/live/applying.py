"""A ruling comes into the hand: what each topic's ruling does to it, at once or when staff have decided."""

from collections.abc import Callable
from typing import Any, Final

from cardroom.engine.intervening import is_to_act
from cardroom.engine.posts import ACTIVE, ALL_IN
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.tasks import TO_BET
from cardroom.floor.live.held_actions import Held, RulingQuestion
from cardroom.floor.live.killing import leave, on_hands
from cardroom.floor.live.knowing import completed
from cardroom.floor.live.live_acting import PLAYER, carry_out, let_turn_come, narrow
from cardroom.floor.live.live_refusals import (
    check_player,
    check_undecided,
    more_than_the_stack,
    not_possible,
    not_the_turn,
)
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.recounts import check_bet, check_hidden, count_anew, hidden
from cardroom.floor.live.repairing import repair
from cardroom.floor.live.ruled_chips import wrong_pot
from cardroom.floor.live.situations import put_in, ruling_on
from cardroom.floor.live.told import Irregular
from cardroom.floor.live.wrong_opener import leave_it, place_of, wrong_opener
from cardroom.floor.model.ruling import Ruling
from cardroom.floor.model.situation import Act
from cardroom.floor.model.topic import Effect, Subject, Topic
from cardroom.floor.topics import topic as topic_of


def irregular(state: LiveState, fact: Irregular) -> list[Ruling]:
    """Rule on the fact and let the ruling come into the hand. Raises Refused, BadCase; nothing has changed then."""
    check_undecided(state)
    topic = topic_of(fact.topic)
    player = state.hand.actor if fact.player < 0 and state.hand.actor >= 0 else fact.player
    check_player(state, player)
    _check_moment(state, topic, player, fact.facts)
    facts = completed(state, topic, player, fact.facts)
    ruling = ruling_on(state, fact.topic, player, facts)
    moved = ruling.chips_of(PLAYER).put_in
    if topic.subject == "betting" and moved > state.hand.stacks[player]:
        raise more_than_the_stack(state, player, moved)
    if topic.subject == "hands" and moved > (most := put_in(state, player)):
        raise not_possible(
            "in-pot",
            f"Player {player} has {most} chips in the pot, not {moved}.",
            player=player,
            most=most,
            chips=moved,
        )
    if fact.set_aside:
        return [ruling]
    if "said_earlier" in topic.knows.values():
        state.said = (*state.said, player)
    if topic.place:
        player = place_of(state, facts[topic.place])
    leave_it(state, player, ruling)
    effect = EFFECTS.get(topic.effect) or SUBJECTS.get(topic.subject, _only_said)
    return [ruling, *effect(state, player, ruling, facts | {"other": fact.other})]


def _check_moment(state: LiveState, topic: Topic, player: int, facts: dict[str, Any]) -> None:
    match topic.moment:
        case "in_turn":
            _check_turn(state, player)
        case "early":
            _check_early(state, player)
            if facts.get("did") == "check":
                check_check(state, player)
        case "after_all_in":
            check_hidden(state, player)
    if topic.effect == "counts_anew":
        check_bet(state)


def _check_turn(state: LiveState, player: int) -> None:
    state.check_cards_told()
    if state.hand.actor < 0 or state.hand.asked != TO_BET:
        raise not_possible("nobody-bets", "Nobody is to bet now.", state.setup.rules.citing("actions"))
    if player != state.hand.actor:
        raise not_the_turn(state, player)


def _check_early(state: LiveState, player: int) -> None:
    hand = state.hand
    state.check_cards_told()
    if hand.actor < 0 or hand.asked != TO_BET or player == hand.actor:
        raise not_possible(
            "not-out-of-turn",
            f"Player {player} is not out of turn.",
            state.setup.rules.citing("actions"),
            player=player,
        )
    if hand.status[player] != ACTIVE:
        raise not_possible(
            "no-action-left", f"Player {player} has no action left in this hand.", player=player
        )
    if not is_to_act(hand, player):
        message = f"Player {player} has acted on this round; the turn comes back only after a raise."
        raise not_possible("has-acted", message, state.setup.rules.citing("actions"), player=player)
    if any(one.player == player for one in state.held):
        raise not_possible(
            "waits-already", f"An action of player {player} is waiting already.", player=player
        )


def check_check(state: LiveState, player: int) -> None:
    """Raises Refused where there is a bet to match: it cannot have been a check."""
    price = state.hand.price
    if price > state.hand.bets[player]:
        raise not_possible(
            "no-check", f"There is a bet of {price}: it cannot have been a check.", price=price
        )


def _in_turn(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """The player to act has acted, or staff decide what it was, or the player is asked again."""
    if ruling.options:
        state.question = RulingQuestion(player, ruling, facts)
        return []
    if ruling.outcome in ("at_least_minimum", "not_possible"):
        narrow(state, player, ruling)
    elif ruling.action is not None:
        carry_out(state, ruling.action)
    return let_turn_come(state)


def _only_said(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """An answer that changes nothing in the hand; if staff have a choice it is theirs."""
    if ruling.options:
        state.question = RulingQuestion(player, ruling, facts)
    return []


def _out_of_turn(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """It waits for its turn; a fold that binds at once is a fold."""
    hand = state.hand
    did: Act = facts["did"]
    to = facts.get("to", 0)
    due = hand.price - hand.bets[player]
    if did == "call":
        did, to = ("call", hand.bets[player] + min(due, hand.stacks[player])) if due else ("check", 0)
    if did in ("bet", "raise"):
        did = "raise" if hand.price else "bet"
        if to <= hand.price:
            raise not_possible(
                "goes-higher", f"A {did} goes to more than {hand.price}.", amount=to, price=hand.price
            )
        if to > hand.bets[player] + hand.stacks[player]:
            raise more_than_the_stack(state, player, to - hand.bets[player])
    if did == "fold" and ruling.outcome == "stands":
        leave(state, player, "fold_early")
        return let_turn_come(state)
    held = Held(
        player=player,
        why="out_of_turn",
        did=did,
        to=to,
        by=facts.get("by", "chips"),
        price=hand.price,
        street=hand.street,
        skipped=facts["skipped"],
        players_left=sum(status != OUT for status in hand.status),
        ruling=ruling,
        on_purpose=facts.get("on_purpose", False),
        stands=ruling.outcome == "stands",
    )
    state.held.append(held)
    return []


def _reacted(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """After a player out of turn: taken back, or staff let it wait too."""
    if not any(one.why == "out_of_turn" for one in state.held):
        raise not_possible("nobody-before", "Nobody has acted out of turn before this player.")
    return _only_said(state, player, ruling, facts)


def react(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> None:
    """Staff let the reaction stand: it waits for its turn and binds if what it answered binds."""
    hand = state.hand
    leader = [one for one in state.held if one.why == "out_of_turn"][-1]
    price = max(leader.to, hand.price)
    to = hand.bets[player] + facts["chips"]
    did: Act = "raise" if to > price else "call" if facts["chips"] else "fold"
    state.held.append(
        Held(
            player=player,
            why="reacted",
            did=did,
            to=to,
            by="chips",
            price=price,
            street=hand.street,
            skipped=1,
            players_left=leader.players_left,
            ruling=ruling,
            leader=leader.player,
        )
    )


def hold_to(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> None:
    """Staff hold the player to a condition: it is done when the turn comes, if it then can be."""
    hand = state.hand
    held = Held(
        player=player,
        why="condition",
        did=facts["said"],
        to=0,
        by="word",
        price=hand.price,
        street=hand.street,
        skipped=1,
        players_left=2,
        ruling=ruling,
    )
    state.held = [one for one in state.held if one.player != player] + [held]


def _leaves(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """An all-in player has left: the hand may be dead."""
    if state.hand.is_over or state.hand.status[player] != ALL_IN:
        raise not_possible("is-not-all-in", f"Player {player} is not all-in in this hand.", player=player)
    if ruling.options:
        return _only_said(state, player, ruling, facts)
    if ruling.action is not None and ruling.action.verb == "fold":
        leave(state, player, "kill")
    return let_turn_come(state)


Come = Callable[[LiveState, int, Ruling, dict[str, Any]], list[Ruling]]
"""Applies to the hand a ruling on a player, by these facts; returns the rulings that follow from it."""
EFFECTS: Final[dict[Effect, Come]] = {
    "acts": _in_turn,
    "waits": _out_of_turn,
    "reacts": _reacted,
    "counts_anew": count_anew,
    "finds_chips": hidden,
    "leaves": _leaves,
    "opens": wrong_opener,
    "moves_pot": wrong_pot,
}
SUBJECTS: Final[dict[Subject, Come]] = {
    "dealing": on_hands,
    "hands": on_hands,
    "showdown": on_hands,
    "clock": on_hands,
    "repairs": repair,
}
"""The effects of rulings of other topics, by subject; rulings on all other subjects are announced and recorded."""
