"""Notes of staff about a player of a tournament: a document seen, and attempts to reach an absent player."""

from __future__ import annotations

from cardroom.room.accounts.identity_checks import NOTE_IDENTITY
from cardroom.room.identity.naming import Names
from cardroom.room.identity.permissions import check_may, check_not_self
from cardroom.room.identity.person import Person
from cardroom.room.protocol.tournament_responses import ContactRow, EntrantNotes, FixedSeatRow
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.room.tournaments.tournament_owner import RUN_TOURNAMENTS
from cardroom.rules.refused import Refused
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import (
    ContactWish,
    Document,
    FixSeat,
    NoteContact,
    NoteDocument,
    ReleaseSeat,
)


class NotesOfEntrants:
    """Staff write and read notes about players here; the tournament keeps the notes."""

    def __init__(self, desk: TournamentDesk, names: Names) -> None:
        self._desk = desk
        self._names = names

    def of(self, by: Person, tournament: str, player: str) -> EntrantNotes:
        """The notes about a player. Refuses "no-such-tournament", "not-in-it"."""
        check_may(by, RUN_TOURNAMENTS)
        found = self._desk.found(tournament)
        if found is None:
            raise Refused(
                "no-such-tournament", "There is no such tournament.", args={"tournament": tournament}
            )
        if player not in found.state.entrants:
            raise Refused("not-in-it", "The player has not entered this tournament.")
        order, rules = found.book.house_order, found.book.tournament
        return EntrantNotes(
            waits=found.awaits_document(player),
            clauses=order.identification.clauses if order is not None else (),
            fixed=self._fixed(found, player),
            fixes=rules is not None and rules.seats_drawn.value == "at_random_but_fixed",
            contacts=tuple(
                ContactRow(self._names(one.by), one.at_ms, one.how, one.wish)
                for one in found.state.entrants[player].contacts
            ),
        )

    def _fixed(self, found: Tournament, player: str) -> FixedSeatRow | None:
        seat = found.state.entrants[player].fixed
        if seat is None:
            return None
        return FixedSeatRow(seat.seat, seat.table, self._names(seat.by), seat.at_ms, seat.reason)

    async def fix_seat(
        self, by: Person, tournament: str, player: str, seat: int, table: int, reason: str
    ) -> None:
        """Fix a player's seat outside the draw; seat 0 lets it be drawn again. Refuses as `Tournament` does."""
        act = FixSeat(by.id, reason, player, seat, table) if seat else ReleaseSeat(by.id, reason, player)
        await self._desk.act(by, tournament, act)

    async def document(
        self, by: Person, tournament: str, player: str, document: Document, reason: str
    ) -> None:
        """Record that a valid document has been seen: the seat waits no longer.

        Refuses "own-account", and as `Tournament` does.
        """
        check_may(by, NOTE_IDENTITY)
        check_not_self(by, player)
        await self._desk.act(by, tournament, NoteDocument(by.id, reason, player, document))

    async def contact(self, by: Person, tournament: str, player: str, wish: ContactWish, how: str) -> None:
        """Record that somebody tried to reach an absent player. Refuses as `Tournament` does."""
        await self._desk.act(by, tournament, NoteContact(by.id, how, player, wish))
