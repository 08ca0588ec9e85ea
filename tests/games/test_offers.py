"""What a rulebook offers is checked against the games there are, with its other faults and lines."""

import pytest

from cardroom.games.offers import load_house
from cardroom.rules import RulebookFaults, shipped


def faults_of(base: str, text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(RulebookFaults) as raised:
        load_house(f'extends = "{base}"\nid = "club"\nname = "Club"\n{text}')
    return [(fault.line, fault.entry, fault.message) for fault in raised.value.faults]


@pytest.mark.parametrize("name", shipped())
def test_every_house_that_comes_with_cardroom_can_be_played(name: str) -> None:
    assert load_house(name).id == name


@pytest.mark.parametrize(
    ("own", "entry", "words"),
    [
        ('deal = "holdemm"', "deal", '"holdem" is meant?'),
        ('deal = "zebra"', "deal", "the games are holdem, "),
        ('form = "points"', "deal", '"open-face" is played for points'),
        ('form = "mixed"\nparts = [{ deal = "stut", form = "pot_limit" }]', "parts", '"stud" is meant?'),
        ('form = "mixed"\nparts = [{ deal = "stud", form = "pot_limit" }]', "deal", '"rotation" or "choice"'),
    ],
)
def test_a_game_that_cannot_be_played_is_a_fault(own: str, entry: str, words: str) -> None:
    found = faults_of("casino-helsinki", f"[games.holdem-nl]\n{own}\n")
    assert [told for _, at, told in found if at == f"games.holdem-nl.{entry}" and words in told], found


def test_a_jackpot_that_could_never_be_worked_out_is_a_fault() -> None:
    row = '{{ players = 5, losers = 1, winners = 1, others = 3, loser = "{}", winner = "{}", other = "5" }}'
    rows = ", ".join(
        row.format(*shares) for shares in (("twenty", "5"), ("1/0", "5"), ("60", "40"), ("-1", "5"))
    )
    found = faults_of(
        "casino-helsinki",
        f'[jackpot]\npayout_1 = {{ value = [{rows}], reading = "Ours." }}\n'
        'criteria = { value = [ { category = 1, games = ["holdemm"], least_hand = "As Ah Xx" },'
        ' { category = 2, games = ["holdem"], least_hand = "As As Ah Ad" } ], reading = "Ours." }\n',
    )
    assert (
        sorted((line, entry) for line, entry, _ in found)
        == [(5, "jackpot.payout_1")] * 4 + [(6, "jackpot.criteria")] * 3
    )
    words = " ".join(told for _, _, told in found)
    assert "percents such as 40 or 20/3" in words and "more than the fund, or one is below nothing" in words
    assert "stands twice" in words and "no row for 5 players, 1 losers, 2 winners" in words
    assert '"Xx" is not a card' in words and "five different cards" in words and '"holdem" is meant?' in words


def test_these_faults_are_told_beside_all_others() -> None:
    found = faults_of(
        "casino-kruh", '[games.holdem-nl]\ndeal = "holdemm"\n[seating]\nseats = { value = 99 }\n'
    )
    assert [line for line, _, _ in found] == [5, 7, 7]
