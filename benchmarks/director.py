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

from cardroom.room.messages.tournament_responses import EntrantsBody
from cardroom.room.owners.owner import Asking, Chance
from cardroom.room.tournaments.messages import Announce, TournamentAsk
from cardroom.room.tournaments.owner import TournamentOwner
from cardroom.room.tournaments.showing import now_of
from cardroom.room.tournaments.standings import Standings
from cardroom.rules import house
from cardroom.tournament.levels import house_levels
from cardroom.tournament.play.commands import Register
from cardroom.tournament.play.events import TournamentStarted
from cardroom.tournament.terms import TournamentTerms

ENTRIES = 10_000
TIMES = 9
MS = 1_000


def running(entries: int) -> TournamentOwner:
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
        wish = TournamentAsk(Register(f"p{number}", f"Player {number}", number), f"f{number}", terms.buy_in + terms.fee)
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


def main() -> None:
    """Print what the field and the view take."""
    entries = int(sys.argv[1]) if len(sys.argv) > 1 else ENTRIES
    owner = running(entries)
    tournament = owner.tournament
    assert tournament is not None
    encode = msgspec.json.Encoder().encode

    def field() -> bytes:
        return encode(EntrantsBody(tuple(Standings(owner).field())))

    def view() -> bytes:
        return encode(now_of(tournament, Standings(owner), 2_000))

    tables = len(tournament.state.tables)
    print(f"{entries} entries at {tables} tables")
    print(f"field  {median_ms(field):7.1f} ms  {len(field()):>9} bytes")
    print(f"view   {median_ms(view):7.1f} ms  {len(view()):>9} bytes")


if __name__ == "__main__":
    main()
