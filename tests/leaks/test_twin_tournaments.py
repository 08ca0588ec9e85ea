"""Twin worlds over a tournament: the same script in two rooms, the second with other cards wherever a viewer has not
lawfully seen one. The viewer, who is moved from table to table, a spectator of every table, the tournament's page, the
list, HTTP and the streams on disk must then be the same bytes.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardroom.cards.deck import shuffled_deck
from cardroom.room.hosting import shown_cards, shuffling
from cardroom.room.hosting import watched_table as telling
from cardroom.room.hosting.journal import Record, decode_record
from cardroom.room.hosting.own_cards import held_at_end, places_seen
from cardroom.room.protocol import client_messages as from_client
from cardroom.room.protocol.tournament_client import WatchTournament, WatchTournaments
from cardroom.table.events import Folded, HandShown, HandStarted
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import TestRoom
from cardroom.tournament.tournament_terms import Day, Shootout
from tests.room.tournaments.played import CUP, cup_room, enter, go_on, is_on, start

NAMES = tuple(f"P{number}" for number in range(9))
VIEWER = "P0"
TURNS = 12
Decks = dict[str, list[int]]


class Dealt:
    """Deals as ever and keeps the decks, or deals those it was given."""

    def __init__(self, decks: Decks) -> None:
        self.given = decks
        self.decks: Decks = {}

    def __call__(self, seed: bytes, context: bytes) -> list[int]:
        hand = context.decode()
        self.decks[hand] = list(self.given.get(hand) or shuffled_deck(seed, context))
        return list(self.decks[hand])


class InTurn:
    """A store whose answers come one at a time, each when all that follows from the one before has been decided: so two
    worlds decide in the same order, whatever the threads of the disk do.
    """

    def __init__(self, store: Any) -> None:
        self._store = store
        self._line: deque[tuple[Any, Any]] = deque()
        self._is_busy = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def read(self, question: Callable[[Any], Any], lane: str = "room") -> Any:
        return question(self._store.blocking_reader)

    async def commit(self, commit: Any) -> None:
        stored: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.submit(commit, stored.set_result)
        fault = await stored
        if fault is not None:
            raise fault

    def submit(self, commit: Any, done: Any = None) -> None:
        self._line.append((commit, done))
        self._go_on()

    def _go_on(self) -> None:
        if self._is_busy or not self._line:
            return
        self._is_busy = True
        commit, done = self._line.popleft()

        def answered(fault: Any) -> None:
            if done is not None:
                done(fault)
            self._rest(TURNS)

        self._store.submit(commit, answered)

    def _rest(self, turns: int) -> None:
        """Let what was woken run, some turns of the loop long."""
        if turns:
            asyncio.get_event_loop().call_soon(self._rest, turns - 1)
            return
        self._is_busy = False
        self._go_on()


class Heard:
    """What was told and kept in one world."""

    def __init__(self) -> None:
        self.streams: dict[str, list[str]] = {}
        self.records: dict[str, Record] = {}
        self.viewer = ""
        self.moves = 0


def played(folder: Path, dealt: Dealt, steps: int, monkeypatch: pytest.MonkeyPatch, **changes: Any) -> Heard:
    """One world: nine players at three tables, the script by chance alone."""
    for module in (shuffling, shown_cards):
        monkeypatch.setattr(module, "shuffled_deck", dealt)
    chance, heard = random.Random(5), Heard()
    with cup_room(folder, wrap=InTurn, **({"level_hands": 8} | changes)) as room:
        clients = enter(room, *NAMES)
        looks = room.connect()
        looks.ask(WatchTournaments())
        looks.ask(WatchTournament(CUP))
        start(room)
        for number in range(steps):
            if not go_on(room, chance, raises=0.02, folds=0.3):
                break
            if number % 9 == 0:
                look_round(room, looks)
                look_round(room, clients[0])
        viewer = clients[0]
        heard.viewer = viewer.player
        heard.streams = {"viewer": viewer.texts, "spectator": looks.texts, "page": [page(room)]}
        heard.moves = sum('"type":"tournament_seat"' in text for text in viewer.texts)
        owners = [CUP, *[f"{CUP}-{number}" for number in range(1, 8)]]
        for owner in owners:
            rows = room.reader.journal(owner, limit=10**6)
            heard.streams[f"disk {owner}"] = [row.payload.hex() for row in rows]
        for hand in dealt.decks:
            stored = room.reader.hand(hand)
            if stored is not None:
                heard.records[hand] = decode_record(stored.record)
        for one in room.room.tournaments.tables(CUP):
            if one.table is not None and one.table.hand is not None and one._held is not None:
                heard.records[one.table.hand.hand] = one._held.log.so_far()
    return heard


def look_round(room: TestRoom, client: TestClient) -> None:
    """Follow every table there is."""
    for owner in room.room.tournaments.tables(CUP):
        client.ask(from_client.WatchTable(owner.id))


def page(room: TestRoom) -> str:
    if not is_on(room):
        return ""
    shown = room.run(room.room.tournament_door.view(CUP, ""))
    return msgspec.json.encode(shown).decode()


def seat_of(record: Record, player: str) -> int:
    """A player's seat in a hand, 0 for none; also in one that is being played."""
    start = next(event for event in record.events if isinstance(event, HandStarted))
    return next((dealt.seat for dealt in start.seats if dealt.player == player), 0)


