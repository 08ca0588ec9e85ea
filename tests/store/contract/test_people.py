"""Players, sessions and settings: what is stored, and what is refused."""

from __future__ import annotations

import msgspec
import pytest

from cardroom.store.engines.store_location import AnyStore
from cardroom.store.faults import StoreRefused
from cardroom.store.people_rows import (
    AddPlayer,
    CloseSession,
    CloseSessionsOf,
    DropExpiredSessions,
    ForgetDevicesOf,
    KnowDevice,
    OpenSession,
    SessionRecord,
    SetFlags,
    SetPassword,
    SetRole,
    SetSettings,
    UseSession,
)
from cardroom.store.rows import Change, Commit, LogRecord
from tests.store.making import issue, player


def make(store: AnyStore, *changes: Change) -> None:
    store.commit_now(Commit(changes=changes))


def refusal(store: AnyStore, *changes: Change) -> str:
    with pytest.raises(StoreRefused) as caught:
        make(store, *changes)
    return caught.value.code


@pytest.fixture
def peopled(store: AnyStore) -> AnyStore:
    make(store, AddPlayer(player("ann", "Ann")), AddPlayer(player("åke", "Åke")))
    return store


@pytest.mark.parametrize("name", ["Åke", "åke", "ÅKE", "A\u030ake", "a\u030aKE"])
def test_a_name_is_taken_whatever_its_case_or_encoding(peopled: AnyStore, name: str) -> None:
    assert refusal(peopled, AddPlayer(player("new", name))) == "name-taken"
    found = peopled.blocking_reader.player_named(name)
    assert found is not None and found.id == "åke"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("å", ["åke"]),
        ("KE", ["åke"]),
        ("ann", ["ann"]),
        ("åke", ["åke"]),
        ("%", []),
        ("_nn", []),
        ("a%n", []),
        ("!", []),
        ("' OR 1=1 --", []),
    ],
)
def test_players_are_found_by_id_and_by_any_part_of_the_name(
    peopled: AnyStore, text: str, found: list[str]
) -> None:
    assert [one.id for one in peopled.blocking_reader.players_like(text, 10)] == found


def test_the_player_of_the_id_comes_first_then_by_names_as_many_as_asked(peopled: AnyStore) -> None:
    make(peopled, AddPlayer(player("zz", "Aaron")), AddPlayer(player("aaron", "Zoe Aaron")))
    reader = peopled.blocking_reader
    assert [one.id for one in reader.players_like("aaron", 10)] == ["aaron", "zz"]
    assert [one.id for one in reader.players_like("aaron", 1)] == ["aaron"]


def test_sharp_s_and_double_s_are_one_name(peopled: AnyStore) -> None:
    make(peopled, AddPlayer(player("x", "Strauß")))
    assert refusal(peopled, AddPlayer(player("y", "STRAUSS"))) == "name-taken"


def test_a_player_id_is_taken_once(peopled: AnyStore) -> None:
    assert refusal(peopled, AddPlayer(player("ann", "Another"))) == "player-exists"


def test_password_role_and_flags_are_changed_one_by_one(peopled: AnyStore) -> None:
    make(peopled, SetPassword("ann", "new"), SetRole("ann", "floor"), SetFlags("ann", {"bot": True}))
    found = peopled.blocking_reader.player("ann")
    assert found is not None
    assert (found.name, found.password_hash, found.role, found.flags) == (
        "Ann",
        "new",
        "floor",
        {"bot": True},
    )
    untouched = peopled.blocking_reader.player("åke")
    assert untouched == player("åke", "Åke")


@pytest.mark.parametrize(
    "change", [SetPassword("nobody", "x"), SetRole("nobody", "floor"), SetFlags("nobody", {})]
)
def test_nobody_cannot_be_changed(peopled: AnyStore, change: Change) -> None:
    assert refusal(peopled, SetRole("ann", "admin"), change) == "no-such-player"
    found = peopled.blocking_reader.player("ann")
    assert found is not None and found.role == "player"  # the change before the wrong one fell with it


def test_a_role_is_one_of_three(peopled: AnyStore) -> None:
    assert refusal(peopled, SetRole("ann", "owner")) == "not-storable"  # type: ignore[arg-type]  # the point


