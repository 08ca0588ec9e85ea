"""What staff do at tables and with money: with a reason, on the record, and never with a card in sight."""

from __future__ import annotations

import re

import msgspec
import pytest

from cardroom.ledger import accounts
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.bodies import WithReason
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.table.events import HandStarted, HandVoided
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import CUP, cup_terms, start

POOL = "holdem-nl10"
CARD = re.compile(r'"[2-9TJQKA][cdhs]"')


def test_a_drained_table_finishes_its_hand_and_deals_no_more_until_it_is_reopened(room: TestRoom) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.run(room.room.staff.at_table(staff, table, "drain", WithReason("closing time")))
    room.fold_out(table)
    room.wait(seconds=60)
    assert (room.table(table).hand, room.table(table).state) == (None, "draining")
    d = room.connect("D")
    assert d.done(d.join(POOL, 1000)).table == "", "nobody is seated there"
    assert (
        room.refused(room.room.staff.at_table(staff, table, "drain", WithReason("closing time"))).code
        == "draining-already"
    )
    room.restart()
    assert room.table(table).state == "draining", "a restart reopens no table that staff drained"
    room.run(room.room.staff.at_table(staff, table, "reopen", WithReason("one more hour")))
    for name in "ABC":
        room.connect(name)
    room.deal(table)


@pytest.mark.clause("CO-TH.42")
def test_a_hand_made_void_by_staff_gives_the_stacks_back_and_is_on_the_record(room: TestRoom) -> None:
    staff = room.person("Sirpa", role="admin")
    table = room.seat(POOL, "A", "B", "C")
    a = room.client("A")
    a.watch(table)
    room.deal(table)
    before = {seat.seat: seat.stack for seat in a.events(HandStarted)[-1].seats}
    options = room.hand(table).engine.options()
    room.act(table, "raise", options.max_raise_to)
    room.run(room.room.staff.void(staff, table, "a card was seen"))
    voided = a.events(HandVoided)[-1]
    assert {stack.seat: stack.stack for stack in voided.stacks} == before
    assert voided.reason == "staff"
    assert {room.balances()[accounts.stack(table, c.player)] for c in room.clients} == {1000}
    [record] = [
        r for r in room.run(room.room.staff_pages.records(BOSS)).records if r.what.startswith("void_hand")
    ]
    assert (record.by, record.reason) == ("Sirpa", "a card was seen")
    assert room.refused(room.room.staff.void(staff, table, "again")).code == "no-hand"


