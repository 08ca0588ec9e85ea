"""What an operator mistypes is said in one line that names it, before anything is made."""

from __future__ import annotations

import random
import string
from pathlib import Path
from typing import Final

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from cardroom.bus.bus_address import BusAddress
from cardroom.bus.bus_protocol import BusUnusable
from cardroom.cli.main import app
from cardroom.cli.output import COULD_NOT, OF_A_ROOM, PREFIX, VARIABLES

BUS: Final = ("--bus", "nats://127.0.0.1:1")
GATEWAY: Final = ("serve", "--role", "gateway", *BUS)
NEEDED: Final = {
    "move": ("a", "b"),
    "move-house": ("casinohuone",),
    "role": ("Anna", "floor"),
    "report": ("rake",),
}
"""What a command wants besides its options."""


def said(folder: Path, *words: str, environment: dict[str, str] | None = None) -> str:
    """What a command that could not be carried out says; nothing was made."""
    before = sorted(folder.iterdir())
    done = CliRunner().invoke(app, list(words), env=environment)
    assert done.exit_code == COULD_NOT and isinstance(done.exception, SystemExit), (words, done.output)
    assert done.stderr.count("\n") == 1 and not done.stdout, (words, done.output)
    assert sorted(folder.iterdir()) == before, "nothing is made"
    return done.stderr


def options(command: str) -> dict[str, str]:
    """The options of a command that take a value, with their variables of the environment."""
    found = get_command(app).get_command(None, command)  # type: ignore[attr-defined,arg-type]  # a group of commands
    taking = [
        one for one in found.params if one.opts[0].startswith("--") and not getattr(one, "is_flag", True)
    ]
    return {one.opts[0]: one.envvar or "" for one in taking}


@pytest.mark.parametrize("command", sorted(OF_A_ROOM))
def test_a_shells_variable_that_is_not_set_is_no_value(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--store "$STORE"` opened a new room in a folder, `--host "$HOST"` listened on every network, and an empty
    `CARDROOM_BUS_SECRET` sealed nothing.
    """
    monkeypatch.chdir(tmp_path)
    for option in options(command):
        for words in ((option, ""), (option, "  "), (f"{option}=",)):
            words = (command, *NEEDED.get(command, ()), *words)
            assert f"{option} is empty" in said(tmp_path, *words)
    for name in VARIABLES:
        assert f"{PREFIX}{name} is set and empty" in said(tmp_path, command, environment={PREFIX + name: ""})


def test_every_variable_that_the_commands_read_is_looked_at() -> None:
    read = {variable for command in OF_A_ROOM for variable in options(command).values()} - {""}
    assert read == {PREFIX + name for name in VARIABLES}


def test_a_secret_without_a_bus_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The room would open, and whoever named the secret would believe that it is sealed."""
    monkeypatch.chdir(tmp_path)
    for command in ("serve", "doctor", "move-house"):
        words = (command, *NEEDED.get(command, ()), "--bus-secret", "secret")
        assert "--bus-secret secret: it seals what is said over a bus" in said(tmp_path, *words)


@pytest.mark.parametrize("seed", range(30))
def test_a_mistyped_address_of_a_store_opens_no_room_in_a_folder(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever letters are left out, doubled or exchanged before the host's name."""
    monkeypatch.chdir(tmp_path)
    chance, scheme = random.Random(seed), "postgresql://"
    while scheme in ("postgresql://", "postgres://"):
        at = chance.randrange(len(scheme))
        letter = chance.choice(("", scheme[at] * 2, chance.choice(string.ascii_lowercase)))
        scheme = scheme[:at] + letter + scheme[at + 1 :]
    address = f"{scheme}room:pass@db.example/room"
    for words in ((chance.choice(("serve", "audit", "doctor")), "--store"), ("move", "room")):
        found = said(tmp_path, *words, address)
        assert "postgresql://user@host:5432/database" in found and "pass" not in found


@pytest.mark.parametrize(
    "address", ["nats://h:0", "nats://u:12#34@h", "nats://h#x", "nats://h?x", "nats://h/x"]
)
def test_an_address_of_a_bus_of_which_a_part_would_be_left_out_is_none(address: str) -> None:
    """A password with a sharp in it was taken for a port, and shown."""
    with pytest.raises(BusUnusable, match="looks like") as caught:
        BusAddress(address)
    assert "12" not in str(caught.value)


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ((*GATEWAY, "--take-over"), "--take-over is for whoever opens the room's store: a gateway has none"),
        ((*GATEWAY, "--despite-damage"), "--despite-damage is for"),
        ((*GATEWAY, "--wait-for-clock"), "--wait-for-clock is for"),
        ((*GATEWAY, "--heads", "heads"), "--heads is for"),
        ((*GATEWAY, "--house", "@poker.example"), "there is no house before the @"),
        ((*GATEWAY, "--house", "casinohuone@https://x"), "'https://x' is no name of a host"),
        ((*GATEWAY, "--house", "casinohuone@"), "'' is no name of a host"),
        (
            (*GATEWAY, "--house", "casinohuone@a.example", "--house", "casino-kruh@A.example"),
            "the name a.example leads to casinohuone already",
        ),
        (("serve", "--house", "casinohuone", "--house", "casinohuone"), "is named twice"),
        (
            ("serve", "--heads", "none/heads"),
            "--heads none/heads: it names a file, in a folder that is there",
        ),
        (("serve", "--heads", "."), "--heads .: it names a file"),
    ],
)
def test_what_makes_no_sense_together_is_said(
    words: tuple[str, ...], what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert what in said(tmp_path, *words)
