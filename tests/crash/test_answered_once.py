"""Whatever can move money is carried out once and answered as it was at first, wherever a room is killed on the way."""

from __future__ import annotations

import tempfile
from functools import cache, partial
from pathlib import Path
from typing import Final, get_args

import msgspec
import pytest
from litestar.routes import HTTPRoute

from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.table_requests import TABLE_REQUESTS
from cardroom.store.engines.store_location import Place, audit_place, open_place
from cardroom.store.faults import StoreFailed
from cardroom.table.model import commands
from cardroom.testing import whole_room
from cardroom.web.app import Application
from cardroom.web.doors.web_settings import Settings
from tests.crash import asked_server
from tests.crash.asking import SETTINGS, STOPPED, AskedRoom, Moment, Request, Row, Told, of_players, opened
from tests.crash.money_requests import NO_MONEY, ROWS
from tests.forks import begin
from tests.postgres import SIDES, needs_postgres, server

MOST = 8
"""So many commits of a request are looked at; what comes behind them only follows from what was answered."""


# ------------------------------------------------------------------ all there are


def test_every_message_of_a_client_moves_money_in_a_row_here_or_says_why_not() -> None:
    messages = set(get_args(from_client.AnyClientMessage))
    rows = {row.of for row in ROWS if not isinstance(row.of, str)}
    without = {of for of in NO_MONEY if not isinstance(of, str)}
    assert rows | without == messages and not rows & without
    kept = {row.of for row in ROWS if not isinstance(row.of, str) and not row.by_step}
    assert kept == {message for message in messages if message.moves_money}


def test_every_post_moves_money_in_a_row_here_or_says_why_not(tmp_path: Path) -> None:
    with opened(tmp_path / "room", ("casinohuone",)) as room:
        posts = posts_of(room)
    rows = {row.of for row in ROWS if isinstance(row.of, str)}
    without = {of for of in NO_MONEY if isinstance(of, str)}
    assert rows | without == posts and not rows & without


def posts_of(room: AskedRoom) -> set[str]:
    """Every address that takes a POST or PUT."""
    app = Application(room.room, Settings(data=room.folder, room=SETTINGS))
    routes = [route for route in app.api.routes if isinstance(route, HTTPRoute)]
    return {
        f"{method} {route.path}"
        for route in routes
        for method in route.methods & {"POST", "PUT", "PATCH", "DELETE"}
    }


# ------------------------------------------------------------------ killed on the way


@cache
def whole(row: Row) -> tuple[Told, dict[str, int]]:
    """What a request is answered with where nothing stops, and the money behind it."""
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), row.houses) as room:
        request = row.make(room)
        room.settle()
        before = room.money()
        told = room.asks(request)
        assert not told.repeated
        assert (room.money() != before) == row.moves, f"{row.id}: {before} became {room.money()}"
        return told, room.money()


def stopped(row: Row, place: Place, moment: Moment, number: int, tmp_path: Path) -> Request | None:
    """What was asked for by a room that was killed there; None where it never came there."""
    asked = tmp_path / "asked.json"
    with (tmp_path / "server.log").open("ab") as log:
        process = begin(
            asked_server.__name__, str(getattr(place, "url", place)), row.id, moment, str(number), str(asked),
            log=log, talks=False,
        )  # fmt: skip
        ended = process.wait(120)
        process.close()
    assert ended in (0, STOPPED), (tmp_path / "server.log").read_text()[-3000:]
    return msgspec.json.decode(asked.read_bytes(), type=Request) if ended == STOPPED else None


def check(row: Row, place: Place, moment: Moment, number: int, tmp_path: Path) -> bool:
    """Kill a room there and ask again, twice; False where it never comes there."""
    first, money = whole(row)
    request = stopped(row, place, moment, number, tmp_path)
    if request is None:
        return False
    with opened(place, row.houses, seed=2) as room:
        is_kept = room.knows(request) if row.by_step else room.keeps(request)
        assert is_kept or moment != "told", "what was told is kept"
        if row.by_step and not is_kept and row.of is TABLE_REQUESTS[commands.Act]:
            assert room.refusal(request) == "interrupted", "the hand waits for its players"
            return _is_clean(place)
        again = room.asks(request)
        assert again.repeated == is_kept, f"{row.id}, {moment} {number}: {again}"
        if is_kept:
            assert again.what == once(first, row).what, f"{row.id}, {moment} {number}"
        found = room.money()
        if row.by_player:
            found, money = of_players(found), of_players(money)
        assert found == money, f"{row.id}, {moment} {number}"
        third, found = room.asks(request), room.money()
        assert third.repeated and once(third, row).what == once(again, row).what
        assert (of_players(found) if row.by_player else found) == money
    return _is_clean(place)


def _is_clean(place: Place) -> bool:
    assert audit_place(place).findings == []
    return True


def once(told: Told, row: Row) -> Told:
    """An answer without what is told once."""
    body = told.what.get("body")
    if not row.told_once or not isinstance(body, dict):
        return told
    return Told(told.what | {"body": body | dict.fromkeys(row.told_once, "")}, told.repeated)


@pytest.mark.parametrize("row", ROWS, ids=[row.id for row in ROWS])
def test_asked_again_behind_a_restart_it_is_answered_as_at_first(tmp_path: Path, row: Row) -> None:
    with opened(tmp_path / "room", row.houses) as room:
        request = row.make(room)
        room.settle()
        before = room.money()
        first = room.asks(request)
        money = room.money()
        assert (money != before) == row.moves, f"{before} became {money}"
        again = room.asks(request)
        assert (first.repeated, again) == (False, Told(once(first, row).what, repeated=True))
        room.restart()
        assert room.asks(request) == again
        assert room.money() == money
    assert audit_place(tmp_path / "room").findings == []


