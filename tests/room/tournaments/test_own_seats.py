"""Players are told of their seats in tournaments with their others: turn and its time, stack, whether they are away."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.room.notices.notices import own_seat
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import CUP, cup_room, cup_terms, enter, go_on, start, table_of

NAMES = ("A", "B", "C", "D", "E", "F")
OTHER = "other"


def true_seats(room: TestRoom, client: TestClient) -> set[to_client.MySeat]:
    """What a player has at tables of tournaments."""
    tables = [
        owner.table
        for cup in (CUP, OTHER)
        for owner in room.room.tournaments.tables(cup)
        if owner.table is not None
    ]
    found = [own_seat(table, client.player) for table in tables]
    return {seat for seat in found if seat is not None}


def told_seats(client: TestClient) -> set[to_client.MySeat]:
    return set(client.last(to_client.MineChanged).seats)


def two_cups(place: Path, seed: int) -> tuple[TestRoom, list[TestClient]]:
    """The same players in two tournaments that have begun."""
    room = cup_room(place, seed)
    room.run(room.room.tournaments.announce(BOSS, cup_terms(id=OTHER, name="The Other")))
    room.settle()
    clients = enter(room, *NAMES)
    for client in clients:
        client.done(EnterTournament(client.new_id(), OTHER))
    start(room)
    start(room, OTHER)
    return room, clients


@pytest.mark.parametrize(
    "seed", [1, *[pytest.param(seed, marks=pytest.mark.exhaustive) for seed in range(2, 30)]]
)
def test_who_looks_elsewhere_is_always_told_the_seats_as_they_are(tmp_path: Path, seed: int) -> None:
    room, clients = two_cups(tmp_path, seed)
    chance = random.Random(seed)
    turns = steps = 0
    with room:
        while steps < 2_000 and (go_on(room, chance) | go_on(room, chance, OTHER)):
            steps += 1
            if chance.random() < 0.05:
                client = chance.choice(clients)
                for seat in true_seats(room, client):
                    client.ask((client.sit_in if seat.sitting_out else client.sit_out)(seat.table))
            room.settle()
            for client in clients:
                assert told_seats(client) == true_seats(room, client), (steps, client.name)
            turns += sum(seat.until_ms > 0 for client in clients for seat in told_seats(client))
    assert steps < 2_000 and turns > 20, "both are played to their ends"
    assert all(not told_seats(client) for client in clients)


def test_one_press_brings_a_player_back_at_the_tables_of_all_tournaments(tmp_path: Path) -> None:
    room, clients = two_cups(tmp_path, 1)
    with room:
        client = clients[0]
        tables = [seat.table for seat in told_seats(client)]
        assert len(tables) == 2 and table_of(client) in tables
        for table in tables:
            client.ask(client.sit_out(table))
        away = [seat for seat in told_seats(client) if seat.sitting_out]
        assert {seat.table for seat in away} == set(tables) and {seat.tournament for seat in away} == {
            CUP,
            OTHER,
        }
        for seat in away:
            client.done(client.sit_in(seat.table))
        assert not any(seat.sitting_out for seat in told_seats(client))


def test_who_looks_at_the_only_table_is_not_told_its_every_turn(tmp_path: Path) -> None:
    with cup_room(tmp_path, seats=6) as room:
        clients = enter(room, *NAMES)
        start(room)
        for client in clients:
            client.watch(table_of(client))
        room.settle()
        before = [len(client.all(to_client.MineChanged)) for client in clients]
        chance = random.Random(1)
        for _ in range(3):
            go_on(room, chance, raises=0)
        assert [len(client.all(to_client.MineChanged)) for client in clients] == before
