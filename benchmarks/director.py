"""What a director's view of a large tournament costs the room, in processor time, and how many bytes it is.

    python benchmarks/director.py [entries]

Opening it is the field (everybody, a line each) and the tournament as it stands; staying live is the same again every
two seconds, and once a second for all who look. The browser's part, of ten thousand entries, is measured by
``tests/browser/test_tournament_gallery.py``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

import msgspec

from cardroom.room.hosting.owner import Asking, Chance
from cardroom.room.identity.naming import Names
from cardroom.room.tournaments.envelopes import Announce, TournamentAsk
from cardroom.room.tournaments.fields import Moment
from cardroom.room.tournaments.public_view import now_of
from cardroom.room.tournaments.standings import Standings
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.rules import house
from cardroom.tournament.levels import house_levels
from cardroom.tournament.play.tournament_commands import Register
from cardroom.tournament.play.tournament_events import TournamentStarted
from cardroom.tournament.tournament_terms import TournamentTerms

ENTRIES = 10_000
TIMES = 9
MS = 1_000


def running(entries: int, names: Names) -> TournamentOwner:
    """A tournament that begins with so many: all sit."""
    book = house("casinohuone")
    assert book.tournament is not None
    terms = TournamentTerms(
        id="large", name="Large", house=book.id, game="holdem", seats=6, stack=book.tournament.starting_stack.value,
        levels=house_levels(book.tournament), buy_in=900, fee=100, level_hands=10, players=2, most=entries,
    )  # fmt: skip
    owner = TournamentOwner(terms.id, lambda *_: book)
    asking = Asking("", 1_000, Chance(bytes(32)))
    owner.decide(Announce(terms, "1", "fund", 0), asking)
    for number in range(entries):
        chance = Chance(number.to_bytes(32, "big"))
        names.learn(f"p{number}", f"Player {number}")
        wish = TournamentAsk(Register(f"p{number}", number), f"f{number}", terms.buy_in + terms.fee)
        ruled = owner.decide(wish, Asking("", 1_000, chance))
    assert owner.tournament is not None
    state = owner.tournament.state
    # The tables would report their players one by one; the view goes by what they have reported.
    for event in ruled.events:
        if isinstance(event, TournamentStarted):
            for player, table, _ in event.seats:
                state.tables[table].players[player] = terms.stack
    return owner


def median_ms(work: Callable[[], object]) -> float:
    """The processor time that work takes in the middle of some tries."""
    took = []
    for _ in range(TIMES):
        began = process_time()
        work()
        took.append(process_time() - began)
    return sorted(took)[TIMES // 2] * MS


class Pieces:
    """The loop of a room that does nothing but write a field: how long each piece of it held the room up."""

    def __init__(self) -> None:
        self.took: list[float] = []

    def written(self, owner: TournamentOwner, names: Names) -> bytes:
        """The whole field."""
        self.took = []
        began = process_time()
        moment = Moment(owner)
        self._piece(began)
        work = moment.written(names).__await__()
        began = process_time()
        while True:
            try:
                next(work)
            except StopIteration as done:
                self._piece(began)
                return bytes(done.value)
            self._piece(began)
            began = process_time()

    def _piece(self, began: float) -> None:
        self.took.append((process_time() - began) * MS)


def main() -> None:
    """Print what the field and the view take."""
    entries = int(sys.argv[1]) if len(sys.argv) > 1 else ENTRIES
    names, pieces = Names(), Pieces()
    owner = running(entries, names)
    tournament = owner.tournament
    assert tournament is not None
    encode = msgspec.json.Encoder().encode

    def field() -> bytes:
        return pieces.written(owner, names)

    def view() -> bytes:
        return encode(now_of(tournament, Standings(owner, names), 2_000))

    tables = len(tournament.state.tables)
    print(f"{entries} entries at {tables} tables")
    print(f"field  {median_ms(field):7.1f} ms  {len(field()):>9} bytes")
    print(
        f"       {max(pieces.took):7.1f} ms at most in one of {len(pieces.took)} pieces, then the room goes on"
    )
    print(f"view   {median_ms(view):7.1f} ms  {len(view()):>9} bytes")


if __name__ == "__main__":
    main()
