"""The compiled build plays as the sources do."""

import os
import subprocess
import sys
from inspect import isfunction
from pathlib import Path

import pytest

from cardroom.cli.build import build
from cardroom.engine import Hand
from cardroom.engine.dump import DERIVED, LISTS, NESTED, SCALARS
from cardroom.engine.state import HandState

ROOT = Path(__file__).parent.parent.parent
PLAY = """
from hashlib import sha256
from random import Random
from cardroom.engine import Hand
from cardroom.sim import POLICIES, STAKES
from cardroom.sim.playing import draw
for code, stakes in STAKES.items():
    for policy in POLICIES.values():
        chance, deck, told = Random(code).random, list(range(52)), sha256()
        for seats in [2, 4, 6] * 12:
            base = stakes.setup(seats)
            hand = Hand(base.with_deck(draw(deck, base.cards_needed, chance)))
            while hand.actor >= 0:
                told.update(repr(hand.legal()).encode())
                policy(hand, chance)
            told.update(repr(hand.dump()).encode())
        print(code, told.hexdigest())
"""


def test_the_build_that_runs_is_named() -> None:
    """A function of Python's own has code; what mypyc made of one has none."""
    assert build() == ("plain Python" if isfunction(Hand.fold) else "compiled")


def test_each_part_of_a_hand_is_dumped_or_derived() -> None:
    slots = [name for kind in HandState.__mro__ for name in getattr(kind, "__slots__", ())]
    parts = slots or HandState.__mypyc_attrs__  # type: ignore[attr-defined] - if compiled
    assert sorted([*LISTS, *NESTED, *SCALARS, *DERIVED]) == sorted(parts)


@pytest.mark.skipif(
    build() == "plain Python", reason="needs the compiled build; `make test-compiled` runs it"
)
def test_both_builds_play_the_same_hands_to_the_last_event() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAY],
            env=os.environ | {"PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for path in (str(ROOT / "src"), os.environ["PYTHONPATH"])
    ]
    assert told[0] == told[1] and len(told[0].splitlines()) >= 30
