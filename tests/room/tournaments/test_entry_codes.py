"""A tournament that requires an entry code lets in whoever gives it, and nobody guesses it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardroom.room.protocol.tournament_client import EnterTournament, WithdrawFromTournament
from cardroom.room.tournaments.asks import entry_code_hash
from cardroom.room.tournaments.entering import MOST, MOST_AN_ADDRESS, WITHIN_MS
from cardroom.room.tournaments.public_view import row_of
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.room.tournaments.played import CUP, cup_room
from tests.stored import kept

CODE = "Silver Fox"


def enters(client: TestClient, code: str = "") -> str:
    """Enter with a code; the code of the refusal, "" if it was good."""
    return getattr(client.ask(EnterTournament(client.new_id(), CUP, code=code)), "code", "")


@pytest.fixture
def room(tmp_path: Path) -> Iterator[TestRoom]:
    with cup_room(tmp_path, code_hash=entry_code_hash(CODE)) as room:
        yield room


def test_whoever_gives_the_code_enters_however_it_is_written_and_nobody_else(room: TestRoom) -> None:
    for name, code in (("Anna", "silver fox"), ("Olli", " SilverFOX ")):
        assert enters(room.client(name), code) == ""
    kai = room.client("Kai")
    for code in ("", "silver", "silver fox 2", "\0"):
        before = dict(room.balances())
        assert enters(kai, code) == "entry-code-wrong"
        room.settle()
        assert room.balances() == before, "nothing was paid"
    found = room.room.tournaments.found(CUP)
    assert found is not None and len(found.state.entrants) == 2
    room.restart()
    kai = room.client("Kai")
    assert enters(kai) == "entry-code-wrong" and enters(kai, "silver fox") == ""


def test_a_wrong_code_moves_no_money_and_stores_nothing(room: TestRoom) -> None:
    kai = room.client("Kai")
    room.settle()
    store = room.room.services.store

    def stored() -> tuple[int, dict[str, int]]:
        return room.run(store.read(lambda reader: (len(list(reader.entries())), {
            name: head.seq for name, head in reader.heads().items()
        })))  # fmt: skip

    before = stored()
    assert enters(kai, "wrong") == "entry-code-wrong"
    room.settle()
    assert stored() == before
    assert enters(kai, CODE) == ""
    room.settle()
    assert stored() != before


def test_the_refusal_cites_the_clauses_of_entries(room: TestRoom) -> None:
    refused = room.client("Kai").refusal(EnterTournament("a", CUP, code="wrong"))
    assert refused.code == "entry-code-wrong" and refused.clauses, "a refusal cites its clause"


def test_nobody_guesses_a_code_and_the_right_one_does_not_tell_after_too_many(room: TestRoom) -> None:
    kai = room.client("Kai")
    assert [enters(kai, f"guess {number}") for number in range(MOST)] == ["entry-code-wrong"] * MOST
    assert enters(kai, CODE) == "too-many-attempts"
    assert enters(room.client("Anna"), CODE) == "", "others are not touched"
    room.wait(seconds=WITHIN_MS // 1000)
    assert enters(kai, CODE) == ""


def test_many_accounts_behind_one_address_guess_no_faster_and_right_codes_do_not_count(
    room: TestRoom,
) -> None:
    for number in range(MOST_AN_ADDRESS):
        client = room.client(f"Guest {number // 5}")
        client.address = "203.0.113.7"
        assert enters(client, f"guess {number}") == "entry-code-wrong"
    late = room.client("Late")
    late.address = "203.0.113.7"
    assert enters(late, CODE) == "too-many-attempts"
    elsewhere = room.client("Elsewhere")
    elsewhere.address = "198.51.100.1"
    assert enters(elsewhere, CODE) == ""
    room.wait(seconds=WITHIN_MS // 1000)
    assert enters(late, CODE) == ""


def test_a_club_that_enters_at_once_behind_one_address_is_let_in(tmp_path: Path) -> None:
    with cup_room(tmp_path, code_hash=entry_code_hash(CODE), most=200) as room:
        for number in range(MOST_AN_ADDRESS + 5):
            client = room.client(f"Member {number}")
            client.address = "203.0.113.7"
            assert enters(client, CODE) == ""


def test_the_code_stands_nowhere_and_the_list_says_that_there_is_one(room: TestRoom) -> None:
    found = room.room.tournaments.found(CUP)
    assert found is not None and row_of(found).code is True
    kai, anna = room.client("Kai"), room.client("Anna")
    assert enters(kai, "silver wolf") == "entry-code-wrong" and enters(anna, CODE) == ""
    room.settle()
    found_there = kept(room.place)
    assert b"Anna" in found_there and b"silver" not in found_there.lower()
    told = "".join([*kai.texts, *anna.texts])
    assert "silver" not in told.lower() and entry_code_hash(CODE) not in told


def test_without_a_code_none_is_required_and_what_is_given_is_not_looked_at(tmp_path: Path) -> None:
    with cup_room(tmp_path) as room:
        client = room.client("Anna")
        assert enters(client, "anything") == ""
        found = room.room.tournaments.found(CUP)
        assert found is not None and row_of(found).code is False


def test_a_player_who_has_been_in_enters_again_without_the_code(tmp_path: Path) -> None:
    with cup_room(tmp_path, code_hash=entry_code_hash(CODE)) as room:
        anna = room.client("Anna")
        assert enters(anna, CODE) == ""
        assert enters(anna) == "entered-already"
        anna.done(WithdrawFromTournament(anna.new_id(), CUP))
        assert enters(anna) == "entry-code-wrong", "who withdrew has not been in"
