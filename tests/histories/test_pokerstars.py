"""PokerStars-style text: written as the field writes it, read back to the same hand, refused where it cannot be."""

from pathlib import Path

import pytest

from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh_record import to_phh
from cardroom.histories.pokerstars import read_pokerstars, write_pokerstars
from cardroom.histories.pokerstars.site_words import hand_number, phrase, words_of
from cardroom.table.events import Words
from tests.histories.test_recorded_games import played

GOLDEN = Path(__file__).parent / "golden"
TEXTS = sorted(GOLDEN.glob("*.txt"))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_a_text_read_and_written_again_is_the_same_text(path: Path) -> None:
    text = path.read_text()
    assert "\n\n\n".join(write_pokerstars(hand) for hand in read_pokerstars(text)) == text


def test_the_header_of_fixed_limit_has_the_bets_and_not_the_blinds() -> None:
    whole = played("holdem-fl", 1)
    hand = whole.seen_by(0)
    text = write_pokerstars(hand)
    assert (hand.table.small_blind, hand.table.big_blind, hand.table.small_bet) == (100, 200, 200)
    assert "Hold'em Limit (€2/€4 EUR)" in text
    [again] = read_pokerstars(text)
    assert write_pokerstars(again) == text
    assert again.table.small_bet == 200 and again.table.big_bet == 400
    assert (again.table.small_blind, again.table.big_blind) == (100, 200)
    document = to_phh(again)
    assert document.amounts == {"small_bet": 2, "big_bet": 4} and document.blinds_or_straddles == (1, 2, 0, 0)


def test_there_are_golden_texts() -> None:
    assert len(TEXTS) >= 4


def test_many_hands_stand_in_one_text() -> None:
    text = "\n\n".join(path.read_text() for path in TEXTS)
    assert len(read_pokerstars(text)) == len(TEXTS)


@pytest.mark.parametrize(
    ("before", "after", "line", "what"),
    [
        ("Ville: calls €0.15", "Ville: calls €15", 11, "puts in 15 of a stack of 9.90"),
        ("Ville: calls €0.15", "Ville: sighs", 11, "not something a player does"),
        ("Ville: calls €0.15", "Ghost: calls €0.15", 11, "names nobody at the table"),
        ("Rake €0.08", "Rake €0.02", 30, "the pot is not what was collected"),
        ("[Th Qs 4d]", "[Th Qs 4x]", 13, "is not a card"),
        ("calls €0.15", "calls €0.15 and is all-in", 11, "all-in or not"),
        ("Table 'Aurora'", "At 'Aurora'", 2, "the second line"),
        ("bets €0.25", "bets €0.2.5", 15, "is not an amount"),
    ],
)
def test_a_text_that_cannot_be_true_is_refused_at_its_line(
    before: str, after: str, line: int, what: str
) -> None:
    text = (GOLDEN / "holdem_showdown.txt").read_text()
    assert text.count(before) >= 1
    with pytest.raises(BrokenHistory, match=what) as fault:
        read_pokerstars(text.replace(before, after, 1))
    assert fault.value.where == f"line {line}"


@pytest.mark.parametrize(
    "text", ["", "\n", "Hello", "PokerStars Hand #1: no", "PokerStars Hand #1:  Go (1/2) - x"]
)
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(BrokenHistory):
        read_pokerstars(text)


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (Words("high_card", ("A", "K", "9", "7", "2")), "high card Ace"),
        (Words("pair", ("6", "A", "K", "Q")), "a pair of Sixes"),
        (Words("two_pair", ("K", "6", "A")), "two pair, Kings and Sixes"),
        (Words("straight", ("5",)), "a straight, Ace to Five"),
        (Words("straight", ("A",)), "a straight, Ten to Ace"),
        (Words("flush", ("T", "9", "8", "5", "2")), "a flush, Ten high"),
        (Words("full_house", ("2", "A")), "a full house, Deuces full of Aces"),
        (Words("straight_flush", ("9",)), "a straight flush, Five to Nine"),
        (Words("royal_flush", ("A",)), "a Royal Flush"),
    ],
)
def test_hands_are_called_as_trackers_know_them(words: Words, text: str) -> None:
    assert phrase(words) == text
    read = words_of(text)
    assert read is not None and read.category == words.category
    assert read.ranks == words.ranks[: len(read.ranks)]


def test_every_hand_has_a_number_of_digits_and_different_hands_different_ones() -> None:
    numbers = {hand_number(f"h-{count:04x}") for count in range(2000)}
    assert len(numbers) == 2000
    assert all(number.isdecimal() and 17 <= len(number) <= 18 for number in numbers)
    assert hand_number("4711") == "4711"
