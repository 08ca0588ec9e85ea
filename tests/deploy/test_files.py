"""The files for operators, read by the programs they are for: systemd, logrotate, docker or a reader of its files.

Where a program is not on the machine its test is skipped and says so.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from dockerfile_parse import DockerfileParser
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.room.runtime.settings import RoomSettings
from cardroom.web.settings_file import read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))
INSTRUCTIONS = {
    "FROM", "RUN", "CMD", "LABEL", "EXPOSE", "ENV", "ADD", "COPY", "ENTRYPOINT", "VOLUME", "USER", "WORKDIR", "ARG",
    "STOPSIGNAL", "HEALTHCHECK", "SHELL",
}  # fmt: skip


def program(name: str) -> str:
    """A program's path; the test is skipped where there is none."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not on this machine: its example is not tried")
    return found


def ran(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=60)


def known_options(command: str) -> set[str]:
    help_text = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200", "TERM": "dumb"}).stdout
    return set(re.findall(r"--[a-z-]+", help_text))


@pytest.mark.parametrize("unit", UNITS)
def test_systemd_takes_every_line_of_a_unit(tmp_path: Path, unit: str) -> None:
    analyze = program("systemd-analyze")
    stand_in = tmp_path / "cardroom"  # the command as it will be installed
    stand_in.write_text("#!/bin/sh\n")
    stand_in.chmod(0o755)
    for name in UNITS:
        text = (DEPLOY / name).read_text()
        (tmp_path / name).write_text(text.replace("/opt/cardroom/.venv/bin/cardroom", str(stand_in)))
    result = ran(analyze, "verify", "--man=no", tmp_path / unit)
    assert (result.returncode, result.stderr) == (0, "")


def test_systemd_would_have_told_a_line_it_does_not_know(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    text = (DEPLOY / "cardroom.service").read_text().replace("ProtectClock", "ProtectClok")
    (tmp_path / "cardroom.service").write_text(text.replace("/opt/cardroom/.venv/bin/cardroom", "/bin/true"))
    assert "ProtectClok" in ran(analyze, "verify", "--man=no", tmp_path / "cardroom.service").stderr


@pytest.mark.parametrize(
    ("file", "command"),
    [
        ("cardroom.service", "serve"),
        ("cardroom-worker.service", "serve"),
        ("cardroom-gateway@.service", "serve"),
        ("cardroom-backup.service", "backup"),
    ],
)
def test_the_units_call_the_command_with_options_it_has(file: str, command: str) -> None:
    text = (DEPLOY / file).read_text().replace("\\\n", " ")
    line = next(one for one in text.splitlines() if one.startswith("ExecStart="))
    assert f"cardroom {command} " in line
    options = set(re.findall(r"--[a-z-]+", line.split(f"cardroom {command} ")[1]))
    assert options and options <= known_options(command)


def test_a_stop_waits_longer_than_the_room_does() -> None:
    from cardroom.room.stopping import STOP_WITHIN_SECONDS

    found = re.search(r"^TimeoutStopSec=(\d+)$", (DEPLOY / "cardroom.service").read_text(), re.M)
    assert found is not None and int(found[1]) > STOP_WITHIN_SECONDS


def test_the_settings_are_read_by_the_room() -> None:
    own = read_settings(DEPLOY / "settings.toml")
    assert own.rulebooks and own.room != RoomSettings() and own.room.welcome_cents == 0


def test_the_container_file_is_read_and_names_what_is_there() -> None:
    parser = DockerfileParser(fileobj=(ROOT / "Dockerfile").open("rb"))
    steps = parser.structure
    assert {step["instruction"] for step in steps} - {"COMMENT"} <= INSTRUCTIONS
    for step in steps:
        if step["instruction"] == "COPY" and "--from" not in step["value"]:
            for source in step["value"].split()[:-1]:
                assert (ROOT / source).exists(), f"COPY {source}: not there"
    asked = next(step["value"] for step in reversed(steps) if step["instruction"] == "CMD")
    command, *rest = re.findall(r'"([^"]+)"', asked)
    assert {part for part in rest if part.startswith("--")} <= known_options(command)
    user = next(place for place, step in enumerate(steps) if step["instruction"] == "USER")
    late = [step for step in steps[user:] if step["instruction"] in ("RUN", "COPY")]
    assert not late, "the room's user owns nothing of the program"


def test_the_container_is_built_where_there_is_a_daemon() -> None:
    docker = program("docker")
    if ran(docker, "info").returncode != 0:
        pytest.skip("docker has no daemon here: the container file is read, not built")
    built = subprocess.run([docker, "build", "-q", ROOT], capture_output=True, text=True, timeout=1200)
    assert built.returncode == 0, built.stderr
    image = built.stdout.strip()
    assert ran(docker, "run", "--rm", image, "--version").stdout.startswith("cardroom ")


def test_what_the_container_needs_is_not_ignored() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    parser = DockerfileParser(fileobj=(ROOT / "Dockerfile").open("rb"))
    for step in parser.structure:
        if step["instruction"] == "COPY" and "--from" not in step["value"]:
            assert {source.split("/")[0] for source in step["value"].split()[:-1]} <= kept


def test_a_rotated_log_goes_on_in_the_same_file(tmp_path: Path) -> None:
    logrotate = program("logrotate")
    log = tmp_path / "room.log"
    text = (DEPLOY / "logrotate").read_text().replace("/var/log/cardroom/room.log", str(log))
    file = tmp_path / "logrotate"
    file.write_text(re.sub(r"su cardroom cardroom", f"su {_name(os.getuid())} {_group(os.getgid())}", text))
    file.chmod(0o644)
    tmp_path.chmod(0o700)
    log.write_text("one\n")
    with log.open("a") as held:  # as a service manager holds it
        dry = ran(logrotate, "-d", file)
        assert dry.returncode == 0 and "error" not in dry.stderr.lower(), dry.stderr
        forced = ran(logrotate, "-f", "-s", tmp_path / "state", file)
        assert forced.returncode == 0, forced.stderr
        held.write("two\n")
    assert log.read_text() == "two\n" and (tmp_path / "room.log.1").read_text() == "one\n"


def _name(number: int) -> str:
    import pwd

    return pwd.getpwuid(number).pw_name


def _group(number: int) -> str:
    import grp

    return grp.getgrgid(number).gr_name
