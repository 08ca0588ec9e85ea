"""The tickets of a room that have paid no entry yet, and what one may be used for."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cardroom.ledger import accounts
from cardroom.ledger.ledger import Ledger
from cardroom.room.tournaments.ticket_rows import known_ticket, open_tickets
from cardroom.room.tournaments.tournament_owner import TournamentNews
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.protocol import Store
from cardroom.tournament.play.prices import dearest_entry, sale_of
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.prizes.satellite import may_use
from cardroom.tournament.tickets.ticket import Ticket

TournamentOf = Callable[[str], Tournament | None]


class Tickets:
    """All open tickets, by their ids and by their owners; used ones are in the store alone."""

    def __init__(self, store: Store, ledger: Ledger, tournament_of: TournamentOf) -> None:
        """`tournament_of` finds a tournament that is not over."""
        self._store = store
        self._ledger = ledger
        self._tournament_of = tournament_of
        self._all: dict[str, Ticket] = {}
        self._of: dict[str, dict[str, Ticket]] = {}

    async def load(self) -> None:
        """At a start: load them as the store has them."""
        self._all.clear()
        self._of.clear()
        for ticket in await self._store.read(open_tickets):
            self._put(ticket)

    def told(self, news: TournamentNews) -> None:
        """A step of a tournament is durable: tickets were won, given back or used."""
        for ticket in news.tickets:
            self._put(ticket)
        for used in news.used:
            self._drop(used)

    def _drop(self, used: Ticket) -> None:
        self._all.pop(used.id, None)
        own = self._of.get(used.owner, {})
        own.pop(used.id, None)
        if not own:
            self._of.pop(used.owner, None)

    def _put(self, ticket: Ticket) -> None:
        self._all[ticket.id] = ticket
        self._of.setdefault(ticket.owner, {})[ticket.id] = ticket

    def of(self, player: str) -> tuple[Ticket, ...]:
        """A player's own tickets, the oldest first."""
        return tuple(self._of.get(player, {}).values())

    def usable_in(self, tournament: Tournament, now_ms: int) -> list[Ticket]:
        """The tickets that may pay an entry of a tournament now, of winners who are not in it; the oldest first."""
        terms, state = tournament.terms, tournament.state
        if tournament.is_over or state.closed or state.ending or tournament.book.prizes is None:
            return []
        least, dearest = sale_of(terms, "entry").whole, dearest_entry(terms).whole
        found: list[Ticket] = []
        for one in self._all.values():
            entrant = state.entrants.get(one.owner)
            is_in = entrant is not None and entrant.is_in
            pays = least <= one.cents <= dearest and one.house in ("", terms.house)
            holds = one.until_ms is None or now_ms < one.until_ms
            if not is_in and pays and holds and self.released(one).target in ("", terms.id):
                found.append(one)
        return found

    def to_be_seated(self) -> list[Ticket]:
        """Tickets won for a tournament that is not over, and never used: their winners are seated there (CO-33c)."""
        won = [one for one in self._all.values() if one.target and not one.returned]
        return [one for one in won if self._tournament_of(one.target) is not None]

    async def to_use(self, player: str, ticket: str, tournament: Tournament) -> Ticket:
        """The ticket a player wants to enter by, in the form shown to the tournament.

        Refuses "no-such-ticket", "ticket-used", "ticket-not-yours", "no-tickets-here"; the tournament refuses whatever
        else does not fit. All refusals cite the house's clauses.
        """
        rules = tournament.book.prizes
        if rules is None:
            raise Refused(
                "no-tickets-here", "This house has no tickets: its rulebook does not describe them."
            )
        clauses = rules.ticket_use.clauses
        found = self._all.get(ticket)
        if found is None:
            used = await self._store.read(lambda reader: known_ticket(reader, player, ticket))
            if used is None:
                raise Refused("no-such-ticket", "There is no such ticket.", clauses, {"ticket": ticket})
            raise _used(ticket, clauses)
        may_use(rules, found.owner, player)
        if found.owner != player:
            raise Refused("ticket-not-yours", "This ticket is somebody else's.", clauses)
        self.check_unused(found, clauses)
        return found if found.target == tournament.terms.id else self.released(found)

    def check_unused(self, ticket: Ticket, clauses: tuple[str, ...]) -> None:
        """Refuse ("ticket-used") a ticket that is on its way to a tournament."""
        if self._ledger.balance(accounts.ticket(ticket.owner, ticket.id)) != ticket.cents:
            raise _used(ticket.id, clauses)

    def released(self, ticket: Ticket) -> Ticket:
        """A ticket to a tournament where its owner can no longer use it is good for any that costs as much."""
        return (
            msgspec.structs.replace(ticket, target="") if ticket.target and self._is_lost(ticket) else ticket
        )

    def _is_lost(self, ticket: Ticket) -> bool:
        target = self._tournament_of(ticket.target)
        if target is None or target.is_over or target.state.closed or target.state.ending:
            return True
        entrant = target.state.entrants.get(ticket.owner)
        return entrant is not None and entrant.is_in


def check_target(terms_ticket: int, house: str, target: Tournament) -> None:
    """Refuse ("ticket-elsewhere") tickets that do not pay the entry of the tournament they are for."""
    terms, rules = target.terms, target.book.prizes
    price, dearest = sale_of(terms, "entry").whole, dearest_entry(terms).whole
    if terms.house != house or not price <= terms_ticket <= dearest:
        clauses = rules.satellite_prizes.clauses if rules is not None else ()
        words = f"A ticket worth {terms_ticket} does not pay the {price} of {terms.name}."
        raise Refused("ticket-elsewhere", words, clauses, {"price": price, "worth": terms_ticket})


def check_agreed(book: Rulebook, price: int, agreed: int | None) -> None:
    """Refuse ("wrong-price") a request that agrees to another price than is charged now."""
    if agreed is not None and agreed != price:
        clauses = book.prizes.fee_shown.clauses if book.prizes is not None else ()
        raise Refused("wrong-price", f"That costs {price} now, not {agreed}.", clauses, {"price": price})


def price_by(ticket: Ticket, tournament: Tournament) -> int:
    """The part of a ticket's worth that goes into the pool, where players choose that; else 0."""
    terms = tournament.terms
    price = sale_of(terms, "entry")
    return max(0, ticket.cents - price.fee - price.bounty) if terms.most_buy_in else 0


def _used(ticket: str, clauses: tuple[str, ...]) -> Refused:
    return Refused("ticket-used", "This ticket has been used.", clauses, {"ticket": ticket})
