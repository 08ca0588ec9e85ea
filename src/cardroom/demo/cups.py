"""The tournaments of a demo room: a sit & go of each house that bots fill once somebody has entered, and a large one
that starts every ten minutes."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator, Sequence
from typing import Final

import structlog

from cardroom.bots.crowd import Crowd
from cardroom.demo.bot_names import NAMES
from cardroom.room.identity.person import Person, flags_of
from cardroom.room.room import Room
from cardroom.room.tournaments.schedule import Schedule, next_starts
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.people_rows import PlayerRecord
from cardroom.store.protocol import Reader
from cardroom.table.values.time_units import MINUTE_MS
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms
from cardroom.tournament.levels import house_levels
from cardroom.tournament.tables.tournament_table import most_seats
from cardroom.tournament.tournament_terms import TournamentTerms

LOOK_EVERY_SECONDS: Final = 0.5
EVERY_MINUTES: Final = 10
APART_MS: Final = 2 * MINUTE_MS
"""The time between the starts of the houses' large tournaments: not all start at the same moment."""
PLAYERS: Final = 45
MOST: Final = 60
"""Room for people besides the bots."""
COME_BEFORE_MS: Final = MINUTE_MS
AT_ONCE: Final = 8
"""The number of bots that come at one look."""
MAX_BOTS: Final = 300
LARGE_LEVEL_MS: Final = MINUTE_MS
SMALL_LEVEL_MS: Final = 3 * MINUTE_MS
SMALL_SEATS: Final = 6
BUY_IN: Final = 1_000
FEE: Final = 100
WEALTH: Final = 50 * (BUY_IN + FEE)
OPERATOR: Final = Person("operator", "operator", "admin")

_log = structlog.get_logger("cardroom.demo")


class CupHost:
    """Looks after the tournaments of a demo room."""

    def __init__(self, room: Room, crowd: Crowd) -> None:
        self._room = room
        self._crowd = crowd
        self._names = _names()
        self._ids: set[str] = set()
        self._spare: list[tuple[str, str]] = []
        self._books = [book for book in room.services.books.values() if _has_tournaments(book)]
        self._bots: dict[str, dict[str, str]] = {}

    async def load(self) -> None:
        """Find out which accounts are bots', and bring back those that are in a tournament since an earlier start."""
        records: dict[str, PlayerRecord] = {}
        after = ""

        def page_of(reader: Reader) -> list[PlayerRecord]:
            return reader.players(after)

        while page := await self._room.services.store.read(page_of):
            records |= {record.id: record for record in page if flags_of(record).bot}
            after = page[-1].id
        self._ids.update(records)
        for owner in self._room.tournaments.all():
            inside = owner.tournament.state.entrants.values() if owner.tournament is not None else ()
            for entrant in inside:
                if entrant.is_in and entrant.player in records:
                    person, token = await self._room.players.add_bot(records[entrant.player].name)
                    await self._come(owner.id, person.id, token)

    async def run(self) -> None:
        """Look at all tournaments again and again, until cancelled."""
        while True:
            try:
                await self.look()
            except Exception:  # a host that fails recovers: the demo goes on without it for one look
                _log.exception("cup_host_failed")
            await asyncio.sleep(LOOK_EVERY_SECONDS)

    async def look(self) -> None:
        """Look once at all tournaments."""
        for bot in self._crowd.sent_home():
            self._spare.append((bot.player, bot.token))
        if self._room.stopping:
            return
        owners = [owner for owner in self._room.tournaments.all() if owner.tournament is not None]
        for place, book in enumerate(self._books):
            mine = [owner for owner in owners if owner.tournament and owner.tournament.terms.house == book.id]
            await self._announce_what_is_missing(book, place, mine)
        for owner in owners:
            await self._fill(owner)

    # ------------------------------------------------------------------ tournaments

    async def _announce_what_is_missing(
        self, book: Rulebook, place: int, owners: Sequence[TournamentOwner]
    ) -> None:
        waiting = [owner.tournament for owner in owners if owner.tournament and _waits(owner)]
        if book.hexapro is not None and not any(one.terms.hexapro for one in waiting):
            cheapest = min([price.buy_in_cents for price in book.hexapro.buy_ins.value])
            await self._announce(hexapro_terms(book, self._id(book, "hexapro"), cheapest))
        if not any(one.terms.starts_ms is None and not one.terms.hexapro for one in waiting):
            await self._announce(small(book, self._id(book, "sng")))
        if not any(one.terms.starts_ms is not None for one in waiting):
            now_ms, apart_ms = self._room.services.clock.now_ms(), place * APART_MS
            (start_ms,) = next_starts(Schedule("minutes", EVERY_MINUTES), now_ms - apart_ms)
            await self._announce(large(book, self._id(book, "cup"), start_ms + apart_ms))

    async def _announce(self, terms: TournamentTerms) -> None:
        try:
            await self._room.tournaments.announce(OPERATOR, terms, "demo")
        except Refused as refused:
            _log.warning("cup_not_announced", tournament=terms.id, code=refused.code)

    def _id(self, book: Rulebook, kind: str) -> str:
        return f"{book.id}-{kind}-{self._room.services.clock.now_ms()}"

    # ------------------------------------------------------------------ bots

    async def _fill(self, owner: TournamentOwner) -> None:
        """Let bots enter a sit & go that a person has entered, and a large tournament before its start."""
        tournament = owner.tournament
        if tournament is None or not _waits(owner):
            return
        terms, state = tournament.terms, tournament.state
        on_the_way = [one for one in self._bots.get(owner.id, {}) if one not in state.entrants]
        if terms.starts_ms is None:
            people = [player for player in state.entrants if player not in self._ids]
            wanted = terms.most - state.entries - len(on_the_way) if people else 0
        else:
            is_soon = self._room.services.clock.now_ms() >= terms.starts_ms - COME_BEFORE_MS
            wanted = PLAYERS - state.entries - len(on_the_way) if is_soon else 0
        for _ in range(min(wanted, AT_ONCE, MAX_BOTS - len(self._crowd.bots))):
            player, token = await self._account()
            await self._come(owner.id, player, token)

    async def _come(self, tournament: str, player: str, token: str) -> None:
        self._bots.setdefault(tournament, {})[player] = token
        await self._crowd.enter(player, token, tournament)

    async def _account(self) -> tuple[str, str]:
        """An account for a bot: one that went home with enough for another entry, otherwise a new one."""
        while self._spare:
            player, token = self._spare.pop(0)
            if self._room.cashier.balance(player) >= BUY_IN + FEE:
                return player, token
        while True:
            person, token = await self._room.players.add_bot(next(self._names))
            if person.id in self._ids and any(bot.player == person.id for bot in self._crowd.bots):
                continue
            self._ids.add(person.id)
            await self._room.newcomers.welcome.give(person, WEALTH)
            if self._room.cashier.balance(person.id) >= BUY_IN + FEE:
                return person.id, token


