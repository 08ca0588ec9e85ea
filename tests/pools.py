"""Files of tests are given out from two pools, so that what waits and what works overlap: `-p tests.pools`.

Tests in a browser, those that kill a room and those of servers wait as much as they work; all others take a core from
their first line to their last. Every second worker takes waiting files first, the others working files first; whose
pool is empty takes from the other one. In each pool files come in their own order, but the longest first: a run must
not end with one worker at its longest file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from xdist.scheduler import LoadFileScheduling
from xdist.workermanage import WorkerController

WAITING = ("arena", "attack", "browser", "crash", "demo", "deploy", "store", "upgrades", "web")
"""Folders of tests that have rooms in real time, in servers or processes of their own."""
WAITING_FILES = (
    "tests/cli/test_serving.py", "tests/cli/test_store_address.py", "tests/cli/test_nodes_told.py",
    "tests/test_docs_site.py",
)  # fmt: skip
LONG = (
    "tests/attack/test_days_of_staff.py", "tests/crash/test_kill.py", "tests/crash/test_worker_killed.py",
    "tests/crash/test_stand_by.py", "tests/crash/test_houses_apart.py", "tests/cli/test_serving.py",
    "tests/deploy/test_backup.py", "tests/upgrades/test_kept_folders.py", "tests/web/gateway/test_lossy_bus.py",
    "tests/demo/test_cups.py", "tests/cli/test_nodes_told.py", "tests/web/test_busy_store.py",
    "tests/web/test_outages.py", "tests/browser/test_cards_at_once.py", "tests/browser/test_sitting_down.py",
    "tests/browser/test_gallery.py", "tests/browser/test_every_page.py", "tests/browser/test_gallery_accessibility.py",
    "tests/browser/test_tournaments.py", "tests/browser/test_tournament_days.py",
    "tests/browser/test_tournament_walks.py", "tests/browser/test_operators_evening.py",
    "tests/browser/test_time_out.py", "tests/browser/test_table_depth.py", "tests/browser/test_playing.py",
    "tests/browser/test_results_stand.py", "tests/browser/test_felt.py", "tests/browser/test_short_evening.py",
    "tests/browser/test_table_tools.py", "tests/crash/test_stopped.py", "tests/web/test_frozen_disk.py",
    "tests/browser/test_moved_table.py", "tests/browser/test_screens.py", "tests/browser/test_newcomer.py",
    "tests/browser/test_breaks_and_rounds.py", "tests/browser/test_private.py", "tests/browser/test_accounts.py",
    "tests/crash/test_answered_once.py", "tests/test_docs_site.py", "tests/web/test_malformed.py",
    "tests/evenings/test_pokerstars_over_two_days.py", "tests/room/accounts/test_staff_stopped.py",
    "tests/room/hosting/test_in_flight.py", "tests/room/hosting/test_refused_alone.py",
    "tests/room/live/test_counter_acts.py", "tests/room/live/test_refused_acts.py",
    "tests/room/tournaments/test_tickets_stopped.py", "tests/simulation/test_schedules.py",
    "tests/leaks/test_twin_worlds.py", "tests/leaks/test_planted_leaks.py",
    "tests/tournament/test_random_tournaments.py", "tests/batch/test_card.py", "tests/simulation/test_takeovers.py",
    "tests/room/live/test_chips_out.py", "tests/test_looks.py", "tests/cli/test_simulated_tournaments.py",
)  # fmt: skip
"""Files that take longest: to be begun before the others of their pool."""

OF_ALL_MODULES = (
    "tests/test_tidy.py", "tests/test_shape.py", "tests/test_doors_used.py", "tests/test_taking.py",
    "tests/tournament/test_reached.py", "tests/rules/test_decisions_read.py", "tests/rules/test_no_ids_in_code.py",
    "tests/rules/test_clause_coverage.py", "tests/rules/test_clause_records.py", "tests/room/test_words_of_refusals.py",
)  # fmt: skip
"""Files that look at the syntax trees of the whole source: one worker takes them all, and makes the trees once."""


def waits(file: str) -> bool:
    """Whether a file's tests wait as much as they work."""
    return file in WAITING_FILES or file.split("/")[1] in WAITING


def next_file(left: Iterable[str], waiting_first: bool) -> str:
    """Which of the files that are left a worker takes."""
    files = list(left)
    own = [file for file in files if waits(file) == waiting_first] or files
    return min(own, key=lambda file: LONG.index(file) if file in LONG else len(LONG))


class Pools(LoadFileScheduling):  # type: ignore[misc]  # xdist comes without types
    """Files from two pools."""

    def __init__(self, config: Any, log: Any) -> None:
        """What xdist gives a scheduler."""
        super().__init__(config, log)
        self._numbers: dict[WorkerController, dict[str, int]] = {}

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.split("::", 1)[0]
        return OF_ALL_MODULES[0] if file in OF_ALL_MODULES else file

    def _assign_work_unit(self, node: WorkerController) -> None:
        number = int("".join(filter(str.isdigit, node.gateway.id)) or 0)
        file = next_file(self.workqueue, number % 2 == 0)
        tests = self.workqueue.pop(file)
        # xdist looks each test up in a list of all, and counts what a worker has done at each end of a test.
        under_way = {
            name: of for name, of in self.assigned_work.get(node, {}).items() if not all(of.values())
        }
        self.assigned_work[node] = {**under_way, file: tests}
        if node not in self._numbers:
            collected = self.registered_collections[node]
            self._numbers[node] = {test: place for place, test in enumerate(collected)}
        node.send_runtest_some([self._numbers[node][test] for test, done in tests.items() if not done])


def pytest_xdist_make_scheduler(config: Any, log: Any) -> Pools:
    """Files are given out by these pools, whatever `--dist` says."""
    return Pools(config, log)
