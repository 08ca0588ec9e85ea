"""Answers are kept for a day, no more are read back than a start may hold, and no id of a client's breaks the store."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardroom.cash import cash_commands as of_cash
from cardroom.room.hosting import repeats
from cardroom.room.identity import request as asked
from cardroom.room.identity.request import KEPT_MS, KIND
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import TestRoom
from tests.crash.asking import opened
from tests.crash.money_by_staff import act

POOL = "holdem-nl10"


def kept(room: TestRoom) -> list[str]:
    return [str(one.body["request"]) for one in room.reader.matters(KIND)]


def test_an_answer_is_erased_behind_a_day_and_the_audit_finds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asked, "FORGOTTEN_AT_ONCE", 2)
    with TestRoom(tmp_path) as room:
        for name in "AB":
            for _ in range(3):
                client = room.client(name)
                client.done(client.join(POOL, 1000))
                client.done(from_client.LeaveQueue(client.new_id(), POOL))
        assert len(kept(room)) == 6, "leaving a line moves nothing"
        room.wait(ms=KEPT_MS - 1)
        assert len(kept(room)) == 6
        room.wait(ms=KEPT_MS + 2)
        assert kept(room) == []
        assert room.faults == []
    assert audit_place(tmp_path).findings == []


def test_a_start_reads_the_newest_and_no_more(room: TestRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked, "RECALLED", 2)
    messages = {}
    for name in "ABC":
        client = room.client(name)
        messages[name] = client.join("omaha-pl10", 1000)
        client.done(messages[name])
        room.wait(ms=1)
    room.restart()
    again = {name: room.room.repeats.kept(room.person(name).id, one.id) for name, one in messages.items()}
    # (The house's own steps say of a line as well who asked; what is read of those is bounded as ever.)
    assert again["B"] is not None and again["C"] is not None
    assert len(asked.kept_answers(room.reader)) == 2


def test_an_id_that_is_used_anew_when_it_is_forgotten_is_no_fault_of_the_store(
    room: TestRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repeats, "REMEMBERED", 2)
    table = room.seat(POOL, "A", "B", "C", buy_in=600)
    a = room.client("A")
    for request in ("1", "2", "3", "1", "2", "3"):
        assert not a.done(at_table(request, table, of_cash.TopUp(ME, 10))).repeated
    assert room.wallet("A") == 1_000_000 - 660
    assert sorted(one for one in kept(room) if len(one) == 1) == ["1", "2", "3"], "the newest of each counts"
    assert not room.room.tables[table].is_halted and room.faults == []


def test_a_post_that_comes_again_meanwhile_waits_for_the_first(tmp_path: Path) -> None:
    with opened(tmp_path, ("casinohuone",)) as room:
        request = act(room, "/api/staff/money", player=room.person("A", 0).id, amount=500, id="credit")
        first, again = room.posts(request, request)
        assert {first.headers.get("idempotent-replayed"), again.headers.get("idempotent-replayed")} == {
            None,
            "true",
        }
        assert first.json() == again.json() == {"outcome": "moved"}
        assert room.wallet("A") == 500


def test_a_key_is_the_askers_own_and_of_one_address(tmp_path: Path) -> None:
    with opened(tmp_path, ("casinohuone",)) as room:
        a = room.person("A", 0).id
        for by in ("Boss", "Other"):
            told = room.asks(act(room, "/api/staff/money", by, player=a, amount=500, id=f"of-{by}"))
            assert not told.repeated
        other = act(room, f"/api/staff/players/{a}/withhold", amount=100, id="held")
        assert not room.asks(other).repeated and room.asks(other).repeated
        assert room.wallet("A") == 900
        assert (
            room.post("Boss", "/api/staff/broadcast", {"text": "hello"}, "a key").json()["code"] == "bad-key"
        )
        assert room.post("Boss", "/api/staff/broadcast", {"text": "hello"}, "k" * 65).status_code == 400


def test_a_refusal_is_kept_nowhere(tmp_path: Path) -> None:
    with opened(tmp_path, ("casinohuone",)) as room:
        a = room.person("A", 0).id
        debit = act(room, "/api/staff/money", player=a, amount=-500, id="debit")
        assert room.post("Boss", debit.path, debit.body, debit.key).json()["code"] == "money-refused"
        room.give("A", 500)
        assert not room.asks(debit).repeated
        assert room.wallet("A") == 0
