"""Another request under an id that was used is refused and changes nothing, also behind a stop of the room."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardroom.room.identity.person import Person
from cardroom.room.protocol.client_messages import AnyClientMessage
from cardroom.rules.refused import Refused
from cardroom.store.people_rows import Role
from cardroom.testing.whole_room import BOSS, TestRoom
from tests.crash.asking import AskedRoom, Request, Row, opened
from tests.crash.money_by_staff import act
from tests.crash.money_requests import ROWS

CASHIERS: tuple[tuple[str, Role], ...] = (("One", "cashier"), ("Two", "cashier"), ("Ann", "player"))
DAILY = ROWS[:: max(1, len(ROWS) // 6)]

_decode = msgspec.json.Decoder(AnyClientMessage).decode


def another(request: Request) -> Request:
    """What somebody else would ask under the same id."""
    if not request.message:
        return msgspec.structs.replace(request, body=request.body | {"reason": "for another reason"})
    asked = msgspec.json.decode(request.message)["id"]
    other = {"type": "leave_queue", "id": asked, "pool": "nowhere"}
    return msgspec.structs.replace(request, message=msgspec.json.encode(other).decode())


def code_of(room: AskedRoom, request: Request) -> str:
    """The code that a request is refused with."""
    if not request.message:
        return str(room.post(request.by, request.path, request.body, request.key).json()["code"])
    return room.client(request.by).refusal(_decode(request.message)).code


def check(folder: Path, row: Row) -> None:
    with opened(folder, row.houses) as room:
        request = row.make(room)
        told = room.asks(request)
        before = room.money()
        assert code_of(room, another(request)) == "request-used"
        assert room.money() == before
        again = room.asks(request)
        assert again.repeated and (row.told_once or again.what == told.what)
        if row.moves and not row.by_step:
            room.restart()
            before = room.money()
            assert code_of(room, another(request)) == "request-used"
            assert room.money() == before


@pytest.mark.parametrize("row", DAILY, ids=lambda row: row.id)
def test_another_body_under_a_used_id_is_refused(tmp_path: Path, row: Row) -> None:
    check(tmp_path, row)


@pytest.mark.exhaustive
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_another_body_under_any_used_id_is_refused(tmp_path: Path, row: Row) -> None:
    check(tmp_path, row)


def test_a_smaller_and_a_larger_amount_under_one_key_are_two_requests(tmp_path: Path) -> None:
    with opened(tmp_path, ("casinohuone",)) as room:
        request = act(room, "/api/staff/money", player=room.person("A", 0).id, amount=500, id="credit")
        room.asks(request)
        larger = msgspec.structs.replace(request, body=request.body | {"amount": 900})
        assert code_of(room, larger) == "request-used" and room.wallet("A") == 500


def refused(room: TestRoom, by: Person, player: str, amount: int, request: str) -> str:
    found: Refused = room.refused(room.room.payments.move(by, player, amount, "a gift", request))
    return found.code


def test_a_movement_is_its_askers_own(room: TestRoom) -> None:
    """Who asked was not compared: another cashier was told that the money was moved."""
    one, two, ann = (room.person(name, 0, role=role) for name, role in CASHIERS)
    assert room.run(room.room.payments.move(one, ann.id, 500, "a gift", "small")) == "moved"
    assert refused(room, two, ann.id, 500, "small") == "request-used"
    most = room.room.services.settings.credit_alone_cents
    assert room.run(room.room.payments.move(one, ann.id, most + 1, "a gift", "large")) == "waits"
    assert refused(room, two, ann.id, most + 1, "large") == "request-used"
    assert room.wallet("Ann") == 500


def test_a_credit_that_was_declined_or_waited_too_long_does_not_wait(room: TestRoom) -> None:
    one, two, ann = (room.person(name, 0, role=role) for name, role in CASHIERS)
    settings = room.room.services.settings
    most, move = settings.credit_alone_cents, room.room.payments.move
    for name in ("declined", "late"):
        assert room.run(move(one, ann.id, most + 1, "a gift", name)) == "waits"
    room.run(room.room.payments.decline(two, "declined", "no"))
    assert refused(room, one, ann.id, most + 1, "declined") == "proposal-over"
    room.wait(ms=settings.credit_waits_hours * 3_600_000 + 1)
    assert refused(room, one, ann.id, most + 1, "late") == "proposal-over"


def test_a_cashier_takes_no_money_of_staff(room: TestRoom) -> None:
    one, chief, other = room.person("One", 0, role="cashier"), room.person("Chief", 900, role="admin"), BOSS
    assert refused(room, one, chief.id, -900, "mine") == "staff-account" and room.wallet("Chief") == 900
    assert room.run(room.room.payments.move(other, chief.id, -400, "a mistake", "his")) == "moved"
