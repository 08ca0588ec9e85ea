"""Ranges by the notation of everybody, beside PokerKit's reading, and the order of the starting hands."""

import random

import pytest
from pokerkit import parse_range as peer_range

from cardroom.analysis import AnalysisFault, equity, parse_range
from cardroom.analysis.ranges import BEST_FIRST, text_of
from cardroom.cards.card import RANKS, parse_cards


def names(text: str, known: str = "") -> set[frozenset[int]]:
    return {frozenset(hand) for hand, _ in parse_range(text, parse_cards(known)).hands}


def theirs(text: str) -> set[frozenset[int]]:
    return {frozenset(parse_cards("".join([repr(card) for card in hand]))) for hand in peer_range(text)}


CLASSES = [
    *[2 * rank for rank in RANKS],
    *[high + low + suits for high in RANKS for low in RANKS if high != low for suits in ("", "s", "o")],
]


def test_ranges_name_the_hands_that_pokerkit_reads_in_them() -> None:
    chance = random.Random(33)
    tried = 0
    for _ in range(300):
        parts = [
            name + chance.choice(["", "+"] if RANKS.index(name[0]) >= RANKS.index(name[1]) else [""])
            for name in chance.sample(CLASSES, chance.randrange(1, 5))
        ]
        text = chance.choice([";", ",", " ", "; "]).join(parts)
        assert names(text) == theirs(text), text
        tried += 1
    for text in ("22-66", "66-22", "54s-T9s", "QTo-K J", "A9s-KQs", "A2s-A5s"):
        if text in ("QTo-K J", "A9s-KQs"):
            with pytest.raises(AnalysisFault):
                parse_range(text)
        elif text == "A2s-A5s":  # the second rank alone goes up: PokerKit has no such step
            assert names(text) == names("A2s A3s A4s A5s")
        else:
            assert names(text) == theirs(text)
    assert tried == 300


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("AKs", 4),
        ("JTs+", 4),
        ("ATs+", 16),
        ("TT+", 30),
        ("AK", 16),
        ("AsKs", 1),
        ("random", 1326),
        ("100%", 1326),
    ],
)
def test_a_range_has_so_many_hands(text: str, count: int) -> None:
    assert len(parse_range(text)) == count


def test_a_percentage_is_the_best_hands_until_so_many_are_in() -> None:
    assert names("1%") == names("AA KK QQ")  # 18 hands: with two pairs there are 12 of the 13.26
    assert 0.15 * 1326 <= len(parse_range("15%")) < 0.15 * 1326 + 12
    chance = random.Random(5)
    smaller, larger = sorted(chance.sample(range(1, 100), 2))
    assert names(f"{smaller}%") < names(f"{larger}%")


def test_the_starting_hands_stand_in_the_order_of_what_they_win_against_any() -> None:
    assert len(set(BEST_FIRST)) == 169
    assert sum([len(parse_range(name)) for name in BEST_FIRST]) == 1326
    # Published equities against a random hand, in hundredths: AA 85.20, KK 82.40, 72o 34.58, 32o 32.30.
    for name, published in (("AA", 0.8520), ("KK", 0.8240), ("72o", 0.3458), ("32o", 0.3230)):
        found = equity([name, "random"], samples=300_000, exact=False, seed=1).hands[0]
        assert found.standard_error is not None
        assert abs(found.equity - published) < 5 * found.standard_error + 0.00005
    assert (BEST_FIRST[0], BEST_FIRST[-1]) == ("AA", "32o")


def test_weights_are_kept_and_the_last_named_counts() -> None:
    found = dict(parse_range("AKs:0.5;AsKs;QQ:.25,QsQh:0").hands)
    by_text = {text_of(hand): weight for hand, weight in found.items()}
    assert (by_text["AsKs"], by_text["AhKh"], by_text["QdQc"]) == (1, 0.5, 0.25)
    assert "QsQh" not in by_text


def test_known_cards_are_taken_out_of_what_a_rank_names() -> None:
    assert names("AK", "As Kd") == {hand for hand in names("AK") if hand.isdisjoint(parse_cards("AsKd"))}
    assert len(names("AA", "As")) == 3


@pytest.mark.parametrize(
    ("text", "known", "what"),
    [
        ("", "", "is not a range"),
        ("AKx", "", "names no hands"),
        ("AAs", "", 'write "AA"'),
        ("0%", "", "above 0 and up to 100"),
        ("nan%", "", "above 0 and up to 100"),
        ("101%", "", "above 0 and up to 100"),
        ("AKs:2", "", "a weight is a number from 0 to 1"),
        ("AKs:", "", "a weight is a number from 0 to 1"),
        ("AKs:x", "", "a weight is a number from 0 to 1"),
        ("AsKs", "As", "has As, a card that is known"),
        ("AsAs", "", "has As twice"),
        ("AsKsQs", "", "a hand has two"),
        ("AA", "AsAhAd", "leaves no hand, with the cards that are known"),
        ("AKs:0", "", "leaves no hand"),
        ("A2s-K5s", "", "both ranks go up"),
        ("A2s-A5o", "", "both ends are suited"),
    ],
)
def test_what_is_no_range_is_told_in_one_line(text: str, known: str, what: str) -> None:
    with pytest.raises(AnalysisFault) as fault:
        parse_range(text, parse_cards(known))
    assert what in str(fault.value) and "\n" not in str(fault.value)


@pytest.mark.parametrize("known", [["As"], [52], [-1]])
def test_known_cards_that_are_none_are_told(known: list[int]) -> None:
    with pytest.raises(AnalysisFault, match="numbers from 0 to 51"):
        parse_range("AA", known)
