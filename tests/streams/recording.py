"""What the sockets of a table's viewers were told, byte for byte, and behind every step what each is told anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec

from cardroom.rules import Rulebook
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import CHEAP, TestRoom

Who = Literal["player", "spectator"]

TOLD, SHOWN = '{"type":"table_told"', '{"type":"table_shown"'


class _Event(msgspec.Struct):
    kind: str
    player: str = ""


class _Told(msgspec.Struct):
    table: str
    events: tuple[_Event, ...]


class _Shown(msgspec.Struct):
    view: msgspec.Raw


class Viewer:
    """One who follows a table: a player who may sit there or not, or somebody without a name."""

    def __init__(self, who: Who, client: TestClient, table: str) -> None:
        self.who = who
        self.client = client
        self.table = table
        self.lines: list[str] = []
        self._player = client.player or "nobody"
        self._heard = len(client.texts)
        self._look(begins=True)

    def follow(self, client: TestClient, table: str) -> None:
        """Go on with another connection or at another table: what was missed is not told, all is shown anew."""
        self.client, self.table = client, table
        self._heard = len(client.texts)
        self._look(begins=True)

    def note(self) -> None:
        """Write down what was told since the last time, and what is shown behind it."""
        told = [text for text in self._new() if text.startswith(TOLD)]
        read = [msgspec.json.decode(text, type=_Told) for text in told]
        here = [
            (text, message) for text, message in zip(told, read, strict=True) if message.table == self.table
        ]
        for text, _ in here:
            self.lines.append(f'{{"to":"{self.who}","told":{text}}}')
        events = [event for _, message in here for event in message.events]
        if here:
            self._look(
                begins=any(event.kind == "player_seated" and event.player == self._player for event in events)
            )

    def _look(self, begins: bool = False) -> None:
        """Ask for the whole table, and follow it from there if it `begins` so: whoever has sat down does so."""
        self.client.watch(self.table)
        shown = [text for text in self._new() if text.startswith(SHOWN)]
        if not shown:
            return  # the table is gone
        raw = msgspec.json.decode(shown[-1], type=_Shown).view
        if begins:
            self.lines.append(f'{{"to":"{self.who}","begins":{shown[-1]}}}')
        else:
            self.lines.append(f'{{"to":"{self.who}","shown":{bytes(raw).decode()}}}')

    def _new(self) -> list[str]:
        texts = self.client.texts[self._heard :]
        self._heard = len(self.client.texts)
        return texts


class RecordedRoom(TestRoom):
    """A room whose viewers write down whatever they are told, step by step."""

    def __init__(self, folder: Path, seed: int, book: Rulebook) -> None:
        self.viewers: list[Viewer] = []
        self._is_noting = False
        super().__init__(folder, seed, book, settings=msgspec.structs.replace(CHEAP, tables_followed=1000))

    def settle(self) -> None:
        """See `TestRoom`; then everybody writes."""
        super().settle()
        if not self._is_noting:
            with self.unseen():
                for viewer in self.viewers:
                    if viewer.client in self.clients:
                        viewer.note()

    @contextmanager
    def unseen(self) -> Iterator[None]:
        """While this lasts nobody writes: what happens is written in one go when the next step is."""
        before, self._is_noting = self._is_noting, True
        try:
            yield
        finally:
            self._is_noting = before

    def record(self, who: Who, client: TestClient, table: str) -> Viewer:
        """From now on this client's stream is written down."""
        with self.unseen():
            viewer = Viewer(who, client, table)
        self.viewers.append(viewer)
        return viewer

    def stream(self) -> list[str]:
        """All that was written, viewer by viewer."""
        return [line for viewer in self.viewers for line in viewer.lines]