def moved(heard: Heard, decks: Decks) -> tuple[Decks, int]:
    """Decks in which every card that the viewer has not seen is another one, but for those that a showdown compared."""
    chance, found, count = random.Random(9), Decks(), 0
    for hand, deck in decks.items():
        record = heard.records[hand]
        keep = set(places_seen(record.events, seat_of(record, heard.viewer)))
        if any(isinstance(event, HandShown) for event in record.events):
            folded = {event.seat for event in record.events if isinstance(event, Folded)}
            keep |= {
                place
                for seat, held in held_at_end(record.events).items()
                if seat not in folded
                for place in held
            }
        free = [place for place in range(len(deck)) if place not in keep]
        shift = chance.randrange(1, len(free))
        others = [deck[free[(at + shift) % len(free)]] for at in range(len(free))]
        new = list(deck)
        for place, card in zip(free, others, strict=True):
            new[place] = card
        assert sorted(new) == sorted(deck)
        found[hand] = new
        count += sum(a != b for a, b in zip(new, deck, strict=True))
    return found, count


def differences(first: Heard, second: Heard) -> list[str]:
    """Streams that are not the same in both worlds."""
    return [name for name in first.streams if first.streams[name] != second.streams[name]]


def twins(
    folder: Path, steps: int, monkeypatch: pytest.MonkeyPatch, **changes: Any
) -> tuple[Heard, Heard, int]:
    dealt = Dealt({})
    one = played(folder / "one", dealt, steps, monkeypatch, **changes)
    decks, count = moved(one, dealt.decks)
    two = played(folder / "two", Dealt(decks), steps, monkeypatch, **changes)
    return one, two, count


@pytest.mark.parametrize("steps", [230, 700])
def test_no_byte_of_a_tournament_depends_on_a_card_that_the_viewer_has_not_seen(
    tmp_path: Path, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, count = twins(tmp_path, steps, monkeypatch)
    assert differences(one, two) == []
    assert count > 400 and len(one.streams["viewer"]) > 100
    told = "".join(one.streams["viewer"])
    assert any(f'"why":"{why}"' in told for why in ("balance", "break", "final_table")), (
        "the viewer was moved"
    )
    assert any("hole_seen" in text for text in one.streams["viewer"])
    assert not any("hole_seen" in text for text in one.streams["spectator"])


DAYS: dict[str, Any] = {"level_hands": 4, "days": (Day(level=1), Day(begins_seconds=1))}


@pytest.mark.parametrize("changes", [DAYS, {"shootout": Shootout(2_000)}], ids=["days", "shootout"])
def test_no_byte_of_a_night_or_of_a_shootout_depends_on_an_unseen_card(
    tmp_path: Path, changes: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, count = twins(tmp_path, 500, monkeypatch, **changes)
    assert differences(one, two) == []
    assert count > 200 and one.moves >= 1
    if "days" in changes:
        told = "".join(one.streams["viewer"])
        assert '"day_ended"' in told and '"why":"day"' in told


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    as_written: Callable[..., Any] = telling.texts_of

    def leaking(*step: Any) -> Any:
        texts = as_written(*step)
        return telling.Texts(next(iter(texts.own.values()), texts.everybody), texts.own)

    monkeypatch.setattr(telling, "texts_of", leaking)
    one, two, _ = twins(tmp_path, 200, monkeypatch)
    assert "spectator" in differences(one, two)
