"""A tournament to be announced once more: its structure and what its entries required, for the form to begin with."""

from __future__ import annotations

import msgspec

from cardroom.room.identity.naming import Names
from cardroom.room.protocol.tournament_responses import TournamentCopy
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.rules.refused import Refused
from cardroom.tournament.structures.structure_files import structure_text
from cardroom.tournament.structures.structure_of_terms import structure_of


def copy_of(owner: TournamentOwner, names: Names) -> TournamentCopy:
    """A tournament as it was announced. Of an entry code the room keeps its hash alone: the copy needs another one.

    Refuses "no-such-tournament" and "nothing-to-copy".
    """
    announced = owner.announced
    if announced is None:
        raise Refused("no-such-tournament", "There is no such tournament.", args={"tournament": owner.id})
    terms = announced.terms
    own = msgspec.structs.replace(terms, added=terms.added - announced.carried)  # (that comes by itself)
    return TournamentCopy(
        house=terms.house,
        structure=structure_text(structure_of(own)),
        starts_ms=terms.starts_ms or 0,
        target=terms.target,
        condition=terms.condition,
        invited=tuple([names(player) for player in terms.invited]),
        code=bool(terms.code_hash),
    )
