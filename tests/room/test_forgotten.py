"""What is over is forgotten: tables, games and tournaments that come and go leave nothing in memory.

The collector of garbage is off meanwhile: in a room that plays, it looks at what is old once in thirty million objects,
so what waits for it is memory that grows. (It grew by 30 MiB a minute: each closed table was held by its own alarm,
and held the rulebook of its private game.)
"""

from __future__ import annotations

import gc
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from cardroom.room.hosting.owner_stream import STEPS_A_SNAPSHOT
from cardroom.room.private.private_game import PrivateGame
from cardroom.room.private.private_games import OVER_KNOWN
from cardroom.room.protocol.tournament_client import EnterTournament
from cardroom.rules.adjusting import Wish
from cardroom.store.rows import JournalRow
from cardroom.store.sqlite.reader import SqliteReader
from cardroom.store.working import READERS
from cardroom.testing.whole_room import BOSS
from tests.room.private.friends import ALLOWED, POOL, Friends
from tests.room.tournaments.played import cup_terms, enter, play_out, start

DAY_SECONDS = 86_400
WARM_UP, ROUNDS = 2, 4
SETTINGS = msgspec.structs.replace(ALLOWED, private_games_a_day=1000)
Round = Callable[[Friends, int], None]


def a_table(room: Friends, number: int) -> None:
    """Four sit down, play, leave and go; their table closes."""
    names = [f"P{place}" for place in range(4)]
    table = room.seat(POOL, *names)
    for _ in range(1 + number % 2):
        room.deal(table)
        room.play(table)
    for name in names:
        client = room.client(name)
        client.done(client.leave(table))
    everybody_goes(room)


def a_private_game(room: Friends, number: int) -> None:
    """Two guests come by the link, play a hand, and the host closes it."""
    game = room.game(wish=Wish({}, {"buy_in.maximum_big_blinds": 101 + number}))
    for name in ("Anna", "Ben"):
        room.guest(game.link, name)
        room.sit(name, game.table)
    room.deal(game.table)
    room.fold_out(game.table)
    room.host("close", game.table)
    everybody_goes(room)


def an_empty_private_game(room: Friends, number: int) -> None:
    """Nobody comes, and it closes by itself."""
    room.game()
    room.wait(seconds=2 * DAY_SECONDS)


def a_wish_with_faults(room: Friends, number: int) -> None:
    """A private game that is never opened."""
    wish = Wish({"blind": 7}, {"betting.nothing": "x", "seating.seats": 99})
    opened = room.run(room.room.private.opening.open(room.person("Host"), POOL, "", "play", wish))
    assert opened.faults and not opened.table


def a_cancelled_tournament(room: Friends, number: int) -> None:
    """Entered by eight and cancelled: before it starts, or in the middle of its first hands."""
    cup = f"cup{number}"
    room.run(room.room.tournaments.announce(BOSS, cup_terms(id=cup)))
    room.settle()
    for place in range(8):
        room.person(f"P{place}", 10**8)
        client = room.client(f"P{place}")
        client.done(EnterTournament(client.new_id(), cup))
    if number % 2:
        start(room, cup)
        room.wait(seconds=5)
    room.run(room.room.tournaments.cancel(BOSS, cup, "for a test"))
    everybody_goes(room)


def a_tournament(room: Friends, number: int) -> None:
    """Five play one out."""
    cup = f"cup{number}"
    room.run(room.room.tournaments.announce(BOSS, cup_terms(id=cup)))
    room.settle()
    for place in range(5):
        room.person(f"P{place}", 10**8)
    enter(room, *(f"P{place}" for place in range(5)), cup=cup)
    start(room, cup)
    play_out(room, random.Random(number), cup, 50_000)
    everybody_goes(room)


def everybody_goes(room: Friends) -> None:
    """Every socket closes, and a day passes."""
    for client in list(room.clients):
        room.disconnect(client)
    room.settle()
    room.wait(seconds=DAY_SECONDS)


KINDS: tuple[Round, ...] = (
    a_table, a_private_game, an_empty_private_game, a_wish_with_faults, a_cancelled_tournament, a_tournament,
)  # fmt: skip

BOUNDED = {
    JournalRow: STEPS_A_SNAPSHOT,
    PrivateGame: OVER_KNOWN,
    SqliteReader: sum(READERS.values()),
}
"""What is kept of what is over, up to so many: the steps of a house since its snapshot, the private games that somebody
may ask for by an old link, a reader for each thread that was once needed. What such a thing consists of is kept with it.
"""


@pytest.fixture
def without_collector() -> Iterator[None]:
    """Nothing is collected, but by the counting of references."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def is_ours(kind: type) -> bool:
    """Whether a class is one of the room's."""
    return str(kind.__module__).startswith("cardroom.")


def objects(room: Friends) -> Counter[type]:
    """How many objects there are of each class of the room's."""
    room.run(room.room.workshop.do(int))  # its thread may hold what it did last
    ours = Counter(type(one) for one in gc.get_objects() if is_ours(type(one)))
    for kind in BOUNDED:
        ours.pop(kind, None)
    return ours


def left_over(room: Friends, kind: Round, rounds: int) -> dict[type, int]:
    """What so many rounds leave, behind those after which a room is warm."""
    for number in range(WARM_UP):
        kind(room, number)
    before = objects(room)
    for number in range(WARM_UP, WARM_UP + rounds):
        kind(room, number)
    after = objects(room)
    parts = {
        part
        for step in gc.get_objects()
        if type(step) in BOUNDED
        for part in map(type, gc.get_referents(step))
    }
    return {
        one: count - before[one] for one, count in after.items() if count > before[one] and one not in parts
    }


@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_is_over_leaves_no_object(tmp_path: Path, kind: Round) -> None:
    with Friends(tmp_path, settings=SETTINGS) as room:
        assert left_over(room, kind, ROUNDS) == {}


@pytest.mark.usefixtures("without_collector")
def test_nothing_of_it_waits_for_the_collector(tmp_path: Path) -> None:
    with Friends(tmp_path, settings=SETTINGS) as room:
        for kind in KINDS:
            for number in range(2):
                kind(room, number if kind is not a_tournament else number + 100)
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            gc.collect()
            found = Counter(type(one) for one in gc.garbage if is_ours(type(one)))
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
    assert not found


def test_nobody_sits_at_a_table_that_is_no_more(tmp_path: Path) -> None:
    with Friends(tmp_path, settings=SETTINGS) as room:
        for number in range(4):
            a_cancelled_tournament(room, number)
        a_tournament(room, 4)
        a_table(room, 0)
        a_private_game(room, 0)
        assert room.room.tournaments.tables_shown.players == ()
        assert not room.room.tables and not room.room.hosted.of_player


def test_the_book_of_a_private_game_goes_with_it_behind_a_restart_too(tmp_path: Path) -> None:
    with Friends(tmp_path, settings=SETTINGS) as room:
        game = room.game(wish=Wish({}, {"buy_in.maximum_big_blinds": 150}))
        room.restart()
        versions = {book.version for book in room.room.services.books.values()}
        assert room.table(game.table).book.version not in versions
        assert set(room.room.services.books._versions) == versions
        room.host("close", game.table)
        assert set(room.room.services.books._kept) <= versions


@pytest.mark.exhaustive
@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_is_over_leaves_no_object_however_often(tmp_path: Path, kind: Round) -> None:
    with Friends(tmp_path, settings=SETTINGS) as room:
        assert left_over(room, kind, 60) == {}
