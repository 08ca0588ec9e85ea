"""Chances of all-in hands at a table: told between the cards, by the house that wants it, from what lies open."""

from __future__ import annotations

from cardroom.rules import house, load_rulebook
from cardroom.table.events import BoardDealt, ChancesTold, HandShown, PotAwarded
from tests.houses import CLUB
from tests.table.test_board_runs import BOARD, RunTable


def settled(runs: int, table: RunTable) -> list[object]:
    """What is told from the first hand tabled to the first award, by type and, of chances, the run."""
    table.all_in()
    for _ in range(2):
        if table.table.hand is not None:
            table.act(f"{table.table.seats[table.turn.seat].player} run_board {runs}")
    kinds: list[object] = []
    for event in table.events:
        if isinstance(event, ChancesTold):
            kinds.append(event.run)
        elif isinstance(event, HandShown | BoardDealt):
            kinds.append(type(event).__name__)
    return kinds


def test_chances_are_told_when_all_hands_lie_open_and_behind_each_street() -> None:
    table = RunTable()
    assert settled(1, table) == [
        *(
            "HandShown",
            "HandShown",
            0,
            "BoardDealt",
            0,
            "BoardDealt",
            0,
            "BoardDealt",
            "HandShown",
            "HandShown",
        ),
    ]
    told = table.told(ChancesTold)
    assert [event.exact for event in told] == [False, True, True]
    assert all({one.seat for one in event.chances} == {1, 2} and event.clauses == ("HC-3",) for event in told)
    assert table.events.index(told[-1]) < table.events.index(table.last(PotAwarded))


def test_each_run_has_its_own_and_the_cards_of_another_run_cannot_come() -> None:
    table = RunTable()
    kinds = settled(2, table)
    assert [kind for kind in kinds if isinstance(kind, int)] == [1, 1, 1, 2, 2]
    [*_, second_turn] = table.told(ChancesTold)
    assert second_turn.run == 2 and second_turn.exact


def test_hands_that_are_shown_at_the_showdown_alone_have_no_chances() -> None:
    text = f'extends = "{CLUB}"\nid = "late"\nname = "Late"\n[showdown]\n'
    text += 'all_in_reveal = { value = "at_showdown", clauses = ["HC-1"] }\n'
    table = RunTable(book=load_rulebook(text))
    settled(1, table)
    assert not table.told(ChancesTold)


def test_a_house_that_tells_none_tells_none() -> None:
    text = f'extends = "{CLUB}"\nid = "mute"\nname = "Mute"\n[equity]\n'
    text += 'told = { value = "not_told", clauses = ["HC-3"] }\n'
    table = RunTable(book=load_rulebook(text))
    settled(1, table)
    assert not table.told(ChancesTold)
    assert all(
        house(name).equity is None for name in ("casinohuone", "casino-helsinki", "pokerstars-live-fi")
    )


def test_what_nobody_has_seen_changes_no_chance() -> None:
    """The same open cards with others folded and to come: the same chances up to the card that differs."""
    first, second = RunTable(), RunTable()
    for table, folded, board in ((first, "7h6h", BOARD), (second, "QcQd", "2c3d4h" + "Ts" + "Jc")):
        table.all_in({"A": "AsAh", "B": "KsKh"}, board) if folded == "7h6h" else table.all_in(board=board)
        table.act(f"{table.table.seats[table.turn.seat].player} run_board 1")
    one, other = first.told(ChancesTold), second.told(ChancesTold)
    assert one[:2] == other[:2] and len(one) == len(other) == 3
