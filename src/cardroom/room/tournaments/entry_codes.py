"""Entry codes that players give: how many wrong ones each account and each address has, as short codes are guessed soon."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cardroom.room.runtime.attempts import Attempts
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.network_addresses import Venues
from cardroom.room.runtime.settings import RoomSettings
from cardroom.room.tournaments.asks import entry_code_hash
from cardroom.rules.refused import Refused
from cardroom.tournament.tournament_terms import TournamentTerms

MOST: Final = 10
MOST_AN_ADDRESS: Final = 30
"""For an address, so that an attacker with many accounts guesses no faster; of a venue so many times more."""
WITHIN_MS: Final = 15 * 60_000


class EntryCodes:
    """Counts wrong codes. Whether a code is the right one is decided by the tournament (`entries.check_code`)."""

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
