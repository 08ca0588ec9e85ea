"""Tournaments that repeat: by a schedule, or a new one whenever none waits for players. Each line is a row."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
import structlog

from cardroom.room.hosting.house import owner_of
from cardroom.room.identity.permissions import check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import KeptAnswer, keeping
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.runtime.figures import Figures
from cardroom.room.runtime.tending import tended
from cardroom.room.runtime.timers import Timers, Wake
from cardroom.room.tournaments.announcing import seats_at_most
from cardroom.room.tournaments.kept_templates import KeptTemplates
from cardroom.room.tournaments.schedule import Schedule, check_schedule, next_starts
from cardroom.room.tournaments.templates import Templates
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store
from cardroom.store.rows import Commit, KeepMatter, LogRecord, Matter
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms
from cardroom.tournament.structures.structure_files import load_structure
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.tournament_terms import TournamentTerms

KIND: Final = "tournament_line"
LINES_MOST: Final = 200
"""The most lines that a room may have."""
_log = structlog.get_logger("cardroom.tournaments")


class RepeatLine(msgspec.Struct, frozen=True):
    """A repeating tournament: by a `template`, or by a `structure` of its own as a text, at the times of `schedule`.

    Without a schedule a new one is announced whenever none of the line waits for players. With `hexapro` it is that
    game for so many cents. `by` is the member of staff who added it.
    """

    id: str
    house: str
    template: str = ""
    hexapro: int = 0
    schedule: Schedule | None = None
    name: str = ""
    by: str = ""
    reason: str = ""
    stopped: bool = False
    structure: str = ""


class Repeating:
    """Announces the next tournament of each line: always one ahead, and each start once, whatever stops in between."""

    def __init__(
        self,
        store: Store,
        books: Books,
        clock: Clock,
        timers: Timers,
        entropy: Entropy,
        figures: Figures,
        desk: TournamentDesk,
        templates: Templates,
    ) -> None:
        self._store = store
        self._books = books
        self._clock = clock
        self._timers = timers
        self._entropy = entropy
        self._figures = figures
        self._desk = desk
        self.templates = templates
        self.kept = KeptTemplates(store, clock, entropy, desk.faults_of)
        self._lines: dict[str, RepeatLine] = {}
        self._next: dict[str, int] = {}
        self._faults: dict[str, str] = {}
        self._wake: Wake | None = None
        self._looking: asyncio.Task[None] | None = None
        self._again = False

    # ------------------------------------------------------------------ staff

    def lines(self) -> tuple[RepeatLine, ...]:
        """All lines that have not been stopped."""
        return tuple(self._lines.values())

    def next_start(self, line: str) -> int:
        """When a line's latest tournament, or the one about to be announced, starts; 0 where its seats decide."""
        found = self._lines.get(line)
        if line not in self._next and found is not None and found.schedule is not None:
            return next_starts(found.schedule, self._clock.now_ms())[0]
        return self._next.get(line, 0)

    def fault(self, line: str) -> str:
        """Why a line could not announce its next tournament; "" where it could."""
        return self._faults.get(line, "")

    async def add(self, by: Person, line: RepeatLine) -> str:
        """Add a line; returns its id.

        Refuses "bad-schedule", "no-such-template", "bad-structure" naming all faults, "no-hexapro", "no-such-buy-in",
        "schedule-is-full".
        """
        check_may(by, RUN_TOURNAMENTS)
        if len(self._lines) >= LINES_MOST:
            raise Refused("schedule-is-full", f"There are {LINES_MOST} lines already.")
        if line.schedule is not None:
            check_schedule(line.schedule)
        line = msgspec.structs.replace(line, id=draw_id(self._entropy, "r"), by=by.id)
        self._terms(line, f"{line.id}-0", 0)
        await self._keep(line, by, "repeat", line.reason, KeptAnswer.of(tournament=line.id))
        self._lines[line.id] = line
        self.look()
        return line.id

    async def stop_line(self, by: Person, line: str, reason: str) -> None:
        """Announce nothing more of a line; tournaments already announced stay. Refuses "no-such-line"."""
        check_may(by, RUN_TOURNAMENTS)
        found = self._lines.get(line)
        if found is None:
            raise Refused("no-such-line", "There is no such line.", args={"line": line})
        await self._keep(msgspec.structs.replace(found, stopped=True), by, "stop_repeating", reason)
        self._lines.pop(line, None)

    async def _keep(
        self, line: RepeatLine, by: Person, kind: str, reason: str, answer: KeptAnswer = KeptAnswer()
    ) -> None:
        now_ms = self._clock.now_ms()
        row = KeepMatter(
            Matter(KIND, line.id, line.house, now_ms, not line.stopped, msgspec.to_builtins(line))
        )
        log = LogRecord(now_ms, by.id, RUN_TOURNAMENTS, line.id, reason, {"kind": kind})
        await self._store.commit(Commit(changes=(row, *keeping(by.id, by.asked, now_ms, answer)), log=(log,)))

    # ------------------------------------------------------------------ what comes

    async def begin(self) -> None:
        """At a start: load the lines as they are stored, and announce what is missing of them."""

        def kept(reader: Reader) -> list[Matter]:
            found = reader.matters(KIND, open_only=True)
            elsewhere = reader.held_elsewhere([owner_of(one.about) for one in found])
            return [one for one in found if owner_of(one.about) not in elsewhere]

        rows = await self._store.read(kept)
        self._lines = {
            one.id: one for one in [msgspec.convert(row.body, RepeatLine) for row in reversed(rows)]
        }
        if self._lines:
            await self._look()

    def look(self) -> None:
        """A tournament has begun or ended, or a line was added: announce what is missing, soon and once."""
        self._again = True
        if self._looking is None and self._lines:
            self._looking = asyncio.get_running_loop().create_task(self._tended_look())
            self._looking.add_done_callback(self._looked)

    @property
    def is_busy(self) -> bool:
        """Whether a tournament is being announced."""
        return self._looking is not None

    def _looked(self, _: asyncio.Task[None]) -> None:
        self._looking = None

    async def _tended_look(self) -> None:
        await tended("recurring tournaments", self._look, self._figures)

    async def _look(self) -> None:
        self._again = True
        while self._again:
            self._again = False
            for line in list(self._lines.values()):
                try:
                    await self._announce_next(line)
                    self._faults.pop(line.id, None)
                except Refused as refused:  # staff see it beside the line; the others go on
                    self._faults[line.id] = refused.message
                    _log.warning("line_not_announced", line=line.id, code=refused.code)
        self._set_wake()

    async def _announce_next(self, line: RepeatLine) -> None:
        now_ms = self._clock.now_ms()
        start_ms = next_starts(line.schedule, now_ms)[0] if line.schedule is not None else 0
        if not start_ms and self._one_waits(line):
            return
        name = f"{line.id}-{start_ms or now_ms}"
        if self._desk.found(name) is None:  # also one that a stop left open, and not announced
            try:
                by = Person(line.by, line.by, "admin")  # (who had the right when the line was added)
                await self._desk.announce(by, self._terms(line, name, start_ms), line.reason)
            except Refused as refused:
                if refused.code not in ("tournament-exists", "announced-already"):
                    raise
        self._next[line.id] = start_ms

    def _one_waits(self, line: RepeatLine) -> bool:
        found = [owner.tournament for owner in self._desk.all() if owner.id.startswith(f"{line.id}-")]
        return any(one is not None and one.state.phase == "announced" for one in found)

    def _terms(self, line: RepeatLine, name: str, start_ms: int) -> TournamentTerms:
        book = self._books.get(line.house)
        if book is None:
            raise Refused("no-such-house", f"There is no house {line.house!r} here.")
        if line.hexapro:
            return hexapro_terms(book, name, line.hexapro)
        if line.structure:
            text, faults = line.structure, self._desk.faults_of(line.house, line.structure)
        else:
            text = self.templates.text(line.template)
            faults = self.templates.faults(line.house, line.template)
        if faults:
            raise Refused("bad-structure", "; ".join(map(str, faults)), args={"faults": len(faults)})
        terms = terms_of(load_structure(text), book, name)
        terms = msgspec.structs.replace(terms, name=line.name or terms.name, starts_ms=start_ms or None)
        return terms if start_ms else seats_at_most(terms)

    def _set_wake(self) -> None:
        """Set the clock for schedules alone: their next one is announced when one has started."""
        due = [
            start for line in self._lines.values() if line.schedule and (start := self._next.get(line.id, 0))
        ]
        if self._wake is not None:
            self._wake.cancel()
        self._wake = self._timers.at(min(due), self.look) if due else None

    def stop(self) -> None:
        """Announce nothing more."""
        if self._wake is not None:
            self._wake.cancel()
        if self._looking is not None:
            self._looking.cancel()
