"""The gallery of table states, built and served: pages with no room behind them."""

from __future__ import annotations

import functools
import http.server
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"


class _Quiet(http.server.SimpleHTTPRequestHandler):
    """What is asked for is of no interest; the API is not there."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def built(folder: Path) -> Path:
    """The gallery as files in a folder, made from the sources as they are."""
    vite = ["npx", "vite", "build", "--mode", "gallery", "--outDir", str(folder)]
    command = ["bash", str(ROOT / "tools/with_node.sh"), *vite]
    made = subprocess.run(command, cwd=CLIENT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder at an address of this machine."""
    handler = functools.partial(_Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/gallery.html"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
