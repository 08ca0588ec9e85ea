"""Building and installing: what cannot work says so while somebody is looking."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What a build takes, as a fresh copy of the project has it: without the browser's pages."""
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "*.egg-info")
    )
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def built(tree: Path) -> tuple[str, list[str]]:
    """What building a wheel says, and the pages the wheel has."""
    command = [sys.executable, "setup.py", "-q", "bdist_wheel", "--dist-dir", "dist"]
    environment = {name: value for name, value in os.environ.items() if name != "CARDROOM_COMPILED"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(next((tree / "dist").glob("*.whl"))) as wheel:
        pages = [name for name in wheel.namelist() if "/static/" in name]
    return done.stdout + done.stderr, pages


@pytest.mark.slow
def test_a_wheel_built_without_the_pages_says_so_and_one_with_them_does_not(tree: Path) -> None:
    said, pages = built(tree)
    assert "pages are not built" in said and "make setup" in said and pages == []
    static = tree / "src" / "cardroom" / "web" / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>")
    shutil.rmtree(tree / "dist")
    said, pages = built(tree)
    assert "pages are not built" not in said and pages == ["cardroom/web/static/index.html"]


@pytest.mark.slow
def test_a_client_that_cannot_be_installed_says_why(tmp_path: Path) -> None:
    if shutil.which("npm") is None and not (ROOT / ".venv" / "bin" / "npm").exists():
        pytest.skip("no npm on this machine; `make setup` brings one")
    nowhere = "http://127.0.0.1:9/no-such-library/-/no-such-library-1.0.0.tgz"
    wanted = {"name": "client", "version": "1.0.0", "dependencies": {"no-such-library": "1.0.0"}}
    held = {"version": "1.0.0", "resolved": nowhere, "integrity": f"sha512-{'A' * 86}=="}
    lock = {"name": "client", "version": "1.0.0", "lockfileVersion": 3, "requires": True}
    packages = {"": wanted, "node_modules/no-such-library": held}
    (tmp_path / "package.json").write_text(json.dumps(wanted))
    (tmp_path / "package-lock.json").write_text(json.dumps({**lock, "packages": packages}))
    environment = os.environ | {"npm_config_fetch_retries": "0", "npm_config_cache": str(tmp_path / "cache")}
    environment |= {"npm_config_registry": "http://127.0.0.1:9/"}
    command = ["bash", str(ROOT / "tools" / "install_client.sh"), str(tmp_path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode != 0 and done.stdout == ""
    assert "ECONNREFUSED" in done.stderr, "npm's own reason"
    assert "could not be installed" in done.stderr
    assert "tools/install_client.sh" in (ROOT / "Makefile").read_text(), "it is how `make` installs it"
