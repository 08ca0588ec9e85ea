"""What a graphics card runs, run by numba's simulator of one: the same hands, steps and ranks as on a core.

The simulator is chosen before numba is loaded, so a process of its own plays there.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from cardroom.analysis.many_hands import bits_of, strengths_by
from cardroom.batch import array_layout as at
from cardroom.batch.lanes import Lanes
from cardroom.batch.whole_hands import play
from cardroom.cli.main import app
from cardroom.games import rankers
from cardroom.sim import stakes

SIMULATED = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "PYTHONWARNINGS": "ignore"}

HANDS = """
import json, sys
from cardroom.batch.on_card import play
from cardroom.sim import stakes
found = {}
for code in sys.argv[1:]:
    played = play(stakes(code).setup(6), "uniform", 60, 3, each_hand=True)
    found[code] = [played.decisions, played.chips_wrong, played.won, played.results.tolist()]
print(json.dumps(found))
"""

STEPS = """
import json
import numpy as np
from cardroom.batch.on_card import CardLanes
from cardroom.rules import Refused
from cardroom.sim import stakes
lanes = CardLanes(stakes("nlhe").setup(3), 6, seed=1)
seen, told = lanes.observations, []
for step in range(40):
    now = seen.copy_to_host()
    raises = (np.arange(6) + step) % 3 == 0
    seen, rewards, over, mask = lanes.step(np.where(raises & (now[:, 5] >= 0), 1 + now[:, 5], (step + np.arange(6)) % 2))
    told.append([part.copy_to_host().astype(int).tolist() for part in (seen, rewards, over, mask)])
before = lanes.state.copy_to_host()
refused = []
for actions in (np.array([1, 1, 1, 10**6, 1, -1]), np.array([1, 1]), np.ones(6)):
    try:
        lanes.step(actions)
    except Refused as fault:
        refused.append(fault.code)
print(json.dumps([told, refused, bool((before == lanes.state.copy_to_host()).all())]))
"""

RANKS = """
import json
import numpy as np
from cardroom.batch.on_card import rank_on_card
own, boards = np.load({path!r})
print(json.dumps([rank_on_card(ranker, own, boards).tolist() for ranker in (1, 4, 5)]))
"""


def on_simulator(code: str, *arguments: str) -> object:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], env=SIMULATED, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_a_card_plays_the_hands_of_a_core() -> None:
    codes = ["nlhe", "flhe", "fo8", "stud", "razz"]
    found = on_simulator(HANDS, *codes)
    for code in codes:
        core = play(stakes(code).setup(6), "uniform", 60, 3, threads=1, each_hand=True)
        assert isinstance(found, dict)
        assert found[code] == [core.decisions, 0, core.won, core.results.tolist()]


def test_lanes_of_a_card_step_as_those_of_a_core() -> None:
    found = on_simulator(STEPS)
    assert isinstance(found, list)
    told, refused, is_unchanged = found
    lanes = Lanes(stakes("nlhe").setup(3), 6, seed=1)
    for step, parts in enumerate(told):
        raises = ((np.arange(6) + step) % 3 == 0) & (lanes.field("least") >= 0)
        core = lanes.step(np.where(raises, 1 + lanes.field("least"), (step + np.arange(6)) % 2))
        assert parts == [part.astype(int).tolist() for part in core]
    assert lanes.numbers.max() > 6
    assert (refused, is_unchanged) == (["not-legal", "bad-actions", "bad-actions"], True)


def test_a_card_ranks_as_a_core_does(tmp_path: Path) -> None:
    chance = np.random.default_rng(1)
    rows = chance.random((400, 52)).argsort(axis=1)[:, :9]
    own, boards = rows[:, :4], rows[:, 4:]
    path = str(tmp_path / "rows.npy")
    np.save(path, np.stack([bits_of(own), bits_of(boards)]))
    found = on_simulator(RANKS.format(path=path))
    assert isinstance(found, list)
    high, omaha, low = found
    assert omaha == strengths_by(rankers.two_plus_three_high, own, boards).tolist()
    assert low == strengths_by(rankers.two_plus_three_low_eight, own, boards).tolist()
    assert len(set(high)) > 100
    assert (at.HIGH, at.OMAHA_HIGH, at.OMAHA_LOW_EIGHT) == (1, 4, 5)


def test_the_command_plays_on_a_card() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cardroom", "batch", "--device", "cuda", "--hands", "50", "--json"],
        env=SIMULATED, capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = json.loads(done.stdout)
    assert (told["hands"], told["chips_wrong"]) == (50, 0)
    assert told["won"] == play(stakes("nlhe").setup(6), "uniform", 50, 0).won


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (
            ("--device", "cuda"),
            "cardroom: no graphics card here that numba can use: it takes one of NVIDIA's and its",
        ),
        (("--device", "tpu"), "cardroom: no device 'tpu'; there are cpu and cuda"),
        (("--device", "cuda", "--threads", "2"), "cardroom: --threads counts those of the processor"),
        (("sviten", "--seats", "4", "--device", "cuda"), "cardroom: a batch can't play Sviten Special"),
    ],
)
def test_without_a_card_the_command_says_so_in_a_line(
    arguments: tuple[str, ...], line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    said = CliRunner().invoke(app, ["batch", *arguments])
    assert (said.exit_code, said.stderr.count("\n")) == (2, 1)
    assert said.stderr.startswith(line)
