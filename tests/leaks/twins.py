"""Twin worlds: the same script played twice, the second time with every card moved that a viewer never saw."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from cardroom.store.postgres.address import Address
from tests.leaks.decks import Dealer, Decks, another_deck, moved_second, with_unseen_moved
from tests.leaks.heard import Heard
from tests.leaks.houses import CASINOHUONE, House
from tests.leaks.world import World

Patched = Callable[[], AbstractContextManager[object]]


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where a viewer was told different things in the two worlds."""

    stream: str
    at: int
    first: str
    second: str

    def __str__(self) -> str:
        place = next(
            (i for i, (a, b) in enumerate(zip(self.first, self.second, strict=False)) if a != b),
            min(len(self.first), len(self.second)),
        )
        first, second = (text[max(0, place - 150) : place + 100] for text in (self.first, self.second))
        return f"{self.stream}, text {self.at}:\n  {first}\n  {second}"


@dataclass(frozen=True, slots=True)
class Twins:
    """Two worlds, and where they can be told apart."""

    first: Heard
    second: Heard
    moved_cards: int
    moved_in_the_muck: int
    differences: tuple[Difference, ...]


def twins(
    seed: int,
    steps: int,
    tables: int = 6,
    leak: Patched = nullcontext,
    at: House = CASINOHUONE,
    places: tuple[Address | None, Address | None] = (None, None),
) -> Twins:
    """Play a script in two worlds and compare all that was told and kept. ``leak`` is planted in both; ``places`` are
    databases for their stores, where these do not lie in folders.
    """
    with leak():
        first = World(seed, steps, Dealer(), b"first", tables, at, places[0]).play()
        decks, seconds, mucked = _moved(first, random.Random(seed))
        moved = sum(
            a != b for hand in decks for a, b in zip(decks[hand], first.dealer.dealt[hand], strict=True)
        )
        second = World(seed, steps, Dealer(decks, seconds), b"second", tables, at, places[1]).play()
    return Twins(first, second, moved, mucked, compared(first, second))


def _moved(first: Heard, chance: random.Random) -> tuple[Decks, dict[tuple[int, ...], list[int]], int]:
    """The second world's decks by hand, their orders behind a reshuffle, and how many mucked cards are others."""
    decks: Decks = {}
    seconds: dict[tuple[int, ...], list[int]] = {}
    mucked = 0
    for hand, deck in first.dealer.dealt.items():
        if hand not in first.hands():  # too few were left to deal to: nobody ever had a card of it
            decks[hand] = with_unseen_moved(deck, set(), chance)
            continue
        replay = first.replays.get(hand)
        same = replay.comes_out_the_same if replay is not None else _never
        decks[hand], others = another_deck(deck, first.seen(hand), first.mucked(hand), same, chance)
        seconds[tuple(decks[hand])] = moved_second(deck, decks[hand])
        mucked += others
    return decks, seconds, mucked


def _never(deck: list[int], second: list[int]) -> bool:
    return False


def compared(first: Heard, second: Heard) -> tuple[Difference, ...]:
    """The first difference of each stream; a text that is missing counts as empty."""
    found = []
    for stream in sorted(first.streams.keys() | second.streams.keys()):
        ours, theirs = first.streams.get(stream, []), second.streams.get(stream, [])
        for at in range(max(len(ours), len(theirs))):
            one = ours[at] if at < len(ours) else ""
            other = theirs[at] if at < len(theirs) else ""
            if one != other:
                found.append(Difference(stream, at, one, other))
                break
    return tuple(found)
