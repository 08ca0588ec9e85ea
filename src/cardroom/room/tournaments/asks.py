"""Requirements of an entry besides money: a code; in a freeroll also words to confirm, or an invitation (CO-38b)."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from cardroom.room.identity.sessions import hash_of
from cardroom.rules.refused import Refused
from cardroom.rules.rulebook import Rulebook
from cardroom.store.protocol import Reader, Store
from cardroom.tournament.play.entries import check_code
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_commands import Register
from cardroom.tournament.tournament_terms import TournamentTerms


class Asks(NamedTuple):
    """The words of the condition, the names of those invited, and the entry code; empty where everybody may enter.

    ``live``: players come to tables of a live room.
    """

    condition: str = ""
    invited: tuple[str, ...] = ()
    code: str = ""
    live: bool = False

    async def put_into(self, terms: TournamentTerms, book: Rulebook, store: Store) -> TournamentTerms:
        """The terms with this condition; at live tables players have the house's time to sign for a deal. Refuses
        "no-such-player" for a name that nobody has.
        """
        deals = book.prize_deals
        signing_seconds = deals.signing_seconds.value if deals is not None else terms.deal_seconds

        def found(reader: Reader) -> tuple[str, ...]:
            return tuple([_id_of(reader, name) for name in dict.fromkeys(self.invited)])

        players = await store.read(found) if self.invited else ()
        return msgspec.structs.replace(
            terms,
            condition=self.condition.strip(),
            invited=players,
            code_hash=entry_code_hash(self.code),
            live=self.live,
            deal_seconds=signing_seconds if self.live else terms.deal_seconds,
        )


def entry_code_hash(code: str) -> str:
    """Return what is stored of an entry code, "" for none. Neither case nor spaces count."""
    plain = "".join(code.split()).casefold()
    return hash_of(plain).hex() if plain else ""


def check_code_of(tournament: Tournament, wish: Register) -> None:
    """Refuse ("entry-code-wrong") a wrong entry code before any money moves."""
    course = tournament.book.course
    assert course is not None, "a house with tournaments has a course of them"
    has_entered = wish.player in tournament.state.entrants
    check_code(tournament.terms, course.late_entries.clauses, wish, has_entered=has_entered)


def _id_of(reader: Reader, name: str) -> str:
    record = reader.player_named(name.strip())
    if record is None:
        raise Refused("no-such-player", f"There is no player {name!r}.", args={"name": name})
    return record.id


NOTHING_ASKED: Final = Asks()
