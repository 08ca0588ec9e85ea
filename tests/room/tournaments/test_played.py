"""What people ask and are told of a tournament, from its announcement to the result."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from cardroom.cash import cash_commands as of_cash
from cardroom.ledger import accounts
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.protocol.tournament_client import (
    EnterTournament,
    UnwatchTournament,
    WatchTournament,
    WatchTournaments,
    WithdrawFromTournament,
)
from cardroom.rules import load_rulebook
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.table.events import HandStarted, HoleSeen
from cardroom.table.model import commands
from tests.room.tournaments.played import (
    BUY_IN,
    CUP,
    FEE,
    WEALTH,
    cup_room,
    enter,
    go_on,
    play_out,
    start,
    table_of,
)
from tests.store.contract.conftest import place

__all__ = ["place"]

NAMES = tuple(f"P{number}" for number in range(6))


def test_the_list_has_a_tournament_and_its_entries_and_leaves_it_out_when_it_is_long_over(
    tmp_path: Path,
) -> None:
    with cup_room(tmp_path) as room:
        looks = room.connect()
        room.wait(seconds=10)
        looks.ask(WatchTournaments())
        (row,) = looks.last(of_cups.TournamentsShown).tournaments
        assert (row.tournament, row.kind, row.status, row.entries, row.buy_in, row.fee) == (
            CUP, "sit_and_go", "announced", 0, BUY_IN, FEE,
        )  # fmt: skip
        enter(room, *NAMES)
        room.wait(seconds=10)
        (row,) = looks.last(of_cups.TournamentsChanged).tournaments
        assert (row.entries, row.pool) == (6, 6 * BUY_IN)
        start(room)
        play_out(room, random.Random(1))
        room.wait(seconds=10)
        assert looks.last(of_cups.TournamentsChanged).tournaments[0].status == "over"
        room.wait(seconds=700)
        assert looks.last(of_cups.TournamentsChanged).gone == (CUP,)


def test_who_enters_sees_it_at_once_and_who_withdraws_has_all_back(place: Place) -> None:
    with cup_room(place) as room:
        (one,) = enter(room, "P0")
        assert one.last(of_cups.MyTournaments).tournaments[0].state == "entered"
        assert one.last(to_client.MineChanged).balance == WEALTH - BUY_IN - FEE
        shown = one.last(of_cups.TournamentShown)
        assert shown.you is not None and shown.you.state == "entered" and shown.now.row.entries == 1
        assert any("CO-" in clause for rule in shown.page.rules for clause in rule.clauses)
        assert one.refusal(EnterTournament(one.new_id(), CUP)).code == "entered-already"
        one.done(WithdrawFromTournament(one.new_id(), CUP))
        assert one.last(of_cups.MyTournaments).tournaments == ()
        assert one.last(to_client.MineChanged).balance == WEALTH
        assert one.refusal(WithdrawFromTournament(one.new_id(), CUP)).code == "not-registered"
        assert one.refusal(EnterTournament(one.new_id(), "nowhere")).code == "no-such-tournament"
        one.ask(WatchTournament("nowhere"))
        assert one.last(of_cups.TournamentGone).tournament == "nowhere"


def test_it_is_played_through_the_socket_to_its_result(place: Place) -> None:
    with cup_room(place) as room:
        clients = enter(room, *NAMES)
        start(room)
        for client in clients:
            seat = client.last(of_cups.TournamentSeat)
            assert (seat.why, seat.clauses != ()) == ("start", True)
            view = client.view(seat.table)
            assert view.you is not None and view.you.seat == seat.seat and view.terms.tournament == CUP
        play_out(room, random.Random(1))
        results = sorted(
            (client.last(of_cups.TournamentFinished) for client in clients), key=lambda one: one.place
        )
        assert [one.place for one in results] == [1, 2, 3, 4, 5, 6]
        assert sum(one.prize for one in results) == 6 * BUY_IN and results[0].entries == 6
        winner = next(client for client in clients if client.last(of_cups.TournamentFinished).place == 1)
        assert winner.last(to_client.MineChanged).balance == WEALTH - BUY_IN - FEE + results[0].prize
        assert all(client.last(of_cups.MyTournaments).tournaments == () for client in clients)
        moved = [
            one for client in clients for one in client.all(of_cups.TournamentSeat) if one.why != "start"
        ]
        assert moved and all(one.left and one.clauses for one in moved), "a table was broken"
        room.wait(seconds=2)
        last = winner.last(of_cups.TournamentChanged)
        assert last.now.row.status == "over" and [one.place for one in last.now.leaders] == [1, 2, 3, 4, 5, 6]
    assert audit_place(place).findings == []


def test_hands_of_a_tournament_can_be_read_by_who_sat_in_them(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        clients = enter(room, *NAMES)
        start(room)
        first = clients[0]
        first.watch(table_of(first))
        play_out(room, random.Random(1))
        rows = room.run(room.room.hands.rows(first.player, "")).hands
        assert rows and all(
            row.table_name.startswith("The Cup, table") and len(row.cards) == 2 for row in rows
        )
        body = room.run(room.room.hands.body(rows[-1].hand, first.player))
        assert body.terms.tournament == CUP and body.you
        start_of = next(event for event in body.events if isinstance(event, HandStarted))
        assert start_of.stakes is not None and start_of.stakes.level == 1
        told = first.events(HoleSeen)
        assert any(isinstance(event, HoleSeen) and event.cards == told[0].cards for event in body.events)


def test_a_tournament_is_told_once_a_second_at_most_and_to_nobody_who_does_not_look(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        clients = enter(room, *NAMES)
        clients[0].ask(UnwatchTournament(CUP))
        start(room)
        before = [len(client.all(of_cups.TournamentChanged)) for client in clients]
        chance, began_ms = random.Random(2), room.time.now_ms()
        for _ in range(120):
            assert go_on(room, chance, raises=0)
        seconds = (room.time.now_ms() - began_ms) // 1000
        told = [
            len(client.all(of_cups.TournamentChanged)) - had
            for client, had in zip(clients, before, strict=True)
        ]
        assert told[0] == 0 and 0 < told[1] <= seconds + 2
        texts = [text for text in clients[1].texts if '"type":"tournament_changed"' in text]
        assert '"rank"' in texts[-1] and '"average"' in texts[-1]


def test_a_stop_of_the_room_leaves_a_table_as_it_was_and_its_players_away_until_they_come(
    place: Place,
) -> None:
    with cup_room(place) as room:
        clients = enter(room, "P0", "P1", "P2")
        start(room)
        while not any(owner.table and owner.table.hand for owner in room.room.tournaments.tables(CUP)):
            go_on(room, random.Random(1))
        table = table_of(clients[0])
        before = clients[0].view(table)
        room.restart()
        looks = room.connect()
        view = looks.view(table)
        assert view.hand is not None and view.hand.hand == (before.hand.hand if before.hand else "")
        assert not any(seat.connected for seat in view.seats)
        again = room.connect("P0")
        mine = again.last(of_cups.MyTournaments).tournaments
        assert [(one.tournament, one.table) for one in mine] == [(CUP, table)]
        after = again.view(table)
        assert after.you is not None and before.you is not None and after.you.cards == before.you.cards
        assert [seat.connected for seat in after.seats if seat.player == again.player] == [True]


def test_what_has_no_place_at_a_table_of_a_tournament_is_refused_there(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        (one, *_) = enter(room, "P0", "P1", "P2")
        start(room)
        table = table_of(one)
        for message in (
            at_table(one.new_id(), table, commands.LeaveTable(ME)),
            at_table(one.new_id(), table, of_cash.TopUp(ME, 100)),
            at_table(one.new_id(), table, commands.ChangeSeat(ME, 4)),
            at_table(one.new_id(), table, commands.SkipNextBigBlind(ME, True)),
            at_table(one.new_id(), table, commands.Straddle(ME, 100)),
        ):
            assert one.refusal(message).code == "not-in-a-tournament", message
        one.done(at_table(one.new_id(), table, commands.SitOut(ME)))
        one.done(at_table(one.new_id(), table, commands.SitIn(ME)))
        one.view(table)
        one.done(from_client.Say(one.new_id(), table, "good luck"))
        assert one.last(to_client.ChatSaid).text == "good luck"
        assert one.refusal(at_table(one.new_id(), "cup-9", commands.SitOut(ME))).code == "no-such-table"
        (seat,) = [seat for seat in one.view(table).seats if seat.player == one.player]
        assert seat.state == "playing"
        assert msgspec.json.decode(one.texts[-1])["type"] == "table_shown"


def test_a_tournament_goes_on_by_its_book_when_another_is_in_force(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        enter(room, *NAMES)
        start(room)
        chance = random.Random(1)
        for _ in range(12):
            assert go_on(room, chance, raises=0)
        kept = room.room.tournaments.owner(CUP).book
        changed = '[tournament]\nlevel_seconds = { value = 77, reading = "Ours." }\n'
        room.book = load_rulebook(
            f'extends = "casinohuone"\nid = "casinohuone"\nname = "Casinohuone"\n{changed}'
        )
        assert room.book.version != kept
        room.restart()
        hosts = room.room.tournaments.hosts
        assert {host: hosts[host].status for host in hosts} == dict.fromkeys(hosts, "running")
        assert room.room.tournaments.owner(CUP).book == kept
        for name in NAMES:
            room.connect(name)
        play_out(room, chance)
        assert room.balances()[accounts.escrow(CUP)] == 0
