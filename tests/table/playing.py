"""Any offered game played by chance: what the law tests share."""

import random
from typing import Any

from cardroom.table.events import TurnStarted
from cardroom.table.model import commands
from cardroom.table.model.view import YourView
from cardroom.table.table import Table
from cardroom.testing.legal_answers import details

OFTEN = {"fold": 1, "raise": 2, "complete": 2, "refuse": 2}
"""How often an action is taken; the others four times in a row of these."""


def random_act(table: Table, chance: random.Random, now_ms: int) -> commands.Act:
    """A legal decision of the player to act, varied."""
    hand = table.hand
    assert hand is not None and hand.turn is not None, "somebody is to act"
    turn, seat = hand.turn, table.seats[hand.actor_seat]
    own = table.view(seat.player, now_ms).you
    assert own is not None
    weights = [OFTEN.get(action, 4) for action in turn.actions]
    action = chance.choices(turn.actions, weights)[0]
    fields = {**details(action, turn, own), **varied(action, turn, own, chance)}
    return commands.Act(seat.player, hand.hand, turn.turn, action, **fields)


def varied(action: str, turn: TurnStarted, own: YourView, chance: random.Random) -> dict[str, Any]:
    """What an action needs beside its name, by chance."""
    if action == "raise":
        assert turn.min_raise_to is not None and turn.max_raise_to is not None
        ends = [turn.min_raise_to, turn.max_raise_to]
        middle = chance.randint(*ends)
        if turn.bet_unit == 100:  # whole chips, or a big blind that is one: no fractions
            middle = min(max(middle // 100 * 100, ends[0]), ends[1])
        return {"amount": chance.choice(ends if turn.only_limits else [*ends, middle])}
    if action == "discard":
        return {"cards": tuple(chance.sample(own.cards, turn.discard))}
    if action == "draw":
        return {"cards": tuple(chance.sample(own.cards, chance.randint(0, turn.draw)))}
    if action == "run_board":
        return {"amount": chance.randint(1, turn.runs)}
    if action == "choose":
        return {"game": chance.choice(turn.games)}
    if action == "place":
        return {"rows": rows_by_chance(own.to_place, turn.room, chance)}
    return {}


def rows_by_chance(
    cards: tuple[str, ...], room: tuple[int, ...], chance: random.Random
) -> tuple[tuple[str, ...], ...]:
    """Cards in rows that have room for them."""
    places = [row for row, free in enumerate(room) for _ in range(free)]
    chosen = chance.sample(places, len(cards))
    rows: list[tuple[str, ...]] = []
    for row in range(len(room)):
        rows.append(tuple([card for card, place in zip(cards, chosen, strict=True) if place == row]))
    return tuple(rows)
