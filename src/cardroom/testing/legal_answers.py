"""A legal answer to any turn, for tests that only want a hand to go on."""

from collections.abc import Mapping
from typing import Any

from cardroom.cash.cash_commands import AnswerQuestion
from cardroom.cash.question import ConsentAsked
from cardroom.room.protocol.table_requests import ME, TableRequest, at_table
from cardroom.table.events import AllAsked, TurnStarted
from cardroom.table.model.view import QuestionView, YourView

PASSIVE = ("check", "call", "bring_in", "accept", "discard", "draw", "choose", "place", "run_board", "fold")
"""The actions of a player who wants to go on quietly: the first that is allowed."""


def answer_to(
    asked: AllAsked | ConsentAsked | QuestionView | None, id: str, table: str, agrees: bool
) -> TableRequest:
    """A player's answer to a question put to all; with no question, to a bomb pot all have agreed to."""
    question = (
        ConsentAsked("bomb_pot")
        if asked is None
        else ConsentAsked(asked.what, asked.seconds, asked.player, asked.amount)
    )
    return at_table(id, table, AnswerQuestion(ME, agrees, question))


def quiet_answer(turn: TurnStarted, own: YourView) -> Mapping[str, Any]:
    """The fields of an act that keeps its player in the hand as cheaply as can be: no raise, no card drawn."""
    action = next(one for one in PASSIVE if one in turn.actions)
    return {"action": action, **details(action, turn, own)}


def details(action: str, turn: TurnStarted, own: YourView) -> Mapping[str, Any]:
    """The details an action needs, in the plainest legal way: the first cards, the first game, the least raise."""
    if action == "raise":
        return {"amount": turn.min_raise_to or 0}
    if action == "discard":
        return {"cards": own.cards[: turn.discard]}
    if action == "run_board":
        return {"amount": 1}
    if action == "choose":
        return {"game": turn.games[0]}
    if action == "place":
        return {"rows": rows_with_room(own.to_place, turn.room)}
    return {}


def rows_with_room(cards: tuple[str, ...], room: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    """Cards in the last rows that take them."""
    left = list(room)
    rows: list[list[str]] = [[] for _ in room]
    for card in cards:
        row = max(place for place, free in enumerate(left) if free)
        left[row] -= 1
        rows[row].append(card)
    return tuple([tuple(row) for row in rows])
