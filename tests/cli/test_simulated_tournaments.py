"""`cardroom simulate-tournament` for every house and every kind that a structure's file can say."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from tests.tournament.playing import HOUSES

LEVELS = "[[levels]]\nsmall_blind = 10\nbig_blind = 20\n" + "".join(
    f"[[levels]]\nsmall_blind = {20 * 2**step}\nbig_blind = {40 * 2**step}\nante = {5 * 2**step}\n"
    for step in range(8)
)
PRICE = "price = { pool_cents = 1000, fee_cents = 100"
KINDS = {
    "freezeout": f"{PRICE} }}",
    "freeroll": "pool = { added_cents = 5000 }",
    "guaranteed": f"{PRICE} }}\npool = {{ guarantee_cents = 50000 }}",
    "rebuys and add-on": f"{PRICE} }}\nrebuys = {{ chips = 600, pool_cents = 1000, until_level = 1 }}\n"
    "add_on = { chips = 900, pool_cents = 1000 }",
    "re-entry": f"{PRICE} }}\nlate = {{ until_level = 2, re_entries = 1 }}",
    "multi-buy-in": f"{PRICE}, most_pool_cents = 3000 }}",
    "terminator": f"{PRICE}, bounty_cents = 500, bounty_chip_cents = 100 }}",
    "progressive": f"{PRICE}, bounty_cents = 500, bounty_chip_cents = 1 }}\npool = {{ progressive = true }}",
    "satellite": f"{PRICE} }}\npool = {{ ticket_cents = 3000 }}",
    "own payouts": f"{PRICE} }}\npayouts = [{{ entries = 2, by_place = [6000, 4000] }}]",
    "chip races": f"{PRICE} }}\nchips = [5, 20, 80]",
    "breaks": f"{PRICE} }}\npauses = [{{ after_level = 1, seconds = 120 }}]",
}
SPECIAL = f"{PRICE} }}\n" + 'special = [{ feat = "first_out", cents = 150 }]'
ENTRIES = 7


def simulated(*arguments: str) -> dict[str, Any]:
    """The one object that is printed."""
    told = CliRunner().invoke(app, ["simulate-tournament", *arguments, "--json"])
    assert told.exit_code == 0, told.output
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def check(found: dict[str, Any], entries: int) -> None:
    """The fields that everybody asks for, in whole cents that add up."""
    assert found["entries"] == entries and found["hands"] > 0 and found["seconds"] > 0
    assert sorted(row["player"] for row in found["places"]) == sorted(f"b{n}" for n in range(1, entries + 1))
    places = [row["place"] for row in found["places"]]
    assert places[0] == 1 and places == sorted(places)
    amounts = [row["prize"] for row in found["places"]] + [found["prize_pool"]]
    assert all(isinstance(cents, int) and cents >= 0 for cents in amounts)


def file_of(path: Path, text: str, seats: int = 4) -> str:
    """The path of a structure's file."""
    path.write_text(f'name = "Own"\nstack = 600\nseats = {seats}\nlevel_hands = 4\n{text}\n{LEVELS}')
    return str(path)


@pytest.mark.parametrize("name", HOUSES)
def test_every_kind_of_a_file_is_played_by_the_houses_rules(name: str, tmp_path: Path) -> None:
    for number, (kind, text) in enumerate(KINDS.items()):
        path = file_of(tmp_path / f"{number}.toml", text)
        found = simulated(
            "--structure", path, "--house", name, "--entries", str(ENTRIES), "--seed", str(number)
        )
        check(found, ENTRIES)
        paid = sum(row["prize"] for row in found["places"])
        assert paid == found["prize_pool"], kind
        bounties = sum(row["cents"] for row in found.get("bounties", []))
        assert bounties == (ENTRIES * 500 if "bounty" in text else 0), kind
        tickets = found.get("tickets", [])
        assert bool(tickets) == (kind == "satellite")
        assert all(row["cents"] == 3_000 for row in tickets)
        assert "special_prizes" not in found
        if kind == "guaranteed":
            assert found["prize_pool"] == 50_000
        elif kind in ("rebuys and add-on", "multi-buy-in"):
            assert found["prize_pool"] > ENTRIES * 1_000
        elif kind != "freeroll":
            assert found["prize_pool"] == ENTRIES * 1_000


@pytest.mark.parametrize("name", ["pokerstars-live-fi", "casino-helsinki"])
def test_special_prizes_are_told_beside_the_places_or_refused_where_the_house_has_none(
    name: str, tmp_path: Path
) -> None:
    asked = [
        "--structure",
        file_of(tmp_path / "own.toml", SPECIAL),
        "--house",
        name,
        "--entries",
        str(ENTRIES),
    ]
    told = CliRunner().invoke(app, ["simulate-tournament", *asked, "--json"])
    if told.exit_code:
        assert "special" in told.output
        return
    found = json.loads(told.stdout)
    assert sum(row["cents"] for row in found["special_prizes"]) == 150
    assert sum(row["prize"] for row in found["places"]) + 150 == found["prize_pool"]


@pytest.mark.parametrize("name", HOUSES)
def test_the_houses_own_structure_is_played_in_each_of_its_games_that_have_blinds(name: str) -> None:
    from cardroom.rules import house

    for number, (game, offer) in enumerate(sorted(house(name).games.items())):
        arguments = (
            "--house",
            name,
            "--game",
            game,
            "--entries",
            "4",
            "--level-hands",
            "1",
            "--seed",
            str(number),
        )
        told = CliRunner().invoke(app, ["simulate-tournament", *arguments, "--json"])
        if told.exit_code:
            assert "do not have what" in told.output and game in told.output, (game, offer.deal, told.output)
        else:
            check(json.loads(told.stdout), 4)


def test_what_the_tables_of_a_shootout_pay_is_told_beside_the_places(tmp_path: Path) -> None:
    text = f"{PRICE} }}\nshootout = {{ played = true, tables_basis_points = 4000 }}"
    path = file_of(tmp_path / "own.toml", text, seats=3)
    found = simulated("--structure", path, "--house", "casinohuone", "--entries", "9", "--seed", "1")
    check(found, 9)
    assert [row["cents"] for row in found["table_prizes"]] == [1_200, 1_200, 1_200]
    assert sum(row["prize"] for row in found["places"]) + 3_600 == found["prize_pool"] == 9_000
