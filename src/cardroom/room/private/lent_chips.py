"""The chips of private games: lent from an account of the game's own, up to the operator's limit for a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import structlog

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry, Posting
from cardroom.ledger.ledger import Ledger
from cardroom.ledger.ledger_fault import LedgerFault
from cardroom.room.runtime.settings import RoomSettings
from cardroom.rules.refused import Refused
from cardroom.table.model.view import TableTerms

CARRIED: Final = "private_carried"
"""The kind of entry that gives a game an account of its own where the mint lent its chips, as in older rooms."""

_log = structlog.get_logger("cardroom.private")


class GameChips:
    """The chips that each game has lent to each player. All of it is on the ledger."""

    def __init__(self, ledger: Ledger, settings: RoomSettings) -> None:
        self._ledger = ledger
        self._most = settings.private_chips_cents

    def lent(self, table: str, player: str) -> int:
        """Return what a game has lent a player in all; chips given back and taken up again count once."""
        return self._ledger.balance(accounts.lent(table, player))

    def taken(self, table: str, player: str) -> int:
        """Return what a player has given back beyond what was lent (below zero: still owes), without the stack."""
        return self._ledger.balance(accounts.claim(table, player)) - self.lent(table, player)

    def result(self, table: str, player: str) -> int:
        """Return what a player has won (below zero: lost), as it was when the running hand began, in cents."""
        return self._ledger.balance(accounts.stack(table, player)) + self.taken(table, player)

    def has_any(self, table: str, player: str) -> bool:
        """Whether the game has lent a player anything, or owes the player something."""
        kinds = (accounts.lent, accounts.claim, accounts.stack)
        return any(self._ledger.balance(kind(table, player)) for kind in kinds)

    def source(self, terms: TableTerms, people: Iterable[str], player: str, cents: int) -> str:
        """Return the account that chips for a seat or a top-up come from; `people` are all to whom the game has lent any.

        Refuses ("private-chips") more than a game may lend. Chips that the player has given back there are taken up
        first, where they are enough. While others are on their way to the table, which may be those very ones, they
        count as lent.
        """
        claim, game = accounts.claim(terms.table, player), accounts.game(terms.table)
        lent = sum([self.lent(terms.table, one) for one in people])
        on_their_way = -self._ledger.balance(game) - 2 * lent
        if not on_their_way and self._ledger.balance(claim) >= cents:
            return game
        left = self._most - lent - on_their_way
        if cents > left:
            words = f"{terms.name} may lend {max(0, left)} more in chips; close the game, settle it and open another."
            raise Refused(
                "private-chips", words, args={"amount": cents, "most": max(0, left), "name": terms.name}
            )
        return game

    def fault_of(self, terms: TableTerms) -> str:
        """Return why a game cannot be played for so much; "" where it can."""
        most = self._most // terms.seats
        if terms.max_buy_in <= most:
            return ""
        return (
            f"must let nobody buy in for more than {most} cents: this room lends a game {self._most} in all"
        )

    def carried(self, table: str, people: Iterable[str], name: str, now_ms: int) -> Entry | None:
        """At a start: move chips that the mint issued for a game, as rooms did until December 2026, to the game's
        account.

        The entry is posted already. None where there is nothing to move.
        """
        game = accounts.game(table)
        moved = 2 * sum(self.lent(table, player) for player in people) + self._ledger.balance(game)
        if not moved:
            return None
        postings = ((game, -moved), (accounts.MINT, moved))
        entry = Entry(f"{CARRIED}:{table}", now_ms, CARRIED, name, postings, "room")
        return entry if self._posted(entry) else None

    def ended(
        self, table: str, people: Iterable[str], name: str, host: str, now_ms: int
    ) -> tuple[Entry, ...]:
        """End a game: take its chips off the ledger, also those on their way to it.

        The entry is posted already; nobody has a stack there.
        """
        kinds = (accounts.lent, accounts.claim)
        ours = [accounts.game(table), *[kind(table, player) for player in people for kind in kinds]]
        ours += [account for account in self._ledger.balances if account.startswith(f"in:{table}:")]
        held: list[Posting] = [(one, -cents) for one in ours if (cents := self._ledger.balance(one))]
        if rest := sum(cents for _, cents in held):
            held.append((accounts.MINT, -rest))
        if not held:
            return ()
        entry = Entry(f"over:{table}", now_ms, "private_over", name, tuple(held), host)
        self._ledger.post(entry)
        return (entry,)

    def _posted(self, entry: Entry) -> bool:
        try:
            self._ledger.post(entry)
        except LedgerFault as fault:  # it stays the mint's until the game is over
            _log.error("chips_not_carried", entry=entry.id, code=fault.code)
            return False
        return True


__all__ = ["CARRIED", "GameChips"]
