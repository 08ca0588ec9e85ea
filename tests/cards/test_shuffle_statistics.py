"""Statistics on dealt decks, and proof that they would notice: four planted faults must be caught.

The proofs in test_shuffle.py say that the shuffle is fair if its bytes are; these tests look at what comes out of the
whole of it. Statistics cannot find a weak seed, so the seed's length is proved there too, and not here.
Decks come from fixed seeds: a run says the same every time. The limit of each test is p < 0.002, about z = 2.88.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from hashlib import shake_256
from itertools import pairwise
from math import sqrt

import pytest

from cardroom.cards.deck import shuffled_deck
from cardroom.cards.ranking import rank_high
from tests.cards.test_ranking_proofs import SEVEN_CARD_HANDS

LIMIT = 2.88
CAUGHT = 8.0
FEW = 10_000
MANY = 1_000_000


def fair_decks(count: int, start: int = 0) -> Iterator[list[int]]:
    """Decks as the room deals them, one fresh seed a deck."""
    for number in range(start, start + count):
        yield shuffled_deck(number.to_bytes(32, "big"), b"statistics")


def chi_square_z(counts: Iterable[int], expected: Iterable[float], freedom: int, scale: float = 1.0) -> float:
    """How many standard deviations a chi-square statistic lies above its mean."""
    pairs = zip(counts, expected, strict=True)
    statistic = scale * sum([(count - wanted) ** 2 / wanted for count, wanted in pairs])
    return (statistic - freedom) / sqrt(2 * freedom)


def places_z(decks: Iterable[list[int]]) -> float:
    """Is each card equally often in each place? 52 x 52 counts whose rows and columns are fixed: 51 x 51 are free.

    The plain statistic has mean N^2 - N; scaled by (N - 1) / N its mean is the number that are free.
    """
    places = Counter[int]()
    deals = 0
    for deck in decks:
        deals += 1
        places.update([place * 52 + card for place, card in enumerate(deck)])
    return chi_square_z(
        [places[cell] for cell in range(52 * 52)], [deals / 52] * 2704, 51 * 51, scale=51 / 52
    )


def hands_z(decks: Iterable[list[int]]) -> float:
    """Are the 1,326 starting hands equally frequent? Looks at the first seat of six, dealt round the table."""
    hands = Counter[tuple[int, int]]()
    deals = 0
    for deck in decks:
        deals += 1
        hands[min(deck[0], deck[6]), max(deck[0], deck[6])] += 1
    every = [(low, high) for high in range(52) for low in range(high)]
    return chi_square_z([hands[hand] for hand in every], [deals / 1326] * 1326, 1325)


def flops_z(decks: Iterable[list[int]]) -> float:
    """Are the 22,100 flops equally frequent? The three cards after twelve hole cards and a burn."""
    flops = Counter[tuple[int, ...]]()
    deals = 0
    for deck in decks:
        deals += 1
        flops[tuple(sorted(deck[13:16]))] += 1
    unseen = 22_100 - len(flops)
    wanted = deals / 22_100
    return chi_square_z([*flops.values(), *[0] * unseen], [wanted] * 22_100, 22_099)


def repeats_z(decks: Iterable[list[int]]) -> float:
    """Does a card lie where it lay in the deck before? On average one does, with variance one."""
    same = [sum([one == other for one, other in zip(*two, strict=True)]) for two in pairwise(decks)]
    return abs(sum(same) - len(same)) / sqrt(len(same))


def categories_z(decks: Iterable[list[int]]) -> float:
    """Are hands as frequent as the exact count of all seven-card hands says? Takes seven hands of each deck."""
    categories = Counter[int]()
    for deck in decks:
        for start in range(0, 49, 7):
            categories[rank_high(deck[start : start + 7]) >> 20] += 1
    deals = sum(categories.values())
    wanted = [deals * SEVEN_CARD_HANDS[category] / 133_784_560 for category in range(9)]
    return chi_square_z([categories[category] for category in range(9)], wanted, 8)


BATTERY = [places_z, hands_z, flops_z, repeats_z, categories_z]


@pytest.mark.parametrize("measure", BATTERY)
def test_ten_thousand_decks_look_fair(measure: Callable[[Iterable[list[int]]], float]) -> None:
    assert measure(fair_decks(FEW)) < LIMIT


@pytest.mark.exhaustive
@pytest.mark.parametrize("measure", BATTERY)
def test_a_million_decks_look_fair(measure: Callable[[Iterable[list[int]]], float]) -> None:
    assert measure(fair_decks(MANY, start=10**9)) < LIMIT


def fair_numbers(seed: int) -> Callable[[int], int]:
    """A source of fair whole numbers below a bound, so that only the planted fault is at fault."""
    stream = int.from_bytes(shake_256(seed.to_bytes(8, "big")).digest(64), "big")

    def below(bound: int) -> int:
        nonlocal stream
        stream, number = divmod(stream, bound)  # 512 bits against the 300 that are drawn: no bias to measure
        return number

    return below


def swaps_with_any_place(seed: int) -> list[int]:
    """The n^n shuffle: every place is swapped with any of the 52."""
    below, deck = fair_numbers(seed), list(range(52))
    for place in range(52):
        other = below(52)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def swaps_with_any_place_but_the_last(seed: int) -> list[int]:
    """The shuffle of ASF Software's tables, broken in 1999: `random(51) + 1` where 52 was meant."""
    below, deck = fair_numbers(seed), list(range(52))
    for place in range(52):
        other = below(51)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def never_leaves_a_card_in_place(seed: int) -> list[int]:
    """Sattolo's shuffle: only decks that are one single cycle."""
    below, deck = fair_numbers(seed), list(range(52))
    for place in range(51, 0, -1):
        other = below(place)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def takes_a_byte_modulo_the_bound(seed: int) -> list[int]:
    """Fisher and Yates without rejection: the first places are chosen by five bytes where others have four."""
    deck = list(range(52))
    for place, byte in zip(range(51, 0, -1), shake_256(seed.to_bytes(8, "big")).digest(51), strict=True):
        other = byte % (place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return deck[::-1]


def fair_by_the_same_numbers(seed: int) -> list[int]:
    """Fisher and Yates's shuffle out of the planted faults' own source of numbers."""
    below, deck = fair_numbers(seed), list(range(52))
    for place in range(51, 0, -1):
        other = below(place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


@pytest.mark.parametrize(
    "faulty",
    [
        swaps_with_any_place,
        swaps_with_any_place_but_the_last,
        never_leaves_a_card_in_place,
        takes_a_byte_modulo_the_bound,
    ],
)
def test_a_planted_fault_is_caught_in_ten_thousand_decks(faulty: Callable[[int], list[int]]) -> None:
    assert places_z(faulty(number) for number in range(FEW)) > CAUGHT


def test_the_planted_faults_are_caught_for_their_fault_alone() -> None:
    assert places_z(fair_by_the_same_numbers(number) for number in range(FEW)) < LIMIT


def test_two_rooms_started_together_share_no_deck() -> None:
    """Seeds that differ in nothing but one bit, or contexts in one letter, share no more places than chance gives."""
    one = list(fair_decks(1000))
    other = [shuffled_deck(number.to_bytes(32, "big"), b"statisticz") for number in range(1000)]
    same = sum([sum([a == b for a, b in zip(*two, strict=True)]) for two in zip(one, other, strict=True)])
    assert abs(same - 1000) / sqrt(1000) < LIMIT
