"""What a process that stood by has to compute when it opens the room at last, while players wait."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

MOST_SECONDS: Final = 0.3
"""Of processor time; what is made while it waits takes three times as long, or more."""

_OPENING: Final = """
import sys, time
from pathlib import Path
from cardroom.web import serve, standing_by
from cardroom.web.doors.web_settings import Settings
settings = Settings(data=Path(sys.argv[1]), role="worker", stand_by=True)
standing_by.stand_by(settings)
began = time.process_time()
standing_by.make_ready()
standing_by.shared_api()
serve.steady()
print(time.process_time() - began)
"""


def test_who_stood_by_has_made_everything_that_needs_no_store(tmp_path: Path) -> None:
    """In a process of its own: this one may have made it before."""
    words = [sys.executable, "-c", _OPENING, str(tmp_path)]
    took = float(subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()[-1])
    assert took < MOST_SECONDS, f"players wait while it computes for {took:.2f} s"
