"""Streams have ids. What players are called is told beside, and looked up when a hand is shown: the names of now."""

from __future__ import annotations

import random
import re
from pathlib import Path

from cardroom.room.archive.hand_files import as_pokerstars
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.protocol import tournament_news as of_cups
from cardroom.room.protocol.tournament_client import WatchTournament, WithdrawFromTournament
from cardroom.room.runtime.compression import decompressed
from cardroom.testing.whole_room import TestRoom
from tests.room.tournaments.played import CUP, cup_room, enter, go_on, is_on, start
from tests.stored import asked, behind

NAMES = ("Anneli", "Bertil", "Cecilia")


def test_no_name_is_in_a_stream_a_snapshot_or_a_record(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", *NAMES)
    room.deal(table)
    room.play(table)
    room.deal(table)
    written = [repr((step.command, step.events)) for _, step in room.steps(table)]
    state = room.reader.table_state(table)
    assert state is not None and state.snapshot is not None and len(written) > 10
    written.append(state.snapshot.payload.decode())
    for name in NAMES:
        assert not [one for one in written if name in one], f"{name} is written in a stream"
    assert room.person("Anneli").id in "".join(written)


def test_who_follows_a_table_is_told_what_its_players_are_called(room: TestRoom) -> None:
    watcher = room.connect()
    table = room.seat("holdem-nl10", *NAMES)
    watcher.watch(table)
    [shown] = [one for one in watcher.told if isinstance(one, to_client.TableShown)]
    assert {shown.names[seat.player] for seat in shown.view.seats} == set(NAMES)
    late = room.connect("Doris")
    late.done(late.join("holdem-nl10", 1000))
    told = [one.names for one in watcher.told if isinstance(one, to_client.TableTold) and one.names]
    assert told == [{late.player: "Doris"}]


def test_a_renamed_player_breaks_no_replay_and_is_shown_by_the_new_name(room: TestRoom) -> None:
    table = room.seat("holdem-nl10", *NAMES)
    room.deal(table)
    hand = room.hand(table).hand
    room.play(table)
    room.deal(table)
    room.act(table, "call")
    anneli, before = room.person("Anneli").id, room.hand(table).engine.dump()
    room.settle()
    room.time.forget()
    room.stored.close()
    behind(room.place, ("UPDATE players SET name = 'Anna', name_key = 'anna' WHERE id = ?", (anneli,)))
    room.clients.clear()
    room._open()
    assert room.hand(table).engine.dump() == before, "played again to where it stood"
    watcher = room.connect()
    watcher.watch(table)
    [shown] = [one for one in watcher.told if isinstance(one, to_client.TableShown)]
    assert shown.names[anneli] == "Anna"
    body = room.run(room.room.hands.body(hand, anneli))
    assert body.names[anneli] == "Anna"
    text = as_pokerstars(body.terms, body.events, body.names)
    assert "Anna (" in text and "Anneli" not in text and anneli not in text


def test_no_name_of_an_entrant_is_in_a_stream_a_snapshot_or_a_message_between_owners(tmp_path: Path) -> None:
    """Who enters is kept by the id; pages, lists and lines about the tournament have the name beside."""
    with cup_room(tmp_path, late_levels=2) as room:
        room.wait(1)
        clients = enter(room, *NAMES)
        for client in clients[:1]:
            client.done(WithdrawFromTournament(client.new_id(), CUP))
        enter(room, NAMES[0])
        start(room)
        chance = random.Random(3)
        for _ in range(100):
            go_on(room, chance, raises=0)
        written = _written(room)
        room.restart()
        watcher = room.connect()
        watcher.ask(WatchTournament(CUP))
        assert is_on(room) and len(written) > 60
        [shown] = [one for one in watcher.told if isinstance(one, of_cups.TournamentShown)]
        assert {one.name for one in shown.now.leaders} == set(NAMES), "a start looks the names up"
        assert set(room.room.tournaments.entrants(CUP).values()) == set(NAMES)
    for name in NAMES:
        assert not [one for one in written if name in one], f"{name} is written in a stream"


def _written(room: TestRoom) -> list[str]:
    """All that is hashed and kept of owners: steps, snapshots, mail and records of hands, as text. Ids of requests are
    the clients' own: those of this test have names in them.
    """
    found: list[str] = []
    for kind in ("tournament", "tournament_table"):
        for row in asked(room.place, "SELECT id FROM owners WHERE kind = ?", kind):
            found += [decompressed(one.payload).decode() for one in room.reader.journal(row[0], limit=10_000)]
            snapshot = room.reader.owner_state(row[0]).snapshot
            found += [snapshot.payload.decode()] if snapshot is not None else []
            found += [message.body.decode() for message in room.reader.mail([row[0]])]
    return [re.sub(r'"asked":"[^"]*"', "", text) for text in found]
