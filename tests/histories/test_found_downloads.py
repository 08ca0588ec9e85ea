"""Downloads that the room once wrote wrongly, beside the same hands as they are right: what reading each comes to."""

import json
import warnings
from pathlib import Path
from typing import Any

import pokerkit
import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.histories.phh import read_phh

FOUND = Path(__file__).parent / "found"

RIGHT = {
    "antes_alone.phh": [801, 0, 0, 0, 39],
    "dead_blind.phh": [4454, 1600, 5576, 3939, 772, 3991],
    "dead_blind.txt": [3939, 729, 3991, 4454, 1600, 5576],
    "razz_of_a_mix.phh": [987.5, 973.88, 1035.62, 995.5, 972.5],
    "razz_of_a_mix.txt": [1034.62, 995.5, 972.5, 987.5, 973.88],
    "shown_when_all_are_in.phh": [295, 0, 593],
    "tournament.phh": [319, 1189, 479, 1587],
    "tournament.txt": [479, 1587, 319, 1189],
}
"""The room's stacks at the end, in the document's order: a text is read behind the rake, a PHH before it."""


def read(path: Path) -> tuple[int, Any]:
    """What `cardroom replay` answers: its exit status, and its JSON or what it says instead."""
    result = CliRunner().invoke(app, ["replay", str(path), "--json"])
    assert "Traceback" not in result.output
    return result.exit_code, json.loads(result.stdout) if result.stdout else result.stderr


@pytest.mark.parametrize("name", RIGHT)
def test_the_hand_as_it_is_written_now_ends_with_the_stacks_of_the_room(name: str) -> None:
    status, found = read(FOUND / "right" / name)
    hand = found["hands"][0] if name.endswith(".txt") else found
    assert (status, hand["final_stacks"]) == (0, RIGHT[name])
    assert "finishing_stacks_in_file" not in hand, "the file says the same"
    if name.endswith(".phh"):
        document = read_phh((FOUND / "right" / name).read_text())
        rake = document.other.get("_rake", 0)
        assert sum(hand["final_stacks"]) == sum(document.other["finishing_stacks"]) + rake


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "antes_alone.phh",
            "the hand cannot be dealt: minimum_bet must be a whole number of at least 1, not 0",
        ),
        ("dead_blind.txt", "line 33: Player has 10 left: all-in or not?"),
        ("razz_of_a_mix.txt", "line 18: Saima 4 gets back more than was bet"),
    ],
)
def test_the_hand_as_it_was_written_is_refused_where_its_sums_do_not_work_out(name: str, said: str) -> None:
    status, found = read(FOUND / "wrong" / name)
    assert status == 2
    assert said in (found if isinstance(found, str) else found["refused"][0]["reason"])


def test_a_dead_blind_that_was_lost_is_told_by_the_stacks_of_the_file() -> None:
    status, found = read(FOUND / "wrong" / "dead_blind.phh")
    assert found["final_stacks"] == [4454, 1600, 5576, 3929, 782, 3991]
    assert found["finishing_stacks_in_file"] == [4454, 1600, 5576, 3939, 729, 3991]
    assert status == 0


def test_chips_of_a_tournament_are_no_euros() -> None:
    wrong, right = (
        read_phh((FOUND / folder / "tournament.phh").read_text()) for folder in ("wrong", "right")
    )
    assert wrong.other["currency"] == "EUR" and "currency" not in right.other
    assert right.other["_level"] == 2 and right.amounts["min_bet"] == max(right.blinds_or_straddles) == 40
    assert [stack * 100 for stack in wrong.starting_stacks] == list(right.starting_stacks)


def test_cards_shown_twice_are_refused_by_others_and_shown_once_they_are_read() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        *_, state = pokerkit.HandHistory.loads((FOUND / "right" / "shown_when_all_are_in.phh").read_text())
        assert state.stacks == RIGHT["shown_when_all_are_in.phh"]
        with pytest.raises(ValueError, match="Unable to repair"):
            list(pokerkit.HandHistory.loads((FOUND / "wrong" / "shown_when_all_are_in.phh").read_text()))
