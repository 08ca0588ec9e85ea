"""Ranges: the hands that a player may hold, each with a weight, read from the usual notation.

Parts follow one another with `;`, `,` or blanks between them:

- `AsKs`: this hand. `TT`: all pairs of tens; `AKs`, `AKo`, `AK`: suited, not suited, both.
- `TT+`: tens and every better pair. `A9s+`: A9s to AKs, the second rank going up; `JTs+` is JTs alone.
- `77-TT`, `A2s-A5s`, `54s-T9s`: from one to the other, both ranks or the second alone going up.
- `15%`: the best of the 169 starting hands by their equity against a random one, until so many hands are in.
- `random` or `*`: every hand.
- `AKs:0.5`: any of them with its weight, 1 if none is given. A hand named twice has the weight named last.

Cards that are known (a board, another hand, dead cards) are taken out of what a rank or a percentage names. A hand
written card by card that has one of them is a fault.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cardroom.analysis.analysis_fault import AnalysisFault
from cardroom.cards.card import RANKS, CardFault, card_text, cards_text, parse_cards
from cardroom.cards.deck import ORDERED_DECK

_NAMES: Final = """
    AA KK QQ JJ TT 99 88 AKs 77 AQs AJs AKo ATs AQo AJo KQs 66 A9s ATo KJs A8s KTs KQo A7s A9o KJo 55
    QJs K9s A5s A6s A8o KTo QTs A4s A7o K8s A3s QJo K9o A5o A6o Q9s K7s JTs A2s QTo 44 A4o K6s K8o Q8s
    A3o K5s J9s Q9o JTo K7o A2o K4s Q7s K6o K3s T9s J8s 33 Q6s Q8o K5o J9o K2s Q5s T8s K4o J7s Q4s Q7o
    T9o J8o K3o Q6o Q3s 98s T7s J6s K2o 22 Q2s Q5o J5s T8o J7o Q4o 97s J4s T6s J3s Q3o 98o 87s T7o J6o
    96s J2s Q2o T5s J5o T4s 97o 86s J4o T6o 95s T3s 76s J3o 87o T2s 85s 96o J2o T5o 94s 75s T4o 93s 86o
    65s 84s 95o T3o 92s 76o 74s T2o 54s 85o 64s 83s 94o 75o 82s 73s 93o 65o 53s 63s 84o 92o 43s 74o 72s
    54o 64o 52s 62s 83o 42s 82o 73o 53o 63o 32s 43o 72o 52o 62o 42o 32o
