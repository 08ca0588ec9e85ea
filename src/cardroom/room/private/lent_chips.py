"""The chips of private games: lent by an account of the game's own, as many as the operator lets a game lend."""

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
"""The kind of entry by which a game that the mint lent chips to, as older rooms did, has an account of its own."""

_log = structlog.get_logger("cardroom.private")


class GameChips:
    """What each game has lent to whom. All of it is on the ledger."""

    def __init__(self, ledger: Ledger, settings: RoomSettings) -> None:
        self._ledger = ledger
        self._most = settings.private_chips_cents

    def lent(self, table: str, player: str) -> int:
        """What a game has lent somebody in all; what was given back and taken up again counts once."""
        return self._ledger.balance(accounts.lent(table, player))

    def taken(self, table: str, player: str) -> int:
        """What somebody has given back beyond what was lent (below zero: still owes for), without the stack."""
        return self._ledger.balance(accounts.claim(table, player)) - self.lent(table, player)

    def result(self, table: str, player: str) -> int:
        """What somebody has won (below zero: lost) so far, as it stood when the running hand began, in cents."""
        return self._ledger.balance(accounts.stack(table, player)) + self.taken(table, player)

    def has_any(self, table: str, player: str) -> bool:
        """Whether the game has lent somebody anything, or owes it."""
        kinds = (accounts.lent, accounts.claim, accounts.stack)
        return any(self._ledger.balance(kind(table, player)) for kind in kinds)

    def source(self, terms: TableTerms, player: str, cents: int) -> str:
        """The account that chips for a seat or a top-up come from. Refuses ("private-chips") more than a game may lend;
        what the player has given back there is taken up first, where it is enough.
        """
        claim, game = accounts.claim(terms.table, player), accounts.game(terms.table)
        if self._ledger.balance(claim) >= cents:
            return game
        left = self._most + self._ledger.balance(game) // 2
        if cents > left:
            words = f"{terms.name} may lend {max(0, left)} more in chips; close the game, settle it and open another."
            raise Refused(
                "private-chips", words, args={"amount": cents, "most": max(0, left), "name": terms.name}
            )
        return game

    def fault_of(self, terms: TableTerms) -> str:
        """Why a game cannot be played for so much; "" where it can."""
        most = self._most // terms.seats
        if terms.max_buy_in <= most:
            return ""
        return (
            f"must let nobody buy in for more than {most} cents: this room lends a game {self._most} in all"
        )

    def carried(self, table: str, people: Iterable[str], name: str, now_ms: int) -> Entry | None:
        """At a start: what the mint issued for a game, as rooms did until December 2026, is the game's own from now on;
        posted already. None where it is so.
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
        """A game is over: its chips are no more, on their way to it too. Posted already; nobody has a stack there."""
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
