"""Two members of staff are two: puppets confirm nothing, gifts count by giver and room, no code is one person's."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cardroom.room.accounts.players import BY_CODE, PASSWORD_SET
from cardroom.room.identity.person import Person
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.room.protocol.tournament_news import MyTickets
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import CHEAP, TestRoom
from tests.room.tournaments.played import BUY_IN, CUP, FEE, cup_terms, go_on, is_on

DAY = 24 * 3600
ALONE, BY_GIVER, IN_ROOM = 10_000, 25_000, 60_000
OLD, NEW = "four quiet words", "five louder words"
SETTINGS = replace(CHEAP, credit_alone_cents=ALONE, giver_alone_cents=BY_GIVER, room_alone_cents=IN_ROOM)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path, settings=SETTINGS) as running:
        yield running


def confirm(room: TestRoom, by: Person, proposal: str) -> str:
    """How the second one's confirmation ends."""
    by = room.run(room.room.players.must_know(by.id))
    return room.refused(room.room.payments.confirm(by, proposal, "fine")).code


def role(room: TestRoom, by: Person, of: Person, new: str) -> None:
    by = room.run(room.room.players.must_know(by.id))
    room.run(room.room.people.set_role(by, of.id, new, "works here"))


# ---------------------------------------------------------------------- puppets


def test_an_admin_gives_nothing_by_a_puppet_at_once_or_ever(room: TestRoom) -> None:
    boss, friend = room.person("Boss", 0, role="admin"), room.person("Friend", 0)
    puppet, far, honest = (
        room.person("Puppet", 0),
        room.person("Far", 0),
        room.person("Cas", 0, role="cashier"),
    )
    assert room.run(room.room.payments.move(boss, friend.id, 100_000_000, "a prize", "r1")) == "waits"
    role(room, boss, puppet, "cashier")
    assert confirm(room, puppet, "r1") == "role-too-new"
    room.wait(seconds=DAY)
    assert room.run(room.room.payments.move(boss, friend.id, 100_000_000, "a prize", "r2")) == "waits"
    assert confirm(room, puppet, "r2") == "not-independent"
    role(room, boss, puppet, "player")
    role(room, boss, puppet, "admin")
    role(room, puppet, far, "cashier")
    room.wait(seconds=DAY)
    room.restart()
    assert room.run(room.room.payments.move(boss, friend.id, 100_000_000, "a prize", "r3")) == "waits"
    assert confirm(room, far, "r3") == "not-independent", "a puppet's puppet"
    assert room.run(room.room.payments.move(far, friend.id, 100_000_000, "a prize", "r4")) == "waits"
    assert confirm(room, boss, "r4") == "not-independent", "the other way round"
    assert room.wallet("Friend") == 0
    room.run(room.room.payments.confirm(honest, "r3", "saw the paper"))
    assert room.wallet("Friend") == 100_000_000


def test_a_puppet_whose_maker_another_admin_has_dismissed_is_a_puppet_still(room: TestRoom) -> None:
    boss, honest = room.person("Boss", 0, role="admin"), room.person("Honest", 0, role="admin")
    middle, puppet, friend = room.person("Middle", 0), room.person("Puppet", 0), room.person("Friend", 0)
    role(room, boss, middle, "admin")
    role(room, middle, puppet, "cashier")
    role(room, honest, middle, "player")
    room.wait(seconds=DAY)
    assert room.run(room.room.payments.move(boss, friend.id, 100_000_000, "a prize", "r1")) == "waits"
    assert confirm(room, puppet, "r1") == "not-independent"


def test_puppets_that_make_each_other_anew_are_puppets_of_their_first_maker(room: TestRoom) -> None:
    boss, friend = room.person("Boss", 0, role="admin"), room.person("Friend", 0)
    one, two, puppet = room.person("One", 0), room.person("Two", 0), room.person("Puppet", 0)
    role(room, boss, one, "admin")
    role(room, one, two, "admin")
    role(room, two, one, "floor")
    role(room, two, one, "admin")
    role(room, one, puppet, "cashier")
    room.wait(seconds=DAY)
    assert room.run(room.room.payments.move(boss, friend.id, 100_000_000, "a prize", "r1")) == "waits"
    assert confirm(room, puppet, "r1") == "not-independent"


