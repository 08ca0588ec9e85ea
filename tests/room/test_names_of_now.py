"""Streams have ids. What players are called is told beside, and looked up when a hand is shown: the names of now."""

from __future__ import annotations

import sqlite3

from cardroom.histories.recorded import as_pokerstars
from cardroom.room.messages import server as to_client
from cardroom.testing.room import TestRoom

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
    file = sqlite3.connect(room.folder / "room.db", isolation_level=None)
    file.execute("UPDATE players SET name = 'Anna', name_key = 'anna' WHERE id = ?", (anneli,))
    file.close()
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
