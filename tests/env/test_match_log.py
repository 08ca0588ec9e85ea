"""Logs of whole hands, as Pluribus's: each line is played by the rules, and what a line cannot tell is refused."""

from dataclasses import replace
from random import Random

import pytest

from cardroom.cards.card import parse_cards
from cardroom.engine import Hand, Setup
from cardroom.env import deal_of
from cardroom.env.match_log import log_line, read_log_line
from cardroom.games.bomb_pots import bomb_pot_of
from cardroom.histories.phh import read_phh
from cardroom.histories.phh_replay import NO_HOUSE, follow
from cardroom.rules import Refused
from cardroom.sim.policies import POLICIES
from tests.histories.test_replay import DATA, NEEDS_DATA

SIX = deal_of("nlhe", 6, stacks=(10_000,) * 6, blinds=(50, 100, 0, 0, 0, 0))
NAMES = ("MrBlue", "MrPink", "Pluribus", "MrWhite", "Bill", "Budd")
FOLDED_TO_A_BET = (
    "STATE:7:r200ffcfc/cr400ff:2c3d|AsKs|QhQd|7c8c|4d4s|9hTh/2h7dJs"
    ":-50|-200|500|0|0|-250:MrBlue|MrPink|Pluribus|MrWhite|Bill|Budd"
)


@pytest.mark.parametrize("base", [SIX, deal_of("flhe", 3), deal_of("nlhe", 2)])
def test_each_hand_that_is_written_is_read_to_the_same_hand(base: Setup) -> None:
    chance, names = Random(7), NAMES[: len(base.stacks)]
    for number in range(60):
        hand = Hand(base.with_deck(chance.sample(range(52), 52)))
        while not hand.is_over:
            POLICIES["uniform" if chance.random() < 0.5 else "passive"](hand, chance.random)
        line = log_line(hand, number, names)
        read = read_log_line(base, line)
        assert (read.number, read.players) == (number, names)
        assert (read.hand.stacks, read.hand.holes, read.hand.boards) == (hand.stacks, hand.holes, hand.boards)
        assert [event[0] for event in read.hand.events] == [event[0] for event in hand.events]


@NEEDS_DATA
def test_pluribus_own_hands_become_lines_and_are_read_again() -> None:
    count = 0
    for path in sorted(DATA.glob("pluribus-*.phh"))[:200]:
        played = follow(read_phh(path.read_text()), NO_HOUSE)
        hand = played.run()
        if any(-1 in hole for hole in hand.holes):
            with pytest.raises(Refused, match="some are not known"):
                log_line(hand, count, NAMES)
            continue
        line = log_line(hand, count, NAMES)
        known = [card for card in hand.setup.deck if card != -1]
        whole = hand.setup.with_deck([*known, *[card for card in range(52) if card not in known]])
        assert read_log_line(whole, line).hand.stacks == hand.stacks, path.name
        count += 1
    assert count > 20, f"{count} of Pluribus's hands tell all cards"


def test_a_line_is_as_pluribus_writes_it() -> None:
    top = parse_cards("2cAsQh7c4d9h3dKsQd8c4sTh2h7dJs")
    hand = Hand(SIX.with_deck([*top, *[card for card in range(52) if card not in top]]))
    hand.raise_to(200)
    for verb in ("fold", "fold", "call", "fold", "call", "check"):
        hand.act(verb, 0)
    hand.raise_to(200)
    hand.fold()
    hand.fold()
    assert log_line(hand, 7, NAMES) == (
        "STATE:7:r200ffcfc/cr400ff:2c3d|AsKs|QhQd|7c8c|4d4s|9hTh/2h7dJs"
        ":-50|-200|450|0|0|-200:MrBlue|MrPink|Pluribus|MrWhite|Bill|Budd"
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("STATE:1", "no line of a log"),
        (FOLDED_TO_A_BET[:40], "no line of a log"),
        (FOLDED_TO_A_BET, "comes out otherwise by the rules"),
        (FOLDED_TO_A_BET.replace("ffcfc", "ffqfc"), "is made of f, c, r"),
        (FOLDED_TO_A_BET.replace("AsKs", "AsXs"), "Xs"),
        (FOLDED_TO_A_BET.replace("AsKs", "As"), "hands of cards|not 6 of 2|6 hands"),
        (FOLDED_TO_A_BET.replace("AsKs", "As2c"), "twice"),
        (FOLDED_TO_A_BET.replace("r400ff", "r400f"), "not over"),
        (FOLDED_TO_A_BET.replace("r400ff", "r400fff"), "nobody is to act"),
        (FOLDED_TO_A_BET.replace("r200", "r150"), "."),
    ],
)
def test_a_line_that_is_wrong_is_refused_in_one_line(line: str, words: str) -> None:
    with pytest.raises(Refused, match=words) as refused:
        read_log_line(SIX, line)
    assert "\n" not in str(refused.value)


def test_straddles_bomb_pots_runs_and_other_games_are_refused_with_a_reason() -> None:
    base = deal_of("nlhe", 3, stacks=(100,) * 3, blinds=(1, 2, 0))
    straddled = Hand(replace(base, straddles=(0, 0, 4)))
    while not straddled.is_over:
        straddled.act("fold", 0)
    with pytest.raises(Refused, match="no place for straddles"):
        log_line(straddled, 0, NAMES[:3])
    twice = Hand(replace(base, rules=replace(base.rules, board_runs=2)))
    twice.raise_to(100)
    twice.call()
    twice.fold()
    while not twice.is_over:
        twice.act("run_board", 2)
    assert twice.runs == 2
    with pytest.raises(Refused, match="one board"):
        log_line(twice, 0, NAMES[:3])
    bomb = Hand(replace(base, game=bomb_pot_of(base.game), blinds=(0, 0, 0), antes=(4, 4, 4)))
    with pytest.raises(Refused, match="without antes"):
        log_line(bomb, 0, NAMES[:3])
    with pytest.raises(Refused, match="plays hold'em"):
        log_line(Hand(deal_of("plo", 3)), 0, NAMES[:3])
    over = Hand(SIX)
    with pytest.raises(Refused, match="not over"):
        log_line(over, 0, NAMES)
    while not over.is_over:
        over.act("fold", 0)
    for names in (NAMES[:5], ("a:b", *NAMES[1:]), ("", *NAMES[1:])):
        with pytest.raises(Refused, match="one name a player"):
            log_line(over, 0, names)
