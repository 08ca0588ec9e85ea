"""Any wish of a private game's form is refused in words or makes a game that is played, closed and settled."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import msgspec
import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.room.protocol.private_answers import PrivateForm, PrivateOpened
from cardroom.room.protocol.table_requests import ME, TABLE_REQUESTS, at_table
from cardroom.rules.adjusting import AdjustableDecision, Value, Wish
from cardroom.rules.book_loading import house
from cardroom.rules.layers.layers import shipped
from cardroom.rules.refused import Refused
from cardroom.table.model import commands
from cardroom.web.socket import understood
from tests.attack.frames import Frames
from tests.room.private.friends import Friends

NAMES = ("Anna", "Ben", "Carl")
WISHES = 30
"""Of five houses together; tests/rules/test_adjusting.py tries thousands without playing them."""
STEPS = 60
WILD: tuple[Value, ...] = (-1, 10**9, 10**12, True, False, "", "x")
HOURS_LONG = 8
"""The slowest that a form allows takes hours to end: ten minutes of time bank for each of many turns."""


def value(one: AdjustableDecision, chance: random.Random) -> Value:
    """What somebody may choose; seldom what nobody can."""
    if chance.random() < 0.02:
        return chance.choice(WILD)
    if one.kind == "choice":
        return chance.choice(one.choices)
    if one.kind == "yes_no":
        return chance.random() < 0.7
    near = chance.randint(one.least, min(one.most, one.least + 20))
    return chance.choice((one.least, one.most, one.value, near))


def wish(form: PrivateForm, chance: random.Random) -> Wish:
    """Few of the decisions made otherwise, or nearly all."""
    share = chance.choice((0.1, 0.3, 0.9))
    amounts = {
        one.name: chance.choice((1, 2, 3, 7, one.cents * 2, max(1, one.cents // 2), one.most, one.most + 1))
        for one in form.amounts
        if chance.random() < 0.15
    }
    return Wish(
        amounts,
        {
            f"{one.section}.{one.name}": value(one, chance)
            for one in form.decisions
            if chance.random() < share
        },
    )


def opened(room: Friends, chance: random.Random) -> PrivateOpened:
    """A game out of a wish that has no fault, after some that have."""
    host = room.person("Host")
    while True:
        pool = chance.choice(list(room.room.pools))
        wished = wish(room.room.private.opening.form(host, pool), chance)
        found = room.run(room.room.private.opening.open(host, pool, "", "settle_up", wished))
        room.settle()
        assert bool(found.table) != bool(found.faults), wished
        told = [(fault.entry, fault.message) for fault in found.faults]
        assert all(entry and message for entry, message in told) and len(set(told)) == len(told), wished
        if found.table:
            return found


def played(room: Friends, table: str, chance: random.Random) -> int:
    """Some steps of the game, straddles, bomb pots and all-ins among them; the hands it has dealt."""
    writer = room.room.tables[table]
    frames = Frames(room.room, chance)
    for _ in range(STEPS):
        assert not writer.is_halted and not room.faults
        turn = writer.table.hand.turn if writer.table.hand is not None else None
        if turn is not None:
            message = frames.legal(writer, room.time.now_ms())
            if turn.max_raise_to and chance.random() < 0.4:
                message |= {"action": "raise", "amount": turn.max_raise_to}
            sent = understood(msgspec.json.encode(message))
            assert isinstance(sent, TABLE_REQUESTS[commands.Act])
            room.hear(room.actor(table), sent)
            continue
        for name in NAMES:
            with contextlib.suppress(Refused):
                room.sit(name, table)
            client, most = room.client(name), chance.choice((0, 10, 10**6))
            room.hear(client, at_table(client.new_id(), table, commands.Straddle(ME, most)))
            room.hear(client, at_table(client.new_id(), table, of_cash.AskForBombPot(ME)))
            room.hear(client, client.answer(table, chance.random() < 0.8))
        room.wait(ms=chance.choice((500, 3_000, 8_000)))
    return int(writer.table.hand_count)


@pytest.mark.parametrize("name", shipped())
def test_what_a_form_can_say_is_a_game_or_is_told_why_not(tmp_path: Path, name: str) -> None:
    hands = 0
    for seed in range(WISHES // len(shipped())):
        chance = random.Random(seed)
        with Friends(tmp_path / str(seed), seed=seed, book=house(name)) as room:
            game = opened(room, chance)
            for friend in NAMES:
                room.guest(game.link, friend)
            hands += played(room, game.table, chance)
            assert room.chips(game.table) == 0
            room.host("close", game.table)
            room.wait(seconds=HOURS_LONG * 3_600)
            over = room.body("Host", game.table)
            assert over.closed_ms and sum(person.result for person in over.people) == 0
            assert not [
                one for one in room.balances_kept() if one.startswith(("lent:", "claim:", "stack:", "in:"))
            ]
    assert hands > WISHES // len(shipped())
