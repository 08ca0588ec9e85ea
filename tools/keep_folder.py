"""Keep a folder of this version for the tests of later ones: a demo of all houses plays for a while, and its files are
packed into tests/upgrades/kept/VERSION.tar.xz. Run it with each release, on the commit that sets the version:

    .venv/bin/python tools/keep_folder.py [seconds]
"""

import signal
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time
from contextlib import closing
from pathlib import Path

from cardroom import __version__
from cardroom.store.sqlite.store import ROOM_FILE, VAULT_FILE

KEPT = Path(__file__).parents[1] / "tests" / "upgrades" / "kept"
PORT = 8917


def main(seconds: float) -> None:
    """Play, stop as an operator stops a room, and pack."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "room"
        words = [sys.executable, "-m", "cardroom", "demo", "--data", str(folder), "--port", str(PORT)]
        room = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        print(f"A demo of version {__version__} plays for {seconds:g} seconds.")
        time.sleep(seconds)
        room.send_signal(signal.SIGKILL)  # in the middle of hands: a stop would have ended them
        room.wait()
        for name in (ROOM_FILE, VAULT_FILE):
            with closing(sqlite3.connect(folder / name)) as file:
                file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                file.execute("VACUUM")
        KEPT.mkdir(exist_ok=True)
        packed = KEPT / f"{__version__}.tar.xz"
        with tarfile.open(packed, "w:xz") as archive:
            for name in (ROOM_FILE, VAULT_FILE):
                archive.add(folder / name, name)
    print(f"{packed}: {packed.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 40)
