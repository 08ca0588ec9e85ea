"""A structure as the terms of a tournament, and what is refused because nothing plays it yet."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.rules import Refused, house
from cardroom.rules.decisions import Payout
from cardroom.tournament.play.tournament import Tournament
from cardroom.tournament.prizes.prize_pool import SpecialPrize
from cardroom.tournament.structures.structure import PoolTerms, Structure, StructureLevel
from cardroom.tournament.structures.structure_files import load_structure, structure_text
from cardroom.tournament.structures.structure_terms import terms_of
from cardroom.tournament.structures.suggest import suggest
from cardroom.tournament.tournament_terms import AddOn, Rebuys
from tests.tournament.structures.test_files import WHOLE

BOOK = house("casinohuone")


def test_a_suggested_structure_becomes_the_terms_of_a_tournament() -> None:
    found = suggest(20, 5_000, 120)
    terms = terms_of(found.structure, BOOK, "t7")
    assert (terms.id, terms.stack, len(terms.levels)) == ("t7", 5_000, len(found.structure.levels))
    first, fourth = terms.levels[0], terms.levels[3]
    assert (first.small_blind, first.big_blind, first.ante, first.level) == (25, 50, 0, 1)
    assert (fourth.ante, fourth.ante_for_all, fourth.level) == (300, True, 4)
    assert terms.level_ms == found.structure.level_seconds * 1_000 and terms.late_levels == 2
    assert [(pause.level, pause.seconds) for pause in terms.breaks] == [(5, 300)]


def test_what_the_structure_leaves_out_is_the_houses() -> None:
    terms = terms_of(Structure("F", 1_000, (StructureLevel(20, 10, 2),)), BOOK, "t1")
    rules = BOOK.tournament
    assert rules is not None and terms.level_ms == rules.level_seconds.value * 1_000
    assert terms.levels[0].ante_for_all == (rules.ante_by.value == "big_blind") and terms.game == next(
        iter(BOOK.games)
    )


def test_everything_that_a_structure_announces_is_in_its_terms() -> None:
    terms = terms_of(load_structure(WHOLE), BOOK, "t1")
    assert (terms.buy_in, terms.fee, terms.bounty, terms.bounty_chip) == (40_000, 7_000, 20_000, 1)
    assert (terms.guarantee, terms.carried, terms.progressive) == (1_000_000, 500, True)
    assert terms.lengths_ms == (0, 0, 1_200_000) and terms.level_ms == 900_000
    assert terms.payouts == (Payout(10, (6_000, 4_000)),)
    assert terms.special == (
        SpecialPrize("first_out", 5_000),
        SpecialPrize("first_to_reach_chips", 0, 200, 20_000),
    )
    assert terms.rebuys == Rebuys(5_000, 40_000, 2, 2, 5_000) and terms.add_on == AddOn(10_000, 40_000)


def test_what_the_house_does_not_have_is_refused_before_anybody_enters() -> None:
    with pytest.raises(Refused) as refused:
        Tournament(terms_of(load_structure(WHOLE), BOOK, "t1"), BOOK)
    assert refused.value.code == "no-carried-share"


def test_a_game_of_hexapro_is_simulated() -> None:
    told = CliRunner().invoke(app, ["simulate-tournament", "--hexapro", "500", "--seed", "1", "--json"])
    assert told.exit_code == 0, told.output
    found = json.loads(told.output)
    assert (found["entries"], found["stack"], found["seats"]) == (3, 500, 3)
    assert found["prize_pool"] in {50 * tenths for tenths in (15, 30, 50, 100, 250, 1_000, 10_000)}
    assert sum(row["prize"] for row in found["places"]) == found["prize_pool"]
    assert CliRunner().invoke(app, ["simulate-tournament", "--hexapro", "501"]).exit_code == 2


def test_a_tournament_is_simulated_by_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    structure = suggest(4, 500, 10, "hyper", seats=4).structure
    path.write_text(structure_text(structure).replace("[late]", "[pool]\nadded_cents = 1000\n\n[late]"))
    assert load_structure(path).pool == PoolTerms(added_cents=1_000)
    asked = ["simulate-tournament", "--structure", str(path), "--entries", "4", "--seed", "3", "--json"]
    told = CliRunner().invoke(app, asked)
    assert told.exit_code == 0, told.output
    found = json.loads(told.output)
    assert (found["stack"], found["prize_pool"], found["entries"]) == (500, 1_000, 4)
    assert sum(row["prize"] for row in found["places"]) == 1_000 and len(found["places"]) == 4
    path.write_text("name = 1\n")
    assert CliRunner().invoke(app, asked).exit_code == 2
