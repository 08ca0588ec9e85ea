"""`cardroom rules` over the five houses: list, show, search, diff, check, and a house of one's own."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from cardroom.cli import rules as rules_command
from cardroom.cli.main import app
from cardroom.rules import house, load_rulebook, shipped

COUNTS = {
    "casinohuone": 239, "casino-helsinki": 398, "casino-kruh": 171,
    "pokerstars-live-fi": 107, "pokerstars-live-no": 118,
}  # fmt: skip
"""Clauses by house; the Norwegian edition adds 34 to the Finnish one's and replaces 23 of them."""


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["rules", *arguments])


def one_object(*arguments: str) -> Any:
    result = run(*arguments, "--json")
    assert result.exit_code == 0, result.stderr
    assert result.stdout.endswith("}\n") and result.stdout.count("\n") == 1
    return json.loads(result.stdout)


def test_the_five_houses_are_listed() -> None:
    assert {book["id"]: book["clauses"] for book in one_object("list")["rulebooks"]} == COUNTS
    shown = run("list").stdout
    assert all(name in shown for name in COUNTS)


def test_a_house_lists_its_clauses_in_printed_order() -> None:
    clauses = one_object("list", "--house", "casino-kruh")["clauses"]
    assert len(clauses) == 171 and clauses[0]["id"] == "CK-N.0"
    shown = run("list", "--house", "casino-kruh").stdout
    assert shown.index("House order") < shown.index("CK-H.1") < shown.index("Buying in")


@pytest.mark.parametrize(
    ("asked", "id", "words"),
    [
        ("CO-TH.35", "CO-TH.35", "odd cents"),
        ("ch-5.40", "CH-5.40", "Bridge Rank Order"),
        ("pf-4.15", "PF-4.15", "the highest reasonable amount"),
        ("PN-11.2", "PN-11.2", "pays only the amount accepted"),
        ("CK-n.2", "CK-N.2", "the difference between the last two bets"),
    ],
)
def test_a_clause_is_shown_whatever_its_house_and_case(asked: str, id: str, words: str) -> None:
    assert one_object("show", asked)["id"] == id
    assert words in run("show", asked).stdout


def test_a_clause_is_shown_with_its_examples_and_what_rests_on_it() -> None:
    shown = run("show", "PF-4.4").stdout
    assert "betting.raise_cap = 4" in shown and "decides" in shown
    assert "minimum re-raise total: 1900" in run("show", "CK-N.2").stdout
    assert "betting.minimum_raise" in one_object("show", "CK-N.2")["rests_on_it"]


def test_a_clause_that_two_houses_share_names_both() -> None:
    assert one_object("show", "PF-1.1")["houses"] == ["pokerstars-live-fi", "pokerstars-live-no"]
    assert "PokerStars Live (FI), PokerStars Live (NO)" in run("show", "PF-1.1").stdout


def test_a_clause_that_is_not_there_is_refused_and_a_replaced_one_is_told() -> None:
    for arguments in (("CO-TH.999",), ("CH-5.40", "--house", "casinohuone")):
        result = run("show", *arguments)
        assert result.exit_code == 2 and "`cardroom rules search`" in result.stderr
    replaced = run("show", "PF-4.9", "--house", "pokerstars-live-no")
    assert replaced.exit_code == 2 and "has PN-11 in place of PF-4.9" in replaced.stderr


def test_search_goes_over_all_houses_or_one() -> None:
    found = one_object("search", "all-in")["clauses"]
    assert {clause["id"][:2] for clause in found} == {"CH", "CK", "CO", "PF", "PN"}
    found = one_object("search", "all-in", "--house", "casino-kruh")["clauses"]
    assert {clause["id"][:2] for clause in found} == {"CK"}
    assert one_object("search", "odd", "cents", "--house", "casinohuone")["clauses"][0]["id"] == "CO-TH.35"


def test_a_clause_that_two_houses_share_is_found_once() -> None:
    [clause] = [one for one in one_object("search", "deal", "media")["clauses"] if one["id"] == "PF-1.5"]
    assert clause["houses"] == ["pokerstars-live-fi", "pokerstars-live-no"]


def test_a_found_clause_shows_where_its_text_has_the_words() -> None:
    shown = run("search", "deliberately", "covered", "--house", "casino-helsinki").stdout
    assert "CH-5.25" in shown and "covered" in shown


def test_what_nothing_has_ends_with_status_1() -> None:
    nothing = run("search", "zebra", "--json")
    assert nothing.exit_code == 1 and json.loads(nothing.stdout) == {"clauses": []}
    assert run("search", "zebra").stderr == "cardroom: no clause has all of these words: zebra\n"


