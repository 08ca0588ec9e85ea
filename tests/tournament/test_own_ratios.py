"""Ratios that a tournament announces in place of the house's usual ones, and goes by to its end."""

import pytest

from cardroom.rules import Refused, house
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.play.tournament_events import BountyTaken
from cardroom.tournament.prizes.ladder import counted_entries
from cardroom.tournament.prizes.prize_pool import SpecialPrize
from cardroom.tournament.results import HouseKept
from cardroom.tournament.structures.structure_faults import contradictions
from cardroom.tournament.structures.structure_files import load_structure
from cardroom.tournament.structures.structure_terms import terms_of
from tests.tournament.playing import begun, played, terms

FILE = """name = "Own ratios"
game = "holdem-nl"
stack = 10000
level_seconds = 900
levels = [{ big_blind = 100, small_blind = 50 }]
entries = { least = 3 }
price = { pool_cents = 9000, fee_cents = 1000, bounty_cents = 2000 }
late = { until_level = 1, re_entries = 2, re_entries_per_entry = 3 }
pool = { progressive = true, bounty_left_basis_points = 2500, share_basis_points = 9500 }
"""


@pytest.mark.clause("CH-8.23")
@pytest.mark.parametrize(("left", "won", "onto"), [(0, 250, 250), (2_500, 375, 125), (10_000, 0, 500)])
def test_each_structure_says_which_part_of_a_bounty_stays_in_play(left: int, won: int, onto: int) -> None:
    world = begun("casino-helsinki", 3, pool=0, bounty=500, progressive=True, bounty_left=left)
    one, other = world.players_at(1)[:2]
    world.knock_out(one, other)
    [taken] = world.told(BountyTaken)
    assert (taken.cents, taken.onto_own) == (won, onto)


@pytest.mark.clause("CH-8.2", "CO-35b")
@pytest.mark.parametrize(("share", "kept"), [(0, 0), (9_000, 600), (10_000, 0)])
def test_a_tournament_says_which_part_of_the_buy_ins_is_prize_money(share: int, kept: int) -> None:
    bots = played("casino-helsinki", 6, 3, pool_share=share)
    assert sum(one.cents for one in bots.money if isinstance(one, HouseKept) and one.why == "share") == kept
    assert sum(one.prize for one in bots.finished) == 6_000 - kept


@pytest.mark.clause("CH-8.13")
@pytest.mark.parametrize(("per", "counted"), [(-1, 13), (0, 10), (1, 16), (3, 12)])
def test_a_tournament_says_how_its_re_entries_count(per: int, counted: int) -> None:
    late = {"late_levels": 2, "re_entries": 3, "re_entries_per_entry": per}
    book = Tournament(terms("casino-helsinki", **late), house("casino-helsinki")).book
    assert book.prizes is not None
    assert counted_entries(book.prizes, 10, 6) == counted
    assert book.prizes.re_entries_per_entry.clauses == ("CH-8.13",)


def test_a_structures_file_has_them() -> None:
    found = terms_of(load_structure(FILE), house("casino-helsinki"), "t1")
    assert (found.bounty_left, found.pool_share, found.re_entries_per_entry) == (2_500, 9_500, 3)
    usual = terms_of(load_structure(FILE.split("late =")[0]), house("casino-helsinki"), "t1")
    assert (usual.bounty_left, usual.pool_share, usual.re_entries_per_entry) == (0, 0, -1)


def test_a_ratio_of_what_there_is_not_is_a_fault() -> None:
    for wrong, entry in (
        (FILE.replace("progressive = true, ", ""), ("pool", "bounty_left_basis_points")),
        (FILE.replace("re_entries = 2, ", ""), ("late", "re_entries_per_entry")),
    ):
        faulty = load_structure(FILE)
        assert not list(contradictions(faulty))
        with pytest.raises(Exception, match=entry[1]):
            load_structure(wrong)


@pytest.mark.clause("CH-8.28")
def test_special_prizes_are_taken_out_of_the_pool_that_the_tournament_has() -> None:
    book, first_out = house("casino-helsinki"), (SpecialPrize("first_out", 900),)
    Tournament(terms("casino-helsinki", pool_share=5_000, special=first_out), book)
    with pytest.raises(Refused, match="The pool is 800") as refused:
        Tournament(terms("casino-helsinki", pool_share=4_000, special=first_out), book)
    assert refused.value.code == "pool-too-small"
