"""A host who leaves makes somebody else at the game its host."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from cardroom.room.identity.sessions import Origin
from cardroom.room.private.private_game import KIND
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules.adjusting import Wish
from cardroom.rules.refused import Refused
from cardroom.testing.room_client import TestClient
from tests.room.private.friends import ALLOWED, POOL, Friends

WHY = "I have to go"


def come(room: Friends, link: str, name: str) -> TestClient:
    """Somebody with an account comes by the link, with a socket open."""
    client = room.connect(name)
    room.run(room.room.private.entrance.enter(link, "", room.person(name), Origin()))
    room.settle()
    return client


def hand_over(room: Friends, table: str, to: str, by: str = "Host") -> None:
    room.run(room.room.hosting.hand_over(room.person(by), table, room.anybody(to).id, WHY))
    room.settle()


def refusal(room: Friends, table: str, to: str, by: str = "Host") -> str:
    """How a handing over is refused."""
    return room.refusal(room.room.hosting.hand_over(room.anybody(by), table, room.anybody(to).id, WHY)).code


def test_the_new_host_does_what_hosts_do_and_the_old_one_is_a_player(room: Friends) -> None:
    game = room.game()
    bea, anna = come(room, game.link, "Bea"), room.guest(game.link, "Anna")
    hand_over(room, game.table, "Bea")
    assert room.body("Bea", game.table).role == "host" and room.body("Host", game.table).role == "player"
    assert room.body("Anna", game.table).host == bea.player
    old, new, hosting = room.person("Host"), room.person("Bea"), room.room.hosting
    for work in (hosting.pause(old, game.table, WHY), hosting.close(old, game.table, WHY)):
        assert room.refusal(work).code == "not-the-host"
    assert refusal(room, game.table, "Host") == "not-the-host"
    room.run(hosting.pause(new, game.table, WHY))
    room.run(hosting.resume(new, game.table, WHY))
    assert room.run(hosting.renew_link(new, game.table, WHY)).link != game.link
    room.run(hosting.remove(new, game.table, room.anybody("Anna").id, WHY))
    room.sit("Host", game.table)
    room.run(hosting.remove(new, game.table, old.id, WHY))
    room.settle()
    assert room.body("Host", game.table).role == "removed" and anna.player
    room.run(hosting.close(new, game.table, WHY))
    assert room.body("Bea", game.table).closed_ms


def test_it_is_in_the_log_and_everybody_at_the_game_is_told(room: Friends) -> None:
    game = room.game(name="Friday night")
    host, bea = room.connect("Host"), come(room, game.link, "Bea")
    anna, nosy = room.guest(game.link, "Anna"), room.connect("Nosy")
    hand_over(room, game.table, "Bea")
    [line] = [one.record for one in room.reader.log(limit=1000).rows if one.record.what == "host_hand_over"]
    assert (line.who, line.subject, line.reason) == (host.player, game.table, WHY)
    assert line.details == {"player": bea.player}
    told = to_client.PrivateChanged(game.table, "host", "Friday night", bea.player)
    assert [one.last(to_client.PrivateChanged) for one in (host, bea, anna)] == [told] * 3
    assert not nosy.all(to_client.PrivateChanged)


def test_a_guest_is_no_host_nor_who_is_not_there_or_was_removed(room: Friends) -> None:
    game = room.game()
    room.guest(game.link, "Anna")
    come(room, game.link, "Bea")
    room.person("Nosy")
    assert refusal(room, game.table, "Anna") == "guest-no-host"
    assert refusal(room, game.table, "Nosy") == "not-at-game"
    assert refusal(room, game.table, "Host") == "own-account"
    room.host("remove", game.table, room.anybody("Bea").id)
    assert refusal(room, game.table, "Bea") == "not-at-game"
    for by in ("Anna", "Bea", "Nosy"):
        assert refusal(room, game.table, "Bea", by) in ("not-the-host", "private-removed", "no-such-game")
    assert room.body("Host", game.table).role == "host"
    room.host("close", game.table)
    assert refusal(room, game.table, "Bea") == "private-over"


def test_an_account_that_the_house_has_closed_is_handed_nothing(room: Friends) -> None:
    game = room.game()
    bea = come(room, game.link, "Bea")
    room.person("Boss", role="admin")
    room.run(room.room.measures.close_account(room.person("Boss"), bea.player, "for a test"))
    room.settle()
    assert refusal(room, game.table, "Bea") == "cannot-host"


def test_the_game_counts_among_those_of_the_new_host(tmp_path: Path) -> None:
    with Friends(tmp_path, settings=msgspec.structs.replace(ALLOWED, private_games_a_player=1)) as room:
        game, own = room.game(), room.game(host="Bea")
        come(room, game.link, "Bea")
        assert refusal(room, game.table, "Bea") == "host-has-enough"
        room.run(room.room.hosting.close(room.person("Bea"), own.table, WHY))
        hand_over(room, game.table, "Bea")
        opening = room.room.private.opening.open(room.person("Bea"), POOL, "", "play", Wish())
        assert room.refusal(opening).code == "private-too-many"
        second = room.game()
        come(room, second.link, "Bea")
        assert refusal(room, second.table, "Bea") == "host-has-enough"


def test_handed_to_two_at_the_same_moment_it_is_one_persons(room: Friends) -> None:
    game, host = room.game(), room.person("Host")
    players = [come(room, game.link, name).player for name in ("Bea", "Cleo")]

    async def at_once() -> list[object]:
        asked = [room.room.hosting.hand_over(host, game.table, player, WHY) for player in players]
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = room.run(at_once())
    assert [one.code for one in answers if isinstance(one, Refused)] == ["not-the-host"]
    assert room.body("Host", game.table).host in players and room.body("Host", game.table).role == "player"


def test_the_new_host_is_host_behind_a_kill_and_the_chips_are_right(room: Friends) -> None:
    game = room.game()
    come(room, game.link, "Bea")
    for name in ("Host", "Bea"):
        room.sit(name, game.table)
    room.deal(game.table)
    hand_over(room, game.table, "Bea")
    room.restart()
    assert room.body("Bea", game.table).role == "host" and room.chips(game.table) == 0
    [kept] = room.reader.matters(KIND, about=room.anybody("Bea").id)
    assert kept.id == game.table and not room.reader.matters(KIND, about=room.anybody("Host").id)
    room.connect("Host"), room.connect("Bea")
    room.fold_out(game.table)
    room.run(room.room.hosting.close(room.person("Bea"), game.table, WHY))
    room.wait(seconds=60)
    over = room.body("Host", game.table)
    assert (
        over.closed_ms and sum(row.result for row in over.people) == 0 and over.host == room.anybody("Bea").id
    )


def test_a_host_who_comes_back_is_handed_it_again(room: Friends) -> None:
    game = room.game()
    come(room, game.link, "Bea")
    hand_over(room, game.table, "Bea")
    hand_over(room, game.table, "Host", by="Bea")
    assert room.body("Host", game.table).role == "host"
