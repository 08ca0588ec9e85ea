"""Links of a private game, names at it, and who is removed from it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from cardroom.room.identity.sessions import Origin
from cardroom.room.private.private_game import KIND
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.private_answers import PrivateEntry
from cardroom.rules import Refused
from cardroom.rules.adjusting import Wish
from tests.room.private.friends import ALLOWED, Friends, enter


def test_the_links_secret_is_nowhere_in_the_store(room: Friends) -> None:
    game = room.game()
    room.guest(game.link, "Anna")
    renewed = room.host("renew_link", game.table)
    held = repr(
        [(room.reader.matters(KIND), room.reader.log(limit=1000).rows, room.reader.tables(with_closed=True))]
    )
    assert game.link not in held and renewed.link not in held and len(game.link) == 43


def test_links_that_open_no_door_say_why(room: Friends) -> None:
    game = room.game()
    assert enter(room, "forged") == enter(room, game.link[:-1] + "_") == "link-wrong"
    assert enter(room, game.link, "") == "guest-name"
    renewed = room.host("renew_link", game.table)
    assert enter(room, game.link) == "link-renewed"
    room.guest(renewed.link, "Anna")
    room.wait(seconds=ALLOWED.private_link_hours * 3600)
    assert enter(room, renewed.link) in ("link-over", "private-over")


def test_a_link_is_over_with_its_time_and_the_game_goes_on(room: Friends) -> None:
    game = room.game()
    room.guest(game.link, "Anna")
    room.sit("Anna", game.table)
    room.wait(seconds=ALLOWED.private_link_hours * 3600)
    assert enter(room, game.link) == "link-over"
    assert room.body("Anna", game.table).closed_ms == 0


@pytest.mark.parametrize("name", ["Anna", "anna", "Olli", "oLLi"])
def test_a_name_that_somebody_has_is_refused_and_the_next_one_is_not(room: Friends, name: str) -> None:
    game = room.game(host="Olli")
    room.guest(game.link, "Anna")
    assert enter(room, game.link, name) == "guest-name-taken"
    room.guest(game.link, "Anna B")


def test_who_has_an_account_cannot_come_under_a_name_that_a_guest_has_there(room: Friends) -> None:
    game = room.game()
    room.guest(game.link, "Anna")
    refused = room.refusal(room.room.private.entrance.enter(game.link, "", room.person("anna"), Origin()))
    assert refused.code == "guest-name-taken"
    assert (
        room.run(room.room.private.entrance.enter(game.link, "", room.person("Bea"), Origin())).table
        == game.table
    )


def test_one_name_asked_for_by_two_at_the_same_moment_is_one_guests(room: Friends) -> None:
    game = room.game()

    async def at_once() -> list[object]:
        asked = [
            room.room.private.entrance.enter(game.link, name, None, Origin())
            for name in ("Anna", "anna", "Anna")
        ]
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = room.run(at_once())
    assert [type(one).__name__ for one in answers].count("Refused") == 2
    assert len(room.room.private_games.open[game.table].members) == 2


def test_a_guest_may_be_called_as_somebody_elsewhere_in_the_room_is(room: Friends) -> None:
    room.person("Anna")
    one, other = room.game(), room.game(host="Second")
    first = room.guest(one.link, "Anna")
    second = room.guest(other.link, "Anna")
    assert first.player != second.player
    assert room.room.names(first.player) == room.room.names(second.player) == "Anna"


def test_a_guest_who_comes_again_by_the_link_is_the_same_guest(room: Friends) -> None:
    game = room.game()
    anna = room.guest(game.link, "Anna")
    again = room.run(room.room.private.entrance.enter(game.link, "Other", room.anybody("Anna"), Origin()))
    assert (again.table, again.session) == (game.table, "")
    assert [row.player for row in room.body("Anna", game.table).people if row.guest] == [anna.player]


def test_who_is_removed_is_told_so_and_keeps_what_the_game_owes(room: Friends) -> None:
    game = room.game()
    anna, _ = room.guest(game.link, "Anna"), room.guest(game.link, "Ben")
    room.sit("Anna", game.table)
    room.sit("Ben", game.table)
    anna.watch(game.table)
    room.deal(game.table)
    new = room.host("remove", game.table, anna.player)
    assert room.table(game.table).seat_of(anna.player) is not None, "the hand is played to its end"
    room.fold_out(game.table)
    assert room.table(game.table).seat_of(anna.player) is None
    assert anna.last(to_client.TableClosed).table == game.table
    told = len(anna.texts)
    anna.watch(game.table)
    assert anna.all(to_client.TableClosed)[-1].table == game.table and "view" not in "".join(
        anna.texts[told:]
    )
    assert (
        room.refusal(room.room.private.seats.sit(room.anybody("Anna"), game.table, 0)).code
        == "private-removed"
    )
    mine = room.body("Anna", game.table)
    assert (
        mine.role == "removed" and mine.why == "for a test" and [row.name for row in mine.people] == ["Anna"]
    )
    for link in (game.link, new.link):
        refused = room.refusal(room.room.private.entrance.enter(link, "", room.anybody("Anna"), Origin()))
        assert refused.code == "private-removed"
    assert enter(room, game.link) == "link-renewed", "the link they hold lets nobody in under another name"
    result = mine.people[0].result
    room.host("let_back", game.table, anna.player)
    room.sit("Anna", game.table)
    assert room.body("Anna", game.table).role == "player"
    room.host("close", game.table)
    [row] = [one for one in room.body("Anna", game.table).people if one.name == "Anna"]
    assert row.result == result


def test_an_answer_that_was_lost_is_given_again_to_the_same_guest(room: Friends) -> None:
    game, secret = room.game(), "0123456789abcdef" * 2

    def come(request: str, name: str = "Anna") -> PrivateEntry:
        return room.run(room.room.private.entrance.enter(game.link, name, None, Origin(), request))

    first, again = come(secret), come(secret)
    assert first.guest == again.guest and first.session != again.session, "one guest, signed in twice"
    assert [row.name for row in room.body("Host", game.table).people] == ["Host", "Anna"], (
        "and no ghost beside"
    )
    other = room.refusal(room.room.private.entrance.enter(game.link, "Anna", None, Origin(), "f" * 32))
    assert other.code == "guest-name-taken", "who does not know the secret is somebody else"
    assert (
        room.refusal(room.room.private.entrance.enter(game.link, "Anna", None, Origin())).code
        == "guest-name-taken"
    )
    assert come(secret, "Bertha").guest != first.guest, "another name is another guest"
    room.host("remove", game.table, first.guest)
    assert enter(room, game.link, "Anna") == "link-renewed"


def test_no_more_come_at_the_same_moment_than_the_operator_lets_in(tmp_path: Path) -> None:
    few = msgspec.structs.replace(ALLOWED, private_people=4)
    with Friends(tmp_path, settings=few) as room:
        game = room.game()

        async def at_once() -> list[object]:
            names = ("Anna", "Ben", "Carl", "Dora", "Emil", "Frida", "Gun")
            asked = [room.room.private.entrance.enter(game.link, name, None, Origin()) for name in names]
            return await asyncio.gather(*asked, return_exceptions=True)

        answers = room.run(at_once())
        assert len(room.room.private_games.open[game.table].members) == 4
        refused = [one for one in answers if isinstance(one, Refused)]
        assert [one.code for one in refused] == ["private-full"] * 4


def test_a_guest_on_the_way_to_the_disk_is_counted_once(tmp_path: Path) -> None:
    few = msgspec.structs.replace(ALLOWED, private_people=3)
    with Friends(tmp_path, settings=few) as room:
        game, ben = room.game(), room.person("Ben")
        enter_game = room.room.private.entrance.enter

        async def the_last_behind_the_first() -> None:
            first = asyncio.ensure_future(enter_game(game.link, "Anna", None, Origin()))
            while len(room.room.private_games.open[game.table].members) < 2:
                await asyncio.sleep(0)
            assert not first.done(), "Anna is one of the game's people, and not stored yet"
            await enter_game(game.link, "", ben, Origin())
            await first

        room.run(the_last_behind_the_first())
        assert len(room.room.private_games.open[game.table].members) == 3


def test_strangers_whom_the_host_removes_fill_no_game(tmp_path: Path) -> None:
    few = msgspec.structs.replace(ALLOWED, private_people=4)
    with Friends(tmp_path, settings=few) as room:
        game = room.game()
        link = game.link
        for number in range(60):
            stranger = room.room.private.entrance.enter(link, f"Stranger {number % 3}", None, Origin())
            link = room.host("remove", game.table, room.run(stranger).guest).link
        assert len(room.room.private_games.open[game.table].members) == 51, "the last of them are known still"
        for name in ("Anna", "Ben", "Stranger 1"):
            room.guest(link, name)
        assert enter(room, link, "Dora") == "private-full"
        removed = [
            one for one, member in room.room.private_games.open[game.table].members.items() if member.removed
        ]
        back = room.room.hosting.let_back(room.person("Host"), game.table, removed[-1], "for a test")
        assert room.refusal(back).code == "private-full"
        room.restart()
        assert room.room.private_games.open[game.table].at_game == 4


def test_who_owes_the_game_something_is_never_forgotten_and_comes_back_under_no_name_of_another(
    room: Friends,
) -> None:
    game = room.game()
    link = game.link
    owing = room.guest(link, "Anna")
    room.sit("Anna", game.table)
    link = room.host("remove", game.table, owing.player).link
    room.guest(link, "Ann\u00e0")
    room.guest(link, "Anna")
    back = room.room.hosting.let_back(room.person("Host"), game.table, owing.player, "for a test")
    assert room.refusal(back).code == "guest-name-taken"
    for number in range(60):
        stranger = room.room.private.entrance.enter(link, f"Stranger {number}", None, Origin())
        link = room.host("remove", game.table, room.run(stranger).guest).link
    assert owing.player in room.room.private_games.open[game.table].members


def test_an_invitation_and_the_game_tell_what_the_host_decided_otherwise(room: Friends) -> None:
    plain = room.game(host="Second")
    assert room.room.private.entrance.look(plain.link).changed == ()
    wish = Wish(
        {}, {"straddles.offered": True, "straddles.players": 4, "seating.seats": 5, "bomb_pots.offered": True}
    )
    game = room.game(wish=wish)
    told = {(one.section, one.name): one.value for one in room.room.private.entrance.look(game.link).changed}
    assert told == {
        ("straddles", "offered"): True, ("straddles", "players"): 4, ("seating", "seats"): 5,
        ("bomb_pots", "offered"): True,
    }  # fmt: skip
    room.guest(game.link, "Anna")
    assert room.body("Anna", game.table).changed == room.room.private.entrance.look(game.link).changed
