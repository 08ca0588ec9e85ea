"""Each way in which money comes back to a wallet is told to its pages: money that was on its way to a tournament or a table
which did not take it, to an owner that fell and was loaded again, and steps that the store refused. A page that was opened
while the money was on its way has the smaller wallet until then.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from cardroom.room.hosting.funding import Sum, Target
from cardroom.room.protocol import tournament_client as of_client
from cardroom.room.tournaments.envelopes import TournamentAsk
from cardroom.rules.refused import Refused
from cardroom.testing.whole_room import TestRoom
from cardroom.tournament.play.tournament_commands import Register
from tests.room.bringing import put
from tests.room.refusing import refusing_rows
from tests.room.test_told_is_shown import GATHERED_MS, POOL, Page, lasting
from tests.room.tournaments.played import BUY_IN, CUP, FEE, cup_room

NAMES = tuple(f"P{number}" for number in range(5))
PRICE = BUY_IN + FEE


def stranded(room: TestRoom, name: str, to: str = CUP) -> None:
    """Money has left the wallet for an owner who is never asked to take it."""
    wish = Sum(room.person(name).id, PRICE, "entry" if to == CUP else "buy_in")
    with suppress(Refused):
        room.run(put(room.room.funding, Target(to, "an owner"), wish))


def falls(room: TestRoom, name: str) -> None:
    """A defect: the tournament is asked to take what was not brought. It is read again from what is stored."""
    forged = TournamentAsk(Register(room.person(name).id, 1), "a-command-of-nobody", PRICE)
    with suppress(Refused):
        room.run(room.room.tournaments.hosts[CUP].ask(forged))
    room.settle()


def act(room: TestRoom, place: Path, chance: Random) -> str:
    """Something that moves money there or back; what."""
    name = chance.choice(NAMES)
    client = room.client(name)
    kind = chance.choice((
        "stranded", "stranded", "falls", "falls", "enter", "leave", "given back", "refused entry", "refused step", "seat",
    ))  # fmt: skip
    match kind:
        case "stranded":
            stranded(room, name)
        case "falls":
            falls(room, name)
        case "enter":
            client.ask(of_client.EnterTournament(client.new_id(), CUP))
        case "leave":
            client.ask(of_client.WithdrawFromTournament(client.new_id(), CUP))
        case "given back":
            wish = Sum(room.person(name).id, 700, "buy_in")
            fund = room.run(put(room.room.funding, Target("t-none", "a table"), wish))
            room.do(lambda: room.room.funding.give_back(fund))
        case "refused entry":
            with refusing_rows(place, "entries", "kind <> 'entry'"):
                client.ask(of_client.EnterTournament(client.new_id(), CUP))
        case "refused step":
            with refusing_rows(place, "entries", "kind <> 'entry_back'"):
                client.ask(of_client.WithdrawFromTournament(client.new_id(), CUP))
                room.settle()
        case "seat":
            client.ask(client.join(POOL, 1_000))
            room.take_offers()
    room.settle()
    return f"{kind} {name}"


@pytest.mark.parametrize("seed", range(8))
def test_a_page_has_the_wallet_after_any_way_in_which_money_comes_back(tmp_path: Path, seed: int) -> None:
    chance, done, place = Random(seed), [], tmp_path / "room"
    with capture_logs(), cup_room(place, seed, late_levels=6) as room:
        for name in NAMES:
            room.client(name)
        pages = [Page(room.connect(name)) for name in NAMES]
        for _ in range(40):
            before = {name: room.wallet(name) for name in NAMES}
            done.append(act(room, place, chance))
            for place_of, name in enumerate(NAMES):
                if done[-1] == f"stranded {name}" and room.wallet(name) < before[name]:
                    pages[place_of] = Page(room.connect(name))
            room.wait(ms=GATHERED_MS)
            for page in pages:
                assert not lasting(room, page), done[-6:]


def test_the_law_meets_money_that_a_fallen_tournament_gives_back(tmp_path: Path) -> None:
    with capture_logs(), cup_room(tmp_path / "room", 3, late_levels=6) as room:
        room.client(NAMES[0])
        before = room.wallet(NAMES[0])
        stranded(room, NAMES[0])
        page = Page(room.connect(NAMES[0]))
        assert room.wallet(NAMES[0]) == before - PRICE
        assert page.has()["mine"]["balance"] == before - PRICE
        falls(room, "P1")
        assert room.wallet(NAMES[0]) == before
        assert page.has()["mine"]["balance"] == before