@pytest.mark.parametrize("seed", range(6))
def test_whatever_puppets_make_of_each_other_none_of_them_is_a_second_person(
    room: TestRoom, seed: int
) -> None:
    chance, boss, friend = random.Random(seed), room.person("Boss", 0, role="admin"), room.person("Friend", 0)
    puppets = [room.person(f"P{number}", 0) for number in range(4)]
    for step in range(40):
        by, of = chance.choice([boss, *puppets]), chance.choice(puppets)
        by = room.run(room.room.players.must_know(by.id))
        try:
            room.run(
                room.room.people.set_role(
                    by, of.id, chance.choice(("admin", "admin", "cashier", "player")), "x"
                )
            )
        except Refused:
            continue
        if step % 10 == 9:
            room.restart()
    room.wait(seconds=DAY)
    assert room.run(room.room.payments.move(boss, friend.id, 100_000_000, "a prize", "r1")) == "waits"
    codes = {confirm(room, one, "r1") for one in puppets}
    assert codes <= {"not-independent", "not-staff", "not-your-role"} and "not-independent" in codes
    assert room.wallet("Friend") == 0


def test_whoever_waits_for_others_and_works_here_no_more_meanwhile_moves_nothing(room: TestRoom) -> None:
    boss, friend = room.person("Boss", 0, role="admin"), room.person("Friend", 5_000)
    cas = room.person("Cas", 0, role="cashier")
    other, pay, people = room.person("Other", 0, role="admin"), room.room.payments, room.room.people
    acts: list[Callable[[], Coroutine[Any, Any, Any]]] = [
        lambda: pay.move(cas, friend.id, 5, "a gift", "g2"),
        lambda: pay.move(cas, friend.id, -5, "taken", "g3"),
        lambda: pay.withhold(cas, friend.id, 5, "kept", "g4"),
        lambda: pay.release(cas, friend.id, 5, "given back", "g5"),
        lambda: pay.confirm(cas, "r4", "fine"),
        lambda: pay.decline(cas, "r5", "no"),
    ]

    async def in_line(act: Callable[[], Coroutine[Any, Any, Any]]) -> BaseException | str:
        """What comes of an act that waits for another, while who asked for it is dismissed."""
        async with pay._one_at_a_time:
            asked = asyncio.ensure_future(act())
            while not pay._one_at_a_time._waiters and not asked.done():
                await asyncio.sleep(0.001)
            await people.set_role(boss, cas.id, "player", "dismissed")
        [found] = await asyncio.gather(asked, return_exceptions=True)
        return found

    for number, act in enumerate(acts):
        room.wait(seconds=DAY + 1)
        assert room.run(pay.move(other, friend.id, 10**8, "a prize", f"r{number}")) == "waits"
        wallet = room.wallet("Friend")
        found = room.run(in_line(act))
        assert getattr(found, "code", found) == "not-staff", (number, found)
        assert room.wallet("Friend") == wallet
        role(room, boss, cas, "cashier")


def test_an_operator_may_ask_for_no_day(tmp_path: Path) -> None:
    with TestRoom(tmp_path, settings=replace(SETTINGS, role_held_hours=0)) as room:
        boss, other = room.person("Boss", 0, role="admin"), room.person("Other", 0, role="admin")
        cas, friend = room.person("Cas", 0), room.person("Friend", 0)
        role(room, other, cas, "cashier")
        room.run(room.room.payments.move(boss, friend.id, ALONE + 1, "a prize", "r1"))
        room.run(room.room.payments.confirm(room.run(room.room.players.must_know(cas.id)), "r1", "fine"))
        assert room.wallet("Friend") == ALONE + 1


# ---------------------------------------------------------------------- limits


