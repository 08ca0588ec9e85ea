"""What the house adds to a pool is a posting of its own, out of what it has set aside."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardroom.ledger import accounts
from cardroom.ledger.entry import Entry
from cardroom.room.hosting.owner import Asking, Chance
from cardroom.room.tournaments.envelopes import Announce, TournamentAsk
from cardroom.room.tournaments.tournament_owner import TournamentOwner
from cardroom.rules.book_loading import house
from cardroom.store.engines.store_location import audit_place
from cardroom.testing.whole_room import BOSS, TestRoom
from cardroom.tournament.hexapro.hexapro_terms import hexapro_terms
from cardroom.tournament.play.tournament_commands import (
    CancelTournament,
    Register,
    StartTournament,
)
from tests.room.tournaments.played import BUY_IN, CUP, cup_room, cup_terms, enter, go_on, play_out, start

RESERVE, ESCROW = accounts.reserve(CUP), accounts.escrow(CUP)
WHY = (BOSS.id, "for the festival")


def brought(entries: tuple[Entry, ...] | list[Entry], kind: str) -> int:
    """What entries of a kind have moved from what was set aside into the pool; they move nothing else."""
    found = [dict(entry.postings) for entry in entries if entry.kind == kind]
    assert all(one.keys() == {RESERVE, ESCROW} and one[RESERVE] == -one[ESCROW] for one in found)
    return sum(one[ESCROW] for one in found)


@pytest.mark.parametrize("seed", range(12))
def test_the_overlay_is_posted_as_what_entries_and_prices_leave_of_the_guarantee(
    tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    added, guarantee, players = (
        chance.choice([0, 700]),
        chance.choice([0, 3_000, 20_000]),
        chance.randrange(2, 7),
    )
    with cup_room(tmp_path / "room", seed, added=added, guarantee=guarantee) as room:
        assert room.balances().get(RESERVE, 0) == added + guarantee and not room.balances().get(ESCROW, 0)
        enter(room, *[f"P{number}" for number in range(players)])
        assert room.balances()[ESCROW] == players * 1_000, "what players paid, and nothing of the house's"
        mint = room.balances()[accounts.MINT]
        start(room)
        play_out(room, chance)
        entries, balances = list(room.reader.entries()), room.balances()
        overlay = max(0, guarantee - added - players * BUY_IN)
        assert (brought(entries, "added"), brought(entries, "overlay")) == (added, overlay)
        assert balances.get(RESERVE, 0) == balances.get(ESCROW, 0) == 0
        assert balances[accounts.MINT] - mint == guarantee - overlay, "what was set aside in vain"
    assert audit_place(tmp_path / "room").is_clean


@pytest.mark.parametrize("cancelled", [False, True])
def test_what_a_hexapro_draws_above_its_entries_is_posted_too(tmp_path: Path, cancelled: bool) -> None:
    book = house("casinohuone")
    terms = hexapro_terms(book, CUP, 100)
    with TestRoom(tmp_path / "room", 5, book) as room:
        room.run(room.room.tournaments.announce(BOSS, terms))
        room.settle()
        aside = room.balances()[RESERVE]
        if cancelled:
            room.run(room.room.tournaments.cancel(BOSS, CUP, "nobody came"))
            room.settle()
        else:
            enter(room, "Ann", "Bob", "Cid")
            play_out(room, random.Random(5))
        entries = list(room.reader.entries())
        drawn = brought(entries, "drawn")
        returned = sum(-dict(one.postings)[RESERVE] for one in entries if one.kind == "returned")
        assert drawn + returned == aside and not room.balances().get(RESERVE, 0)


def test_what_a_cancelled_pool_does_not_pay_out_goes_back_as_a_posting(tmp_path: Path) -> None:
    with cup_room(tmp_path / "room", 3, added=500, guarantee=9_000, late_levels=1) as room:
        enter(room, "Ann", "Bob", "Cid")
        start(room)
        for _ in range(3):
            go_on(room, random.Random(2))
        room.run(room.room.tournaments.cancel(BOSS, CUP, "a fire alarm"))
        room.settle()
        entries, balances = list(room.reader.entries()), room.balances()
        paid = sum(brought(entries, kind) for kind in ("added", "overlay", "unused"))
        wallets = sum(balances[accounts.wallet(client.player)] for client in room.clients)
        assert paid >= 0 and balances.get(RESERVE, 0) == balances.get(ESCROW, 0) == 0
        assert sum(balances.values()) == 0 and wallets > 0


def test_a_tournament_announced_before_is_carried_on_as_its_stream_has_it() -> None:
    """A stream is carried out again at a start, and must bring about the entries that were written."""
    book = house("casinohuone")
    terms = cup_terms(guarantee=5_000)
    owner = TournamentOwner(CUP, lambda _house, _version: book)
    asking = Asking("", 1, Chance(b"1"))
    entries = owner.decide(Announce(terms, book.version, "c1", 5_000), asking).entries
    assert [(one.kind, dict(one.postings)[ESCROW]) for one in entries] == [("added", 5_000)]
    for player in ("ann", "bob"):
        owner.decide(TournamentAsk(Register(player, 1), f"c-{player}", 1_000), asking)
    owner.decide(TournamentAsk(StartTournament(*WHY)), asking)
    assert owner.tournament is not None
    wish = CancelTournament(*WHY)
    found = owner.decide(TournamentAsk(wish, "c2", owner.price(wish)), asking).entries
    assert all(RESERVE not in dict(one.postings) for one in found)
