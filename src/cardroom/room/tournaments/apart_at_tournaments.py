"""Sends tournaments the pairs that the house keeps apart (CH-1.62, CH-8.52).

Each receives them when it is announced, and all do when the pairs change. Live tournaments have those of the house's live
desk as well, whose people need no account.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardroom.room.hosting.owner_hosts import OwnerHosts
from cardroom.room.tournaments.envelopes import TournamentAsk
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.tournament.play.tournament_commands import KeepApart
from cardroom.tournament.tournament_terms import TournamentTerms

Pairs = tuple[tuple[str, str], ...]
PairsOf = Callable[[TournamentTerms], Pairs]
"""The pairs that a tournament has to know, sorted."""


def unaware(owners: Iterable[TournamentOwner], pairs_of: PairsOf) -> list[tuple[TournamentOwner, Pairs]]:
    """The tournaments that are not over and know other pairs, with those that they have to know."""
    found = []
    for owner in owners:
        known = owner.tournament
        if known is not None and not known.is_over and known.state.apart != (pairs := pairs_of(known.terms)):
            found.append((owner, pairs))
    return found


async def keep_apart(hosts: OwnerHosts, owners: Iterable[TournamentOwner], pairs_of: PairsOf) -> None:
    """Send the pairs to the tournaments that are not over and do not know them yet."""
    for owner, pairs in unaware(owners, pairs_of):
        if owner.id in hosts:
            await hosts[owner.id].ask(TournamentAsk(KeepApart(pairs)))
