"""Files of every format that the room and a site write, torn: each hand is read, or refused in words at its line."""

import re
import time
from collections import Counter
from functools import cache
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest

from cardroom.cli.replay import Replayed, documents_in, played_documents, played_texts
from cardroom.histories.history_faults import BrokenHistory
from cardroom.room.archive.hand_files import as_phh, as_pokerstars
from tests.histories.crowds import Crowd, Played, tournament_hands

HERE = Path(__file__).parent
TABLES = (
    ("casinohuone", "holdem"), ("casino-helsinki", "horse"), ("casino-helsinki", "razz-fl"),
    ("casino-helsinki", "omaha-pl"), ("casino-kruh", "holdem-nl"), ("pokerstars-live-fi", "holdem-nl"),
)  # fmt: skip
DAILY, OFTEN = 600, 3_000
"""Torn files of each format in one test."""
SECONDS = 5.0
"""No file of a few hands is read longer: a reader that looks again and again at the rest of a file is."""
STRANGE = (
    "\x00", "\x0b", "\x1c", "\x85", "\u2028", "\u200b", "\u202e", "\ufeff", "\ufffd", "٣", "𝟙", "é", "e\u0301", "€",
    "£", "½", "²", "-", "+", "..", ",,", "[", "]", "(", "$", "\\", '"', "'''", "inf", "nan", "1e999", "0x1F", "9" * 30,
    "9" * 5_000,
)  # fmt: skip
PLACE = {"texts": re.compile(r"line \d+"), "documents": re.compile(r"\S")}
"""Where a refusal says that it is: a line, or of a document a field."""


@cache
def played() -> tuple[Played, ...]:
    """Hands of cash tables and of a tournament."""
    crowds = [Crowd(3, house, game) for house, game in TABLES]
    hands = [hand for crowd in crowds for hand in islice(crowd.play(), 4)] + list(tournament_hands(2))[:4]
    return tuple([hand for hand in hands if not hand.is_void])


@cache
def own(kind: str) -> tuple[str, ...]:
    """What the room writes of them."""
    write, found = as_pokerstars if kind == "texts" else as_phh, []
    for place, hand in enumerate(played()):
        seats = hand.start.seats
        try:
            found.append(write(hand.terms, hand.seen_by(seats[place % len(seats)].seat)))
        except BrokenHistory:  # on the list of what the format has no words for
            continue
    return tuple(found)


@cache
def written(kind: str) -> tuple[str, ...]:
    """Whole files: of one hand or two, ours and a site's."""
    found = list(own(kind))
    if kind == "documents":
        return tuple([f"[1]\n{first}\n[2]\n{second}" for first, second in pairwise(found)])
    for folder in ("site", "golden"):
        found += [path.read_text("utf-8") for path in sorted((HERE / folder).glob("*.txt"))]
    return (*found, *[first + second for first, second in pairwise(found)])


def torn(text: str, other: str, chance: Random) -> str:
    """A file as accidents leave it."""
    for _ in range(chance.randint(1, 3)):
        lines = text.splitlines(keepends=True) or [""]
        place, at = chance.randrange(len(lines)), chance.randrange(len(text) + 1)
        match chance.randrange(9):
            case 0:  # a download that was cut
                text = text[:at] if chance.random() < 0.7 else text[at:]
            case 1:  # a hole
                text = text[:at] + text[at + chance.randint(1, 200) :]
            case 2:  # two files that run into each other
                text = text[:at] + other[chance.randrange(len(other) + 1) :]
            case 3:  # lines twice
                until = min(len(lines), place + chance.randint(1, 6))
                text = "".join(lines[:until] + lines[place:until] + lines[until:])
            case 4:  # lines in another order
                with_ = chance.randrange(len(lines))
                lines[place], lines[with_] = lines[with_], lines[place]
                text = "".join(lines)
            case 5:  # a line of another file
                text = "".join(
                    [*lines[:place], chance.choice(other.splitlines(keepends=True) or [""]), *lines[place:]]
                )
            case 6:
                text = text[:at] + chance.choice(STRANGE) + text[at:]
            case 7:  # another number
                numbers = list(re.finditer(r"\d+(?:\.\d+)?", text))
                if numbers:
                    one = chance.choice(numbers)
                    new = chance.choice(["0", "1", "-1", "0.001", "17", "999999999", "9" * 25, ""])
                    text = text[: one.start()] + new + text[one.end() :]
            case _:  # line ends of another machine, or none
                end = chance.choice(["\r\n", "\r", "\n\n", ""])
                text = text.replace("\n", end) if end else text.replace("\n", "", 1 + at % 9)
    return text


def read(kind: str, text: str, refused: list[tuple[str, BrokenHistory]]) -> list[Replayed]:
    """The hands of a file that can be played; those that cannot go to `refused`."""
    if kind == "texts":
        return list(played_texts(text, None, refused))
    return list(played_documents(documents_in(Path("hands.phhs"), text), None, refused))


def check(kind: str, seeds: range) -> Counter[str]:
    """Read torn files; what became of their hands."""
    whole, fates = written(kind), Counter[str]()
    for seed in seeds:
        chance = Random(f"{kind} {seed}")
        text = torn(chance.choice(whole), chance.choice(whole), chance)
        refused: list[tuple[str, BrokenHistory]] = []
        begun = time.process_time()
        try:
            hands = read(kind, text, refused)
        except BrokenHistory as fault:
            refused.append(("", fault))
            hands = []
        assert time.process_time() - begun < SECONDS, text
        for hand in hands:
            assert min(hand.starting_stacks) >= 0 and min(hand.final_stacks) >= 0
            assert sum(hand.final_stacks) <= sum(hand.starting_stacks), text
        for _, fault in refused:
            assert fault.what and "\n" not in str(fault) and len(str(fault)) < 400, text
            where = fault.where or fault.what
            assert PLACE[kind].match(where), f"{fault}\n{text}"
        fates.update({"read": len(hands), "refused": len(refused)})
    return fates


@pytest.mark.parametrize("kind", PLACE)
def test_what_the_room_writes_is_read_before_it_is_torn(kind: str) -> None:
    assert len(own(kind)) >= 10
    for text in own(kind):
        [hand] = read(kind, text if kind == "texts" else f"[1]\n{text}", [])
        assert sum(hand.final_stacks) <= sum(hand.starting_stacks)


@pytest.mark.parametrize("kind", PLACE)
def test_a_torn_file_is_read_or_refused_in_words(kind: str) -> None:
    fates = check(kind, range(DAILY))
    assert fates["read"] > DAILY / 10 and fates["refused"] > DAILY / 3, fates


@pytest.mark.exhaustive
@pytest.mark.parametrize("kind", PLACE)
@pytest.mark.parametrize("first", range(1_000, 11_000, OFTEN))
def test_many_torn_files_are_read_or_refused_in_words(kind: str, first: int) -> None:
    check(kind, range(first, first + OFTEN))
