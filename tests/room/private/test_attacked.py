"""A private game under attack: chance sends what no honest client would, the host acts, and the room dies."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import msgspec
import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.ledger.auditor import audit
from cardroom.room.hosting.table_writer import TableWriter
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.rules.adjusting import Wish
from cardroom.rules.refused import Refused
from cardroom.testing.room_client import TestClient
from cardroom.web.socket import understood
from tests.attack.frames import Frames
from tests.postgres import SIDES, server
from tests.room.private.friends import Friends

NAMES = ("Anna", "Ben", "Carl", "Dora")
ROUNDS = 12
FRAMES = 20
EVERYTHING = Wish({}, {
    "straddles.offered": True, "board_runs.offered": True, "equity.offered": True, "rabbit_hunt.offered": True,
    "bomb_pots.offered": True, "bomb_pots.asked_again": 0,
})  # fmt: skip


def attacked(room: Friends, table: str, chance: random.Random, frames: Frames, stranger: TestClient) -> int:
    """Some frames of everybody, the host's among them; how many of them came while a bomb pot was played."""
    writer: TableWriter = room.room.tables[table]
    bombs = 0
    for _ in range(FRAMES):
        client = chance.choice([*room.clients, stranger])
        if chance.random() < 0.5 and writer.table.hand is not None and writer.table.hand.turn is not None:
            client = room.actor(table)
            text = msgspec.json.encode(frames.legal(writer, room.time.now_ms())).decode()
        else:
            text = frames.hostile(writer, client, room.time.now_ms())
        message = understood(text.encode("utf-8", "replace"))
        if not isinstance(message, to_client.Unexpected):
            room.hear(client, message)
        assert not writer.is_halted, text
        assert room.chips(table) == 0, text
        bombs += writer.table.hand is not None and writer.table.hand.bomb_pot is not None
    for client in room.clients:  # now and then they want one all the same
        room.hear(client, at_table(f"ask-{chance.getrandbits(64)}", table, of_cash.AskForBombPot(ME)))
        room.hear(client, client.answer(table))
    return bombs


@pytest.mark.parametrize("side", SIDES)
def test_nothing_sent_makes_or_loses_a_chip_or_tells_a_stranger_of_the_game(
    tmp_path: Path, side: str
) -> None:
    chance = random.Random(7)
    address = server().store() if side == "postgres" else None
    with Friends(address or tmp_path, seed=7) as room:
        game = room.game(host="Olli", wish=EVERYTHING)
        for name in NAMES:
            room.guest(game.link, name)
            room.sit(name, game.table)
        stranger = room.connect("Nosy")
        frames = Frames(room.room, chance)
        wallets = {
            account: cents for account, cents in room.balances().items() if account.startswith("wallet:")
        }
        bombs = 0
        for round_ in range(ROUNDS):
            room.wait(seconds=4)
            bombs += attacked(room, game.table, chance, frames, stranger)
            act = chance.choice(("pause", "resume", "renew_link"))
            with contextlib.suppress(Refused):
                room.run(getattr(room.room.hosting, act)(room.anybody("Olli"), game.table, "by chance"))
            for name in NAMES:
                try:
                    room.sit(name, game.table, chance.choice((0, 400, 10**9, 1)))
                except Refused:
                    continue
            assert room.chips(game.table) == 0
            assert not any(
                isinstance(one, to_client.TableShown | to_client.TableTold) for one in stranger.told
            )
            if round_ % 4 == 3:
                room.restart()
                frames = Frames(room.room, chance)
                for name in NAMES:
                    room.back(name)
                stranger = room.connect("Nosy")
                room.connect("Olli")
        room.run(room.room.hosting.close(room.anybody("Olli"), game.table, "it is late"))
        room.settle()
        room.wait(seconds=900)
        assert bombs, "no bomb pot was attacked"
        over = room.run(room.room.private.pages.shown(room.anybody("Anna"), game.table))
        assert over.closed_ms and sum(row.result for row in over.people) == 0
        left = {row.player: row.result for row in over.people}
        for payment in over.payments:
            left[payment.payer] += payment.cents
            left[payment.payee] -= payment.cents
        assert not any(left.values())
        assert audit(room.reader.entries(), room.balances()) == []
        assert not [
            one for one in room.balances_kept() if one.startswith(("lent:", "claim:", "stack:", "in:"))
        ]
        now = {account: cents for account, cents in room.balances().items() if account.startswith("wallet:")}
        assert now == wallets and sum(room.balances().values()) == 0