"""
BEST_FIRST: Final[tuple[str, ...]] = tuple(_NAMES.split())


Held = tuple[int, ...]
"""Own cards, the highest first."""

ALL_HANDS: Final = 1326
EVERY: Final = ("random", "*", "any")
_CLASS: Final = re.compile(rf"([{RANKS}])([{RANKS}])([so]?)")
_STEP: Final = re.compile(rf"([{RANKS}])([{RANKS}])([so]?)-([{RANKS}])([{RANKS}])([so]?)")
_CARDS: Final = re.compile(rf"([{RANKS}][cdhs])+")


@dataclass(frozen=True, slots=True)
class Range:
    """Hands with their weights, each once, none of weight 0. `text` is what it was read from."""

    text: str
    hands: tuple[tuple[Held, float], ...]

    def __len__(self) -> int:
        return len(self.hands)

    def without(self, known: Collection[int]) -> "Range":
        """The range without the hands that hold a known card."""
        taken = set(known)
        return Range(self.text, tuple([one for one in self.hands if taken.isdisjoint(one[0])]))

    @property
    def weight(self) -> float:
        """The weights of all hands together: how many whole hands these are."""
        return sum([weight for _, weight in self.hands])


def parse_range(text: str, known: Iterable[int] = ()) -> Range:
    """The range of two-card hands that a text names, without those that hold a known card. Raises AnalysisFault."""
    taken = set(known)
    if not taken <= set(ORDERED_DECK):
        raise AnalysisFault("known cards are numbers from 0 to 51, as `parse_cards` gives them")
    found: dict[Held, float] = {}
    for part in re.split(r"[;,\s]+", text.strip(" ;,\t\n")):
        body, weight = _weighed(part, text)
        if _CARDS.fullmatch(body):
            found[_one_hand(body, taken)] = weight
            continue
        for hand in _hands_of(body, text):
            if taken.isdisjoint(hand):
                found[hand] = weight
    held = {hand: weight for hand, weight in found.items() if weight > 0}
    if not held:
        raise AnalysisFault(f'"{text}" leaves no hand' + (", with the cards that are known" if taken else ""))
    return Range(text, tuple(held.items()))


def read_hand(text: str, known: Iterable[int] = ()) -> Held:
    """The cards of one hand, as many as there are, none of them known. Raises AnalysisFault."""
    taken = set(known)
    try:
        cards = parse_cards(text)
    except CardFault as fault:
        raise AnalysisFault(str(fault)) from None
    for place, card in enumerate(cards):
        if card < 0:
            raise AnalysisFault(f'"{text}" has an unknown card; leave out what nobody knows')
        if card in cards[:place]:
            raise AnalysisFault(f'"{text}" has {card_text(card)} twice')
        if card in taken:
            raise AnalysisFault(f'"{text}" has {card_text(card)}, a card that is known to lie elsewhere')
    return tuple(sorted(cards, reverse=True))


def _weighed(part: str, text: str) -> tuple[str, float]:
    body, colon, written = part.partition(":")
    if not body:
        raise AnalysisFault(f'"{text}" is not a range; write hands as in "AKs;TT+", "15%" or "AsKs"')
    if not colon:
        return body, 1.0
    if not re.fullmatch(r"\d*\.?\d+", written):
        raise AnalysisFault(f'"{part}": a weight is a number from 0 to 1, as in "AKs:0.5"')
    weight = float(written)
    if weight > 1:
        raise AnalysisFault(f'"{part}": a weight is a number from 0 to 1, as in "AKs:0.5"')
    return body, weight


def _one_hand(body: str, taken: set[int]) -> Held:
    hand = read_hand(body, taken)
    if len(hand) != 2:
        raise AnalysisFault(
            f'"{body}" has {len(hand)} {"card" if len(hand) == 1 else "cards"}; a hand has two'
        )
    return hand


def _hands_of(body: str, text: str) -> Iterator[Held]:
    if body.lower() in EVERY:
        yield from combinations(range(51, -1, -1), 2)
    elif body.endswith("%"):
        yield from _best(body)
    else:
        for name in _classes(body, text):
            yield from hands_of_class(name)


def hands_of_class(name: str) -> list[Held]:
    """The hands of "TT", "AKs", "AKo" or "AK"."""
    high, low = sorted((RANKS.index(name[0]), RANKS.index(name[1])), reverse=True)
    suits = name[2:]
    if high == low:
        return [(4 * high + one, 4 * low + other) for other, one in combinations(range(4), 2)]
    return [
        (4 * high + one, 4 * low + other)
        for one in range(4)
        for other in range(4)
        if not suits or (one == other) == (suits == "s")
    ]


def _best(body: str) -> Iterator[Held]:
    """The best starting hands until they are so many hundredths of all, the class that reaches it included."""
    try:
        part = float(body[:-1])
    except ValueError:
        part = -1.0
    if not 0 < part <= 100:
        raise AnalysisFault(
            f'"{body}" is not a share of hands; write a number above 0 and up to 100, as in "15%"'
        )
    count = 0
    for name in BEST_FIRST:
        if count >= part / 100 * ALL_HANDS - 1e-9:
            return
        hands = hands_of_class(name)
        count += len(hands)
        yield from hands


def _classes(body: str, text: str) -> list[str]:
    """The classes that "AKs", "TT+" or "A2s-A5s" names."""
    if (match := _CLASS.fullmatch(body.removesuffix("+"))) is not None:
        first, second, suits = match.groups()
        _check_pair(first, second, suits, body)
        if not body.endswith("+"):
            return [body]
        low, high = sorted((RANKS.index(first), RANKS.index(second)))
        if low == high:
            return [2 * rank for rank in RANKS[low:]]
        return [RANKS[high] + rank + suits for rank in RANKS[low:high]]
    if (match := _STEP.fullmatch(body)) is not None:
        return _steps(match.groups(), body)
    raise AnalysisFault(
        f'"{body}" names no hands; write "AKs", "TT+", "A2s-A5s", "15%" or cards as in "AsKs"'
    )


def _steps(found: tuple[str, ...], body: str) -> list[str]:
    suits = found[2]
    _check_pair(found[0], found[1], suits, body)
    if suits != found[5]:
        raise AnalysisFault(f'"{body}": both ends are suited, or both are not')
    ends = [sorted([RANKS.index(rank) for rank in pair]) for pair in (found[:2], found[3:5])]
    (low, high), (other_low, other_high) = sorted(ends, key=lambda end: (end[1], end[0]))
    if high == other_high and low <= other_low < high:
        return [RANKS[high] + RANKS[rank] + suits for rank in range(low, other_low + 1)]
    if other_low - low == other_high - high >= 0:
        return [RANKS[high + step] + RANKS[low + step] + suits for step in range(other_high - high + 1)]
    raise AnalysisFault(f'"{body}": from one end to the other both ranks go up, or the second alone')


def _check_pair(first: str, second: str, suits: str, body: str) -> None:
    if first == second and suits:
        raise AnalysisFault(f'"{body}": two cards of one rank are never of one suit; write "{first}{second}"')


def text_of(hand: Held) -> str:
    """The cards of a hand, the highest first."""
    return cards_text(list(hand))
