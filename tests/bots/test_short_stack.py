"""Short stacks push or fold, by the stack in big blinds and the players behind."""

import random

from cardroom.bots.short_stack import push_or_fold
from cardroom.bots.spot import Spot
from cardroom.bots.temper import Temper
from cardroom.cards.card import parse_cards

USUAL = Temper(loose=1.0, bold=0.6, bluffs=0.05)


def spot(cards: str, blinds: int, behind: int = 2, **changes: object) -> Spot:
    """First in, with so many big blinds of 100."""
    usual: dict[str, object] = {
        "game": "holdem", "hole": tuple(parse_cards(cards)), "boards": (), "pot": 150, "call": 100, "bet": 0,
        "min_raise_to": 200, "max_raise_to": blinds * 100, "unit": 100, "opponents": behind, "stack": blinds * 100,
        "behind": behind, "actions": ("fold", "call", "raise"),
    }  # fmt: skip
    return Spot(**(usual | changes))  # type: ignore[arg-type]  # the fields are those of a spot


def pushes(cards: str, blinds: int, behind: int = 2, **changes: object) -> bool:
    choice = push_or_fold(spot(cards, blinds, behind, **changes), USUAL, random.Random(1))
    assert choice is not None and choice.action in ("raise", "call", "fold", "check")
    assert choice.action != "raise" or choice.amount == blinds * 100, "a raise is all of it"
    return choice.action in ("raise", "call")


def test_a_deep_stack_plays_as_ever() -> None:
    assert push_or_fold(spot("AsAd", 13), USUAL, random.Random(1)) is None
    assert push_or_fold(spot("AsAd", 5, only_limits=True), USUAL, random.Random(1)) is None


def test_good_hands_are_pushed_and_bad_ones_folded() -> None:
    assert pushes("AsAd", 10, behind=8) and pushes("AsKd", 10, behind=8)
    assert not pushes("7s2d", 10, behind=8) and not pushes("9s4d", 10, behind=5)


def test_fewer_players_behind_and_fewer_chips_mean_more_hands() -> None:
    hands = ["AsAd", "AsKd", "8s8d", "KsJd", "AsTd", "QsTs", "KsTd"]
    hands += ["Js9s", "Ks7d", "Ts8d", "9s6s", "Qs4d", "8s5d", "7s2d"]

    def count(blinds: int, behind: int) -> int:
        return sum(pushes(cards, blinds, behind) for cards in hands)

    by_position = [count(10, behind) for behind in (8, 4, 2, 1)]
    by_stack = [count(blinds, 4) for blinds in (12, 6, 3, 1)]
    assert by_position == sorted(by_position) and by_position[0] < by_position[-1]
    assert by_stack == sorted(by_stack) and by_stack[0] < by_stack[-1]


def test_against_a_raise_fewer_hands_go_all_in() -> None:
    raised = {"raises": 1, "call": 900, "pot": 1_050}
    assert pushes("AsAd", 10, **raised) and not pushes("KsTd", 10, **raised) and pushes("KsTd", 10, behind=1)
