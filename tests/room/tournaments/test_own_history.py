"""The tournaments that a player has played: each with its place, what was paid and what came back, from the store."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.room.protocol.tournament_client import EnterTournament, WithdrawFromTournament
from cardroom.room.protocol.tournament_responses import PlayedRow
from cardroom.room.protocol.tournament_views import TournamentKind
from cardroom.room.tournaments import tournaments_played as played
from cardroom.rules.refused import Refused
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import (
    BUY_IN,
    CUP,
    FEE,
    WEALTH,
    cup_room,
    cup_terms,
    enter,
    play_out,
    start,
)

PRICE = BUY_IN + FEE
NAMES = ("P1", "P2", "P3")


def rows_of(
    room: TestRoom, client: TestClient, kind: TournamentKind | None = None, house: str = ""
) -> list[PlayedRow]:
    """Everything a player has played, page by page; the pages overlap nowhere."""
    found: list[PlayedRow] = []
    mark = ""
    for _ in range(100):
        page = room.run(room.room.played.page(client.player, mark, kind, house))
        found += page.rows
        mark = page.next
        if not mark:
            return found
    raise AssertionError("the pages have no end")


def play_a_cup(room: TestRoom, clients: list[TestClient], cup: str, seed: int) -> None:
    room.run(room.room.tournaments.announce(BOSS, cup_terms(id=cup, name=f"The Cup {cup}", stack=300)))
    room.settle()
    for client in clients:
        client.done(EnterTournament(client.new_id(), cup))
    start(room, cup)
    play_out(room, random.Random(seed), cup)


def test_each_place_is_kept_with_what_was_paid_and_got_and_outlives_a_stop(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        clients = enter(room, *NAMES)
        gone = room.client("Gone")
        gone.done(EnterTournament(gone.new_id(), CUP))
        gone.done(WithdrawFromTournament(gone.new_id(), CUP))
        start(room)
        assert all(rows_of(room, client) == [] for client in clients), "no place is certain yet"
        play_out(room, random.Random(1))
        before = {client.name: rows_of(room, client) for client in clients}
        assert sorted(rows[0].place for rows in before.values()) == [1, 2, 3]
        for client in clients:
            [row] = before[client.name]
            assert (row.tournament, row.name, row.kind, row.entries) == (CUP, "The Cup", "sit_and_go", 3)
            assert row.paid == PRICE
            assert room.wallet(client.name) == WEALTH - row.paid + row.got
        assert rows_of(room, gone) == [], "who has withdrawn has played nothing"
        room.restart()
        again = {client.name: rows_of(room, client) for client in clients}
        assert again == before


def test_pages_are_bounded_and_can_be_of_one_kind_or_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played, "PAGE", 2)
    with cup_room(tmp_path, stack=300) as room:
        clients = enter(room, *NAMES)
        start(room)
        play_out(room, random.Random(0))
        for number in range(4):
            room.wait(seconds=1)
            play_a_cup(room, clients, f"cup{number}", number)
        names = [row.tournament for row in rows_of(room, clients[0])]
        assert names == ["cup3", "cup2", "cup1", "cup0", CUP], "the newest first, each once"
        assert len(room.run(room.room.played.page(clients[0].player, "", None, "")).rows) == 2
        assert [row.tournament for row in rows_of(room, clients[0], "sit_and_go", "casinohuone")] == names
        assert (
            rows_of(room, clients[0], "hexapro") == [] and rows_of(room, clients[0], house="elsewhere") == []
        )
        monkeypatch.setattr(played, "LOOKED_AT", 3)
        assert [row.tournament for row in rows_of(room, clients[0], "sit_and_go")] == names, (
            "a short look goes on"
        )
        for wrong in ("x", "1", "-", "1-", f"{'9' * 30}-a"):
            with pytest.raises(Refused, match="page"):
                room.run(room.room.played.page(clients[0].player, wrong, None, ""))


def test_a_cancelled_one_stands_there_without_a_place(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        clients = enter(room, *NAMES)
        start(room)
        room.run(room.room.tournaments.cancel(BOSS, CUP, "the lights went out"))
        room.settle()
        for client in clients:
            [row] = rows_of(room, client)
            assert (row.cancelled, row.place, row.paid) == (True, 0, PRICE)
            assert room.wallet(client.name) == WEALTH - row.paid + row.got
