"""A tournament of several tables: one player's stream from table to table, and that of somebody who only looks."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from cardroom.room.protocol.table_requests import ME, at_table
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.room.tournaments.tournament_penalties import PenaltyWish
from cardroom.rules import Refused
from cardroom.rules.book_loading import house
from cardroom.table.model import commands
from cardroom.testing.room_client import TestClient
from cardroom.testing.whole_room import BOSS
from cardroom.tournament.tournament_terms import BreakAfter
from tests.room.tournaments.played import CUP, cup_terms
from tests.streams.night import NAMES
from tests.streams.recording import RecordedRoom
from tests.table.playing import random_act


@dataclass(frozen=True)
class Tournament:
    """A tournament that is played: of a house, with so many players, by terms that differ from the usual ones.

    ``hands`` is how many hands of the table that has dealt most are written down, 0 for all.
    """

    house: str
    players: int = 7
    hands: int = 0
    terms: dict[str, Any] = field(default_factory=dict)
    seed: int = 1


class Cup:
    """Plays it, always alike."""

    def __init__(self, folder: Path, plan: Tournament) -> None:
        self.plan = plan
        self.chance = random.Random(f"{plan.house} cup {plan.seed}")
        self.room = RecordedRoom(folder, plan.seed, house(plan.house))

    def play(self) -> list[str]:
        """The lines of both streams, first the player's."""
        room = self.room
        with room:
            terms = cup_terms(self.plan.house, breaks=(BreakAfter(2, 60),), **self.plan.terms)
            room.run(room.room.tournaments.announce(BOSS, terms))
            room.settle()
            for name in NAMES[: self.plan.players]:
                client = room.client(name)
                client.done(EnterTournament(client.new_id(), CUP))
            room.run(room.room.tournaments.start(BOSS, CUP))
            room.settle()
            first = room.client(NAMES[0])
            self.player = room.record("player", first, self._table_of(first))
            self.spectator = room.record("spectator", room.connect(), self.player.table)
            while CUP in room.room.tournaments.hosts and not self.is_enough:
                self._step()
        return room.stream()

    @property
    def is_enough(self) -> bool:
        """Whether as many hands were played as are wanted."""
        tables = [owner.table for owner in self.room.room.tournaments.tables(CUP) if owner.table is not None]
        return 0 < self.plan.hands <= max((table.hand_count for table in tables), default=0)

    def _step(self) -> None:
        self._go_along()
        draw = self.chance.random()
        if draw < 0.02:
            self._lose_and_find_lines()
        elif draw < 0.03:
            self._rest()
        elif draw < 0.035:
            self._penalise()
        else:
            self._decide()

    def _go_along(self) -> None:
        """The one who is written down looks at the table where the seat is, the other at any there is."""
        room, here = self.room, [owner.id for owner in self.room.room.tournaments.tables(CUP)]
        table = self._table_of(self.player.client)
        for viewer, wanted in ((self.player, table), (self.spectator, here[0] if here else "")):
            if viewer.table not in here or (viewer is self.player and viewer.table != wanted):
                if wanted in here and viewer.client in room.clients:
                    with room.unseen():
                        viewer.follow(viewer.client, wanted)

    def _decide(self) -> None:
        """Whoever is to act does what chance says, or the clock; else time passes to what is due next."""
        room = self.room
        for owner in room.room.tournaments.tables(CUP):
            table = owner.table
            if table is None or table.hand is None or table.hand.turn is None:
                continue
            turn = table.hand.turn
            if turn.until_ms <= room.time.now_ms():
                continue  # the clock decides as soon as it is looked at
            client = next((one for one in room.clients if one.player == table.seats[turn.seat].player), None)
            if client is None or self.chance.random() < 0.02:
                continue
            act = random_act(table, self.chance, room.time.now_ms())  # type: ignore[arg-type]  # a table as any other
            more = {"cards": act.cards, "rows": act.rows, "game": act.game}
            asked = at_table(
                client.new_id(),
                owner.id,
                commands.Act(ME, table.hand.hand, turn.turn, act.action, act.amount),
            )
            client.done(msgspec.structs.replace(asked, **more))
            return
        due = room.time.due()
        assert due is not None, "something is to come"
        room.wait(ms=max(0, due - room.time.now_ms()))

    # ------------------------------------------------------------------ what people do besides

    def _lose_and_find_lines(self) -> None:
        """Somebody's line breaks; whoever had none is back."""
        room = self.room
        gone = [
            name for name in NAMES[: self.plan.players] if not any(one.name == name for one in room.clients)
        ]
        for name in gone:
            client = room.connect(name)
            if name == self.player.client.name:
                with room.unseen():
                    self.player.follow(client, self._table_of(client) or self.player.table)
        if not gone:
            self._somebody().disconnect()

    def _rest(self) -> None:
        """Somebody is away from the table, or back."""
        client = self._somebody()
        if table := self._table_of(client):
            client.ask(client.sit_out(table))
            if self.chance.random() < 0.5:
                client.ask(client.sit_in(table))

    def _penalise(self) -> None:
        """Somebody misses hands."""
        wish = PenaltyWish(self._somebody().player, "missed_hands", "for the record", count=2, id="penalty")
        try:
            self.room.run(self.room.room.tournament_penalties.give(BOSS, CUP, wish))
        except Refused:
            return
        finally:
            self.room.settle()

    def _somebody(self) -> TestClient:
        return self.chance.choice([one for one in self.room.clients if one.name])

    def _table_of(self, client: TestClient) -> str:
        """The table where the player sits, "" for none."""
        return next(iter(self.room.room.tournament_door.tables.tables_of(client.player)), "")
