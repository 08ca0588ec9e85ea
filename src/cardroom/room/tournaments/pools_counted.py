"""The pool of each running tournament, from its entries and their prices, compared with the ledger and its own state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cardroom.ledger import accounts
from cardroom.ledger.auditor import Drift
from cardroom.ledger.entry_kinds import EntryKind
from cardroom.room.cashier.reconciler import Compare
from cardroom.room.hosting.owner_host import OwnerHost
from cardroom.room.runtime.outcome import Outcome
from cardroom.room.tournaments.hosted_tournaments import HostedTournaments
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.rules.rulebook import Rulebook
from cardroom.store.protocol import Reader
from cardroom.tournament.cancelling.at_cancellation import Bought
from cardroom.tournament.prizes.prize_pool import pool_of
from cardroom.tournament.tournament_terms import TournamentTerms

BOUGHT: Final[tuple[EntryKind, ...]] = ("entry", "rebuy", "entry_returned", "ticket_back", "fee_returned")
"""The kinds of entries by which players pay for entries and chips, and get such payments back."""


@dataclass(frozen=True, slots=True)
class PoolHeld:
    """The money of a tournament at one of its steps, all of it durable. Amounts in cents.

    `bought` is all that each of its players has paid for, piece by piece. `collected`, `escrow` and `total` are its
    stored pool: what entries brought into it, all that it holds, and all prize money once that is certain (None before).
    `drawn` is a pool that was drawn, None without.
    """

    tournament: str
    seq: int
    terms: TournamentTerms
    book: Rulebook
    bought: tuple[tuple[Bought, ...], ...]
    collected: int
    escrow: int
    total: int | None
    drawn: int | None

    def compare(self, reader: Reader) -> Iterator[Drift]:
        """Compare with the entries of its steps up to this one."""
        posted = reader.moved_by_kind(accounts.escrow(self.tournament), self.seq)
        yield from self.differs(posted)

    def differs(self, posted: dict[EntryKind, int]) -> Iterator[Drift]:
        """The drifts, by what entries of each kind have brought into its escrow."""
        account, name = accounts.escrow(self.tournament), self.terms.name
        pieces = [one for bought in self.bought for one in bought]
        paid, came = sum([one.whole for one in pieces]), sum([posted.get(kind, 0) for kind in BOUGHT])
        if paid != came:
            words = f"{name}: {len(pieces)} entries and purchases at their prices, and what the ledger got for them"
            yield Drift(account, paid, came, words)
        collected = sum([one.pool for one in pieces])
        if collected != self.collected:
            yield Drift(
                account, collected, self.collected, f"{name}: its pool is not its entries times their prices"
            )
        if sum(posted.values()) != self.escrow:
            words = f"{name}: it keeps another sum than its entries of the ledger come to"
            yield Drift(account, sum(posted.values()), self.escrow, words)
        if self.total is not None:
            yield from self._certain(collected, self.total, posted)

    def _certain(self, collected: int, total: int, posted: dict[EntryKind, int]) -> Iterator[Drift]:
        """The drifts of a pool that is certain: what the house adds is a posting of the house."""
        account, name, terms, prizes = (
            accounts.escrow(self.tournament),
            self.terms.name,
            self.terms,
            self.book.prizes,
        )
        if self.drawn is not None:
            expected, added, kind = self.drawn, max(0, self.drawn - collected), "drawn"
        elif prizes is not None:
            pool = pool_of(prizes, collected, added=terms.added, guarantee=terms.guarantee)
            expected, added, kind = pool.total, pool.overlay, "overlay"
        else:
            return
        if expected != total:
            yield Drift(
                account,
                expected,
                total,
                f"{name}: its prize money is not what entries, prices and guarantee make",
            )
        brought = posted.get("drawn", 0) if kind == "drawn" else posted.get("overlay", 0)
        if added != brought:
            yield Drift(
                account, added, brought, f"{name}: the house has to add that much, and has posted that much"
            )


class PoolsCounted:
    """Takes the pools of the tournaments that this room hosts."""

    def __init__(self, hosted: HostedTournaments) -> None:
        self._hosted = hosted

    async def held(self) -> list[Compare]:
        """The pools of all running tournaments; one that stands still after a fault is left out."""
        found = [
            await _still(host) for owner in self._hosted.all() if (host := self._hosted.hosts.get(owner.id))
        ]
        return [pool.compare for pool in found if pool is not None]


async def _still(host: OwnerHost) -> PoolHeld | None:
    """The pool of a tournament once all that it has decided is durable."""
    taken = Outcome[PoolHeld | None]()
    host.when_still(lambda: taken.came(pool_of_host(host)))
    return await taken


def pool_of_host(host: OwnerHost) -> PoolHeld | None:
    """The pool as the host's tournament keeps it now; None where there is none to count.

    A tournament that was cancelled pays its entries back by other rules; one that was announced before 0.9.0 did not book
    its payments by what they are for.
    """
    owner, seq = host.owner, host.seq
    if host.status != "running" or not isinstance(owner, TournamentOwner):
        return None
    return pool_held(owner, seq)


def pool_held(owner: TournamentOwner, seq: int) -> PoolHeld | None:
    """The same of an owner at a step."""
    tournament, announced = owner.tournament, owner.announced
    if tournament is None or announced is None or not (announced.apart and announced.itemized):
        return None
    state = tournament.state
    if state.cancelled:
        return None
    money = state.money
    return PoolHeld(
        owner.id, seq, tournament.terms, tournament.book, tuple([one.bought for one in state.entrants.values()]),
        money.collected, money.escrow, money.total if money.settled else None,
        state.drawn.pool if state.drawn is not None else None,
    )  # fmt: skip
