"""A proof of the second factor lasts for minutes, in one session alone, and codes go by the room's own clock."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pyotp
import pytest
from msgspec.structs import replace

from cardroom.room.identity.permissions import ASKED_AGAIN, PERMISSIONS, check_may
from cardroom.room.identity.person import Person
from cardroom.room.second.app_codes import STEP_MS, secret_of, step_of
from cardroom.room.second.passkeys import Place
from cardroom.room.second.proving import Proof
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import CHEAP, TestRoom

HERE = Place("localhost", "http://localhost")
SETTINGS = replace(CHEAP, second_factor_minutes=10)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    with TestRoom(tmp_path, settings=SETTINGS) as running:
        yield running


def asking(room: TestRoom, name: str) -> Person:
    """Somebody as a request of a new session shows them."""
    token = room.run(room.room.players.open_session(room.person(name, role="admin").id))
    return again(room, token)


def again(room: TestRoom, token: str) -> Person:
    person = room.run(room.room.players.of_session(token))
    assert person is not None
    return person


def code(room: TestRoom, secret: str) -> str:
    return pyotp.TOTP(secret).at(room.room.services.clock.now_ms() // 1000)


def set_up(room: TestRoom, person: Person) -> str:
    """An app for them; its secret."""
    begun = room.run(room.room.second.begin_app(person))
    room.run(room.room.second.confirm_app(person, code(room, begun.secret)))
    return begun.secret


def refused_for(room: TestRoom, person: Person) -> dict[str, str]:
    """By act, the refusal that an admin meets."""
    found = {}
    for act in PERMISSIONS["admin"]:
        try:
            check_may(room.room.players.now(person), act)
        except Refused as refused:
            found[act] = refused.code
    return found


def test_a_proof_lasts_for_minutes_in_its_own_session_and_no_restart(room: TestRoom) -> None:
    here = asking(room, "Boss")
    secret = set_up(room, here)
    elsewhere = replace(here, session="s-another")
    asked = dict.fromkeys(ASKED_AGAIN, "second-factor-again")
    assert (refused_for(room, here), refused_for(room, elsewhere)) == ({}, asked)
    room.wait(seconds=599)
    assert refused_for(room, here) == {}
    room.wait(seconds=1)
    assert refused_for(room, here) == asked
    room.run(room.room.second.prove_again(here, Proof(code(room, secret)), HERE))
    assert (refused_for(room, here), refused_for(room, elsewhere)) == ({}, asked)
    room.restart()
    assert refused_for(room, here) == asked
    assert room.refused(room.room.second.prove_again(here, Proof(code(room, secret)), HERE)).code == (
        "second-factor-wrong"
    )


def test_a_colleague_who_is_spoken_of_is_asked_nothing(room: TestRoom) -> None:
    here = asking(room, "Boss")
    set_up(room, here)
    assert refused_for(room, replace(here, session="")) == {}, "the first of two, when the second confirms"


def test_a_code_is_good_for_its_half_minute_and_one_before_and_after_and_never_twice() -> None:
    secret, now_ms = secret_of(b"a seed of thirty-two bytes......"), 1_700_000_000_000
    now = now_ms // STEP_MS
    codes = {away: pyotp.TOTP(secret).at((now + away) * STEP_MS // 1000) for away in range(-3, 4)}
    assert len(set(codes.values())) == 7, "this seed has no two alike here"
    found = {away: step_of(secret, shown, now_ms, 0) for away, shown in codes.items()}
    assert found == {-3: None, -2: None, -1: now - 1, 0: now, 1: now + 1, 2: None, 3: None}
    for away in (-1, 0, 1):
        assert step_of(secret, codes[away], now_ms, now + away) is None
        assert step_of(secret, codes[away], now_ms, now + away - 1) == now + away
    assert step_of(secret, codes[-1], now_ms, now) is None, (
        "an older one than the last is worth nothing either"
    )
    for odd in ("", "12345", "1234567", "١٢٣٤٥٦", "x" * 64):
        assert step_of(secret, odd, now_ms, 0) is None
