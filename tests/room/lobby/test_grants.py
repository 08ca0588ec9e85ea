"""Seats are taken on a grant of the house: once, wherever the room stops, whoever else wants the seat, and whatever the
table says by the time that it has the letter.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from cardroom.cash.cash_commands import DeclineLetter, TakeSeat
from cardroom.ledger import accounts
from cardroom.room.hosting.funding import Fund
from cardroom.room.hosting.grants import Grant
from cardroom.room.hosting.house import House, owner_of
from cardroom.room.hosting.house_commands import EnterTable, GrantSeat, HouseCommand, ReportSeats
from cardroom.room.hosting.house_writer import HouseWriter
from cardroom.room.hosting.owner import NO_CHANCE, Asking
from cardroom.room.hosting.owner_step import IN_COMMAND, decode_owner_step, encode_owner_step
from cardroom.room.hosting.owner_stream import StoredOwner, StreamBroken
from cardroom.room.lobby.penalty_desk import PenaltyAsked
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.bodies import WithReason
from cardroom.rules import house
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.store.faults import StoreFault
from cardroom.store.messages import Message
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.postgres import SIDES, server
from tests.room.hosting.test_letters import CutRoom, CutStore
from tests.room.refusing import books_agree

POOL = "holdem-nl10"
OWNER = "house:casinohuone"
WALLET = 1_000_000


def house_commands(room: TestRoom) -> list[HouseCommand]:
    rows = room.reader.journal(owner_of(room.book.id), limit=10**9)
    commands = [decode_owner_step(row.payload).command for row in rows]
    return [msgspec.json.decode(command, type=HouseCommand) for command in commands]


def test_what_a_house_grants_is_written_once_in_its_step(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABC")
    rows = room.reader.journal(OWNER, limit=10**9)
    steps = [step for step in map(decode_owner_step, (row.payload for row in rows)) if step.messages]
    assert [[(one.to, one.number, bytes(one.body)) for one in step.messages] for step in steps] == [
        [(table, number, bytes(IN_COMMAND))] for number in (1, 2, 3)
    ]
    assert all(b'"type":"Grant"' in bytes(step.command) for step in steps)
    room.restart()
    check_register(room)


def test_a_letter_that_its_command_does_not_have_breaks_the_stream(room: TestRoom) -> None:
    room.seat(POOL, *"ABC")
    state = room.reader.owner_state(OWNER)
    place = max(place for place, row in enumerate(state.tail) if decode_owner_step(row.payload).messages)
    step = decode_owner_step(state.tail[place].payload)
    sent = msgspec.structs.replace(step.messages[0], body=msgspec.Raw(b'{"type":"Grant"}'))
    forged = msgspec.structs.replace(step, messages=(sent,))
    rows = list(state.tail)
    rows[place] = msgspec.structs.replace(rows[place], payload=encode_owner_step(forged))
    services = room.room.services
    with pytest.raises(StreamBroken, match="does not bring about what is written"):
        HouseWriter(House(room.book), services.outbox, services.ledger).load(
            StoredOwner(msgspec.structs.replace(state, tail=tuple(rows)), {})
        )


def check_register(room: TestRoom) -> None:
    """The house knows who sits where and what is free, and every grant is answered."""
    seats = room.room.house_writers.main.house.seats
    assert seats.grants == {} and room.reader.with_mail() == []
    assert {table: (sorted(one.players), one.free) for table, one in seats.tables.items()} == {
        table: (sorted(seat.player for seat in writer.table.seats.values()), writer.table.free_seats)
        for table, writer in room.room.tables.items()
    }


# ---------------------------------------------------------------------- cut off between two commits


def ask_for_seat(room: TestRoom, from_line: bool) -> tuple[TestClient, from_client.AnyClientMessage]:
    """Somebody who asks for a seat, at once or as the one in line to whom it is offered."""
    room.seat(POOL, *("ABCDEF" if from_line else "ABC"))
    client = room.connect("G")
    if not from_line:
        return client, client.join(POOL, 1000)
    client.done(client.join(POOL, 1000))
    a = room.client("A")
    a.done(a.leave(room.room.tables.tables_of(a.player)[0]))
    return client, from_client.AnswerOffer(client.new_id(), client.last(to_client.SeatOffered).offer, True)


def cut_off(place: Any, from_line: bool, behind: int) -> tuple[int, str]:
    """Cut the room off behind so many commits of a seat that is asked for; how many there were, and what came of it."""
    stores: list[CutStore] = []

    def between(store: Any) -> Any:
        stores.append(CutStore(store))
        return stores[-1]

    room = CutRoom(place, 3, wrap=between)
    client, message = ask_for_seat(room, from_line)
    stores[-1].left, before = behind, stores[-1].given
    with contextlib.suppress(StoreFault, AssertionError):
        client.ask(message)
    given = stores[-1].given - before
    room.restart()
    check_register(room)
    assert books_agree(room)
    sits = room.room.tables.tables_of(client.player)
    stacks = [room.balances().get(accounts.stack(table, client.player), 0) for table in sits]
    assert stacks == [1000] * len(sits) and room.wallet("G") == WALLET - sum(stacks)
    assert bool(sits) != bool(room.room.pools[POOL].waiting.place(client.player)) or not from_line
    room.client("G").done(message)
    assert len(room.room.tables.tables_of(client.player)) == 1 and room.wallet("G") == WALLET - 1000
    check_register(room)
    answers = [one for one in house_commands(room) if isinstance(one, ReportSeats) and one.grant]
    declined = [one.declined.code for one in answers if one.declined is not None]
    room.close()
    assert audit_place(place).findings == []
    return given, "seated" if sits else "declined" if declined else "nothing"


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("from_line", [False, True])
def test_a_seat_is_taken_once_or_not_at_all_wherever_the_room_is_cut_off(
    tmp_path: Path, side: str, from_line: bool
) -> None:
    found: list[str] = []
    behind = 1
    while True:
        place = server().store() if side == "postgres" else tmp_path / f"{behind}"
        given, what = cut_off(place, from_line, behind)
        if side == "postgres":
            server().drop(place)  # type: ignore[arg-type]  # its address
        found.append(what)
        if given < behind:
            break
        behind += 1
    assert found[0] == "nothing", "only the money was in flight"
    assert found[1] == "declined", "the grant waited for the table, which was not told in time"
    assert set(found[2:]) == {"seated"} and len(found) > 3


# ---------------------------------------------------------------------- between the grant and the seat


class Elsewhere:
    """The tables of a room as another process would host them: letters of the house come when the test brings them."""

    def __init__(self, room: TestRoom) -> None:
        self.room = room
        self.house = room.room.house_writers.main
        self.letters: list[Message] = []
        self.refused: list[str] = []
        self.house.delivers = self.letters.extend

    def bring(self, most: int = 10**9) -> None:
        """The tables have so many of the letters."""
        come, self.letters[:] = self.letters[:most], self.letters[most:]
        self.room.do(lambda: self.room.room.tables.deliver(come))

    def grant(self, name: str, table: str, cents: int = 1000) -> None:
        """The house is asked for a seat, with the money in flight."""
        room, player = self.room.room, self.room.person(name).id

        def brought(fund: Fund) -> None:
            take = TakeSeat(player, cents, 7)
            try:
                self.house.grant(GrantSeat(Grant(fund.command, table, take)), self.room.time.now_ms())
            except Refused as refused:
                self.refused.append(refused.code)
                room.funding.give_back(fund)

        terms = room.tables[table].terms
        self.room.do(lambda: room.funding.bring(terms, player, cents, "buy_in", brought, _none))

    def drain(self, table: str, act: Literal["drain", "reopen"]) -> None:
        staff = self.room.person("Sirpa", role="admin")
        self.room.run(self.room.room.staff.at_table(staff, table, act, WithReason("tonight")))

    def money(self, *names: str) -> int:
        """All that these have, on wallets, in flight and at tables."""
        players = {self.room.person(name).id for name in names}
        found = self.room.balances().items()
        return sum(
            cents
            for account, cents in found
            if account.startswith("in:") or account.rpartition(":")[2] in players
        )


def _none(refused: Refused) -> None:
    raise AssertionError(f"the wallet has enough: {refused}")


@pytest.mark.clause("CO-TH.7")
def test_two_who_want_the_last_seat_are_not_both_granted_it(room: TestRoom) -> None:
    table = room.seat(POOL, *"ABCDE")
    away = Elsewhere(room)
    away.grant("F", table)
    away.grant("G", table)
    assert away.refused == ["table-full"] and room.wallet("G") == WALLET
    away.grant("F", table)
    assert away.refused[1:] == ["already-seated"]
    away.bring()
    assert room.table(table).seat_of(room.person("F").id) is not None
    check_register(room)
    assert books_agree(room)


@pytest.mark.clause("CO-TH.7")
def test_a_seat_granted_counts_as_taken_for_those_who_come_after(room: TestRoom) -> None:
    """A newcomer is put in line, and is offered no seat that is granted; one that is declined is offered."""
    table = room.seat(POOL, *"ABCDE")
    away = Elsewhere(room)
    away.grant("F", table)
    g = room.connect("G")
    assert g.done(g.join(POOL, 1000)).table == "" and g.all(to_client.SeatOffered) == []
    away.drain(table, "drain")
    away.bring()
    assert room.wallet("F") == WALLET and room.table(table).seat_of(room.person("F").id) is None
    away.drain(table, "reopen")
    away.house.delivers = room.room.tables.deliver
    room.do(lambda: room.room.lines.serve_all("casinohuone"))
    assert (
        g.done(from_client.AnswerOffer(g.new_id(), g.last(to_client.SeatOffered).offer, True)).table == table
    )
    check_register(room)


@pytest.mark.parametrize("happens", ["drained", "closed", "restarted"])
def test_a_table_declines_a_seat_that_it_no_longer_has(room: TestRoom, happens: str) -> None:
    table = room.seat(POOL, *"ABC")
    away = Elsewhere(room)
    away.grant("D", table)
    assert room.room.house_writers.main.house.seats.free(table) == 2
    if happens == "restarted":
        room.restart()
    else:
        staff = room.person("Sirpa", role="admin")
        if happens == "drained":
            away.drain(table, "drain")
        else:
            room.run(room.room.staff.close_table(staff, table, "tonight"))
        away.bring()
        room.settle()
    last = [one for one in house_commands(room) if isinstance(one, ReportSeats) and one.grant][-1]
    assert last.declined is not None
    assert last.declined.code == ("offer-over" if happens == "restarted" else "table-closing")
    steps = [step.command for _, step in room.steps(table)]
    declined = [one for one in steps if isinstance(one, DeclineLetter)]
    assert declined == [DeclineLetter(room.person("D").id, last.declined.code)]
    assert room.wallet("D") == WALLET and books_agree(room)
    check_register(room)
    assert (table in room.room.tables) == (happens != "closed")
    room.restart()
    check_register(room)
    room.close()
    assert audit_place(room.place).findings == []


@pytest.mark.parametrize("seed", range(6))
def test_whatever_comes_between_the_letters_nobody_has_two_seats_and_no_money_is_lost(
    tmp_path: Path, seed: int
) -> None:
    chance, names = random.Random(seed), "ABCDEFGHIJ"
    with TestRoom(tmp_path, seed) as room:
        tables = [room.seat(POOL, *"ABC")]
        away = Elsewhere(room)
        for name in names:
            room.connect(name)
        for _ in range(120):
            acts: Sequence[Callable[[], None]] = (
                *[lambda: away.grant(chance.choice(names), chance.choice(tables))] * 4,
                *[lambda: away.bring(1)] * 3,
                *[lambda: leave(room, chance.choice(names[1:]))] * 3,
                lambda: away.drain(tables[0], "drain"),
                *[lambda: away.drain(tables[0], "reopen")] * 3,
                lambda: room.wait(chance.choice((1, 30))),
            )
            with contextlib.suppress(Refused):  # drained twice
                chance.choice(acts)()
            seats = away.house.house.seats
            for table in tables:
                told = seats.tables[table]
                assert len(told.players) + len(seats.granted(table)) <= 6
                sits = [seat.player for seat in room.table(table).seats.values()]
                assert len(sits) == len(set(sits)) <= 6
            assert away.money(*names) == WALLET * len(names)
        away.bring()
        room.settle()
        check_register(room)
        commands = house_commands(room)
        granted = [one.grant.id for one in commands if isinstance(one, GrantSeat)]
        answered = [one.grant for one in commands if isinstance(one, ReportSeats) and one.grant]
        assert sorted(granted) == sorted(answered) and len(set(granted)) == len(granted) > 6
        assert books_agree(room)
        room.close()
        assert audit_place(tmp_path).findings == []


def leave(room: TestRoom, name: str) -> None:
    client = room.client(name)
    for table in room.room.tables.tables_of(client.player):
        client.ask(client.leave(table))


# ---------------------------------------------------------------------- the house alone


def granted_by(seats: int = 2) -> House:
    """A house with a table for so many."""
    found = House(house("casinohuone"))
    found.decide(EnterTable("t1", "Inari", "line:x", seats), Asking("", 1, NO_CHANCE))
    return found


def test_a_house_is_the_same_when_it_is_loaded_with_a_grant_that_is_open() -> None:
    first = granted_by()
    ruled = first.decide(GrantSeat(Grant("c1", "t1", TakeSeat("p1", 500, 3))), Asking("", 2, NO_CHANCE))
    assert [letter.to for letter in ruled.letters] == ["t1"]
    second = House(house("casinohuone"))
    second.load(first.dump())
    assert second.dump() == first.dump() and second.seats.granted("t1") == {"p1"}
    for one in (first, second):
        one.decide(ReportSeats("t1", 1, ("p1",), grant="c1"), Asking("t1", 3, NO_CHANCE))
        one.decide(ReportSeats("t1", 1, ("p1",), grant="c1"), Asking("t1", 3, NO_CHANCE))
    assert second.dump() == first.dump() and first.seats.free("t1") == 1


def test_a_house_of_version_0_9_has_no_register_and_enters_its_tables_at_the_first_start(
    tmp_path: Path,
) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat(POOL, *"ABC")
        dump = msgspec.json.decode(room.room.house_writers.main.house.dump())
        del dump["seats"]
        old = House(room.book)
        old.load(msgspec.json.encode(dump))
        assert old.seats.tables == {}
        room.room.house_writers.main.house.load(msgspec.json.encode(dump))
        writer = room.room.tables[table]
        room.do(lambda: room.room.keeper.enter(writer, room.room.pools[POOL]))
        check_register(room)


def test_nobody_is_granted_a_seat_at_a_table_that_is_not_the_houses_or_is_being_closed() -> None:
    found = granted_by()
    for table in ("t2", "t1"):
        found.closing["t1"] = None
        with pytest.raises(Refused) as refused:
            found.decide(GrantSeat(Grant("c1", table, TakeSeat("p1", 500, 3))), Asking("", 2, NO_CHANCE))
        assert refused.value.code == "table-closing" and found.seats.grants == {}


# ---------------------------------------------------------------------- penalties lent


def lent_at(room: TestRoom, name: str) -> dict[str, int]:
    """The tables where a player has hands to miss, and how many."""
    player = room.person(name).id
    seats = {table: room.table(table).seat_of(player) for table in room.room.tables.tables_of(player)}
    return {
        table: seat.penalty_hands for table, seat in seats.items() if seat is not None and seat.penalty_hands
    }


def penalise(room: TestRoom, name: str, table: str, count: int = 2) -> None:
    wish = PenaltyAsked(
        f"p-{name}-{count}", table, room.person(name).id, "missed_hands", "threw a card", count
    )
    room.run(room.room.penalties.give(room.person("Sirpa", role="admin"), wish))
    room.settle()


@pytest.fixture
def kruh(tmp_path: Path) -> Iterator[TestRoom]:
    """A house that has penalties which are served hand by hand."""
    with TestRoom(tmp_path, book=house("casino-kruh")) as room:
        yield room


KRUH_POOL = "holdem-nl-nl10/20"


@pytest.mark.parametrize("way", ["late", "lost"])
def test_a_penalty_that_comes_between_grant_and_seat_is_served_at_that_seat(kruh: TestRoom, way: str) -> None:
    """Dan leaves with hands to miss while another table has the grant of his next seat: the house lends them there."""
    table = kruh.seat(KRUH_POOL, *"ABCD")
    away = Elsewhere(kruh)
    penalise(kruh, "D", table)
    assert lent_at(kruh, "D") == {}, "the letter is on its way"
    if way == "lost":
        kruh.restart()
        assert lent_at(kruh, "D") == {table: 2}, "it waited in the mail"
        away = Elsewhere(kruh)
    else:
        away.bring()
        assert lent_at(kruh, "D") == {table: 2}
    d = kruh.client("D")
    d.done(d.leave(table))
    away.grant("D", table, kruh.table(table).terms.min_buy_in)
    away.bring(1)
    assert kruh.table(table).seat_of(d.player) is not None and lent_at(kruh, "D") == {}
    away.bring()
    assert lent_at(kruh, "D") == {table: 2} and kruh.room.house_writers.main.house.lent[d.player].hands == 2
    check_register(kruh)
    kruh.restart()
    assert lent_at(kruh, "D") == {table: 2} and books_agree(kruh)


def test_a_penalty_whose_player_has_left_stays_with_the_house(kruh: TestRoom) -> None:
    table = kruh.seat(KRUH_POOL, *"ABCD")
    away = Elsewhere(kruh)
    penalise(kruh, "D", table)
    d = kruh.client("D")
    d.done(d.leave(table))
    away.bring()
    declined = [step.command for _, step in kruh.steps(table) if isinstance(step.command, DeclineLetter)]
    assert declined == [DeclineLetter(d.player, "not-seated")]
    main = kruh.room.house_writers.main.house
    assert main.penalties.of(d.player).left == 2 and main.lent == {}
    away.house.delivers = kruh.room.tables.deliver
    d.done(d.join(KRUH_POOL, kruh.table(table).terms.max_buy_in))
    kruh.take_offers()
    assert list(lent_at(kruh, "D").values()) == [2]
    check_register(kruh)
