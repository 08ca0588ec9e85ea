"""Hands shared by a link: what the sharer saw and no more, names hidden at will, until it is taken back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardroom.room.archive import shared_hands as shares_module
from cardroom.room.protocol.responses import HandBody
from cardroom.rules import house
from cardroom.rules.refused import Refused
from cardroom.table.events import CardsToPlace, HandStarted, HoleSeen
from cardroom.testing.whole_room import TestRoom

HELSINKI = house("casino-helsinki")
NAMES = ("Anna", "Bertil", "Cecilia")


def played(room: TestRoom, pool: str) -> str:
    """One hand of three; its id."""
    table = room.seat(pool, *NAMES)
    room.deal(table)
    room.play(table)
    return room.reader.hands_at(table).rows[0].hand_id


def shared(room: TestRoom, name: str, hand: str, with_names: bool) -> HandBody:
    link = room.run(room.room.shares.share(room.person(name), hand, with_names))
    return room.run(room.room.shares.shown(link.secret))


@pytest.mark.parametrize("pool", ["holdem-nl-nl200", "stud-fl-fl2-4-a", "sviten-pl-pl200", "open-face-p50"])
def test_a_link_shows_what_the_sharer_sees_and_no_card_more(tmp_path: Path, pool: str) -> None:
    with TestRoom(tmp_path, book=HELSINKI) as room:
        hand = played(room, pool)
        for name in NAMES:
            own = room.run(room.room.hands.body(hand, room.person(name).id))
            assert shared(room, name, hand, True) == own
            hidden = shared(room, name, hand, False)
            assert (hidden.you, hidden.root, hidden.openings) == (own.you, own.root, own.openings)
            assert [type(event) for event in hidden.events] == [type(event) for event in own.events]
            seen = [one for one in hidden.events if isinstance(one, HoleSeen | CardsToPlace)]
            assert {one.seat for one in seen} <= {own.you}
            assert seen == [one for one in own.events if isinstance(one, HoleSeen | CardsToPlace)]


@pytest.mark.parametrize("pool", ["holdem-nl-nl200", "open-face-p50"])
def test_without_names_nothing_tells_who_played_or_where(tmp_path: Path, pool: str) -> None:
    with TestRoom(tmp_path, book=HELSINKI) as room:
        hand = played(room, pool)
        table = room.reader.hand(hand).table_id  # type: ignore[union-attr]  # it is there
        hidden = shared(room, "Anna", hand, False)
        text = msgspec.json.encode(hidden).decode()
        told = [table, hand, room.room.tables.writer(table).terms.name]
        told += [room.person(name).id for name in NAMES] + list(NAMES)
        assert [word for word in told if word in text] == []
        start = next(one for one in hidden.events if isinstance(one, HandStarted))
        assert [one.player for one in start.seats] == ["player-1", "player-2", "player-3"]
        assert hidden.names == {"player-1": "1", "player-2": "2", "player-3": "3"}


def test_who_watched_shares_what_a_spectator_saw(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        table = room.seat("holdem-nl10", *NAMES)
        watcher = room.connect("Wilma")
        watcher.watch(table)
        room.deal(table)
        room.play(table)
        hand = room.reader.hands_at(table).rows[0].hand_id
        assert shared(room, "Wilma", hand, True) == room.run(room.room.hands.body(hand, ""))


def test_what_is_running_unknown_or_anothers_is_not_shared(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        hand = played(room, "holdem-nl10")
        table = room.reader.hand(hand).table_id  # type: ignore[union-attr]  # it is there
        shares = room.room.shares
        assert room.refused(shares.share(room.person("Stranger"), hand, True)).code == "hand-not-yours"
        room.deal(table)
        assert room.refused(shares.share(room.person("Anna"), f"{table}-2", True)).code == "no-such-hand"
        boss = room.person("Boss", role="admin")
        assert room.refused(shares.share(boss, hand, True)).code == "hand-not-yours"
        for secret in ("", "x" * 32, "0" * 32, hand):
            assert room.refused(shares.shown(secret)).code == "no-such-share"


def test_a_link_that_is_taken_back_shows_nothing_and_stays_so_behind_a_restart(tmp_path: Path) -> None:
    with TestRoom(tmp_path) as room:
        hand = played(room, "holdem-nl10")
        shares, anna = room.room.shares, room.person("Anna")
        kept = room.run(shares.share(anna, hand, True))
        gone = room.run(shares.share(anna, hand, False))
        assert {row.share for row in room.run(shares.of(anna)).shares} == {kept.share, gone.share}
        assert room.refused(shares.take_back(room.person("Bertil"), gone.share)).code == "no-such-share"
        room.run(shares.take_back(anna, gone.share))
        assert room.refused(shares.take_back(anna, gone.share)).code == "no-such-share"
        assert room.refused(shares.shown(gone.secret)).code == "no-such-share"
        assert room.refused(shares.shown(kept.share)).code == "no-such-share", "the id of a link is no link"
        room.restart()
        shares = room.room.shares
        assert room.run(shares.shown(kept.secret)).hand == hand
        assert room.refused(shares.shown(gone.secret)).code == "no-such-share"
        assert [row.share for row in room.run(shares.of(anna)).shares] == [kept.share]


def test_nobody_has_more_links_than_so_many_and_the_log_knows_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shares_module, "MAX_OPEN", 2)
    with TestRoom(tmp_path) as room:
        hand = played(room, "holdem-nl10")
        shares, anna = room.room.shares, room.person("Anna")
        first = room.run(shares.share(anna, hand, True))
        room.run(shares.share(anna, hand, True))
        with pytest.raises(Refused) as refused:
            room.run(shares.share(anna, hand, True))
        assert refused.value.code == "shares-enough"
        room.run(shares.take_back(anna, first.share))
        room.run(shares.share(anna, hand, True))
        lines = [line.record for line in room.reader.log(subject=hand).rows]
        assert [line.what for line in lines] == ["share_hand", "end_share", "share_hand", "share_hand"]
        assert first.secret not in "".join(str(line.details) for line in lines), "the log cannot open a hand"