def test_a_gift_to_ten_accounts_waits_as_one_to_one_account_does(room: TestRoom) -> None:
    cas, two, three = (room.person(name, 0, role="cashier") for name in ("Cas", "Two", "Three"))
    friends = [room.person(f"Friend {number}", 0) for number in range(10)]
    move, many = room.room.payments.move, list(enumerate(friends))
    found = [room.run(move(cas, one.id, ALONE, "a gift", f"a{number}")) for number, one in many]
    assert found == ["moved"] * 2 + ["waits"] * 8, "by giver"
    room.restart()
    move = room.room.payments.move
    found = [room.run(move(two, one.id, ALONE, "a gift", f"b{number}")) for number, one in many[2:]]
    assert found == ["moved"] * 2 + ["waits"] * 6, "also behind a start"
    found = [room.run(move(three, one.id, ALONE, "a gift", f"c{number}")) for number, one in many[4:]]
    assert found == ["moved"] * 2 + ["waits"] * 4 and sum(room.wallet(one.name) for one in friends) == IN_ROOM
    role(room, room.person("Boss", 0, role="admin"), friends[9], "cashier")
    four = room.run(room.room.players.must_know(friends[9].id))
    assert room.run(move(four, friends[8].id, 1, "a gift", "d1")) == "waits", "the room's limit"
    room.wait(seconds=DAY)
    assert room.run(move(cas, friends[0].id, ALONE, "a gift", "e1")) == "moved"


# ---------------------------------------------------------------------- codes


def anna(room: TestRoom, cents: int = ALONE) -> Person:
    """A player with a password of her own and some money."""
    person = room.run(room.room.newcomers.sign_up("Anna", OLD, "10.0.0.1"))
    room._people["Anna"] = person
    room.give("Anna", cents)
    return person


def halves(room: TestRoom, player: Person, first: str = "Cas", second: str = "Two") -> tuple[str, str]:
    """Two halves of a code, of two cashiers."""
    found = []
    for name in (first, second):
        by = room.person(name, 0, role="cashier")
        found.append(room.run(room.room.codes.give(by, player.id, "showed a passport")))
    assert [one.half for one in found] == ["first", "second"]
    return found[0].code, found[1].code


def reset(room: TestRoom, code: str) -> str:
    """What becomes of a code."""
    work = room.room.players.reset_password("Anna", code, NEW)
    try:
        room.run(work)
    except Exception as refused:
        return getattr(refused, "code", str(refused))
    return "set"


def test_no_cashier_signs_in_as_a_player(room: TestRoom) -> None:
    player = anna(room)
    cas = room.person("Cas", 0, role="cashier")
    half = room.run(room.room.codes.give(cas, player.id, "forgot it"))
    assert half.half == "first"
    assert reset(room, half.code) == reset(room, half.code * 2) == "reset-code-wrong"
    again = room.run(room.room.codes.give(cas, player.id, "lost the paper"))
    assert again.half == "first" and again.code != half.code, "nobody is a second person alone"
    assert reset(room, half.code + again.code) == "reset-code-wrong"
    room.run(room.room.players.sign_in("Anna", OLD))  # one alone changes nothing for the player either
    room.restart()
    two = room.person("Two", 0, role="cashier")
    second = room.run(room.room.codes.give(two, player.id, "knows her"))
    assert second.half == "second"
    assert reset(room, second.code) == reset(room, half.code + second.code) == "reset-code-wrong"
    assert room.refused(room.room.players.sign_in("Anna", OLD)).code == "sign-in-wrong", "the old one is over"
    assert reset(room, again.code + " " + second.code.lower()) == "set"
    assert reset(room, again.code + second.code) == "reset-code-wrong", "once"
    [line] = [one.record for one in room.reader.log(what=PASSWORD_SET).rows]
    assert (line.subject, line.reason) == (player.id, BY_CODE)
    acts = [
        one.what
        for one in room.run(room.room.staff_pages.records(room.person("Boss", 0, role="admin"))).records
    ]
    assert [act.split()[0] for act in acts].count("ask_code") == 2
    assert {"reset_password", "set_password"} <= {act.split()[0] for act in acts}, "the owner reads it"


