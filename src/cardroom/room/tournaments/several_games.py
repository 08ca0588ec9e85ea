"""Several games of HexaPro at once: the player says how many, and enters so many that wait for players.

Each game is a tournament of its own. Missing games are announced, so that as many wait as are asked for.
"""

from __future__ import annotations

import asyncio

import msgspec

from cardroom.ledger import accounts
from cardroom.ledger.ledger import Ledger
from cardroom.room.hosting.repeats import Repeats
from cardroom.room.identity.person import Person
from cardroom.room.identity.request import PlayerRequest
from cardroom.room.protocol import server_messages as to_client
from cardroom.room.runtime.books_in_force import Books
from cardroom.room.runtime.clock import Clock
from cardroom.room.runtime.entropy import Entropy, draw_id
from cardroom.room.tournaments.tournament_desk import TournamentDesk
from cardroom.rules.decisions import HexaPro
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.tournament.hexapro.hexapro_terms import cost_of, hexapro_terms, rules_of
from cardroom.tournament.play.prices import sale_of
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.tournament_terms import TournamentTerms

BY_ROOM = Person("room", "room", "admin")
"""The person by whom games that a rule calls for are announced."""


class SeveralGames:
    """Enters players into as many games as they want."""

    def __init__(
        self,
        books: Books,
        ledger: Ledger,
        clock: Clock,
        entropy: Entropy,
        desk: TournamentDesk,
        repeats: Repeats,
    ) -> None:
        self._books = books
        self._ledger = ledger
        self._clock = clock
        self._entropy = entropy
        self._desk = desk
        self._repeats = repeats
        self._one_at_a_time = asyncio.Lock()

    async def enter(
        self,
        person: Person,
        first: str,
        games: int,
        *,
        from_wallet: bool = True,
        agreed: int | None = None,
        code_hash: str = "",
    ) -> None:
        """Enter the game `first` and others of its kind and price, each paid from the wallet.

        `agreed` is the price for one that the player agreed to. The player enters all of them, or none where that can
        be known before. Games that the player waits in already count. Each entry is stored under an id of its own, so
        that a client that repeats the request after a stop of the room continues where it was.

        Refuses "one-game-only" for another kind of tournament, "bad-number-of-games", "wallet-too-small",
        "entered-already", and "fewer-games-entered" where the wallet was emptied meanwhile.
        """
        terms = self._desk.terms(first)
        book = self._books.get(terms.house)
        if not terms.hexapro or book is None or not from_wallet:
            words = "You can enter several games at once only in HexaPro, and pay from the wallet."
            raise Refused("one-game-only", words, args={"games": games})
        rules, price = rules_of(book), sale_of(terms, "entry").whole
        async with self._one_at_a_time:  # the next request finds what has been announced
            parts = [_part(person, number, games) for number in range(games)]
            for one in parts:
                if one.asked is not None:
                    self._repeats.heard(person.id, one.asked.id, one.asked.print)
            before = sum(
                self._repeats.kept(person.id, one.asked.id) is not None for one in parts if one.asked
            )
            if not before:
                self._check(person, first, games, rules, price)
            for entered in range(before, games):
                game = (
                    first
                    if not entered
                    else self._waiting(person, terms) or await self._another(terms, book, price)
                )
                try:
                    await self._desk.enter(parts[entered], game, agreed=agreed, code_hash=code_hash)
                except Refused as refused:
                    if not entered:
                        raise
                    words = f"You are in {entered} of {games} games: {refused.message}"
                    args = {"entered": entered, "games": games}
                    raise Refused("fewer-games-entered", words, refused.clauses, args) from refused
                asked = parts[entered].asked
                if asked is not None:
                    self._repeats.remember(person.id, to_client.Done(asked.id))

    def _check(self, person: Person, first: str, games: int, rules: HexaPro, price: int) -> None:
        """Refuse what can be known to fail before anything is paid."""
        cost = cost_of(rules, price, games)
        waits_in = sum(
            person.id in found.state.entrants for found in self._announced(self._desk.terms(first))
        )
        if waits_in:
            cost_of(rules, price, waits_in + games)
        if person.id in [one for found in self._found(first) for one in found.state.entrants]:
            raise Refused("entered-already", "You have entered this tournament.", args={"tournament": first})
        balance = self._ledger.balance(accounts.wallet(person.id))
        if balance < cost:
            words = f"Your wallet holds {balance}, which is less than {cost}."
            raise Refused("wallet-too-small", words, args={"balance": balance, "amount": cost})

    def _found(self, tournament: str) -> list[Tournament]:
        found = self._desk.found(tournament)
        return [] if found is None else [found]

    def _announced(self, like: TournamentTerms) -> list[Tournament]:
        """The games of one kind and price that wait for players."""
        return [
            found
            for owner in self._desk.all()
            if (found := owner.tournament) is not None
            and found.state.phase == "announced"
            and found.terms.hexapro
            and (found.terms.house, found.terms.game) == (like.house, like.game)
            and sale_of(found.terms, "entry") == sale_of(like, "entry")
        ]

    def _waiting(self, person: Person, like: TournamentTerms) -> str:
        """The waiting game with the most players that the player has not entered; "" where there is none."""
        free = [one for one in self._announced(like) if person.id not in one.state.entrants]
        found = max(free, key=lambda one: one.state.entries, default=None)
        return "" if found is None else found.terms.id

    async def _another(self, like: TournamentTerms, book: Rulebook, price: int) -> str:
        """Announce one more game, with an id in the line of games that `like` belongs to; returns the id."""
        line, _, _ = like.id.rpartition("-")
        at_ms = self._clock.now_ms()
        while line and f"{line}-{at_ms}" in self._desk.hosts:
            at_ms += 1
        name = f"{line}-{at_ms}" if line else draw_id(self._entropy, "m")
        await self._desk.announce(
            BY_ROOM, hexapro_terms(book, name, price, like.game), "a player wants several games"
        )
        return name


def _part(person: Person, number: int, games: int) -> Person:
    """The player with the request for one game of several: the last one carries out the request itself."""
    asked = person.asked
    if asked is None or number == games - 1:
        return person
    return msgspec.structs.replace(
        person, asked=PlayerRequest(f"{asked.id} {number + 1}/{games}", asked.print)
    )
