"""`cardroom convert`: hands go from one format into another and come back; what cannot is told with the reason."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from tests.cli.test_stats import HAND, SITE
from tests.histories.test_replay import DATA, NEEDS_DATA

# Six of the hands that Pluribus's authors published, as their log has them.
PLURIBUS = """\
STATE:193:r225fcffc/ccc/ccc/ccc:2s7d|7c9c|KcQs|2dQh|9h9s|Ac8d/5cKhJh/As/7s:-50|-225|500|0|-225|0:Eddie|MrOrange|Bill|MrBlue|Pluribus|MrPink
STATE:29:fffr275fc/cc/cr725r1850f:Tc4h|5c6d|3cTs|9hKc|2c8h|Ks7s/7c3hJs/6h:-50|775|0|0|0|-725:Pluribus|MrBlue|MrBlonde|MrWhite|MrPink|MrBrown
STATE:154:fr250ffr1150fc/r2050c/r3750c/r6250f:KsQc|3c6s|Ah9c|9d9h|7sKc|8c3s/4s7d4d/4c/As:3850|-100|0|-3750|0|0:MrOrange|Pluribus|MrBlue|MrBlonde|MrWhite|MrPink
STATE:27:r200ffcfc/cr850cf/cr1825r3775c/r10000c:Qc4h|Tc9c|8sAs|Qh7c|JcQd|5h5d/3h7s5c/Qs/6c:-50|-200|-10000|0|0|10250:Eddie|Bill|Pluribus|MrWhite|Gogo|Budd
STATE:82:fffr225fr1225c/r1850c/r4662c/r10000c:3h9s|KsAh|7c5c|5d4h|2hKd|Ad8d/7d2sAs/Qh/8h:-50|-10000|0|0|0|10050:MrBlue|Pluribus|Budd|MrWhite|MrOrange|Hattori
STATE:11:ffffcc/cr230c/cr530c/cc:4hAc|Ah6s|4cKh|2s4s|2c9c|4dKc/5d6h2h/3h/Js:530|-530|0|0|0|0:Pluribus|MrBlue|MrBlonde|MrWhite|MrPink|MrBrown
"""
# Hands of the competition: no limit with all-ins before the flop, of two and of three, and fixed limit.
TWO = "STATE:18:r11449r20000c///:AsJh|8d2c/7dAh5c/3s/3c:20000|-20000:a|b\n"
THREE = "STATE:1:cr13057cr20000cc///:Ks6h|Qs5d|Tc4d/Ah3dTd/8c/Qd:-20000|40000|-20000:p2|p3|p1\n"
LIMIT = "STATE:18:rfrrc/cc/rrc/rrrrc:5d5c|9hQd|8dAs/8s4h6d/5s/Js:-5|-160|165:p1|p2|p3\n"


def run(*arguments: object) -> Any:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.mark.parametrize(
    ("log", "terms"),
    [
        (PLURIBUS, ()),
        (TWO, ("--stack", 20_000)),
        (THREE, ("--stack", 20_000)),
        (LIMIT, ("--game", "flhe", "--blinds", "5/10", "--stack", 1_000)),
    ],
)
def test_logs_become_phh_and_come_back_line_by_line(
    log: str, terms: tuple[object, ...], tmp_path: Path
) -> None:
    file, phh, again = tmp_path / "a.txt", tmp_path / "a.phhs", tmp_path / "again.log"
    file.write_text(f"# name/game/hands/seed a b 6 1\n{log}SCORE:1|2:a|b\n")
    made = run("convert", file, "--out", phh, *terms)
    assert (made.exit_code, made.stderr) == (0, "")
    assert made.stdout.startswith(f"{log.count(chr(10))} hand")
    assert run("convert", phh, "--out", again).exit_code == 0
    assert again.read_text() == log


def test_hands_of_a_log_are_counted_and_go_into_the_other_formats(tmp_path: Path) -> None:
    file, phh, ohh = tmp_path / "pluribus.log", tmp_path / "a.phhs", tmp_path / "a.ohh"
    file.write_text(PLURIBUS)
    assert json.loads(run("convert", file, "--out", phh, "--json").stdout) == {
        "hands": 6, "file": str(phh), "refused": [],
    }  # fmt: skip
    counted = json.loads(run("stats", phh, "--player", "Pluribus", "--json").stdout)["rows"][0]
    assert (counted["hands"], counted["net"]["value"]) == (6, pytest.approx(-19_845 / 6))
    assert run("convert", phh, "--out", ohh).exit_code == 0
    stacks = [json.loads(run("replay", file, "--json").stdout)["hands"] for file in (phh, ohh)]
    assert [one["final_stacks"] for one in stacks[0]] == [one["final_stacks"] for one in stacks[1]]


def test_half_a_chip_of_a_pot_is_read_and_not_a_chip_that_went_astray(tmp_path: Path) -> None:
    """The competition gives each its half of 25 chips; by the rules one gets the odd one."""
    file = tmp_path / "a.log"
    for told, status in (("-5|2.5|2.5", 0), ("-5|3.5|1.5", 2), ("-5|2.5|2", 2), ("-5|2.5", 2), ("-5|x|5", 2)):
        file.write_text(f"STATE:0:cfc/cc/cc/cc:2c3d|AhKh|AcKc/QdJdTd/2h/2s:{told}:a|b|c\n")
        out = tmp_path / f"{len(list(tmp_path.iterdir()))}.phhs"
        made = run("convert", file, "--out", out, "--blinds", "5/10", "--stack", 100)
        assert made.exit_code == status, (told, made.output)


def test_every_format_is_read(tmp_path: Path) -> None:
    one, many = tmp_path / "hand.phh", tmp_path / "hands.phhs"
    one.write_text(HAND)
    made = run("convert", one, SITE, "--out", many, "--json")
    assert made.exit_code == 0 and json.loads(made.stdout)["hands"] == 2
    assert len(json.loads(run("replay", many, "--json").stdout)["hands"]) == 2
    assert run("convert", one, "--out", tmp_path / "again.phh").exit_code == 0
    replayed = [json.loads(run("replay", file, "--json").stdout) for file in (one, tmp_path / "again.phh")]
    assert replayed[0] == replayed[1]


@NEEDS_DATA
def test_pluribus_hands_that_tell_all_cards_go_into_one_log(tmp_path: Path) -> None:
    out = tmp_path / "all.log"
    made = run("convert", *sorted(DATA.glob("*.phh")), "--out", out)
    lines = out.read_text().splitlines()
    assert made.exit_code == 1 and len(lines) > 20
    assert len(lines) + made.stderr.count("\n") == len(list(DATA.glob("*.phh")))
    assert run("convert", out, "--out", tmp_path / "all.phhs").exit_code == 0


@pytest.mark.parametrize(
    ("content", "arguments", "words"),
    [
        (PLURIBUS[:60], (), "this is no line of a log"),
        (PLURIBUS.splitlines()[0].replace("500|0", "400|0"), (), "comes out otherwise by the rules"),
        (PLURIBUS.splitlines()[0].replace("KcQs", "KcKc"), (), "in line 1"),
        (PLURIBUS.splitlines()[0].replace("|MrPink", ""), (), "in line 1"),
        (PLURIBUS, ("--blinds", "100/50"), "blinds above 0, the small one first"),
        (PLURIBUS, ("--blinds", "fifty"), "is not the small and the big blind"),
        (PLURIBUS, ("--game", "plo"), "plays hold'em, no limit or fixed limit"),
        (PLURIBUS, ("--game", "chess"), "chess"),
        (PLURIBUS, ("--stack", "0"), "stacks that pay them"),
        ("", (), "a.log"),
        ("STATE:1", (), "this is no line of a log"),
        ('{"a": 1}', (), "a JSON file"),
    ],
)
def test_what_cannot_be_read_is_told_in_lines_and_nothing_is_written(
    content: str, arguments: tuple[str, ...], words: str, tmp_path: Path
) -> None:
    file, out = tmp_path / "a.log", tmp_path / "out.phhs"
    file.write_text(content)
    made = run("convert", file, "--out", out, *arguments)
    assert made.exit_code == 2 and words in made.stderr and "Traceback" not in made.output
    assert made.stdout == "" and not out.exists()
    assert all(line.startswith("cardroom: ") for line in made.stderr.splitlines())


def test_a_file_is_never_written_over_and_its_end_says_the_format(tmp_path: Path) -> None:
    file, there = tmp_path / "a.log", tmp_path / "there.phhs"
    file.write_text(PLURIBUS)
    there.write_text("mine")
    for out, words in (
        (there, "is there already"),
        (tmp_path / "a.csv", "ends in none of .phh, .phhs, .ohh, .log"),
        (tmp_path / "a.phh", "6 hands do not fit into one .phh"),
        (tmp_path / "no" / "a.phhs", "No such file"),
    ):
        made = run("convert", file, "--out", out)
        assert made.exit_code == 2 and words in made.stderr, out
    assert there.read_text() == "mine"


def test_a_log_of_other_stacks_is_not_written(tmp_path: Path) -> None:
    file, out = tmp_path / "a.phh", tmp_path / "a.log"
    file.write_text(HAND)
    made = run("convert", file, "--out", out)
    assert made.exit_code == 2 and "the same stack" in made.stderr and not out.exists()


def test_other_commands_say_what_makes_a_log_readable(tmp_path: Path) -> None:
    file = tmp_path / "a.log"
    file.write_text(PLURIBUS)
    for command in (("replay", file), ("stats", file), ("data", file, "--out", tmp_path / "tables")):
        made = run(*command)
        assert made.exit_code == 2 and "`cardroom convert` makes PHH of it" in made.stderr