def test_a_puppet_is_no_second_person_for_a_code(room: TestRoom) -> None:
    player, boss, puppet = anna(room), room.person("Boss", 0, role="admin"), room.person("Puppet", 0)
    role(room, boss, puppet, "cashier")
    puppet = room.run(room.room.players.must_know(puppet.id))
    give = room.room.codes.give
    room.run(give(boss, player.id, "for her"))
    assert room.refused(give(puppet, player.id, "for her")).code == "role-too-new"
    room.wait(seconds=DAY + 1)
    room.run(give(boss, player.id, "for her"))
    assert room.refused(give(puppet, player.id, "for her")).code == "not-independent"


def test_the_first_half_is_over_by_the_operators_hours_and_with_the_role_of_who_gave_it(
    room: TestRoom,
) -> None:
    player, cas, two = anna(room), *(room.person(name, 0, role="cashier") for name in ("Cas", "Two"))
    give = room.room.codes.give
    room.run(give(cas, player.id, "for her"))
    room.wait(seconds=DAY)
    assert room.run(give(two, player.id, "for her")).half == "first", "the other is over"
    role(room, room.person("Boss", 0, role="admin"), two, "player")
    assert room.refused(give(cas, player.id, "for her")).code in ("role-too-new", "not-staff")


def test_money_stands_still_for_a_day_behind_a_code_and_the_player_is_told(room: TestRoom) -> None:
    player = anna(room)
    for name in ("Olli", "Pia", "Rea"):
        room.person(name, 2_000)
    client = room.connect("Anna")
    cas = room.person("Cas", 0, role="cashier")
    boss = room.person("Boss", 0, role="admin")
    room.run(room.room.tournaments.announce(boss, cup_terms()))
    table = room.seat("holdem-nl10", "Anna", "Olli", "Pia", "Rea", buy_in=1_000)
    room.wait(seconds=10)
    code = "".join(halves(room, player))
    assert client.closed, "every session and socket ends"
    room.wait(seconds=120)
    assert room.table(table).seat_of(player.id) is None, "her chips are hers again, and stand still"
    assert reset(room, code) == "set"
    person = room.run(room.room.players.must_know(player.id))
    assert person.by_code_ms == room.time.now_ms() and person.still_until_ms == person.by_code_ms + DAY * 1000
    wallet = room.wallet("Anna")

    def asked() -> list[str]:
        thief = room.connect("Anna")
        found = [
            thief.refusal(thief.join("holdem-nl10", 1_000)).code,
            thief.refusal(EnterTournament(thief.new_id(), CUP)).code,
            room.refused(room.room.payments.move(cas, player.id, -5, "paid out", "o-1")).code,
        ]
        room.disconnect(thief)
        return found

    assert asked() == ["money-stands-still"] * 3
    room.restart()
    room.run(room.room.players.must_know(player.id))
    assert asked() == ["money-stands-still"] * 3 and room.wallet("Anna") == wallet
    room.run(room.room.tournaments.cancel(boss, CUP, "nobody came"))  # no day of its looks for mail
    room.wait(seconds=DAY)
    mine = room.connect("Anna")
    mine.done(mine.join("holdem-nl10", 1_000))


def test_a_ticket_stands_still_as_the_wallet_does(room: TestRoom) -> None:
    player, boss = anna(room, 3_000), room.person("Boss", 0, role="admin")
    room.person("Olli", 3_000)
    satellite = cup_terms(id="sat", buy_in=BUY_IN + 300, fee=FEE, ticket=BUY_IN + FEE, players=2, most=2)
    room.run(room.room.tournaments.announce(boss, satellite))
    room.run(room.room.tournaments.announce(boss, cup_terms()))
    mine = room.connect("Anna")
    for client in (room.connect("Olli"), mine):
        client.done(EnterTournament(client.new_id(), "sat"))
    chance = random.Random(1)
    while is_on(room, "sat"):
        go_on(room, chance, "sat")
    ticket = mine.last(MyTickets).tickets[0].ticket
    assert reset(room, "".join(halves(room, player))) == "set"
    thief = room.connect("Anna")
    assert thief.refusal(EnterTournament(thief.new_id(), CUP, ticket=ticket)).code == "money-stands-still"
