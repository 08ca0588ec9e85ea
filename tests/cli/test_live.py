"""`cardroom live`: a hand written down, followed fact by fact."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app

PAGE = Path(__file__).parents[2] / "docs" / "live-hand.md"
WRITTEN = re.search(r"^```toml\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
assert WRITTEN
HAND, FOLLOWED = WRITTEN.groups()


def run(text: str, *arguments: str) -> Any:
    return CliRunner().invoke(app, ["live", "-", *arguments], input=text)


def test_the_hand_of_the_page_is_followed_as_printed() -> None:
    result = run(HAND)
    assert result.exit_code == 0, result.stderr
    assert [line.rstrip() for line in result.stdout.splitlines()] == FOLLOWED.splitlines()


def test_as_json_it_has_rulings_in_every_language_and_what_may_happen_next() -> None:
    body = json.loads(run(HAND, "--json").stdout)
    assert body["bets"] == [200, 2000, 6000, 5000] and body["status"] == [
        "folded",
        "active",
        "active",
        "folded",
    ]
    assert [ruling["outcome"] for entry in body["entries"] for ruling in entry["rulings"]] == [
        "raise", "waits", "stands", "staff_decide",
    ]  # fmt: skip
    assert set(body["entries"][1]["rulings"][0]["said"]) == {"en", "fi", "nb", "cs"}
    assert body["awaits"] == {"kind": "act", "players": [1], "board": 0} and body["options"]["call"] == 4000


def test_another_house_rules_otherwise() -> None:
    result = run(HAND, "--house", "pokerstars-live-fi", "--language", "fi")
    assert result.exit_code == 2, "two chips are a call there, and the undercall is none"
    cut = HAND[: HAND.index('[[fact]]\nwho = "Carl"\ntopic')]
    assert "PF-4.11" in run(cut, "--house", "pokerstars-live-fi").stdout


def test_a_hand_goes_on_to_its_showdown() -> None:
    facts = [
        {"who": "Ann", "does": "all_in"},
        {"who": "Bob", "does": "call"},
        {"board": "Ac Kd Qh 7s 2d"},
        {"who": "Ann", "shows": "AdAh"},
    ]
    hand = {"house": "casino-helsinki", "blinds": [100, 50], "players": {"Bob": 900, "Ann": 500}}
    waiting = run(json.dumps({**hand, "fact": facts}))
    assert "To show: Bob; cards of the board to tell: 0" in waiting.stdout
    facts += [{"who": "Bob", "shows": "3c4c"}]
    over = run(json.dumps({**hand, "fact": facts}), "--json")
    assert json.loads(over.stdout)["stacks"] == [400, 1000]


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        ({"who": "Zoe", "does": "fold"}, "fact 1 (Zoe fold): nobody here is called 'Zoe'"),
        ({"who": "Ann"}, "fact 1 (Ann): a fact says one thing of"),
        ({"who": "Bob", "does": "fold"}, "fact 1 (Bob fold): It is the turn of Ann, not of Bob."),
        ({"who": "Ann", "topic": "single_chip"}, 'fact "chip" is missing'),
        ({"who": "Ann", "topic": "single_chps"}, "single_chip is meant?"),
        ({"board": "Zz"}, "fact 1:"),
        ({"who": "Ann", "dos": "fold"}, "unknown field `dos`"),
    ],
)
def test_what_is_wrong_is_told_with_its_fact(fact: dict[str, Any], words: str) -> None:
    hand = {"house": "casino-kruh", "blinds": [100, 50], "players": {"Bob": 900, "Ann": 500}, "fact": [fact]}
    result = run(json.dumps(hand))
    assert result.exit_code == 2 and words in result.stderr
    assert result.stdout == ""


def test_a_hand_without_a_house_and_a_language_nobody_speaks_are_refused() -> None:
    hand = json.dumps({"blinds": [100, 50], "players": {"Bob": 900, "Ann": 500}})
    assert "names no house" in run(hand).stderr
    assert "there is no language" in run(hand, "--language", "xx").stderr
    assert "players" in run("{}", "--house", "casino-kruh").stderr


def test_a_repair_is_told_with_its_steps_and_what_lies_on_the_table() -> None:
    hand = {
        "house": "casino-helsinki",
        "blinds": [50, 100],
        "antes": [10, 10, 10],
        "players": {"Ann": 900, "Bob": 500, "Cid": 700},
        "fact": [
            {"who": "Cid", "does": "call"},
            {"who": "Ann", "does": "call"},
            {"who": "Bob", "does": "check"},
            {"board": "Ac Kd Qh"},
            {"topic": "premature_board", "facts": {"street": "turn"}},
            {
                "who": "Bob",
                "topic": "hand_lost",
                "facts": {"how": "taken_by_dealer", "protected_by": "object", "known": False},
            },
        ],
    }
    lines = run(json.dumps(hand)).stdout.splitlines()
    assert "  board: Ac Kd Qh" in lines and "      2. The betting round is finished." in lines
    assert "Board: Ac Kd Qh | burned: 2 | set aside: 1" in lines
    assert "To act: Ann: fold, check, bet 100 to 790" in lines
    body = json.loads(run(json.dumps(hand), "--json").stdout)
    assert body["layout"] == {"burns": 2, "aside": 1, "early": 0} and body["stacks"] == [790, 500, 590]


def test_a_pot_that_went_to_the_wrong_player_is_told_with_both() -> None:
    hand = {
        "house": "casino-kruh",
        "blinds": [50, 100],
        "straddles": [0, 0, 200],
        "players": {"Ann": 900, "Bob": 500, "Cid": 700},
        "fact": [
            {"who": "Ann", "does": "call"},
            {"who": "Bob", "does": "fold"},
            {"who": "Cid", "does": "check"},
            {"who": "Ann", "does": "all_in"},
            {"who": "Cid", "does": "fold"},
            {
                "who": "Ann",
                "topic": "wrong_pot",
                "other": "Cid",
                "facts": {"amount": 500, "next_hand": "washed"},
            },
        ],
    }
    assert json.loads(run(json.dumps(hand), "--json").stdout)["stacks"] == [700, 400, 1000]
