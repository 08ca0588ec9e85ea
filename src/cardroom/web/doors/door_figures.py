"""What is counted at the doors, of a room of one process and of a gateway alike: who is refused, and who waits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prometheus_client.core import Metric

from cardroom.web.doors.budgets import Budgets, Purpose
from cardroom.web.doors.doorkeeper import Doorkeeper
from cardroom.web.doors.gate import Gate
from cardroom.web.doors.process_figures import gauge, totals

TURNED_AWAY: Final = (
    "connections_in_all",
    "connections_an_address",
    "connecting_too_fast",
    "too_slow",
    "head_too_large",
    "body_in_crumbs",
    "pipelined",
    "not_http",
    "frames_too_fast",
)


def of_doors(gate: Gate, doorkeeper: Doorkeeper, budgets: Budgets) -> Iterator[Metric]:
    """The figures of one reading; each reason and purpose has its nought before the first."""
    yield gauge("not_play_waiting", "Requests and handshakes that wait behind play.", doorkeeper.pace.waiting)
    away = {**dict.fromkeys(TURNED_AWAY, 0), **gate.turned_away, "host": doorkeeper.misnamed}
    yield totals("turned_away", "Connections and requests refused at the door.", "reason", away)
    spent = {purpose.value: budgets.exceeded[purpose] for purpose in Purpose}
    yield totals("over_budget", "Requests that had to wait or were refused.", "purpose", spent)