def small(book: Rulebook, id: str) -> TournamentTerms:
    """A sit & go of one table."""
    game = next(iter(book.games))
    rules = book.tournament
    assert rules is not None, "the house has tournaments"
    seats = min(SMALL_SEATS, most_seats(book, game))
    return TournamentTerms(
        id=id,
        name="Sit & Go",
        house=book.id,
        game=game,
        seats=seats,
        stack=rules.starting_stack.value,
        levels=house_levels(rules),
        buy_in=BUY_IN,
        fee=FEE,
        level_ms=SMALL_LEVEL_MS,
        players=seats,
        most=seats,
    )


def large(book: Rulebook, id: str, starts_ms: int) -> TournamentTerms:
    """A tournament of several tables that starts at a time, with levels short enough to see its end."""
    game = next(iter(book.games))
    rules = book.tournament
    assert rules is not None, "the house has tournaments"
    return TournamentTerms(
        id=id,
        name="Every Ten Minutes",
        house=book.id,
        game=game,
        seats=most_seats(book, game),
        stack=rules.starting_stack.value,
        levels=house_levels(rules),
        buy_in=BUY_IN,
        fee=FEE,
        level_ms=LARGE_LEVEL_MS,
        players=rules.players_to_start.value,
        most=MOST,
        starts_ms=starts_ms,
        late_levels=2,
    )


def _waits(owner: TournamentOwner) -> bool:
    return owner.tournament is not None and owner.tournament.state.phase == "announced"


def _has_tournaments(book: Rulebook) -> bool:
    return book.tournament is not None and book.balancing is not None and book.course is not None


def _names() -> Iterator[str]:
    """Names that no bot of the cash tables has."""
    for letter in itertools.cycle("ABCDEFGHIJKLMNOPQRSTUVWXYZ"):
        for name in NAMES:
            yield f"{name} {letter}"