def test_two_houses_side_by_side() -> None:
    found = one_object("diff", "casinohuone", "casino-helsinki")
    points = {point["point"]: point for point in found["points"]}
    cap = points["betting.raise_cap"]
    assert (cap["first"]["value"], cap["second"]["value"], cap["same"]) == (0, 4, False)
    assert "CH-5.3" in cap["second"]["clauses"] and "betting.fold" not in points
    everything = one_object("diff", "casinohuone", "casino-helsinki", "--all")
    assert "betting.fold" in {point["point"] for point in everything["points"]}
    assert sum(len(area["second"]) for area in found["areas"]) == 398
    assert run("diff", "casinohuone", "nowhere").exit_code == 2


def test_a_difference_names_the_clauses_of_both_and_what_only_one_has() -> None:
    shown = run("diff", "casinohuone", "casino-helsinki").stdout
    assert "betting.raise_cap" in shown
    assert re.search(r"Casinohuone decides nothing about .*choice.*open face", shown)
    assert (
        "Only Casino Helsinki offers Texas Hold'em Pot Limit, " in shown and "Only Casinohuone" not in shown
    )


def test_the_two_editions_of_one_organiser_differ_where_the_documents_do() -> None:
    found = one_object("diff", "pokerstars-live-fi", "pokerstars-live-no")
    points = {point["point"]: point for point in found["points"]}
    accepted = points["live_betting.accepted_action"]
    assert accepted["first"]["clauses"] == ["PF-4.9"] and "PN-11.2" in accepted["second"]["clauses"]
    assert "betting.raise_cap" not in points


def test_clauses_side_by_side_when_asked_for() -> None:
    plain, full = (run("diff", "casino-kruh", "casinohuone", *more).stdout for more in ((), ("--clauses",)))
    assert "CK-H.18" not in plain and "CK-H.18" in full and "CO-TH.35" in full


FAULTY = """extends = "casino-kruh"
id = "mine"
name = "Mine"

[betting]
nonsense = { value = 1, reading = "None." }
raise_cap = { value = "four", clauses = ["CK-B.3"] }

[seating]
seats = { value = 10, clauses = ["CK-H.88"] }
"""


