"""The page about environments tells every shape as the code has it, and its examples run."""

import re
from pathlib import Path

import pytest

from cardroom.engine import Setup
from cardroom.env import ActionTable, Piece, information_pieces, observation_pieces
from cardroom.env.env_hand import all_deals, deal_of, most_decisions
from cardroom.env.freezeout import Freezeout
from cardroom.env.freezeout_views import freezeout_pieces
from cardroom.env.pieces import boards_of

PAGE = (Path(__file__).parent.parent.parent / "docs" / "environments.md").read_text()
BASES = [*all_deals(2), *all_deals(6)]


def rows(heading: str) -> list[list[str]]:
    """The rows of the table whose first column has this name."""
    table = re.search(rf"^\| {heading} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert table, f"no table of {heading}"
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines()]


def documented(heading: str, base: Setup, levels: int = 0) -> list[Piece]:
    words = {
        "levels": levels,
        "players": len(base.stacks),
        "streets": len(base.game.streets),
        "boards": boards_of(base),
        "decisions": most_decisions(base),
    }

    def length(text: str) -> int:
        return sum(words[part] if part in words else int(part) for part in text.split(" + "))

    return [
        Piece(name.strip("`"), tuple(length(part) for part in shape.split(", ")), public == "yes", meaning)
        for name, shape, public, meaning in rows(heading)
    ]


@pytest.mark.parametrize("base", BASES, ids=lambda base: f"{base.game.code}-{base.form}-{len(base.stacks)}")
def test_the_shapes_of_the_page_are_those_of_the_code(base: Setup) -> None:
    assert documented("observation", base) == list(observation_pieces(base))
    assert documented("information", base) == list(information_pieces(base))


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("code", ["nlhe", "razz", "badugi"])
def test_the_shapes_of_a_tournament_are_those_of_the_code(code: str, players: int) -> None:
    terms = Freezeout(code, players)
    of_hand, own = (
        documented("observation", terms.base),
        documented("standing", terms.base, len(terms.levels)),
    )
    assert [*of_hand, *own] == list(freezeout_pieces(terms))


def test_the_parts_of_the_page_are_those_of_every_action_table() -> None:
    assert [row[0].strip("`") for row in rows("part")] == list(ActionTable(deal_of("nlhe")).starts)
    lengths = ActionTable(deal_of("nlhe")).lengths
    assert lengths == {
        "fold": 1,
        "check_or_call": 1,
        "raise": 200,
        "put_down": 0,
        "answer": 0,
        "run_board": 0,
    }
    lengths = ActionTable(deal_of("sviten")).lengths
    assert lengths == {
        "fold": 1,
        "check_or_call": 1,
        "raise": 200,
        "put_down": 32,
        "answer": 2,
        "run_board": 0,
    }
    assert ActionTable(deal_of("flhe")).lengths["raise"] == 2
    assert ActionTable(deal_of("nlhe"), sizes=(0.5, 1)).lengths["raise"] == 4


def test_the_examples_run() -> None:
    names: dict[str, object] = {}
    examples = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(examples) == 3
    for example in examples:
        exec(example, names)
