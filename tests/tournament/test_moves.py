"""Players move to keep tables even as rarely as can be: none there and back, none for another who comes, and no more
than a search through all moves finds.
"""

import itertools
import random
from collections.abc import Sequence

import pytest

from cardroom.bots.bot_tournament import BotTournament
from cardroom.rules import house
from cardroom.tournament.play import table_balance
from cardroom.tournament.play.table_balance import allowed_apart
from cardroom.tournament.play.tournament_events import LevelBegan, PlayerMoved
from cardroom.tournament.seating.table_sizes import filled, least_moves
from tests.tournament.playing import HOUSES, terms
from tests.tournament.test_laws import check_end

DAILY, OFTEN = range(40, 50), 1_500


def searched(players: Sequence[int], most_apart: int) -> int:
    """The least number of moves by a search through all of them."""
    seen = {tuple(sorted(players))}
    row, moves = set(seen), 0
    while not any(one[-1] - one[0] <= most_apart for one in row):
        after = set[tuple[int, ...]]()
        for one in row:
            for source, to in itertools.permutations(range(len(one)), 2):
                if one[source]:
                    other = list(one)
                    other[source] -= 1
                    other[to] += 1
                    after.add(tuple(sorted(other)))
        row, moves = after - seen, moves + 1
        seen |= after
    return moves


@pytest.mark.clause("CO-42a", "CH-8.43", "CK-T.18")
@pytest.mark.parametrize("most_apart", [1, 2])
def test_the_least_number_of_moves_is_what_a_search_through_all_finds(most_apart: int) -> None:
    for tables in (2, 3, 4):
        for players in itertools.combinations_with_replacement(range(1, 8 if tables < 4 else 7), tables):
            assert least_moves(players, most_apart) == searched(players, most_apart), players


def test_whoever_comes_to_the_shortest_tables_fills_them() -> None:
    assert filled([4, 2, 3], 3) == [4, 4, 4] and filled([4, 2], 1) == [4, 3]


class Moves:
    """What is planned and done in one tournament of bots."""

    def __init__(self) -> None:
        self.heard, self.moved, self.planned = 0, 0, 0
        self.since: dict[str, tuple[int, int]] = {}
        """By player (from, to) of the moves since anybody came, went or was seated anew."""

    def __call__(self, bots: BotTournament) -> None:
        state = bots.tournament.state
        for event in bots.events[self.heard :]:
            if isinstance(event, PlayerMoved) and event.why == "balance":
                self.moved += 1
                assert event.player not in self.since, "nobody moves twice for one reason"
                back = (event.to, event.table)
                assert back not in self.since.values(), (
                    "nobody takes the place of one who has come from there"
                )
                self.since[event.player] = event.table, event.to
            elif not isinstance(event, LevelBegan | PlayerMoved):
                self.since = {}
        self.heard = len(bots.events)
        if (
            state.phase != "running"
            or state.day
            or state.opens
            or state.redrawing
            or state.dealing
            or state.ending
        ):
            return
        pairs = {(number, to) for number, targets in state.moves.items() for to in targets}
        assert not {(to, number) for number, to in pairs} & pairs, "no plan against another"
        assert not {number for number, _ in pairs} & {to for _, to in pairs}, (
            "nobody leaves a table to be filled"
        )
        self.planned += len(pairs)
        if len(state.order) > 1 and not state.gathering and not state.seating_all:
            seated = {number: state.sizes[number] for number in state.order}
            planned = [(number, to) for number, targets in state.moves.items() for to in targets]
            for number, to in planned:
                seated[number] += 1
                seated[to] -= 1
            most = allowed_apart(bots.tournament._step(bots.now_ms, 0))
            assert len(planned) <= least_moves(list(seated.values()), most), "no more moves than it takes"


def watch(seed: int) -> int:
    """How many moved in one random tournament."""
    chance = random.Random(f"moves {seed}")
    name, seats = chance.choice(HOUSES), chance.choice([4, 6])
    entries = chance.choice([12, 20, 30, 36])
    changes = {"seats": seats, "stack": chance.choice([400, 800]), "late_levels": chance.choice([0, 2])}
    late = entries // 4 if changes["late_levels"] else 0
    if (entries - late) // -(-(entries - late) // seats) < 3:
        late = 0
    moves = Moves()
    bots = BotTournament(terms(name, **changes), house(name), entries, seed, late=late, on_step=moves)
    bots.begin()
    bots.play()
    check_end(bots)
    return moves.moved


def test_nobody_moves_needlessly_in_random_tournaments() -> None:
    assert sum(watch(seed) for seed in DAILY)


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(100, 100 + OFTEN, 25))
def test_nobody_moves_needlessly_in_fifteen_hundred_tournaments(first: int) -> None:
    for seed in range(first, first + 25):
        watch(seed)


def test_a_planted_fault_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where players move one more is planned than it takes."""
    monkeypatch.setattr(
        table_balance,
        "least_moves",
        lambda players, most, room: (least := least_moves(players, most)) + bool(least),
    )
    with pytest.raises(AssertionError, match=r"no more moves|nobody"):
        for seed in DAILY:
            watch(seed)
