"""What a tournament refuses over its whole life leaves it, its money and the log of staff as they were."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from cardroom.room.identity.person import Person
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.room.protocol.tournament_news import MyTickets
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.play.tournament_commands import (
    BeginDay,
    ChangeLevel,
    DrawLastHands,
    EndDay,
    PauseTournament,
    ResumeTournament,
)
from tests.room.tournaments.played import BUY_IN, CUP, FEE, cup_room, cup_terms, enter, go_on, is_on, start

WHY = (BOSS.id, "it must be")
FLOOR = Person("floor", "somebody of the floor", "floor")
FILE = """
name = "Friday"
stack = 1500
seats = 4
level_seconds = 600
levels = [{small_blind = 10, big_blind = 20}, {small_blind = 15, big_blind = 30}]
price = {pool_cents = 1000, fee_cents = 100}
"""
FAULTS = {
    "stack": ("stack = 1500", 'stack = "many"'),
    "seats": ("seats = 4", "seats = 40"),
    "levels[2].big_blind": ("big_blind = 30", "big_blind = -30"),
    "price.fee_cents": ("fee_cents = 100", "fee_cents = 1.5"),
    "colour": ('name = "Friday"', 'name = "Friday"\ncolour = "green"'),
}
"""What is wrong with a file, by the entry that is named for it."""


def kept(room: TestRoom) -> Any:
    """All that a room has kept of tournaments, and all money but what has been on its way and back."""
    room.settle()
    hosts = room.room.tournaments.hosts
    balances = room.room.services.ledger.balances
    money = {name: cents for name, cents in balances.items() if cents and not name.startswith("in:")}
    assert not any(cents for name, cents in balances.items() if name.startswith("in:")), (
        "nothing stays on its way"
    )
    log = [row.record for row in room.reader.log(what="run_tournaments").rows]
    return {host: hosts[host].seq for host in hosts}, money, log


def refusal(room: TestRoom, work: Any) -> str:
    """The code by which something is refused that changes nothing."""
    before = kept(room)
    with pytest.raises(Refused) as refused:
        room.run(work)
    assert kept(room) == before, f"{refused.value.code} has changed something"
    assert refused.value.message.endswith((".", "'")), refused.value.message
    return refused.value.code


def test_every_fault_of_a_structure_file_is_named_and_nothing_is_announced(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        desk, text = room.room.tournaments, FILE
        for entry, (right, wrong) in FAULTS.items():
            text = text.replace(right, wrong)
            found = [one.entry for one in desk.faults_of("casinohuone", FILE.replace(right, wrong))]
            assert found == [entry], "one fault alone is named alone"
        named = desk.faults_of("casinohuone", text)
        assert {one.entry for one in named} == set(FAULTS) and all(one.line for one in named)
        before = kept(room)
        with pytest.raises(Refused) as refused:
            room.run(desk.make(BOSS, "casinohuone", text, "a Friday"))
        assert refused.value.code == "bad-structure" and refused.value.arguments["faults"] == len(FAULTS)
        assert all(entry in refused.value.message for entry in FAULTS)
        assert kept(room) == before
        for broken in ("", "[[[", "name = ", "\0", "levels = 3", "x" * 10_000):
            assert desk.faults_of("casinohuone", broken), broken
        assert refusal(room, desk.make(BOSS, "nowhere", FILE, "a Friday")) == "no-such-house"
        assert (
            refusal(room, desk.make(BOSS, "casinohuone", FILE, "a Friday", starts_ms=1))
            == "starts-in-the-past"
        )
        made = desk.make(BOSS, "casinohuone", FILE, "a Friday", target="nowhere")
        assert refusal(room, made) == "no-such-tournament"


def test_levels_never_go_back_and_what_is_cancelled_is_so_once(tmp_path: Path) -> None:
    with cup_room(tmp_path, level_hands=40) as room:
        desk = room.room.tournaments
        assert refusal(room, desk.act(BOSS, CUP, ChangeLevel(*WHY, 2))) == "not-running"
        enter(room, "A", "B", "C")
        start(room)
        room.run(desk.act(BOSS, CUP, ChangeLevel(*WHY, 3)))
        shown = room.run(room.room.tournament_door.view(CUP, "")).now
        assert (shown.level.level, shown.level_hands_left) == (3, 40), (
            "the level that was skipped is not played"
        )
        for level in (3, 2, 1, 0, -1):
            assert refusal(room, desk.act(BOSS, CUP, ChangeLevel(*WHY, level))) == "level-passed"
        assert refusal(room, desk.act(BOSS, CUP, ChangeLevel(*WHY, 10_000))) == "no-such-level"
        assert refusal(room, desk.act(BOSS, CUP, ResumeTournament(*WHY))) == "not-paused"
        for act in (EndDay(*WHY), DrawLastHands(*WHY)):
            assert refusal(room, desk.act(BOSS, CUP, act)) == "last-day"
        assert refusal(room, desk.act(BOSS, CUP, BeginDay(*WHY))) == "day-not-over"
        for act in (ChangeLevel(BOSS.id, "", 4), PauseTournament(BOSS.id, " ")):
            assert refusal(room, desk.act(BOSS, CUP, act)) == "no-reason"
        assert refusal(room, desk.cancel(BOSS, CUP, "")) == "no-reason"
        room.run(desk.cancel(BOSS, CUP, "the roof leaks"))
        for _ in range(2):
            code = refusal(room, desk.cancel(BOSS, CUP, "the roof leaks"))
            assert code in ("already-cancelled", "no-such-tournament")
        code = refusal(room, desk.act(BOSS, CUP, ChangeLevel(*WHY, 5)))
        assert code in ("not-running", "no-such-tournament")
        assert sum(room.balances().values()) == 0 and not room.balances().get(f"escrow:{CUP}", 0)
    assert audit_place(tmp_path).findings == []


@pytest.mark.parametrize("role", ["player", "cashier"])
def test_who_runs_no_tournaments_changes_none(tmp_path: Path, role: Any) -> None:
    with cup_room(tmp_path) as room:
        desk, by = room.room.tournaments, Person("someone", "Someone", role)
        enter(room, "A", "B")
        tries = (
            desk.announce(by, cup_terms(id="other")), desk.make(by, "casinohuone", FILE, "a Friday"),
            desk.start(by, CUP), desk.cancel(by, CUP, "no"), desk.act(by, CUP, EndDay("boss", "as the boss")),
        )  # fmt: skip
        assert {refusal(room, one) for one in tries} <= {"not-staff", "not-your-role"}


def test_an_entry_or_ticket_that_was_used_is_not_used_again(tmp_path: Path) -> None:
    with cup_room(tmp_path, most=4) as room:
        sat = cup_terms(id="sat", buy_in=BUY_IN + 300, fee=FEE, ticket=BUY_IN + FEE, players=2, most=2)
        room.run(room.room.tournaments.announce(BOSS, sat))
        one, two = enter(room, "A", "B", cup="sat")
        chance = random.Random(3)
        while is_on(room, "sat"):
            go_on(room, chance, "sat")
        mine, other = (client.last(MyTickets).tickets[0].ticket for client in (one, two))
        one.done(EnterTournament("first", CUP, ticket=mine))
        before = kept(room)
        asked = {
            "again": (one, EnterTournament("2", CUP, ticket=mine), "ticket-used"),
            "in money": (one, EnterTournament("3", CUP), "entered-already"),
            "another's": (two, EnterTournament("4", CUP, ticket=mine), "no-such-ticket"),
            "none": (two, EnterTournament("5", CUP, ticket="t"), "no-such-ticket"),
            "not hers": (one, EnterTournament("7", "nowhere", ticket=other), "no-such-tournament"),
            "nowhere": (two, EnterTournament("6", "nowhere", ticket=other), "no-such-tournament"),
        }
        for name, (client, message, code) in asked.items():
            found = client.refusal(message)
            assert found.code == code, (name, found)
            assert kept(room) == before, name
    assert audit_place(tmp_path).findings == []
