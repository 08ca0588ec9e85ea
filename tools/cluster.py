"""`make cluster`: a room of several processes on this machine, with bots, until Ctrl-C; nothing is left behind.

PostgreSQL, two NATS servers, two gateways, and three workers that share two houses by load: kill any of them and look, or
move a house.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import signal
import sys
import urllib.request

from cardroom.bots.crowd import Crowd
from cardroom.cash.table_terms import table_terms
from cardroom.demo.bot_names import NAMES
from cardroom.rules.book_loading import house
from cardroom.testing.cluster import HOSTS, Cluster, missing, opened

HOUSES = ("casinohuone", "casino-helsinki")
POOLS = 2
"""Stakes of each house at which bots play."""
BOTS = 5
SETTINGS = """
[room]
welcome_cents = 1000000
accounts_a_day = 10000
bots_allowed = true
private_games = "settle_up"
[doors]
sign_ups_an_address = 10000
connections_an_address = 1000
"""


def signed_up(door: str, name: str) -> tuple[str, str]:
    """A new account for a bot: the player, and the token of the session."""
    body = json.dumps({"name": name, "password": "a bot of the cluster"}).encode()
    asked = urllib.request.Request(f"http://{door}/api/sign-up", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        token = answer.headers["Set-Cookie"].partition("=")[2].partition(";")[0]
        return json.load(answer)["player"], token


async def play(doors: list[str], others: list[str]) -> None:
    """Keep bots at some stakes of each house, until cancelled: through its address at one gateway, or at the other."""
    names = (f"{name} {number}" for number in itertools.count(1) for name in NAMES)
    crowds: list[tuple[Crowd, str, str, int]] = []
    for name, door, other in zip(HOUSES, doors, others, strict=True):
        book = house(name)
        crowd = Crowd(f"ws://{door}/ws?moves", elsewhere=(f"ws://{other}/ws?moves",))
        stakes = [(offer.id, offer.stakes[0].name) for offer in book.games.values() if offer.stakes][:POOLS]
        for game, stake in stakes:
            most = table_terms(book, game, stake, "", "").max_buy_in
            crowds.append((crowd, door, f"{game}-{stake}".lower(), most))
    try:
        while True:
            for crowd, door, pool, most in crowds:
                crowd.sent_home()
                for _ in range(BOTS - sum(bot.pool == pool for bot in crowd.bots)):
                    try:
                        player, token = await asyncio.to_thread(signed_up, door, next(names))
                    except OSError:  # whoever serves the house was killed a moment ago
                        break
                    await crowd.arrive(player, token, pool, most)
            await asyncio.sleep(1)
    finally:
        for crowd in {id(crowd): crowd for crowd, *_ in crowds}.values():
            await crowd.leave()


def told(cluster: Cluster) -> str:
    """The addresses, and how one looks on."""
    first, second = (one.port for one in cluster.gateways)
    lines = [
        f"{house:<18} http://{host}:{first}   http://{host}:{second}"
        for house, host in zip(HOUSES, HOSTS, strict=True)
    ]
    lines += [
        f"{one.role:<18} http://127.0.0.1:{one.port}/health   process {one.pid}" for one in cluster.members
    ]
    lines += [f"database           {cluster.address.url}", f"bus                {cluster.bus}"]
    lines += [
        f"who is there       .venv/bin/cardroom doctor --bus {cluster.bus} --store {cluster.address.url}",
        f"move a house       .venv/bin/cardroom move-house {HOUSES[0]} --bus {cluster.bus}",
    ]
    lines += [
        "Sign up to play. Kill a process (kill -9): another goes on, and it is started again. Ctrl-C ends all."
    ]
    return "\n".join(lines)


async def run(cluster: Cluster) -> None:
    """Play until a signal."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    doors, others = ([f"{host}:{one.port}" for host in HOSTS] for one in cluster.gateways)
    working = [asyncio.create_task(cluster.tend()), asyncio.create_task(play(doors, others))]
    stopped = asyncio.create_task(stop.wait())
    await asyncio.wait([stopped, *working], return_when=asyncio.FIRST_COMPLETED)
    for task in working:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*working, return_exceptions=True)


def main() -> None:
    """Open it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--port", type=int, default=8000, help="of the first gateway; the second has the next but nine"
    )
    port = parser.parse_args().port
    if missing():
        sys.exit(missing())
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with opened(by_load=True) as cluster:
            print("Starting PostgreSQL, two NATS servers, three workers and two gateways", flush=True)
            cluster.begin(HOUSES, SETTINGS, (port, port + 10))
            print(told(cluster), flush=True)
            asyncio.run(run(cluster))
            print("Stopping: hands in progress are finished", flush=True)
            cluster.end()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
