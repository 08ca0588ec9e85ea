"""Measures of staff against players who play foul: closing an account, shutting out of some games.

Withheld money is in payments.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardroom.room.accounts.identity_checks import Identities
from cardroom.room.accounts.players import Players
from cardroom.room.identity.permissions import PlayerAct, check_about, check_may
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import keeping
from cardroom.room.lobby.lines import Lines
from cardroom.room.lobby.pool import Pool
from cardroom.room.notices.notices import Notices
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.outbox import Outbox
from cardroom.rules.decisions import Conduct
from cardroom.rules.refused import Refused
from cardroom.store.rows import Json, LogRecord
from cardroom.table.model.commands import LeaveTable


class Measures:
    """Each measure has a reason, is logged in the commit of the change itself, and lets a running hand finish."""

    def __init__(
        self,
        books: Books,
        outbox: Outbox,
        clock: Clock,
        players: Players,
        notices: Notices,
        pools: Mapping[str, Pool],
        lines: Lines,
        identities: Identities,
    ) -> None:
        self._books = books
        self._outbox = outbox
        self._clock = clock
        self._players = players
        self._notices = notices
        self._pools = pools
        self._lines = lines
        self._identities = identities

    @property
    def _conduct(self) -> Conduct:
        """The rules on conduct. A measure is the room's, so it rests on the main house's rulebook in force."""
        return self._books.main.conduct

    async def close_account(self, by: Person, player: str, reason: str) -> None:
        """Sign a player out everywhere, take the player from every table, and close the account to further use."""
        person = await self._other(by, player, "close_account")
        if person.closed:
            raise Refused(
                "closed-already", "The account is closed already.", self._conduct.close_account.clauses
            )
        log = self._record(by, "close_account", player, reason)
        await self._players.set_standing(
            player, True, person.shut_out, log, *keeping(by.id, by.asked, log.at_ms)
        )
        self.take_away(player, lambda pool: True)
        self._notices.hang_up(player, "account closed")
        await self._outbox.durable()

    async def open_account(self, by: Person, player: str, reason: str) -> None:
        """Open a closed account again."""
        person = await self._other(by, player, "open_account")
        if not person.closed:
            raise Refused("not-closed", "The account is open.", self._conduct.close_account.clauses)
        log = self._record(by, "open_account", player, reason)
        await self._players.set_standing(
            player, False, person.shut_out, log, *keeping(by.id, by.asked, log.at_ms)
        )

    async def shut_out(self, by: Person, player: str, family: str, reason: str) -> None:
        """Shut a player out of the games of one family, such as Banzai (CO-BZ.6)."""
        person = await self._other(by, player, "shut_out")
        self._check_family(family)
        clauses = self._conduct.shut_out.clauses
        if family in person.shut_out:
            raise Refused("shut-out-already", f"The player is shut out of {family} already.", clauses)
        log = self._record(by, "shut_out", player, reason, {"family": family})
        kept = keeping(by.id, by.asked, log.at_ms)
        await self._players.set_standing(player, person.closed, (*person.shut_out, family), log, *kept)
        self.take_away(player, lambda pool: pool.offer.family == family)
        self._notices.tell_mine(player)
        await self._outbox.durable()

    async def let_in(self, by: Person, player: str, family: str, reason: str) -> None:
        """Let a player into the games of a family again."""
        person = await self._other(by, player, "let_in")
        self._check_family(family)
        if family not in person.shut_out:
            clauses = self._conduct.shut_out.clauses
            raise Refused("not-shut-out", f"The player is not shut out of {family}.", clauses)
        left = tuple(one for one in person.shut_out if one != family)
        log = self._record(by, "let_in", player, reason, {"family": family})
        await self._players.set_standing(
            player, person.closed, left, log, *keeping(by.id, by.asked, log.at_ms)
        )

    async def settle(self) -> None:
        """At a start: send away players whom staff keep out, and those whose money stands still, in case the room stopped
        before its tables did so.
        """
        there: set[str] = set()
        for pool in self._pools.values():
            there |= {one.player for one in pool.waiting.line}
            there |= {seat.player for writer in pool.writers.values() for seat in writer.table.seats.values()}
        for player in sorted(there):
            person = await self._players.person(player)
            if person is not None and self._players.is_kept_out(person):
                self.take_away(player, lambda pool: True)
            elif person is not None:
                if person.shut_out:
                    self.take_away(player, partial(_is_shut, person))
                if self._clock.now_ms() < person.still_until_ms:
                    self.take_money_away(player)

    def check_may_join(self, person: Person, pool: Pool) -> None:
        """Refuse players who may not join a pool.

        These are a closed account, a player whose document the house has yet to see, and one who is shut out of the
        pool's family of games, by its house's rulebook.
        """
        self._players.check_open(person)
        self._identities.check_document(person, pool.book)
        family = pool.offer.family
        if family in self._players.now(person).shut_out:
            raise Refused(
                "shut-out",
                "The house has shut you out of these games; ask its staff.",
                pool.book.conduct.shut_out.clauses,
                {"family": family},
            )

    async def _other(self, by: Person, player: str, act: PlayerAct) -> Person:
        check_may(self._players.now(by), act)
        person = await self._players.must_know(player)
        check_about(self._players.now(by), person)
        return person

    def _check_family(self, family: str) -> None:
        known = {pool.offer.family for pool in self._pools.values()}
        if family not in known:
            words = f"There are no {family!r} games here; there are {', '.join(sorted(known))}."
            raise Refused("no-such-family", words, args={"family": family})

    def take_away(self, player: str, from_pool: Callable[[Pool], bool]) -> None:
        """Take a player from the tables (one who is in a hand leaves at its end) and out of the waiting lists."""
        for pool in self._pools.values():
            if not from_pool(pool):
                continue
            if pool.waiting.place(player):
                self._lines.leave(player, pool.id, why="staff")
            for writer in list(pool.writers.values()):
                if writer.table.seat_of(player) is not None:
                    writer.carry_out_if_possible(LeaveTable(player, reason="staff"))

    def take_money_away(self, player: str) -> None:
        """The same from where chips are money: they go back to the wallet, where they can stand still."""
        self.take_away(player, _is_for_money)

    def _record(
        self, by: Person, what: str, player: str, reason: str, details: Json | None = None
    ) -> LogRecord:
        return LogRecord(self._clock.now_ms(), by.id, what, player, reason, details or {})


def _is_shut(person: Person, pool: Pool) -> bool:
    """Whether staff keep a player from the games of a pool."""
    return pool.offer.family in person.shut_out


def _is_for_money(pool: Pool) -> bool:
    """Whether the chips of a pool are money."""
    return not pool.is_private
