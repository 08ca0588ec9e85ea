"""Hands as Parquet tables: what is counted over them is what `cardroom.analysis` counts of the hands themselves."""

import json
from pathlib import Path

import polars as pl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardroom.analysis import AnalysisFault
from cardroom.analysis.counted_hands import PlayedHand, from_record
from cardroom.analysis.player_statistics import BY, Figure, statistics
from cardroom.data import (
    HandTables,
    HandTablesWriter,
    draw_results,
    hand_tables,
    open_hand_tables,
    results_of,
)
from cardroom.data.table_figures import table_statistics
from tests.histories.test_recorded_games import GAMES, played

SVG, PNG, PDF = b"<?xml", b"\x89PNG", b"%PDF"


def hands_of(*cases: tuple[str, int]) -> list[PlayedHand]:
    return [from_record(played(game, seed).seen_by(0)) for game, seed in cases]


def written(folder: Path, hands: list[PlayedHand]) -> HandTables:
    with HandTablesWriter(folder) as writer:
        for hand in hands:
            writer.add(hand, "a file")
    return open_hand_tables(folder)


def close(one: Figure, other: Figure) -> bool:
    pairs = zip((one.value, one.low, one.high), (other.value, other.low, other.high), strict=True)
    alike = all(mine is yours or mine == pytest.approx(yours, abs=1e-6) for mine, yours in pairs)
    return one.count == pytest.approx(other.count) and one.of == other.of and alike


@pytest.mark.parametrize("game", GAMES)
def test_tables_tell_what_the_hands_tell(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand_tables, "HANDS_A_PART", 3)  # several parts
    hands = hands_of(*[(game, seed) for seed in range(8)])
    tables = written(tmp_path / "tables", hands)
    assert tables.hands == len(hands) > 3
    names = sorted({name for hand in hands for name in hand.players})
    for by in BY:
        for player in ("", names[0]):
            rows, wanted = table_statistics(tables, by, player), statistics(hands, by, player)
            assert [(row.name, row.hands) for row in rows] == [(row.name, row.hands) for row in wanted]
            for row, other in zip(rows, wanted, strict=True):
                figures = other.figures()
                assert all(close(figure, figures[name]) for name, figure in row.figures().items()), (
                    by,
                    row.name,
                )


@settings(max_examples=20)
@given(cases=st.lists(st.tuples(st.sampled_from(GAMES), st.integers(0, 30)), min_size=1, max_size=6))
def test_a_mix_of_games_is_counted_alike(
    cases: list[tuple[str, int]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    hands = hands_of(*cases)
    tables = written(tmp_path_factory.mktemp("mix") / "tables", hands)
    rows, wanted = table_statistics(tables), statistics(hands)
    assert [(row.name, row.hands, row.made["vpip"]) for row in rows] == [
        (row.name, row.hands, row.made.get("vpip", 0)) for row in wanted
    ]


def test_rows_can_be_asked_for_anything(tmp_path: Path) -> None:
    hands = hands_of(("holdem-nl", 1), ("holdem-nl", 2), ("stud-fl", 3))
    tables = written(tmp_path / "tables", hands)
    acts = tables.acts.collect()
    assert [
        (place, player, act) for place, player, act in acts.select("round", "seat", "act").iter_rows()
    ] == [act for hand in hands for act in hand.acts]
    nets = tables.seats.group_by("hand").agg(pl.col("net").sum()).sort("hand").collect()
    assert nets["net"].to_list() == pytest.approx([sum(hand.nets) for hand in hands])


def test_a_folder_that_was_not_finished_is_none(tmp_path: Path) -> None:
    folder = tmp_path / "tables"
    hand = hands_of(("holdem-nl", 1))[0]
    with pytest.raises(KeyboardInterrupt), HandTablesWriter(folder) as writer:
        writer.add(hand)
        raise KeyboardInterrupt
    with pytest.raises(AnalysisFault, match="written to their end"):
        open_hand_tables(folder)
    with pytest.raises(AnalysisFault, match="not an empty folder"):
        HandTablesWriter(folder)
    (folder / hand_tables.CONTENTS).write_text(json.dumps({"format": 99, "hands": 1}))
    with pytest.raises(AnalysisFault, match="format 99"):
        open_hand_tables(folder)


def test_results_become_lines_and_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = hands_of(*[("holdem-nl", seed) for seed in range(12)])
    tables = written(tmp_path / "tables", hands)
    player = hands[0].players[0]
    own = [hand.nets[hand.players.index(player)] for hand in hands if player in hand.players]
    lines = results_of(tables, player)
    assert lines["hands"].to_list() == list(range(1, len(own) + 1))
    assert lines["all"].to_list()[-1] == pytest.approx(sum(own))
    assert (lines["shown"] + lines["not_shown"] - lines["all"]).abs().max() == pytest.approx(0, abs=1e-9)
    for name, begins in (("a.svg", SVG), ("a.png", PNG), ("a.pdf", PDF)):
        draw_results(tables, player, tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(begins)
    with pytest.raises(AnalysisFault, match=r"one of \.svg"):
        draw_results(tables, player, tmp_path / "a.gif")
    with pytest.raises(AnalysisFault, match="plays in none"):
        draw_results(tables, "Nobody", tmp_path / "b.svg")
