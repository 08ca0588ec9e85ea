"""A room for real money nowhere speaks of play money, but of that of private games, where a host may choose it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MESSAGES = ROOT / "client" / "messages"
OF_PRIVATE_GAMES = ("private-money-", "refused-private-money ")
"""Among friends chips are play money or are settled up: no money of the room."""
PLAY = re.compile(r"play.money|leikkirah|lekepenge|hrac[ií]\w* pen", re.IGNORECASE)


@pytest.mark.parametrize("language", ["en", "fi", "nb", "cs"])
def test_only_the_words_of_a_demo_speak_of_play_money(language: str) -> None:
    found = [
        line
        for file in sorted((MESSAGES / language).glob("*.ftl"))
        for line in file.read_text().splitlines()
        if PLAY.search(line) and "-demo" not in line.split("=")[0] and not line.startswith(OF_PRIVATE_GAMES)
    ]
    assert found == []
    assert any(PLAY.search(line) for line in (MESSAGES / language / "lobby.ftl").read_text().splitlines())


def test_what_the_room_says_or_writes_down_does_not_either() -> None:
    for folder in ("room", "web", "ledger", "store", "table"):
        for file in (ROOT / "src" / "cardroom" / folder).rglob("*.py"):
            texts = re.findall(r'(?<!"")"([^"\n]*)"(?!"")', file.read_text())
            assert not [text for text in texts if PLAY.search(text)], file
