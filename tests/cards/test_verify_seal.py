"""The script with which a player checks a downloaded proof: it stands alone, and nothing false passes it."""

import ast
import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardroom.cards.seal import proof, seal_deck

SCRIPT = Path(__file__).parents[2] / "tools" / "verify_seal.py"
TOOL = runpy.run_path(str(SCRIPT))
SEED, CONTEXT = bytes(range(32)), b"table 1 hand 1"
SEAL = seal_deck(SEED, CONTEXT)


def a_proof(*places: int) -> dict[str, Any]:
    return proof(SEAL.root, [SEAL.opening(place) for place in places])


def run(text: str, *, name: str = "-") -> subprocess.CompletedProcess[str]:
    """The script as a player runs it: isolated, so that it could not import the project if it tried."""
    return subprocess.run(
        [sys.executable, "-I", str(SCRIPT), name], input=text, capture_output=True, text=True
    )


def test_the_script_stands_alone_and_can_be_read_in_one_sitting() -> None:
    text = SCRIPT.read_text()
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [alias.name for alias in node.names] if isinstance(node, ast.Import) else [str(node.module)]
        )
    }
    assert imported <= set(sys.stdlib_module_names)
    assert len(text.splitlines()) <= 150


def test_a_true_proof_holds_from_a_file_and_from_standard_input(tmp_path: Path) -> None:
    text = json.dumps(a_proof(0, 6, 13, 14, 15, 17, 19))
    assert run(text).returncode == 0
    path = tmp_path / "proof.json"
    path.write_text(text)
    ran = run("", name=str(path))
    assert ran.returncode == 0
    assert ran.stdout.count("holds\n") == 8  # seven cards, and the last line


def test_a_card_that_was_not_in_its_place_is_named() -> None:
    false = a_proof(0, 6)
    false["openings"][1]["card"] = "As" if false["openings"][1]["card"] != "As" else "Ks"
    ran = run(json.dumps(false))
    assert ran.returncode == 1
    assert "place  6" in ran.stdout
    assert ran.stdout.count("DOES NOT HOLD") == 1


@given(st.data())
def test_any_changed_digit_of_a_proof_fails(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, 51))
    false = a_proof(place)
    opening = false["openings"][0]
    part = data.draw(st.sampled_from(["root", "salt", "path", "card", "place"]))

    def changed(text: str) -> str:
        at = data.draw(st.integers(0, len(text) - 1))
        digit = data.draw(st.sampled_from("0123456789abcdef").filter(lambda digit: digit != text[at]))
        return text[:at] + digit + text[at + 1 :]

    match part:
        case "root":
            false["root"] = changed(false["root"])
        case "salt":
            opening["salt"] = changed(opening["salt"])
        case "path":
            height = data.draw(st.integers(0, 5))
            opening["path"][height] = changed(opening["path"][height])
        case "card":
            opening["card"] = data.draw(
                st.sampled_from(TOOL["CARDS"]).filter(lambda card: card != opening["card"])
            )
        case "place":
            opening["place"] = data.draw(st.integers(0, 51).filter(lambda other: other != place))
    assert TOOL["check"](a_proof(place))
    assert not TOOL["check"](false)


def test_an_auditors_proof_shuffles_the_deck_again() -> None:
    audit = {**a_proof(), "seed": SEED.hex(), "context": CONTEXT.hex()}
    assert run(json.dumps(audit)).returncode == 0
    other_seed = {**audit, "seed": bytes(32).hex()}
    assert run(json.dumps(other_seed)).returncode == 1
    other_hand = {**audit, "context": b"table 1 hand 2".hex()}
    assert run(json.dumps(other_hand)).returncode == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "cannot be checked"),
        ("[]", '"root" and "openings"'),
        ('{"root": "ab"}', '"root" and "openings"'),
        (json.dumps({**a_proof(0), "root": "ab"}), "64 are needed"),
        (json.dumps({**a_proof(0), "root": None}), "hexadecimal"),
        (json.dumps({**a_proof(0), "root": SEAL.root.hex().upper() + " "}), "hexadecimal"),
        (json.dumps(a_proof()), "nothing to check"),
        (json.dumps({**a_proof(0), "openings": ["As"]}), "an opening is an object"),
        (json.dumps({**a_proof(0), "openings": [{}]}), "a place is a number"),
        (json.dumps({**a_proof(0), "openings": [{"place": True}]}), "a place is a number"),
        (json.dumps({**a_proof(0), "openings": [{"place": 1, "card": "1s"}]}), "a card is written"),
        (json.dumps({**a_proof(0), "openings": [{"place": 1, "card": "As", "path": []}]}), "six hashes"),
        (json.dumps({**a_proof(0), "openings": [{"place": 1, "card": "As", "path": [""] * 6}]}), "a salt"),
        (json.dumps({**a_proof(0), "seed": "00"}), "the seed"),
    ],
)
def test_what_is_no_proof_is_refused_with_one_line_that_says_why(text: str, says: str) -> None:
    ran = run(text)
    assert ran.returncode == 2
    assert says in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    ran = run("", name=str(tmp_path / "none.json"))
    assert ran.returncode == 2
    assert "none.json" in ran.stderr
