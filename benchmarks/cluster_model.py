"""What other machines would carry, by a model: `python benchmarks/cluster_model.py [--worker-us N] ...`. No measurement.

It takes what an action costs in each process (`processes.py` measures it), gives each process a core, and fills the cores
up to a share. Then it lets actions come at random to a gateway, a worker, the database's commit and the gateway again,
each of which does one thing at a time, and looks how long they are on their way. What is assumed is printed.
"""

from __future__ import annotations

import argparse
import math
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

ACTIONS_A_TABLE = 0.35
"""Actions a second at a table of six people."""
SEATS = 6
ACTIONS_A_HAND = 12
FULL = 0.6
"""The share of a core that is given out; the rest is for gusts."""
GATEWAY_US, NATS_US, WORKER_US, POSTGRES_US = 193, 77, 438, 150
"""By `processes.py` at 200 actions a second over 30 tables, on two cores that others used too: more than under load, since
what processes do by themselves is spread over few actions.
"""
SAMPLES = 200_000
STEP = 50


class Costs(NamedTuple):
    """Microseconds of a core that an action takes in each process; `hand_lock` is how long each end of a hand keeps all
    others out of people's chains; `commit_ms` and `hop_ms` are waits.
    """

    gateway: float
    nats: float
    worker: float
    postgres: float
    hand_lock: float
    commit_ms: float
    hop_ms: float


class Plan(NamedTuple):
    """What so many machines carry, and what ends it."""

    actions: float
    gateways: int
    workers: int
    ends_at: str


def cores_of(actions: float, microseconds: float) -> float:
    """The cores that these actions a second take of one kind of process."""
    return actions * microseconds / 1e6 / FULL


def planned(costs: Costs, machines: int, cores: int) -> Plan:
    """Fill machines. With several the database and the bus have the first for themselves."""
    actions, ends_at, plan = 0.0, "", Plan(0, 0, 0, "")
    while not ends_at:
        actions += STEP
        gateways, workers = (math.ceil(cores_of(actions, one)) for one in (costs.gateway, costs.worker))
        store = cores_of(actions, costs.nats + costs.postgres)
        if machines == 1:
            ends_at = "cores" if gateways + workers + store > cores else ""
        elif store > cores:
            ends_at = "database"
        elif gateways + workers > cores * (machines - 1):
            ends_at = "cores"
        if cores_of(actions / ACTIONS_A_HAND, costs.hand_lock) > 1:
            ends_at = "people's chains"
        if ends_at:
            return plan._replace(ends_at=ends_at)
        plan = Plan(actions, gateways, workers, "")
    return plan


def on_its_way_ms(costs: Costs, plan: Plan, seed: int = 1) -> tuple[float, float]:
    """The median and the 99th percentile of an action's time on its way, in milliseconds.

    Each process is a queue of its own, to which work comes at random: the time there is exponential, and as many times
    the work's own as the process has left of its core.
    """
    chance = np.random.default_rng(seed)
    left_at_gateway = 1 - plan.actions / plan.gateways * costs.gateway / 1e6
    left_at_worker = 1 - plan.actions / plan.workers * costs.worker / 1e6
    means_ms = (
        costs.gateway / 7 / left_at_gateway / 1000,  # one of an action's seven texts comes in
        costs.worker / left_at_worker / 1000,
        costs.commit_ms,
        costs.gateway * 6 / 7 / left_at_gateway / 1000,  # the last of six that go out
    )
    took = 4 * costs.hop_ms + sum(chance.exponential(mean, SAMPLES) for mean in means_ms)
    return float(np.percentile(took, 50)), float(np.percentile(took, 99))


def main() -> None:
    """Print the model for one machine and for ten."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--gateway-us", type=float, default=GATEWAY_US)
    parser.add_argument("--nats-us", type=float, default=NATS_US)
    parser.add_argument("--worker-us", type=float, default=WORKER_US)
    parser.add_argument("--postgres-us", type=float, default=POSTGRES_US)
    parser.add_argument("--hand-lock-us", type=float, default=400, help="as in decision 0092")
    parser.add_argument("--commit-ms", type=float, default=3, help="from the worker to the disk and back")
    parser.add_argument("--hop-ms", type=float, default=0.2, help="from a machine to another by the bus")
    parser.add_argument("--cores", type=int, default=32)
    parser.add_argument("--machines", type=int, nargs="+", default=[1, 10])
    given = parser.parse_args()
    costs = Costs(
        given.gateway_us, given.nats_us, given.worker_us, given.postgres_us, given.hand_lock_us,
        given.commit_ms, given.hop_ms,
    )  # fmt: skip
    columns = (
        "machines",
        "gateways",
        "workers",
        "actions/s",
        "tables",
        "players",
        "p50 ms",
        "p99 ms",
        "ends at",
    )
    table = Table(*columns, title=f"Modelled: machines of {given.cores} cores, each filled to {FULL:.0%}")
    for machines in given.machines:
        plan = planned(costs, machines, given.cores)
        tables = plan.actions / ACTIONS_A_TABLE
        p50, p99 = on_its_way_ms(costs, plan)
        table.add_row(
            str(machines), str(plan.gateways), str(plan.workers), f"{plan.actions:,.0f}", f"{tables:,.0f}",
            f"{tables * SEATS:,.0f}", f"{p50:.1f}", f"{p99:.1f}", plan.ends_at,
        )  # fmt: skip
    Console().print(table)
    print(
        f"Assumed: {costs}; {ACTIONS_A_TABLE} actions a second at a table of {SEATS}, {ACTIONS_A_HAND} in a hand; actions "
        "come at random, to all workers alike; service times are exponential; a core is like the one that was measured."
    )


if __name__ == "__main__":
    main()
