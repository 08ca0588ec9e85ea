"""Files of other encodings, formats and sites: read where they hold hands that are read, else told what they are."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.histories.foreign import SITES, WHAT_IS_READ, what_else
from cardroom.histories.pokerstars.site_words import GAMES
from cardroom.room.archive.hand_files import as_pokerstars
from tests.histories.crowds import Crowd

SITE = Path(__file__).parent / "site"


def replayed(file: Path) -> Any:
    return CliRunner().invoke(app, ["replay", str(file), "--json"])


def accented() -> str:
    """A text of the site in euros, of players with letters of their own."""
    text = (SITE / "limit_of_2005.txt").read_text("utf-8")
    return text.replace("Bo", "Bjørn").replace("$", "€")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_text_is_read_in_the_encodings_in_which_sites_have_written(encoding: str, tmp_path: Path) -> None:
    file, plain = tmp_path / "hands.txt", tmp_path / "plain.txt"
    plain.write_text(accented(), "utf-8")
    file.write_bytes(accented().encode(encoding))
    found = replayed(file)
    assert found.exit_code == 0 and "Bjørn" in found.stdout
    assert found.stdout == replayed(plain).stdout


@pytest.mark.parametrize(
    ("name", "content", "what"),
    [
        ("hands.json", '{"hands": []}', "a JSON file"),
        ("hands.csv", "hand;player\n1;Bo\n", "a table (CSV)"),
        ("hands.xml", "<session/>", "an XML file"),
        ("hands", '{"hands": []}', "a JSON file"),
        ("hands.txt", "<?xml version='1.0'?><session/>", "an XML file"),
        ("hands.txt", "\ufeff\r\n  <!DOCTYPE html><html>", "a web page"),
        ("hands.txt", "Winamax Poker - CashGame - HandId: #1", "a hand of Winamax"),
        ("hands.txt", "\n\nPoker Hand #RC1: Hold'em No Limit ($1/$2)", "a hand of GGPoker"),
    ],
)
def test_another_format_is_told_with_what_is_read(name: str, content: str, what: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(content, "utf-8")
    found = CliRunner().invoke(app, ["replay", str(file)])
    assert found.exit_code == 2 and "Traceback" not in found.output
    assert what in found.stderr and WHAT_IS_READ in found.stderr and found.stderr.count("\n") == 1


@pytest.mark.parametrize("begin", SITES)
def test_a_hand_of_another_site_is_told_by_its_first_line(begin: str) -> None:
    assert what_else("hands.txt", f"some words\n{begin.title()}1: Hold'em\n") == f"a hand of {SITES[begin]}"


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    file = tmp_path / "hands.txt"
    for content in (b"\xff\xfeP", b"\x00\x01\x02PokerStars Hand #1", b"\x81\x8d\x00"):
        file.write_bytes(content)
        found = replayed(file)
        assert found.exit_code == 2 and "not a text file" in found.stderr and "Traceback" not in found.output


NAMES = {
    "holdem-fl": "Hold'em Limit", "omaha8-fl": "Omaha Hi/Lo Limit", "omaha5-pl": "5 Card Omaha Pot Limit",
    "courchevel-pl": "Courchevel Pot Limit", "stud-fl": "7 Card Stud Limit", "stud8-fl": "7 Card Stud Hi/Lo Limit",
    "razz-fl": "Razz Limit", "omaha-pl": "Omaha Pot Limit",
}  # fmt: skip


def test_each_game_is_called_in_a_text_as_the_site_calls_it() -> None:
    from tests.houses import book_of

    games, found = book_of("casino-helsinki").games, dict[str, str]()
    for game, offer in games.items():
        if offer.deal not in GAMES or game not in NAMES:
            continue
        hand = next(one for one in Crowd(7, "casino-helsinki", game).play() if not one.is_void)
        found[game] = (
            as_pokerstars(hand.terms, hand.seen_by(0)).splitlines()[0].split(":  ")[1].split(" (")[0]
        )
    assert found and found == {game: NAMES[game] for game in found}
    assert len(found) >= 6, sorted(games)