def test_a_broken_file_gets_all_its_faults_with_line_numbers(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(FAULTY)
    result = run("check", str(path))
    assert result.exit_code == 1 and result.stdout == ""
    lines = [line for line in result.stderr.splitlines() if line]
    assert [re.search(r"house\.toml, line (\d+): ([a-z_.]+):", line).groups() for line in lines] == [  # type: ignore[union-attr]  # a line without one fails the test, as it should
        ("6", "betting.nonsense"), ("7", "betting.raise_cap.value"), ("10", "seating.seats.clauses"),
    ]  # fmt: skip
    faults = json.loads(run("check", str(path), "--json").stdout)["faults"]
    assert [fault["line"] for fault in faults] == [6, 7, 10]


@pytest.mark.parametrize("base", shipped())
def test_a_new_house_loads_at_once_and_plays_as_its_base(base: str, tmp_path: Path) -> None:
    file = tmp_path / "Nine chairs.toml"
    made = run("new", str(file), "--from", base)
    assert made.exit_code == 0 and f"cardroom rules check {file}" in " ".join(made.stdout.split())
    assert "no fault" in run("check", str(file)).stdout
    mine, theirs = load_rulebook(file), house(base)
    assert (mine.id, mine.name) == ("nine-chairs", "Nine chairs")
    assert (mine.sections(), mine.games, mine.clauses) == (theirs.sections(), theirs.games, theirs.clauses)


@pytest.mark.parametrize("base", shipped())
def test_every_line_offered_in_a_new_house_holds_without_its_sign(base: str, tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    run("new", str(file), "--from", base)
    offered = re.sub(r"(?m)^# ?(?=[a-z_]+ = |\[|\]| *\{|stakes)", "", file.read_text())
    file.write_text(offered)
    book = load_rulebook(file)
    assert book.betting.raise_cap.value == 5 and book.betting.raise_cap.clauses == ("CLUB-1",)
    assert offered.count("value = ") > 5
    assert [offer.stakes for offer in book.games.values()] == [
        offer.stakes for offer in house(base).games.values()
    ]


@pytest.mark.parametrize("base", shipped())
def test_a_new_house_lists_every_free_value_and_every_game(base: str, tmp_path: Path) -> None:
    run("new", str(tmp_path / "club.toml"), "--from", base)
    lines = (tmp_path / "club.toml").read_text().splitlines()
    book, section = house(base), ""
    listed: set[tuple[str, str]] = set()
    for line in lines:
        if line.startswith("["):
            section = line.strip("[]")
        elif found := re.match(r"# (\w+) = ", line):
            listed.add((section, found[1]))
    decided = {
        name: {f.name: getattr(own, f.name) for f in fields(own)} for name, own in book.sections().items()
    }
    for game, sections in book.overrides.items():
        decided |= {f"games.{game}.{name}": dict(own) for name, own in sections.items()}
    free = {(name, key) for name, own in decided.items() for key, one in own.items() if one.configured}
    games = {(f"games.{game}", entry) for game in book.games for entry in ("stakes", "offered")}
    assert free | games <= listed
    assert ("rake", "bonus_drops") in listed or base != "casino-kruh"
    assert sum(line.startswith("#   { name =") for line in lines) == sum(
        len(o.stakes) for o in book.games.values()
    )


MONEY = """
[games.holdem-nl]
stakes = [
  { name = "NL5/5", small_blind_cents = 500, big_blind_cents = 500, rake_basis_points = 5000, rake_cap_cents = 900 },
]
[games.omaha-nl]
stakes = [
  { name = "NL5/5", small_blind_cents = 500, big_blind_cents = 500, rake_basis_points = 500, rake_cap_cents = 900 },
]
[games.omaha-fl]
offered = false
[rake]
bonus_drops = { value = [{ fund = "straight-flush", amount_cents = 700 }] }
"""


def test_a_copied_houses_money_shows_in_the_difference(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text(f'extends = "casino-kruh"\nid = "club"\nname = "Club"\n{MONEY}')
    checked = run("check", str(file))
    assert checked.exit_code == 0 and "50 % of the pot" in checked.stderr and "warning: " in checked.stderr
    assert [one["line"] for one in json.loads(run("check", str(file), "--json").stdout)["warnings"]] == [6]
    found = one_object("diff", "casino-kruh", str(file))
    assert [point["point"] for point in found["points"]] == ["rake.bonus_drops"]
    assert [game["game"] for game in found["games"]] == ["holdem-nl", "omaha-nl", "omaha-fl"]
    shown = run("diff", "casino-kruh", str(file)).stdout
    assert "rake 50" in shown and "700" in shown and "Only Casino Kruh offers Omaha Fixed" in shown


def test_two_currencies_and_the_drops_of_one_show_in_the_difference() -> None:
    assert one_object("diff", "casino-kruh", "casino-helsinki")["currencies"] == ["CZK", "EUR"]
    shown = run("diff", "casino-kruh", "casino-helsinki").stdout
    for words in ("currency", "CZK", "jackpot.drop_cents", "NL10/20 10.00", "rake.bonus_drops"):
        assert words in shown, words


def test_a_new_house_may_start_from_a_file(tmp_path: Path) -> None:
    run("new", str(tmp_path / "club.toml"), "--from", "casinohuone")
    (tmp_path / "branches").mkdir()
    branch = tmp_path / "branches" / "annex.toml"
    assert (
        run("new", str(branch), "--from", str(tmp_path / "club.toml"), "--name", "The Annex").exit_code == 0
    )
    assert load_rulebook(branch).name == "The Annex"


def test_a_new_house_overwrites_nothing_and_takes_no_shipped_name(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text("mine")
    result = run("new", str(file), "--from", "casinohuone")
    assert result.exit_code == 2 and "is there already" in result.stderr and file.read_text() == "mine"
    assert (
        "comes with Cardroom"
        in run("new", str(tmp_path / "casino-kruh.toml"), "--from", "casino-kruh").stderr
    )
    assert run("new", str(tmp_path / "other.toml"), "--from", "nowhere").exit_code == 2
    assert run("new", str(tmp_path / "none" / "other.toml"), "--from", "casinohuone").exit_code == 2


@pytest.mark.parametrize("width", [60, 100])
def test_pages_keep_within_the_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments in (
        ("list",),
        ("show", "PF-4.11"),
        ("search", "rabbit"),
        ("diff", "casino-kruh", "casinohuone"),
    ):
        screen = Console(width=width, force_terminal=True, highlight=False, record=True)
        monkeypatch.setattr(rules_command, "console", lambda screen=screen: screen)
        run(*arguments)
        assert max(len(line) for line in screen.export_text().splitlines()) <= width
