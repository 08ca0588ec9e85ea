"""Tries an installed wheel, without any extra: `python -I tools/try_wheel.py compiled` (or "plain Python").

Prints a fingerprint of the hands it plays, which is the same for every wheel, and how fast it is. Run by
tools/make_wheels.py and by cibuildwheel; it reads nothing of the sources.
"""

import json
import subprocess
import sys
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import cardroom
from cardroom.cli.build import build
from cardroom.sim import POLICIES, STAKES

SERVERS = ("litestar", "uvicorn", "sqlalchemy", "structlog", "websockets", "numba", "gymnasium")


def main(expected: str) -> None:
    """Everything in turn; ends with an AssertionError that names what is wrong."""
    place = Path(cardroom.__file__)
    assert "site-packages" in place.parts, f"it is not the installed package: {place}"
    assert version("cardroom-poker") == cardroom.__version__
    assert build() == expected, f"{build()} instead of {expected}"
    there = [name for name in SERVERS if find_spec(name)]
    assert not there, f"libraries that no extra asked for: {there}"
    command = Path(sys.executable).parent / "cardroom"
    assert said(command, "--version").startswith(f"cardroom {cardroom.__version__} ({expected})")
    hands = json.loads(said(command, "equity", "AsKs", "2h2d", "--board", "2c7dTh", "--json"))["hands"]
    assert [one["wins"] for one in hands] == [16, 974]
    values = json.loads(said(command, "icm", "--stacks", "5000,3000,2000", "--prizes", "50,30,20", "--json"))
    assert [round(value, 4) for value in values["values"]] == [38.3929, 32.75, 28.8571]
    json.loads(said(command, "games", "--json"))
    speed = cardroom.simulate("nlhe", 6, 3000, seed=1).hands_per_second
    print(
        fingerprint(), f"{expected}, Python {sys.version.split()[0]}, {speed:,.0f} hands of hold'em a second"
    )


def said(*command: str | Path) -> str:
    """What a command prints; it must end well."""
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True).stdout


def fingerprint() -> str:
    """A hash of some hands of every stake, event by event."""
    told = sha256()
    for code in STAKES:
        for policy in POLICIES:
            for seats in (2, 4, 6):
                hand = cardroom.play(cardroom.deal(code, seats, seed=seats), policy, seed=seats)
                told.update(repr(hand.dump()).encode())
    return told.hexdigest()[:16]


if __name__ == "__main__":
    main(sys.argv[1])
