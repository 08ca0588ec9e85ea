"""SIGKILL at random moments of a tournament: it ends with every chip and cent in place, each prize paid once."""

from __future__ import annotations

import random
import time
from collections import Counter
from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.store.engines.store_location import Place, audit_place, read_place
from cardroom.store.postgres.address import Address
from tests.crash import cup_server
from tests.crash.cup_server import WELCOME
from tests.forks import Forked, begin
from tests.postgres import SIDES, server
from tests.room.tournaments.played import BUY_IN, CUP, FEE

ENDS_WITHIN_SECONDS = 900
ENTRIES, KILLS, AT_PLAY = 30, 5, 3
TOURNAMENTS = 4
"""So many at most, until so many kills met one at play: it may be over before the next kill comes."""


def run(folder: Path, entries: int, seed: int, log: Path, address: Address | None) -> Forked:
    """The room, from wherever it was."""
    asked = [str(folder), str(entries), str(seed)]
    asked += [address.url] if address else []
    with log.open("ab") as errors:
        return begin(cup_server.__name__, *asked, log=errors)


def killed(tmp_path: Path, entries: int, kills: int, address: Address | None = None, seed: int = 4) -> int:
    """Play a tournament in a process that is killed so many times, or until it is over; how many kills met it at play."""
    folder, log, chance = tmp_path / "room", tmp_path / "server.log", random.Random(seed)
    met = 0
    for kill in range(kills):
        process = run(folder, entries, kill, log, address)
        at_play = kill % 5 > 0 and any(
            "playing" in line for line in process.stdout
        )  # now and then before that
        time.sleep(chance.uniform(0.05, 0.4))
        if process.poll() is not None:  # it was over before
            assert process.wait() == 0, log.read_text()[-3000:]
            process.close()
            break
        process.kill()
        process.close()
        met += at_play
    last = run(folder, entries, kills, log, address)
    assert last.wait(ENDS_WITHIN_SECONDS) == 0, log.read_text()[-3000:]
    return met


def check(tmp_path: Path, entries: int, address: Address | None = None) -> None:
    """Every cent is where it belongs, and what was told is stored."""
    place: Place = address or tmp_path / "room"
    report = audit_place(place)
    assert report.findings == [] and (report.messages_waiting, report.in_flight) == (0, 0)
    reader = read_place(place)
    try:
        balances = reader.balances()
        wallets = {name: cents for name, cents in balances.items() if name.startswith("wallet:")}
        assert len(wallets) == entries and sum(wallets.values()) == entries * (WELCOME - FEE)
        assert balances[accounts.escrow(CUP)] == 0 and balances[accounts.rake("casinohuone")] == entries * FEE
        prizes = [entry for entry in reader.entries() if entry.kind == "prize"]
        paid = Counter(entry.postings[1][0] for entry in prizes)
        assert max(paid.values()) == 1 and sum(entry.postings[1][1] for entry in prizes) == entries * BUY_IN
        kinds = Counter(entry.kind for entry in reader.entries())
        # A kill between an entry's money and its seat: it is given back at the start, and brought once more.
        assert kinds["entry"] == 2 * entries + kinds["returned"], "brought, and taken or given back"
        amounts = {entry.postings[1][0]: entry.postings[1][1] for entry in prizes}
        told = [line.split() for line in (tmp_path / "told").read_text().splitlines()]
        assert told and all(
            amounts.get(accounts.wallet(player), 0) == int(prize) for player, _, prize in told
        )
        assert len({player for player, _, _ in told}) == len(told), "nobody was told of two places"
    finally:
        reader.close()


@pytest.mark.crash
@pytest.mark.parametrize("side", SIDES)
def test_a_tournament_killed_while_it_is_played_ends_with_every_prize_paid_once(
    tmp_path: Path, side: str
) -> None:
    met = 0
    for number in range(TOURNAMENTS):
        at = tmp_path / str(number)
        at.mkdir()
        address = server().store() if side == "postgres" else None
        met += killed(at, ENTRIES, KILLS, address, seed=4 + number)
        check(at, ENTRIES, address)
        if address is not None:
            server().drop(address)
        if met >= AT_PLAY:
            return
    raise AssertionError(f"killed at play {met} times alone")


@pytest.mark.crash
@pytest.mark.exhaustive  # twenty starts and a tournament of two hundred, some five minutes
def test_a_tournament_of_two_hundred_is_killed_twenty_times(tmp_path: Path) -> None:
    assert killed(tmp_path, 200, 20) >= 15
    check(tmp_path, 200)
