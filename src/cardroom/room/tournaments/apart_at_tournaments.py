"""Sends tournaments the pairs that the house keeps apart (CH-1.62, CH-8.52).

Each receives them when it is announced, and all do when the pairs change.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardroom.room.hosting.owner_hosts import OwnerHosts
from cardroom.room.tournaments.envelopes import TournamentAsk
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.tournament.play.tournament_commands import KeepApart


async def keep_apart(
    hosts: OwnerHosts, owners: Iterable[TournamentOwner], pairs: tuple[tuple[str, str], ...]
) -> None:
    """Send the pairs to the tournaments that are not over and do not know them yet."""
    for owner in owners:
        found = owner.tournament
        if found is not None and not found.is_over and found.state.apart != pairs:
            await hosts[owner.id].ask(TournamentAsk(KeepApart(pairs)))
