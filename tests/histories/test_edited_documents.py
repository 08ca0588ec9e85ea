"""Documents of every game with lines dropped, doubled, moved and changed: read whole or refused, never a traceback."""

from collections import Counter
from random import Random

import pytest

from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import read_each, read_phh, write_phh, write_phhs
from cardroom.histories.phh_hand import phh_of
from cardroom.histories.phh_replay import replay
from cardroom.sim import STAKES
from tests.histories.test_phh_hand import played

EDITS = 120
LINES = [
    "p1 f", "p2 cc", "p1 cc", "p3 cbr 4", "p2 cbr 8", "p1 sd", "p2 pb", "d db 2c", "d dh p1 ??", "p1 sm", "p2 sm ????",
    "p3 sm -",
]  # fmt: skip
LETTERS = "0123456789.,-e[]{}\"'#= \n\x00é?AKpdcs"


def edited(lines: list[str], chance: Random) -> list[str]:
    """Some lines of a document changed."""
    lines = list(lines)
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(lines))
        match chance.randrange(4):
            case 0 if len(lines) > 1:
                del lines[place]
            case 1:
                lines.insert(place, chance.choice([*lines, *LINES]))
            case 2:
                other = chance.randrange(len(lines))
                lines[place], lines[other] = lines[other], lines[place]
            case _:
                lines[place] = chance.choice(LINES)
    return lines


@pytest.mark.parametrize("code", STAKES)
def test_edited_actions_keep_their_chips_or_are_refused(code: str) -> None:
    fates = Counter[str]()
    chance = Random(code)
    for seed in range(6):
        document = phh_of(played(code, seed, seats=3 + seed % 3))
        text = write_phh(document)
        for _ in range(EDITS):
            lines = edited(list(document.actions), chance)
            old, new = actions_text(list(document.actions)), actions_text(lines)
            assert old in text
            try:
                result = replay(read_phh(text.replace(old, new)))
            except BrokenHistory as fault:
                assert str(fault) and "\n" not in str(fault) and len(str(fault)) < 400
                fates["refused"] += 1
                continue
            fates["played"] += 1
            assert sum(result.final_stacks) == sum(result.starting_stacks) and min(result.final_stacks) >= 0
    assert fates["refused"] > EDITS and fates["played"] > 5


def actions_text(lines: list[str]) -> str:
    return "".join(f'    "{line}",\n' for line in lines)


def test_edited_letters_of_a_file_are_read_or_refused() -> None:
    """Whatever becomes of the file, each of its hands is told, or the file is none."""
    chance = Random(5)
    text = write_phhs([phh_of(played(code, 1)) for code in ("nlhe", "stud", "sviten")])
    fates = Counter[str]()
    for _ in range(2000):
        letters = list(text)
        for _ in range(chance.randint(1, 4)):
            place = chance.randrange(len(letters))
            letters[place : place + chance.randint(0, 2)] = chance.choice(LETTERS) * chance.randint(0, 2)
        try:
            hands = read_each("".join(letters))
        except BrokenHistory as fault:
            assert "TOML" in str(fault) and "\n" not in str(fault)
            fates["no document"] += 1
            continue
        for _, hand in hands:
            try:
                if isinstance(hand, BrokenHistory):
                    raise hand
                result = replay(hand)
                assert sum(result.final_stacks) == sum(result.starting_stacks)
                fates["played"] += 1
            except BrokenHistory:
                fates["refused"] += 1
    assert min(fates["no document"], fates["played"], fates["refused"]) > 100
