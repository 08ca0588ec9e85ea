"""The condition of a freeroll besides money: to confirm certain words, or to be one of those invited (CO-38b)."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from cardroom.rules.refused import Refused
from cardroom.store.protocol import Reader, Store
from cardroom.tournament.tournament_terms import TournamentTerms


class Asks(NamedTuple):
    """The words of the condition, and the names of those invited; both are empty where everybody may enter."""

    condition: str = ""
    invited: tuple[str, ...] = ()

    async def put_into(self, terms: TournamentTerms, store: Store) -> TournamentTerms:
        """The terms with this condition. Refuses "no-such-player" for a name that nobody has."""

        def found(reader: Reader) -> tuple[str, ...]:
            return tuple([_id_of(reader, name) for name in dict.fromkeys(self.invited)])

        players = await store.read(found) if self.invited else ()
        return msgspec.structs.replace(terms, condition=self.condition.strip(), invited=players)


def _id_of(reader: Reader, name: str) -> str:
    record = reader.player_named(name.strip())
    if record is None:
        raise Refused("no-such-player", f"There is no player {name!r}.", args={"name": name})
    return record.id


NOTHING_ASKED: Final = Asks()
