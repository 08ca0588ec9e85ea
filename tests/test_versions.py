"""One version everywhere: the package, the command, the API's description, the changelog and the tag of a release."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardroom import __version__
from cardroom.cli.main import app

ROOT = Path(__file__).parents[1]


def test_the_command_and_the_package_tell_the_version_of_the_source() -> None:
    assert CliRunner().invoke(app, ["--version"]).stdout.startswith(f"cardroom {__version__} ")
    assert version("cardroom-poker") == __version__, "installed from another version: make setup"


def test_the_changelog_begins_with_what_is_not_released_and_knows_the_version() -> None:
    titles = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.M)
    assert titles[0] == "Unreleased" and __version__ in titles[1:]
    assert titles[1:] == sorted(
        titles[1:], key=lambda one: [int(part) for part in one.split(".")], reverse=True
    )


def test_a_tagged_commit_has_the_version_of_its_tag() -> None:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout: there are no tags to compare with")
    found = subprocess.run(
        ["git", "tag", "--points-at", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    tags = [tag for tag in found.stdout.split() if re.fullmatch(r"v\d+(\.\d+)*", tag)]
    assert tags in ([], [f"v{__version__}"])


def test_every_shell_is_taught_to_complete() -> None:
    help_text = CliRunner().invoke(app, ["--help"]).stdout
    assert all(name in help_text for name in ("--install-completion", "--show-completion"))
