"""What the tests of batches share: the compiled loop, which one process of a run makes and the others read."""

from __future__ import annotations

import fcntl
import os

import pytest

from cardroom.batch.whole_hands import play
from cardroom.sim import stakes


@pytest.fixture(scope="session", autouse=True)
def _compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Processes that come to it together would each compile it, for most of a minute."""
    own = tmp_path_factory.getbasetemp()
    run = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with (run / "batch.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        play(stakes("nlhe").setup(2), "uniform", 1)
