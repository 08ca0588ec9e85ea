"""Chips that change hands by a ruling and by no bet: pots pushed wrongly, and bets lost as a penalty."""

from typing import Any

from cardroom.engine.posts import FOLDED as OUT
from cardroom.floor.live.held_actions import RulingQuestion
from cardroom.floor.live.killing import forfeit, leave
from cardroom.floor.live.live_refusals import check_player, not_possible
from cardroom.floor.live.live_state import LiveState
from cardroom.floor.live.situations import put_in, won
from cardroom.floor.model.ruling import Ruling

WRONG, RIGHT = "wrong_winner", "right_winner"


def wrong_pot(state: LiveState, player: int, ruling: Ruling, facts: dict[str, Any]) -> list[Ruling]:
    """Move the chips the wrong player got to the right one, as far as the ruling says. Raises Refused."""
    if not state.hand.is_over:
        raise not_possible("pots-not-pushed", "The pots have not been pushed yet.", ruling.clauses)
    check_player(state, facts["other"])
    got = won(state, player) + min(state.owed.get(player, 0), 0)
    if facts["amount"] > got or facts["other"] == player:
        raise not_possible(
            "pays-back-less",
            f"Player {player} has no more than {max(got, 0)} of this hand to pay back.",
            ruling.clauses,
            player=player,
            most=max(got, 0),
        )
    if ruling.options:
        state.question = RulingQuestion(player, ruling, facts)
    else:
        repay(state, player, facts, ruling.chips_of(RIGHT).wins)
    return []


def repay(state: LiveState, player: int, facts: dict[str, Any], paid: int) -> None:
    """So much of the pot changes hands."""
    behind = state.hand.stacks[player] + state.owed.get(player, 0)
    if paid > behind:
        raise not_possible(
            "has-left",
            f"Player {player} has {behind} chips left: tell it as the fact has.",
            player=player,
            has=behind,
        )
    for who, amount in ((player, -paid), (facts["other"], paid)):
        state.owed[who] = state.owed.get(who, 0) + amount


def repay_all(state: LiveState, player: int, facts: dict[str, Any]) -> None:
    """Staff have it paid back: what the player still has of it."""
    has = facts.get("has")
    repay(state, player, facts, facts["amount"] if has is None else min(has, facts["amount"]))


def lose_bets(state: LiveState, player: int) -> None:
    """A penalty: the hand is dead, and its bets are lost even if the others get theirs back."""
    if state.hand.is_over:
        if state.moves[-1:] == [("void",)] and player not in state.forfeits:
            before = state.replayed(len(state.moves) - 1)
            still_in = [other for other, status in enumerate(before.status) if status != OUT]
            state.forfeits = state.forfeits | {player: put_in(state, player, before)}
            forfeit(state, player, still_in)
        return
    state.forfeits = state.forfeits | {player: put_in(state, player)}
    if state.hand.status[player] != OUT:
        leave(state, player, "kill")
