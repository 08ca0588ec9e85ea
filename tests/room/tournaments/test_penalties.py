"""Penalties in tournaments of a room: told to the player, served at the tables, the same behind a stop of the room."""

from __future__ import annotations

import random

import pytest

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.tournaments.tournament_penalties import PenaltyWish
from cardroom.store.engines.store_location import Place
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.room.tournaments.played import CUP, cup_room, enter, go_on, start
from tests.store.contract.conftest import place

__all__ = ["place"]

NAMES = ("P1", "P2", "P3", "P4", "P5", "P6")


def left(room: TestRoom, player: str) -> int:
    """Hands left to serve; the tournament and the seat agree once both stand."""
    found = room.room.tournaments.owner(CUP).tournament
    assert found is not None
    known = found.state.entrants[player].penalties.left
    for owner in room.room.tournaments.tables(CUP):
        seat = owner.table.seat_of(player) if owner.table is not None else None
        if seat is not None and owner.table is not None and owner.table.hand is None:
            assert seat.penalty_hands == known
    return known


@pytest.mark.clause("PF-6.9.3", "PF-6.9.4")
def test_a_penalty_is_served_hand_by_hand_also_behind_a_stop_of_the_room(place: Place) -> None:
    terms = {"of": "pokerstars-live-fi", "game": "holdem-nl", "stack": 20_000, "level_hands": 500}
    with cup_room(place, **terms) as room:
        clients = {client.name: client for client in enter(room, *NAMES)}
        start(room)
        player = clients["P2"].player
        wish = PenaltyWish(player, "missed_hands", "spoke of a live hand", count=4, clause="PF-6.2", id="pen")
        penalties = room.room.tournament_penalties
        assert room.refused(penalties.give(room.person("P3"), CUP, wish)).code == "not-staff"
        room.run(penalties.give(BOSS, CUP, wish))
        room.run(penalties.give(BOSS, CUP, wish))
        room.settle()
        told = clients["P2"].all(to_client.PenaltyGiven)
        tables = {one.id: one.table for one in room.room.tournaments.tables(CUP)}
        own = next(
            name for name, table in tables.items() if table is not None and table.seat_of(player) is not None
        )
        assert clients["P2"].refusal(from_client.React("away", own, "sad")).code == "react-in-penalty"
        assert [(one.hands, one.reason, one.clauses) for one in told] == [
            (4, "spoke of a live hand", ("PF-6.2",))
        ]
        seen, chance = {left(room, player)}, random.Random(3)
        for step in range(400):
            if step == 60:
                room.restart()
                clients = {name: room.client(name) for name in NAMES}
            now = left(room, player)
            assert now <= min(seen), "what is served stays served"
            seen.add(now)
            if not now or not go_on(room, chance, raises=0):
                break
        assert seen == {4, 3, 2, 1, 0}
        [row] = room.room.tournament_penalties.all(BOSS, CUP).penalties
        assert (row.player, row.served, row.left, row.open) == (player, 4, 0, False)
        seats = [
            one.table.seat_of(player) for one in room.room.tournaments.tables(CUP) if one.table is not None
        ]
        assert [seat.out_reason for seat in seats if seat is not None] == ["penalty"], (
            "who has served it comes back"
        )
