"""Who is called when the page is closed: on which browsers, for what, and no longer than their sign-in lasts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cardroom.floor.model.sentence_catalogues import Language
from cardroom.room.notices.call import Call, PushGone, PushLetter
from cardroom.room.notices.subscription import Subscription
from cardroom.room.protocol import server_messages as to_client
from cardroom.rules.refused import Refused
from cardroom.store.engines.store_location import Place, audit_place
from cardroom.testing.whole_room import CHEAP, TestRoom
from tests.room.tournaments.played import cup_room, enter, start
from tests.store.contract.conftest import place

__all__ = ["place"]

POOL = "holdem-nl10"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
"""Of RFC 8291, section 5."""


class Bag:
    """A courier who keeps the letters."""

    public_key = "the room's"

    def __init__(self) -> None:
        self.letters: list[PushLetter] = []

    def carry(self, letter: PushLetter, gone: PushGone) -> None:
        self.letters.append(letter)

    def said(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(letter.text) for letter in self.letters]

    def browsers(self) -> list[str]:
        return [letter.to.endpoint.rsplit("/", 1)[1] for letter in self.letters]


def endpoint(browser: str) -> str:
    return f"https://fcm.googleapis.com/fcm/send/{browser}"


class Called:
    """A room with a courier, and people who name their browsers."""

    def __init__(self, room: TestRoom) -> None:
        self.room = room
        self.bag = Bag()
        room.room.push.courier = self.bag

    def restart(self) -> None:
        self.room.restart()
        self.room.room.push.courier = self.bag

    def sign_in(self, name: str) -> str:
        return self.room.run(self.room.room.players.open_session(self.room.person(name).id))

    def names(self, name: str, browser: str, token: str = "", language: Language = "en", **more: Any) -> str:
        token = token or self.sign_in(name)
        wanted = Subscription("", endpoint(browser), P256DH, AUTH, language, "", 0, **more)
        self.room.run(self.room.room.push.subscribe(self.room.person(name), token, wanted))
        return token

    def offer(self, *names: str) -> list[str]:
        """A seat comes free for the first who waits; the browsers that are called."""
        self.bag.letters.clear()
        table = self.room.seat(POOL, *"ABCDEF")
        for name in names:
            client = self.room.client(name)
            client.done(client.join(POOL, 1000))
        self.room.client("A").done(self.room.client("A").leave(table))
        self.settle()
        return self.bag.browsers()

    def settle(self) -> None:
        self.room.settle()
        self.room.run(self.room.room.push.ended())
        self.room.settle()


@pytest.fixture
def called(place: Place) -> Iterator[Called]:
    with TestRoom(place) as opened:
        yield Called(opened)
    assert audit_place(place).findings == []


def test_who_waits_is_called_when_the_seat_is_ready_and_nobody_else(called: Called) -> None:
    called.names("G", "phone", language="fi")
    called.names("H", "laptop")
    assert called.offer("G", "H") == ["phone"]
    offer = called.room.client("G").last(to_client.SeatOffered)
    said = called.bag.said()[0]
    assert said["kind"] == "seat_ready" and said["language"] == "fi" and said["until_ms"] == offer.until_ms
    assert said["path"] == "/" and said["name"] in {
        writer.terms.name for writer in called.room.room.tables.values()
    }
    assert set(said) == {"kind", "name", "path", "until_ms", "seat", "language"}, (
        "nothing else goes out of the room"
    )
    assert called.bag.letters[0].seconds == called.room.book.seating.seat_offer_seconds.value


def test_browsers_are_known_after_a_restart_and_a_second_time_changes_nothing(called: Called) -> None:
    token = called.names("G", "phone")
    called.names("G", "phone", token)
    called.names("G", "tablet", token)
    called.restart()
    called.room.connect("G")
    assert sorted(called.offer("G")) == ["phone", "tablet"]
    rows = called.room.do(lambda: called.room.reader.matters("push"))
    assert len(rows) == 2


def test_with_its_sign_in_a_browser_ends(called: Called) -> None:
    token = called.names("G", "shared")
    called.names("G", "phone")
    called.room.run(called.room.room.own_account.sign_out_by(token))
    assert called.offer("G") == ["phone"]
    rows = called.room.do(lambda: called.room.reader.matters("push"))
    assert sorted((row.is_open, bool(row.body)) for row in rows) == [(False, False), (True, True)], (
        "no trace is kept"
    )


def test_who_signs_in_at_the_same_browser_takes_it_over(called: Called) -> None:
    called.names("G", "clubs")
    called.names("H", "clubs")
    assert called.offer("G") == []


def test_a_browser_that_was_given_up_or_has_expired_is_not_called(called: Called) -> None:
    called.names("G", "phone")
    called.names("G", "tablet", expires_ms=called.room.time.now_ms() + 1)
    called.names("G", "laptop")
    called.room.run(called.room.room.push.unsubscribe(called.room.person("H"), endpoint("laptop")))
    called.room.run(called.room.room.push.unsubscribe(called.room.person("G"), endpoint("phone")))
    called.room.run(called.room.room.push.unsubscribe(called.room.person("G"), endpoint("never there")))
    called.room.wait(seconds=1)
    assert called.offer("G") == ["laptop"]


def test_a_browser_the_service_no_longer_knows_is_forgotten_unless_it_came_anew(called: Called) -> None:
    token = called.names("G", "phone")
    old = called.bag
    called.offer("G")
    gone = old.letters[0].to
    called.names("G", "phone", token, language="cs")  # it came again while the letter was on its way
    called.room.do(lambda: called.room.room.push.gone(gone))
    called.settle()
    rows = called.room.do(lambda: called.room.reader.matters("push", open_only=True))
    assert [row.body["language"] for row in rows] == ["cs"]
    newer = msgspec.convert(rows[0].body, Subscription)
    called.room.do(lambda: called.room.room.push.gone(newer))
    called.settle()
    assert called.room.do(lambda: called.room.reader.matters("push", open_only=True)) == []


def test_one_browser_too_many_ends_the_oldest(called: Called) -> None:
    token = called.sign_in("G")
    for number in range(CHEAP.push_a_player + 1):
        called.names("G", f"number {number}".replace(" ", "-"), token)
        called.room.wait(seconds=1)
    assert sorted(called.offer("G")) == [f"number-{number}" for number in range(1, CHEAP.push_a_player + 1)]


def test_naming_browsers_all_day_ends(called: Called) -> None:
    token = called.sign_in("G")
    for number in range(20):
        called.names("G", f"number-{number}", token)
    with pytest.raises(Refused) as refused:
        called.names("G", "one-more", token)
    assert refused.value.code == "push-too-often"
    called.names("G", "number-19", token)  # one that is known may speak again
    called.room.wait(seconds=24 * 3600 + 1)
    called.names("G", "one-more", token)


def test_only_the_own_sign_in_counts(called: Called) -> None:
    stolen = called.sign_in("H")
    for token in (stolen, "nothing", ""):
        with pytest.raises(Refused) as refused:
            called.room.run(
                called.room.room.push.subscribe(
                    called.room.person("G"),
                    token,
                    Subscription("", endpoint("phone"), P256DH, AUTH, "en", "", 0),
                )
            )
        assert refused.value.code == "not-signed-in"


def test_a_room_without_a_courier_takes_no_browser_and_calls_nobody(called: Called) -> None:
    called.names("G", "phone")
    called.room.room.push.courier = None
    with pytest.raises(Refused) as refused:
        called.names("G", "tablet")
    assert refused.value.code == "push-off"
    assert called.offer("G") == [] and called.room.room.push.public_key == ""


def test_an_offer_that_is_over_calls_nobody(called: Called) -> None:
    called.names("G", "phone")
    player = called.room.person("G").id
    called.room.do(lambda: called.room.room.push.call((player,), Call("seat_ready", "x", "/", 1)))
    called.settle()
    assert called.bag.letters == []


def test_who_is_in_a_tournament_is_called_once_when_it_starts(place: Place) -> None:
    with cup_room(place) as room:
        called = Called(room)
        for name in ("P", "Q", "R"):
            room.connect(name)
        called.names("P", "phone", language="nb")
        called.names("R", "laptop")
        enter(room, "P", "Q")
        called.settle()
        assert called.bag.letters == []
        start(room)
        called.settle()
        assert called.bag.browsers() == ["phone"], "R is not in it"
        said = called.bag.said()[0]
        assert (said["kind"], said["name"], said["path"]) == (
            "tournament_starts",
            "The Cup",
            "/tournaments/cup",
        )
        called.restart()
        called.settle()
        assert called.bag.browsers() == ["phone"], "a restart is no start"
