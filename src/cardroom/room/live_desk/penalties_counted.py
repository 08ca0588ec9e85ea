"""One count of a person's penalties in a house: those of its desk and those of its tournaments together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final, get_args

from msgspec.structs import replace

from cardroom.desk.conduct_commands import PenaliseLive
from cardroom.desk.desk_commands import AnyDeskCommand, TakeBackAct
from cardroom.desk.desk_state import DeskState
from cardroom.desk.kept_records import LivePenalty, record_key
from cardroom.desk.live_conduct import times_at_desk
from cardroom.desk.people_commands import DecideAppeal
from cardroom.floor.conduct.offences import Offence
from cardroom.room.live_desk.put_away import put_away
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Change, KeepMatter, Matter

COUNTED: Final = "event_penalty"
"""The kind of rows that count penalties of tournaments, by person and offence; those that count are the open ones."""


def of_event(house: str, penalty: str, record: LivePenalty) -> list[Change]:
    """The rows that keep a penalty of a tournament among the records of its house, and count it.

    `penalty` is its name in the whole room; told again, the rows are as they are then.
    """
    about = _offended(house, record.player, record.offence)
    counts = Matter(COUNTED, penalty, about, record.since_ms, not record.is_void, {})
    return [*put_away(house, {record_key(LivePenalty, penalty): record}), KeepMatter(counts)]


def _offended(house: str, player: str, offence: str) -> str:
    return f"{house}:{player}:{offence}"


def _at_events(reader: Reader, house: str, player: str, offence: str) -> int:
    return len(reader.matters(COUNTED, _offended(house, player, offence), open_only=True))


class PenaltiesCounted:
    """Counts a person's penalties by offence. The desk knows its own, the store those of tournaments.

    Desk and tournaments of a house decide apart from one another, in one process. So whatever changes a count holds
    `one_by_one` from its counting until it is durable: who comes second counts the first.
    """

    def __init__(self, store: Store, state_of: Callable[[str], DeskState | None]) -> None:
        self._store = store
        self._state_of = state_of
        self._turns: dict[str, asyncio.Lock] = {}

    def one_by_one(self, house: str) -> asyncio.Lock:
        """The turn of a house, to be held while a penalty is counted and given, or taken out of the count."""
        return self._turns.setdefault(house, asyncio.Lock())

    def turn_for(self, house: str, command: AnyDeskCommand) -> AbstractAsyncContextManager[None]:
        """The turn that an act of the desk needs: one that may change a count, and none for any other."""
        if isinstance(command, PenaliseLive | DecideAppeal | TakeBackAct):
            return self.one_by_one(house)
        return nullcontext()

    async def times(self, house: str, player: str) -> dict[str, int]:
        """The person's penalties so far that count, by offence; an offence without one is left out."""
        at_events = await self._store.read(
            lambda reader: {one: _at_events(reader, house, player, one) for one in get_args(Offence)}
        )
        state = self._state_of(house)
        found = {
            one: times + (times_at_desk(state, player, one) if state is not None else 0)
            for one, times in at_events.items()
        }
        return {one: times for one, times in found.items() if times}

    async def at(self, house: str, player: str, offence: Offence) -> int:
        """The person's penalties for an offence so far that count."""
        at_events = await self._store.read(lambda reader: _at_events(reader, house, player, offence))
        state = self._state_of(house)
        return at_events + (times_at_desk(state, player, offence) if state is not None else 0)

    async def told(self, house: str, command: AnyDeskCommand) -> AnyDeskCommand:
        """The command, if it is a penalty with how many for its offence the person had at tournaments of the house."""
        if not isinstance(command, PenaliseLive):
            return command
        player, offence = command.player, command.offence
        elsewhere = await self._store.read(lambda reader: _at_events(reader, house, player, offence))
        return replace(command, elsewhere=elsewhere)