def test_sessions_open_close_and_end(peopled: AnyStore) -> None:
    one, two, three = (SessionRecord(bytes([n]) * 32, "ann", n, 100 * n) for n in (1, 2, 3))
    make(peopled, OpenSession(one), OpenSession(two), OpenSession(three))
    reader = peopled.blocking_reader
    assert reader.session(two.token_hash) == two and reader.sessions_of("ann") == [one, two, three]
    assert refusal(peopled, OpenSession(two)) == "session-exists"
    make(peopled, CloseSession(two.token_hash), CloseSession(b"unknown"))
    assert reader.session(two.token_hash) is None
    make(peopled, DropExpiredSessions(101))
    assert reader.sessions_of("ann") == [three]
    make(peopled, CloseSessionsOf("ann"))
    assert reader.sessions_of("ann") == []
    assert refusal(peopled, OpenSession(SessionRecord(b"x" * 32, "nobody", 1, 2))) == "no-such-row"


def test_settings_are_replaced_as_a_whole(peopled: AnyStore) -> None:
    assert peopled.blocking_reader.settings("ann") == {}
    make(peopled, SetSettings("ann", {"language": "fi", "mutes": ["åke"]}))
    make(peopled, SetSettings("ann", {"presets": [50, 75]}))
    assert peopled.blocking_reader.settings("ann") == {"presets": [50, 75]}
    assert refusal(peopled, SetSettings("nobody", {})) == "no-such-row"


def test_players_are_listed_in_pages(peopled: AnyStore) -> None:
    make(peopled, *(AddPlayer(player(f"p{n}")) for n in range(5)))
    first = peopled.blocking_reader.players(limit=3)
    assert [found.id for found in first] == ["ann", "p0", "p1"]
    assert [found.id for found in peopled.blocking_reader.players(after="p1", limit=9)] == [
        "p2",
        "p3",
        "p4",
        "åke",
    ]


def test_a_sign_up_with_its_gift_and_its_log_line_is_one_commit(peopled: AnyStore) -> None:
    taken = Commit(
        changes=(AddPlayer(player("new", "ann")),),
        entries=(issue("gift:new", "wallet:new", 1000),),
        log=(LogRecord(1, "new", "sign_up", "new", ""),),
    )
    with pytest.raises(StoreRefused, match="another player has this name"):
        peopled.commit_now(taken)
    assert peopled.blocking_reader.balance("wallet:new") == 0 and peopled.blocking_reader.log().rows == ()


def test_a_sign_in_is_listed_with_its_device_and_when_it_was_last_used(peopled: AnyStore) -> None:
    session = SessionRecord(b"h" * 32, "ann", 10, 99, "s-1", 10, "Firefox on Linux", "192.0.2.7")
    make(peopled, OpenSession(session), UseSession(b"h" * 32, 50), UseSession(b"gone" * 8, 50))
    assert peopled.blocking_reader.sessions_of("ann") == [msgspec.structs.replace(session, used_ms=50)]


def test_using_one_sign_in_leaves_the_others_of_the_player_as_they_were(peopled: AnyStore) -> None:
    used, idle = (SessionRecord(token * 32, "ann", 10, 99, used_ms=10) for token in (b"u", b"i"))
    make(peopled, OpenSession(used), OpenSession(idle), UseSession(used.token_hash, 50))
    found = {session.token_hash: session.used_ms for session in peopled.blocking_reader.sessions_of("ann")}
    assert found == {used.token_hash: 50, idle.token_hash: 10}


def test_a_device_is_known_to_the_players_who_used_it_until_they_forget_it(peopled: AnyStore) -> None:
    device = b"d" * 32
    make(peopled, KnowDevice("ann", device, 1), KnowDevice("ann", device, 2))
    assert peopled.blocking_reader.knows_device("ann", device)
    assert not peopled.blocking_reader.knows_device("ben", device), (
        "a neighbour at the same browser is another"
    )
    assert not peopled.blocking_reader.knows_device("ann", b"e" * 32)
    make(peopled, ForgetDevicesOf("ann"))
    assert not peopled.blocking_reader.knows_device("ann", device)
    assert refusal(peopled, KnowDevice("nobody", device, 1)) == "no-such-row"
