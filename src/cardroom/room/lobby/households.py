"""The staff's desk for households: which players live together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from cardroom.room.accounts.players import Players
from cardroom.room.identity.permissions import Act, check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.lobby.keeping_apart import OTHER
from cardroom.room.lobby.neighbours import Household, Neighbours
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.refused import Refused
from cardroom.store.faults import StoreRefused
from cardroom.store.rows import Change, Commit, Json, LogRecord

NOTED: Final = "note_household"
ENDED: Final = "end_household"
MOST: Final = 20
"""The most players that one household may have."""


class HouseholdDesk:
    """Staff record households here; each act has its reason.

    Players who are seated already stay. From then on no two of a household are seated at one table, where the operator
    wants that (`one_of_household`).
    """

    def __init__(
        self,
        outbox: Outbox,
        clock: Clock,
        entropy: Entropy,
        players: Players,
        neighbours: Neighbours,
        changed: Callable[[], Awaitable[None]],
    ) -> None:
        """`changed` is called when other pairs are to be kept apart."""
        self._outbox = outbox
        self._clock = clock
        self._entropy = entropy
        self._players = players
        self._neighbours = neighbours
        self._changed = changed

    async def note(self, by: Person, player: str, other: str, reason: str) -> None:
        """Record that two players live together, which joins their households.

        Refuses "same-player", "household-already", "household-too-large".
        """
        check_may(self._players.now(by), NOTED)
        if player == other:
            raise Refused("same-player", "Name two players.")
        await self._players.must_know(player)
        await self._players.must_know(other)
        one, two = self._neighbours.household_of(player), self._neighbours.household_of(other)
        if one is not None and one is two:
            raise Refused("household-already", "These two players belong to one household already.")
        together = {player, other, *(one.players if one else ()), *(two.players if two else ())}
        if len(together) > MOST:
            words = f"A household has {MOST} players at most."
            raise Refused("household-too-large", words, args={"most": MOST})
        now_ms = self._clock.now_ms()
        kept = one or two
        household = Household(
            kept.id if kept else draw_id(self._entropy, "h"),
            tuple(sorted(together)),
            kept.at_ms if kept else now_ms,
        )
        gone = (Household(two.id, (), two.at_ms),) if one and two else ()
        await self._keep((household, *gone), by, NOTED, player, reason, {OTHER: other})

    async def leave(self, by: Person, player: str, reason: str) -> None:
        """Record that a player no longer lives with the others.

        Refuses ("no-household") a player for whom no household is recorded.
        """
        check_may(self._players.now(by), ENDED)
        household = self._neighbours.household_of(player)
        if household is None:
            raise Refused("no-household", "The room knows no household of that player.")
        left = tuple(one for one in household.players if one != player)
        await self._keep((Household(household.id, left, household.at_ms),), by, ENDED, player, reason, {})

    async def _keep(
        self,
        households: tuple[Household, ...],
        by: Person,
        what: Act,
        player: str,
        reason: str,
        details: Json,
    ) -> None:
        before = dict(self._neighbours.households)
        changes: tuple[Change, ...] = ()
        for one in households:
            changes += self._neighbours.keep(one)

        def on_rejected(_: StoreRefused) -> None:
            for one in households:
                self._neighbours.households.pop(one.id, None)
                if one.id in before:
                    self._neighbours.households[one.id] = before[one.id]

        now_ms = self._clock.now_ms()
        changes += keeping(by.id, by.asked, now_ms)
        record = LogRecord(now_ms, by.id, what, player, reason, details)
        await self._outbox.keep(Commit(changes=changes, log=(record,)), on_rejected)
        await self._changed()
        await self._outbox.durable()
