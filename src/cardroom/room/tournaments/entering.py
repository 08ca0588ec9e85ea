"""How players come into tournaments: by a request, with an entry code where one is asked for, or by a ticket they won."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog

from cardroom.room.identity.naming import Names
from cardroom.room.identity.person import Person
from cardroom.room.live_desk.act_people import kept_from
from cardroom.room.live_desk.live_desks import LiveDesks
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.room.runtime.attempts import Attempts
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.network_addresses import Venues
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.tournaments.asks import entry_code_hash
from cardroom.room.tournaments.several_games import SeveralGames
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.rules.refused import Refused
from cardroom.tournament.tickets.ticket import Ticket
from cardroom.tournament.tournament_terms import TournamentTerms

_log = structlog.get_logger("cardroom.tournaments")

MOST: Final = 10
MOST_AN_ADDRESS: Final = 30
"""For an address, so that an attacker with many accounts guesses no faster; of a venue so many times more."""
WITHIN_MS: Final = 15 * 60_000


class EntryCodes:
    """Counts wrong codes by account and by address, as short codes are guessed soon. Whether a code is the right one is
    decided by the tournament (`entries.check_code`).
    """

    def __init__(self, clock: Clock, settings: RoomSettings) -> None:
        self._of_player = Attempts(clock, MOST, WITHIN_MS)
        self._of_address = Attempts(clock, MOST_AN_ADDRESS, WITHIN_MS)
        self._venues = Venues(settings.venues, settings.venue_times)

    @contextmanager
    def given(self, terms: TournamentTerms, code: str, player: str, address: str) -> Iterator[str]:
        """A context around an entry; it yields the code's hash, "" where the tournament requires none.

        An attempt counts while it is decided, and stays when it was wrong. Refuses ("too-many-attempts") the right code
        too after too many wrong ones, so that the answer tells nothing.
        """
        if not terms.code_hash or not code:
            yield ""
            return
        self._of_player.count(player)
        if address:
            try:
                self._of_address.count(address, self._venues.times(address))
            except Refused:
                self._of_player.take_back(player)
                raise
        is_wrong = False
        try:
            yield entry_code_hash(code)
        except Refused as refused:
            is_wrong = refused.code == "entry-code-wrong"
            raise
        finally:
            if not is_wrong:
                self._of_player.take_back(player)
                self._of_address.take_back(address)


class Entering:
    """Brings players into tournaments."""

    def __init__(
        self, desk: TournamentDesk, several: SeveralGames, codes: EntryCodes, names: Names, floors: LiveDesks
    ) -> None:
        self._desk = desk
        self._several = several
        self._codes = codes
        self._names = names
        self._floors = floors

    async def by_request(self, person: Person, message: EnterTournament, address: str) -> None:
        """Enter a player who asks for it from an address ("": from inside), for one game or for several.

        Refuses ("kept-away") at live tournaments whom the house's desk keeps away.
        """
        self._check_let_in(person.id, message.tournament)
        with self._codes.given(
            self._desk.terms(message.tournament), message.code, person.id, address
        ) as code:
            if message.games > 1:
                is_plain = not (message.ticket or message.flight or message.pool_cents)
                await self._several.enter(
                    person, message.tournament, message.games,
                    from_wallet=is_plain, agreed=message.price, code_hash=code,
                )  # fmt: skip
            else:
                await self._desk.enter(
                    person, message.tournament, message.flight, ticket=message.ticket, code_hash=code,
                    pool_cents=message.pool_cents, agrees=message.agrees, agreed=message.price,
                    chips=message.chips,
                )  # fmt: skip

    def _check_let_in(self, player: str, tournament: str) -> None:
        terms = self._desk.terms(tournament)
        if terms.live:
            try:
                self._floors.check_let_in(player, terms.house, "house", "series")
            except Refused as refused:
                raise kept_from(refused) from None

    async def by_ticket(self, ticket: Ticket) -> None:
        """Seat the winner of an entry at once, also where the tournament is running (CO-33c)."""
        winner = Person(ticket.owner, self._names(ticket.owner), "player")
        try:
            self._check_let_in(winner.id, ticket.target)
            await self._desk.enter(winner, ticket.target, ticket=ticket.id)
        except Refused as refused:  # the ticket stays its winner's, for another time or tournament
            _log.info("winner_not_seated", ticket=ticket.id, tournament=ticket.target, code=refused.code)
