"""Wheels: for which Pythons they are built here and elsewhere, and that what is built is tried."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tools import make_wheels

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
ELSEWHERE = PROJECT["tool"]["cibuildwheel"]


def test_wheels_are_compiled_for_every_python_that_can_run_the_package() -> None:
    minors = [f"cp3{minor}-*" for minor in make_wheels.MINORS]
    assert ELSEWHERE["build"] == minors
    assert PROJECT["project"]["requires-python"] == f">=3.{make_wheels.MINORS[0]}"


def test_other_systems_take_the_same_compiler_and_try_the_same() -> None:
    wanted = PROJECT["project"]["optional-dependencies"]["compiled"] + PROJECT["project"]["dependencies"]
    assert [name for name in wanted if f"'{name}'" not in ELSEWHERE["before-build"]] == []
    assert ELSEWHERE["environment"] == {"CARDROOM_COMPILED": "1"}
    assert ELSEWHERE["test-command"] == "python -I {project}/tools/try_wheel.py compiled"
    assert make_wheels.TRY.is_file()


def test_each_python_of_this_machine_is_found_once() -> None:
    found = make_wheels.pythons()
    versions = [
        subprocess.run([python, "--version"], capture_output=True, text=True, check=True).stdout.split(".")[1]
        for python in found
    ]
    assert versions == sorted(set(versions), key=int)
    assert Path(sys.executable) in found or not (Path(sys.base_prefix) / "include").exists()


def test_what_is_not_compiled_here_is_told_with_what_compiles_it() -> None:
    found = make_wheels.pythons()
    told = make_wheels.lacking(found)
    assert told.count("cibuildwheel compiles for it\n") == len(make_wheels.MINORS) - len(found)
    assert make_wheels.lacking([]).startswith("no CPython 3.11 with its headers")


@pytest.mark.exhaustive
@pytest.mark.parametrize("arguments", [["--pure"], ["--python", sys.executable]], ids=["pure", "compiled"])
def test_a_wheel_is_built_and_works_in_a_clean_environment(tmp_path: Path, arguments: list[str]) -> None:
    command = [sys.executable, str(ROOT / "tools" / "make_wheels.py"), "--into", str(tmp_path), *arguments]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    assert "plain Python" in done.stdout and ("compiled" in done.stdout) == ("--python" in arguments)
    assert len(list(tmp_path.glob("*.whl"))) == len(done.stdout.splitlines())
