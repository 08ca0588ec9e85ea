"""What somebody tries who means no good: requests that cross each other, guests beyond their game, games in a loop."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.rules.adjusting import Wish
from cardroom.rules.refused import Refused
from tests.room.private.friends import ALLOWED, POOL, Friends


def at_once(room: Friends, *asked: Any) -> list[Any]:
    """How several requests end that come at the same moment, in this order."""

    async def together() -> list[Any]:
        return await asyncio.gather(*asked, return_exceptions=True)

    found = room.run(together())
    room.settle()
    return [one.code if isinstance(one, Refused) else one for one in found]


@pytest.mark.parametrize("other_game", [True, False])
def test_a_guest_whose_game_is_over_asks_for_nothing_in_the_room(room: Friends, other_game: bool) -> None:
    game = room.game()
    anna = room.guest(game.link, "Anna")
    room.host("close", game.table)
    if other_game:
        room.game(host="Second")
    for message in (
        anna.join(POOL, 1000),
        from_client.LeaveQueue("a", POOL),
        from_client.AnswerOffer("b", "x", True),
        from_client.Say("c", "nowhere", "hello"),
    ):
        assert anna.refusal(message).code == "guest-elsewhere"


def test_nobody_sits_down_at_a_game_that_the_host_closes_at_that_moment(room: Friends) -> None:
    game = room.game()
    for name in ("Anna", "Ben"):
        room.guest(game.link, name)
        room.sit(name, game.table)
    room.deal(game.table)
    room.guest(game.link, "Carl")
    sit = room.room.private.seats.sit(room.anybody("Carl"), game.table, 0)
    close = room.room.hosting.close(room.person("Host"), game.table, "it is late")
    assert at_once(room, sit, close) == ["table-closing", None]
    assert room.table(game.table).seat_of(room.anybody("Carl").id) is None
    room.act(game.table, "fold")
    assert room.body("Host", game.table).closed_ms, "nobody is left to play on at it"
    assert not [account for account in room.balances_kept() if account.startswith(("in:", "lent:", "claim:"))]


def test_a_game_that_is_over_leaves_nothing_in_memory(room: Friends) -> None:
    held = []
    for number in range(3):
        game = room.game(wish=Wish({}, {"buy_in.maximum_big_blinds": 150 + number}))
        room.guest(game.link, "Anna")
        room.sit("Anna", game.table)
        writer = room.room.tables[game.table]
        held += [weakref.ref(writer), weakref.ref(writer.table), weakref.ref(writer.table.book)]
        del writer
        room.host("close", game.table)
        room.clients.clear()
    gc.collect()
    assert [one() for one in held] == [None] * len(held)
    assert not room.room.private.entrance._coming


def test_a_player_opens_so_many_games_a_day_and_one_that_is_not_opened_does_not_count(tmp_path: Path) -> None:
    with Friends(tmp_path, settings=msgspec.structs.replace(ALLOWED, private_games_a_day=3)) as room:
        host = room.person("Host")
        for _ in range(3):
            wrong = room.run(
                room.room.private.opening.open(host, POOL, "", "play", Wish({}, {"seating.seats": 99}))
            )
            assert wrong.faults
            room.host("close", room.game().table)
        assert (
            room.refusal(room.room.private.opening.open(host, POOL, "", "play", Wish())).code
            == "private-too-often"
        )
        room.game(host="Second")
        room.restart()
        assert (
            room.refusal(room.room.private.opening.open(host, POOL, "", "play", Wish())).code
            == "private-too-often"
        )
        room.wait(seconds=24 * 3600)
        room.game()


def test_a_guest_gets_no_password_and_no_role(room: Friends) -> None:
    room.guest(room.game().link, "Zoe")
    guest, boss = room.anybody("Zoe"), room.person("Boss", 0, role="admin")
    assert room.refusal(room.room.codes.give(boss, guest.id, "forgot it")).code == "guest-has-none"
    for role in ("floor", "admin"):
        assert (
            room.refusal(room.room.people.set_role(boss, guest.id, role, "a friend")).code == "guest-has-none"
        )
