"""Cards that nobody may see yet stand nowhere: in no message, in no row of the room's file."""

from __future__ import annotations

import json
import re
import stat
from pathlib import Path

import pytest

from cardroom.cards.card import card_text
from cardroom.room.protocol import client_messages as from_client
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from tests.leaks.on_disk import as_text, on_the_disk

CARD = re.compile(r"(?<![A-Za-z0-9_\-])[2-9TJQKA][cdhs](?![A-Za-z0-9_\-])")
"""A card's name that is no part of a longer word or id."""

POOLS = ("holdem-nl25", "omaha-pl25")


def cards_in(texts: list[str]) -> set[str]:
    """The names of cards in texts."""
    return {card for text in texts for card in CARD.findall(text)}


def now(texts: list[str]) -> list[str]:
    """The texts without what they tell of hands that are over: its cards may lie in the running hand again."""
    found = []
    for text in texts:
        message = json.loads(text)
        steps = message.get("recent", [])
        begins = [place for place, step in enumerate(steps) if '"hand_started"' in json.dumps(step)]
        if begins:
            message["recent"] = steps[begins[-1] :]
        found.append(json.dumps(message))
    return found


def facts(texts: list[str]) -> tuple[set[str], set[str]]:
    """Every fact that was told as it happened, and every one that a table was shown with later."""
    lived: set[str] = set()
    looked_up: set[str] = set()
    for text in texts:
        message = json.loads(text)
        if message["type"] == "table_told":
            lived |= {json.dumps(fact) for fact in (*message["events"], *message.get("private", ()))}
        for step in message.get("recent", ()):
            looked_up |= {json.dumps(fact) for fact in (*step.get("events", ()), *step.get("private", ()))}
    return lived, looked_up


def played(tmp_path: Path, pool: str, hands: int) -> tuple[TestRoom, str, TestClient]:
    """A table of five, watched by a spectator, with some hands behind it and one running on the flop."""
    room = TestRoom(tmp_path / "data", seed=len(pool) + hands)
    spectator = room.connect()
    room.hear(spectator, from_client.WatchLobby())
    table = room.seat(pool, *"ABCDE")
    room.hear(spectator, from_client.WatchTable(table))
    for _ in range(hands):
        room.deal(table)
        room.play(table)
    room.deal(table)
    return room, table, spectator


def unseen(room: TestRoom, table: str) -> set[str]:
    """The cards of the running hand that nobody but their holders may know: holes and all that is not dealt yet."""
    hand = room.table(table).hand
    assert hand is not None
    board = {card_text(card) for card in hand.engine.boards[0]}
    return {card_text(card) for card in hand.engine.setup.deck} - board


@pytest.mark.parametrize("pool", POOLS)
def test_no_message_to_anybody_names_a_card_its_viewer_has_not_seen(tmp_path: Path, pool: str) -> None:
    """Through whole hands, message by message: cheap beside the twin worlds, and blind to what is only derived."""
    room, table, spectator = played(tmp_path, pool, 0)
    looked_at = 0
    for _ in range(12):
        room.deal(table)
        hand = room.table(table).hand
        assert hand is not None
        watchers = {name: room.client(name) for name in "ABCDE"}
        marks = {name: len(client.texts) for name, client in watchers.items()}
        for client in watchers.values():
            client.watch(table)
        mark = len(spectator.texts)
        spectator.watch(table)
        while room.table(table).hand is hand:
            before = unseen(room, table)
            board = {card_text(card) for card in hand.engine.boards[0]}
            own = {
                name: {card_text(card) for card in hand.engine.holes[hand.index_of[seat.seat]]}
                for seat in hand.players
                for name, client in watchers.items()
                if client.player == seat.player
            }
            for name, client in watchers.items():
                found = cards_in(now(client.texts[marks[name] :]))
                assert not found & (before - own.get(name, set())), f"{name} was told of {found}"
                looked_at += len(found)
            assert cards_in(now(spectator.texts[mark:])) <= board
            looked_at += len(board)
            shown_soon = hand.engine.street == 3 or any(stack == 0 for stack in hand.engine.stacks)
            if shown_soon:
                room.play(table)  # from here a lawful showdown may follow any action
                break
            room.act(table, "check" if hand.engine.options().can_check else "call")
        for client in watchers.values():
            client.texts.clear()
        spectator.texts.clear()
    room.close()
    assert looked_at > 200


@pytest.mark.parametrize("pool", POOLS)
def test_a_table_is_shown_with_no_fact_of_late_that_its_viewer_was_not_told(
    tmp_path: Path, pool: str
) -> None:
    room, table, spectator = played(tmp_path, pool, 0)
    viewers = [spectator, *[room.client(name) for name in "ABCDE"]]
    for viewer in viewers:
        viewer.watch(table)
    met = 0
    for _ in range(6):
        room.play(table)
        room.deal(table)
        for viewer in viewers:
            viewer.watch(table)
            lived, looked_up = facts(viewer.texts)
            first = facts([text for text in viewer.texts if '"table_shown"' in text][:1])[1]
            assert looked_up <= lived | first
            met += len(looked_up & lived)
    room.close()
    assert met > 500


@pytest.mark.parametrize("pool", POOLS)
def test_the_rooms_file_holds_no_card_that_was_not_shown_to_all(tmp_path: Path, pool: str) -> None:
    room, table, _ = played(tmp_path, pool, 6)
    room.act(table, "call")
    lawful: set[tuple[str, str]] = set()
    for number in range(1, 7):
        record = room.reader.hand_at(table, number)
        assert record is not None
        body = room.run(room.room.hands.body(record.hand_id, ""))
        lawful |= {(record.hand_id, opening.card) for opening in body.openings}
    shown = {card for _, card in lawful}
    for name, rows in on_the_disk(room).items():
        if name == "disk rulebooks":
            continue  # the house's printed rules, which name cards in their examples and know no hand
        assert cards_in(rows) <= shown, f"{name} has cards that nobody was shown"
    running = room.table(table).hand
    assert running is not None
    rows = [as_text(row.payload) for row in room.reader.journal(table) if row.hand_id == running.hand]
    assert rows and not cards_in(rows), "the journal of a hand before its flop names cards"
    room.close()


def test_seeds_lie_in_the_vault_alone_and_the_vault_is_its_owners(tmp_path: Path) -> None:
    room, table, spectator = played(tmp_path, "holdem-nl25", 3)
    hands = [f"{table}-{number}" for number in range(1, 5)]
    seeds = [room.reader.seed(hand) for hand in hands]
    assert all(seeds) and len(set(seeds)) == len(hands)
    texts = spectator.texts + [text for name in "ABCDE" for text in room.client(name).texts]
    room.close()
    vault = room.folder / "vault.db"
    assert stat.S_IMODE(vault.stat().st_mode) == 0o600
    kept = b"".join(
        path.read_bytes() for path in room.folder.iterdir() if not path.name.startswith("vault.db")
    )
    in_vault = b"".join(
        path.read_bytes() for path in room.folder.iterdir() if path.name.startswith("vault.db")
    )
    for seed in seeds:
        assert seed is not None
        assert seed in in_vault
        assert seed not in kept and seed.hex().encode() not in kept
        assert not any(seed.hex() in text for text in texts)