def test_what_staff_see_never_has_a_card_in_it(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.act(table, "call")
    overview = msgspec.json.encode(room.run(room.room.staff_pages.overview(BOSS))).decode()
    assert table in overview and CARD.search(overview) is None


def test_money_is_moved_once_for_each_request(room: TestRoom) -> None:
    staff, a = room.person("Sirpa", role="admin"), room.person("A", cents=0)
    for _ in range(2):
        room.run(room.room.payments.move(staff, a.id, 5000, "a present", "r1"))
    room.restart()
    room.run(room.room.payments.move(staff, a.id, 5000, "a present", "r1"))
    assert room.wallet("A") == 5000
    room.run(room.room.payments.move(staff, a.id, -2000, "a mistake", "r2"))
    assert room.wallet("A") == 3000
    refusals = [
        room.refused(room.room.payments.move(staff, a.id, -3001, "too much", "r3")),
        room.refused(room.room.payments.move(staff, a.id, 0, "nothing", "r4")),
        room.refused(room.room.payments.move(staff, "nobody", 1, "to nobody", "r5")),
        room.refused(room.room.payments.move(staff, a.id, 2**60, "all there is", "r6")),
        room.refused(room.room.payments.move(staff, a.id, 777, "another", "r1")),
    ]
    codes = [refusal.code for refusal in refusals]
    assert codes == ["money-refused", "amount-zero", "no-such-player", "money-refused", "request-used"]
    assert (room.wallet("A"), sum(room.balances().values())) == (3000, 0)
    reasons = {record.reason for record in room.run(room.room.staff_pages.records(BOSS)).records}
    assert {"a present", "a mistake"} <= reasons and not reasons & {"too much", "to nobody", "another"}


def test_a_broadcast_reaches_everybody_and_is_on_the_record(room: TestRoom) -> None:
    staff = room.person("Sirpa", role="admin")
    everybody = [room.connect("A"), room.connect("A"), room.connect("B"), room.connect()]
    room.run(room.room.broadcasts.everybody(staff, "The bar closes at two."))
    assert [client.last(to_client.BroadcastSaid).text for client in everybody] == [
        "The bar closes at two."
    ] * 4
    assert room.run(room.room.staff_pages.records(BOSS)).records[0].reason == "The bar closes at two."


def test_a_table_hears_what_is_said_to_it_alone(room: TestRoom) -> None:
    floor = room.person("Fanny", 0, role="floor")
    table = room.seat("holdem-nl10", "Anna", "Olli", "Una")
    elsewhere = room.seat("omaha-pl10", "Pia", "Rea", "Sam")
    guest, stranger = room.connect(), room.connect("Kai")
    guest.ask(from_client.WatchTable(table))
    room.run(room.room.broadcasts.table(floor, table, "The lamp is mended."))
    name = room.room.tables[table].terms.name
    said = to_client.BroadcastSaid("The lamp is mended.", room.time.now_ms(), table, name=name)
    for client in (room.client("Anna"), room.client("Olli"), guest):
        assert client.all(to_client.BroadcastSaid) == [said], "also who looks at another page of the room"
    for client in (room.client("Pia"), room.client("Rea"), stranger):
        assert client.all(to_client.BroadcastSaid) == []
    record = room.run(room.room.staff_pages.records(BOSS)).records[0]
    assert (record.what, record.reason) == (f"broadcast {table}", "The lamp is mended.")
    assert room.refused(room.room.broadcasts.table(floor, "none", "Hello?")).code == "no-such-table"
    assert room.refused(room.room.broadcasts.table(floor, elsewhere, " \n")).code == "chat-empty"
    cas = room.person("Cas", 0, role="cashier")
    assert room.refused(room.room.broadcasts.table(cas, "none", "Hello?")).code == "not-your-role"


def test_players_of_a_tournament_hear_what_is_said_to_them_alone(room: TestRoom) -> None:
    boss = room.person("Boss", 0, role="admin")
    room.run(room.room.tournaments.announce(boss, cup_terms(players=3)))
    inside = [room.connect(name) for name in ("Anna", "Olli")]
    for client in inside:
        client.done(EnterTournament(client.new_id(), CUP))
    outside = room.connect("Kai")
    room.run(room.room.broadcasts.tournament(boss, CUP, "We begin at nine."))
    [said] = inside[0].all(to_client.BroadcastSaid)
    assert (said.text, said.table, said.tournament, said.name) == (
        "We begin at nine.",
        "",
        CUP,
        cup_terms().name,
    )
    assert inside[1].all(to_client.BroadcastSaid) == [said] and outside.all(to_client.BroadcastSaid) == []
    third = room.connect("Pia")
    third.done(EnterTournament(third.new_id(), CUP))
    start(room)
    [table] = [owner.id for owner in room.room.tournaments.tables(CUP)]
    outside.ask(from_client.WatchTable(table))
    room.run(room.room.broadcasts.table(boss, table, "Seat three is dry again."))
    for client in (*inside, third, outside):
        said = client.last(to_client.BroadcastSaid)
        assert (said.text, said.table, said.tournament, said.name) == (
            "Seat three is dry again.", table, CUP, cup_terms().name,
        )  # fmt: skip
    assert room.refused(room.room.broadcasts.tournament(boss, "none", "Hello?")).code == "no-such-tournament"


def test_a_trial_balance_lists_every_account_and_names_none_that_drifts(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    room.deal(table)
    room.play(table)
    trial = room.run(room.room.staff_pages.trial_balance(BOSS))
    assert (trial.sum, trial.drifting) == (0, ())
    assert {row.account: row.balance for row in trial.accounts} == room.balances()


def test_chat_is_for_players_of_the_table_clean_and_not_too_fast(room: TestRoom) -> None:
    table = room.seat(POOL, "A", "B", "C")
    a, spectator = room.client("A"), room.connect()
    spectator.watch(table)
    a.done(from_client.Say(a.new_id(), table, "  nice\u0000 \n hand\u202e  "))
    assert spectator.last(to_client.ChatSaid).text == "nice hand"
    [line] = room.reader.log(what="say").rows
    assert (line.record.who, line.record.subject, line.record.reason) == (a.player, table, "nice hand")
    for _ in range(4):
        a.done(from_client.Say(a.new_id(), table, "hello"))
    assert a.refusal(from_client.Say(a.new_id(), table, "hello")).code == "chat-too-fast"
    assert a.refusal(from_client.Say(a.new_id(), table, " \n ")).code == "chat-empty"
    room.wait(seconds=10)
    a.done(from_client.Say(a.new_id(), table, "hello again"))
