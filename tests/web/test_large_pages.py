"""The room's memory in large pages, as the system itself tells it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

HUGE = Path("/sys/kernel/mm/transparent_hugepage/enabled")
SCRIPT = """
from pathlib import Path
from cardroom.web.large_pages import LARGE_BYTES, use_large_pages
kept = [bytes([place % 256]) * 300 for place in range(100_000)]
told = use_large_pages()
print(told, Path("/proc/self/smaps_rollup").read_text())
assert all(one == bytes([place % 256]) * 300 for place, one in enumerate(kept)), "what lay there is as it was"
"""


@pytest.mark.skipif(
    sys.platform != "linux" or not HUGE.exists() or "[never]" in HUGE.read_text(),
    reason="this system gives no large pages",
)
def test_what_a_room_keeps_comes_to_lie_in_large_pages_and_stays_as_it_was() -> None:
    told = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True).stdout
    asked = int(told.split()[0])
    if not asked:
        pytest.skip("this system collapses no pages when it is asked to")
    found = re.search(r"AnonHugePages: +(\d+) kB", told)
    assert found is not None
    assert 1024 * int(found[1]) >= asked // 2 >= 8 << 20