def test_rooms_of_one_process_keep_their_requests_apart(tmp_path: Path) -> None:
    """They share the handlers of the API. People and requests have the same names here, for chance is the same."""
    row = named("POST /api/staff/money credit")
    with opened(tmp_path / "one", row.houses) as one, opened(tmp_path / "two", row.houses) as two:
        request, same = row.make(one), row.make(two)
        assert request == same
        for key in ("first", "second"):
            asked = msgspec.structs.replace(request, key=key, body=request.body | {"id": key})
            for room, other in ((one, two), (two, one)):
                money, others = room.money(), other.money()
                assert not room.asks(asked).repeated
                assert room.asks(asked).repeated
                assert (room.money() == money, other.money() == others) == (False, True)
        assert one.money() == two.money()


def test_an_account_is_welcomed_once(tmp_path: Path) -> None:
    with opened(tmp_path / "room", ("casinohuone",)) as room:
        body = {"name": "Anna", "password": "under a restart"}
        assert room.post("A", "/api/sign-up", body).is_success
        money = room.money()
        room.restart()
        again = room.post("A", "/api/sign-up", body)
        assert (again.status_code, again.json()["code"]) == (409, "name-taken")
        assert room.money() == money


KILLED: Final[tuple[tuple[str, Moment, int], ...]] = (
    ("JoinPool a seat", "durable", 1),
    ("JoinPool a seat", "kept", 1),
    ("TopUp", "given", 2),
    ("LeaveTable as the last", "kept", 1),
    ("EnterTournament as the last", "kept", 1),
    ("EnterTournament in several games", "kept", 2),
    ("BuyChips the only rebuy", "kept", 1),
    ("BuyChips a rebuy", "told", 1),
    ("AnswerDeal", "kept", 1),
    ("Act", "told", 1),
    ("POST /api/staff/money credit", "given", 1),
    ("POST /api/staff/players/{player:str}/close", "kept", 1),
    ("POST /api/staff/players/{player:str}/shut-out", "kept", 1),
    ("POST /api/staff/tournaments/{tournament:str}/cancel", "durable", 1),
)
"""Of the moments at which a room is killed each day; `make exhaustive` has all of them."""


@pytest.mark.crash
@pytest.mark.parametrize(("row", "moment", "number"), KILLED)
def test_asked_again_behind_a_kill_it_is_done_once_and_answered_as_at_first(
    tmp_path: Path, row: str, moment: Moment, number: int
) -> None:
    assert check(named(row), tmp_path / "room", moment, number, tmp_path), "it never comes there"


@pytest.mark.crash
@needs_postgres
@pytest.mark.parametrize("row", ["BuyChips the only rebuy", "LeaveTable"])
def test_the_same_on_a_server(tmp_path: Path, row: str) -> None:
    address = server().store()
    assert check(named(row), address, "kept", 1, tmp_path)
    server().drop(address)


@needs_postgres
@pytest.mark.parametrize(
    "row", ["EnterTournament", "BuyChips a rebuy", "TopUp", "POST /api/staff/money credit"]
)
def test_a_room_that_takes_over_from_one_that_still_runs_answers_as_that_one_did(
    monkeypatch: pytest.MonkeyPatch, row: str
) -> None:
    one, address = named(row), server().store()
    with opened(address, one.houses) as old:
        request = one.make(old)
        old.settle()
        first = old.asks(request)
        money = old.money()
        monkeypatch.setattr(whole_room, "open_place", partial(open_place, take_over=True))
        with opened(address, one.houses, seed=2) as new:
            again = new.asks(request)
            assert again == Told(once(first, one).what, repeated=True) and new.money() == money
            old.faults.clear()
            with pytest.raises(StoreFailed, match="taken the room over"):
                old.person("Late", 500)  # the old one stores nothing more
            assert old.faults and new.money() == money
            assert new.asks(request) == again
    assert audit_place(address).findings == []
    server().drop(address)


def named(row: str) -> Row:
    return next(one for one in ROWS if one.id == row)


@pytest.mark.crash
@pytest.mark.exhaustive  # each row at each of its moments on both sides, some twenty minutes
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("row", ROWS, ids=[row.id for row in ROWS])
def test_at_each_moment_on_both_sides(tmp_path: Path, row: Row, side: str) -> None:
    reached = 0
    for moment in get_args(Moment):
        if row.by_step and moment == "kept":
            continue
        for number in range(1, MOST):
            folder = tmp_path / f"{moment}-{number}"
            folder.mkdir()
            address = server().store() if side == "postgres" else None
            is_there = check(row, address or folder / "room", moment, number, folder)
            if address is not None:
                server().drop(address)
            reached += is_there
            if not is_there or moment == "told":
                break
    assert reached >= 3


@pytest.mark.parametrize("row", ["EnterTournament", "BuyChips a rebuy"])
def test_a_planted_fault_breaks_the_law(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, row: str) -> None:
    """A start recalls no answers, as rooms of before did not those of tournaments."""
    monkeypatch.setattr("cardroom.room.opening.kept_answers", lambda _: [])
    with pytest.raises(AssertionError):
        test_asked_again_behind_a_restart_it_is_answered_as_at_first(tmp_path, named(row))
