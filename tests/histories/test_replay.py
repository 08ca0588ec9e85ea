"""Documents played through the engine: the same stacks as published, and every illegal hand named where it fails."""

import dataclasses
import json
import os
from collections import Counter
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from cardroom.cli.main import app
from cardroom.engine import Hand, HandRules, Setup
from cardroom.games import game
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import read_phh
from cardroom.histories.phh_hand import phh_of
from cardroom.histories.phh_replay import replay
from cardroom.rules import house

DATA = Path(__file__).parents[2] / os.environ.get("CARDROOM_PHH", "../shared/data/phh")  # optional real hands
NEEDS_DATA = pytest.mark.skipif(not DATA.is_dir(), reason="the optional real hands are not on this machine")

# Files that write half a chip to each of two winners of an odd pot. Here, as in CO-TH.35, chips are not cut: the odd
# one goes to the first winner clockwise from the dealer's left.
HALF_CHIPS_IN_FILE = {
    "pluribus-41b-204.phh",
    "pluribus-60-88.phh",
    "pluribus-75b-76.phh",
    "pluribus-88-128.phh",
    "pluribus-91-43.phh",
}

DEALT = ["d dh p1 AsKd", "d dh p2 7c7d", "d dh p3 QhJh"]
TO_THE_FLOP = ["p3 f", "p1 cc", "p2 cc"]
CHECKED_DOWN = ["d db 2c3d9h", "p1 cc", "p2 cc", "d db Tc", "p1 cc", "p2 cc", "d db Js", "p1 cc", "p2 cc"]
SHOWN = ["p1 sm AsKd", "p2 sm 7c7d"]


def document(
    actions: list[str], variant: str = "NT", stacks: str = "[100, 100, 100]", antes: str = "[0, 0, 0]"
) -> str:
    bets = "small_bet = 2\nbig_bet = 4" if variant == "FT" else "min_bet = 2"
    return (
        f'variant = "{variant}"\nantes = {antes}\nblinds_or_straddles = [1, 2, 0]\n{bets}\n'
        f"starting_stacks = {stacks}\nactions = {json.dumps(actions)}\n"
    )


def final_stacks(text: str) -> tuple[int | Decimal, ...]:
    return replay(read_phh(text)).final_stacks


# Games that nobody here plays, and a raise to what the opponent can match instead of to the full bet: it puts no more
# at stake, so it is taken here; PokerKit refuses it, and so it has no expected stacks.
NOT_PLAYED = {"FB": 1, "F2L3D": 2, "N2L1D": 1, "NS": 1}
REFUSED_ELSEWHERE = "wsop-2023-43-5-85.phh"


@NEEDS_DATA
@pytest.mark.clause("CO-TH.35")
def test_all_real_hands_of_games_played_here_end_with_the_published_stacks() -> None:
    expected = json.loads((DATA / "expected.json").read_text(), parse_float=Decimal)
    played, differing = Counter[str](), set()
    for path in sorted(DATA.glob("*.phh")):
        document = read_phh(path.read_text())
        played[document.variant] += 1
        if document.variant in NOT_PLAYED:
            continue
        result = replay(document)
        if path.name == REFUSED_ELSEWHERE:
            assert sum(result.final_stacks) == sum(result.starting_stacks)
            continue
        assert list(result.starting_stacks) == expected[path.name]["starting_stacks"], path.name
        assert list(result.final_stacks) == expected[path.name]["final_stacks"], path.name
        in_file = document.other.get("finishing_stacks")
        if in_file is not None and in_file != list(result.final_stacks):
            differing.add(path.name)
            pairs = zip(in_file, result.final_stacks, strict=True)
            assert {abs(there - here) for there, here in pairs} == {0, Decimal("0.5")}, path.name
    assert played == {"NT": 47, "PO": 5, "FT": 5, "F7S": 6, "F7S/8": 5, "FR": 6, "FO/8": 6} | NOT_PLAYED
    assert differing == HALF_CHIPS_IN_FILE


def test_a_hand_checked_down_is_won_by_the_best_five() -> None:
    assert final_stacks(document(DEALT + TO_THE_FLOP + CHECKED_DOWN + SHOWN)) == (98, 102, 100)


def test_a_muck_wins_nothing_whatever_it_held() -> None:
    assert final_stacks(document(DEALT + TO_THE_FLOP + CHECKED_DOWN + ["p1 sm AsKd", "p2 sm"])) == (
        102,
        98,
        100,
    )


def test_cards_first_seen_at_the_showdown_count() -> None:
    unknown = ["d dh p1 AsKd", "d dh p2 ????", "d dh p3 ????"]
    assert final_stacks(document(unknown + TO_THE_FLOP + CHECKED_DOWN + SHOWN)) == (98, 102, 100)


def test_everyone_folding_leaves_the_blinds_to_the_big_blind() -> None:
    assert final_stacks(document([*DEALT, "p3 f", "p1 f"])) == (99, 101, 100)


def test_fractions_of_a_chip_are_played_exactly() -> None:
    actions = [*DEALT, "p3 cbr 6.25", "p1 f", "p2 f"]
    assert final_stacks(document(actions, stacks="[100.5, 100, 99.75]")) == (
        Decimal("99.5"),
        98,
        Decimal("102.75"),
    )


@pytest.mark.clause("CO-TH.35")
def test_the_odd_chip_of_a_split_pot_goes_to_the_dealers_left() -> None:
    dealt = ["d dh p1 AsKd", "d dh p2 7c7d", "d dh p3 AhKh"]
    checks = ["d db AcKc9s", "p1 cc", "p3 cc", "d db 2d", "p1 cc", "p3 cc", "d db 4s", "p1 cc", "p3 cc"]
    actions = [*dealt, "p3 cbr 5", "p1 cc", "p2 f", *checks, "p1 sm -", "p3 sm -"]
    assert final_stacks(document(actions, antes="[1, 1, 1]")) == (102, 97, 101)


def test_a_big_blind_ante_is_dead_money() -> None:
    assert final_stacks(document([*DEALT, "p3 f", "p1 f"], antes="[0, 3, 0]")) == (99, 101, 100)


FULL = DEALT + TO_THE_FLOP + CHECKED_DOWN + SHOWN


@pytest.mark.parametrize(
    ("actions", "what"),
    [
        (DEALT, "the hand is not over: p3 is to act"),
        (DEALT[:2], "p3 has 0 cards"),
        ([*DEALT, "d dh p3 2c2d", "p3 f", "p1 f"], "p3 has 4 cards"),
        ([*DEALT, "p1 f"], r"actions\[3\]: p1 acts, but it is the turn of p3"),
        ([*DEALT, "p3 cbr 3"], r"actions\[3\]: 'p3 cbr 3': You must raise to at least 4, not 3"),
        ([*DEALT, "p3 cbr 101"], "You have 100 for this round"),
        ([*DEALT, "p3 f", "p1 f", "p2 cc"], "the hand is over"),
        ([*DEALT, "p3 pb"], "has no place in Texas Hold'em"),
        ([*DEALT, "p3 sd"], "has no place in Texas Hold'em"),
        (DEALT + TO_THE_FLOP + ["p1 cc"], "the board has 3 cards by now, the document has dealt 0"),
        ([*DEALT, "d db 2c3d9h", *TO_THE_FLOP], "the board has 0 cards by now, the document has dealt 3"),
        (FULL[:-2] + ["d db 2d"] + SHOWN, "the board has 5 cards by now, the document has dealt 6"),
        ([action.replace("Tc", "As") for action in FULL], "As is dealt twice"),
        ([*FULL[:-1], "p2 sm 7c7h"], "p2 shows other cards than were dealt"),
        ([*FULL[:-2], "p1 sm", "p2 sm"], "none of its players' cards are known"),
        ([action.replace("7c7d", "????") for action in FULL[:-1]], "nobody knows what p2 had"),
    ],
)
def test_an_illegal_hand_is_refused_with_the_place_and_the_reason(actions: list[str], what: str) -> None:
    with pytest.raises(BrokenHistory, match=what):
        final_stacks(document(actions))


@pytest.mark.parametrize("variant", ["FB/8", "F2L4D", "KUHN"])
def test_a_game_that_is_not_played_here_is_named(variant: str) -> None:
    text = document([]).replace('"NT"', f'"{variant}"') + "small_bet = 1\nbig_bet = 2\nbring_in = 1\n"
    with pytest.raises(BrokenHistory, match=f"variant: {variant} is not played here"):
        final_stacks(text)


def test_a_hand_with_an_unknown_stack_cannot_be_settled() -> None:
    with pytest.raises(BrokenHistory, match="a stack is not known"):
        final_stacks(document(FULL, stacks="[100, inf, 100]"))


def test_a_fixed_limit_raise_has_one_size() -> None:
    with pytest.raises(BrokenHistory, match="You may raise to at most 4, not 5"):
        final_stacks(document([*DEALT, "p3 cbr 5"], variant="FT"))
    assert final_stacks(document([*DEALT, "p3 cbr 4", "p1 f", "p2 f"], variant="FT")) == (99, 98, 103)


FLOP_OF_LIMIT = """
variant = "FT"
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
small_bet = 10
big_bet = 20
starting_stacks = [500, 28, 500]
actions = ["d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 QsQh", "p3 cc", "p1 cc", "p2 cc", "d db 2c7d9h",
  "p1 cbr 10", "p2 cbr 18", "p3 cc", "p1 cbr %s", "p3 cc", "d db 3s", "p1 cc", "p3 cc", "d db 4d", "p1 cc", "p3 cc",
  "p1 sm AsAh", "p3 sm QsQh", "p2 sm KsKh"]
"""


def test_in_fixed_limit_half_a_bet_opens_the_betting_again_where_no_house_says_otherwise() -> None:
    """TDA 2024, rule 47: in limit half a full bet is enough; the next raise is on top of the all-in."""
    assert final_stacks(FLOP_OF_LIMIT % 28) == (566, 0, 462)
    with pytest.raises(BrokenHistory, match="You must raise to at least 28, not 20"):
        final_stacks(FLOP_OF_LIMIT % 20)
    smaller = FLOP_OF_LIMIT.replace("[500, 28, 500]", "[500, 24, 500]").replace("cbr 18", "cbr 14")
    with pytest.raises(BrokenHistory, match="too small to open the betting again"):
        final_stacks(smaller % 20)


def test_short_all_ins_that_add_up_to_a_full_raise_reopen_the_betting() -> None:
    """TDA 2024, rule 47: what counts is what there is to call when the turn comes back, whoever called in between."""
    dealt = [
        f"d dh p{player} {cards}" for player, cards in enumerate(("AsKd", "7c7d", "QhJh", "2c3c", "AcAd"), 1)
    ]
    bets = ["p3 cbr 10", "p4 cbr 14", "p5 cc", "p1 cbr 18", "p2 f"]
    text = (
        'variant = "NT"\nantes = [0, 0, 0, 0, 0]\nblinds_or_straddles = [1, 2, 0, 0, 0]\nmin_bet = 2\n'
        "starting_stacks = [18, 100, 100, 14, 100]\nactions = "
    )
    run_out = ["d db 2d9h9d", "p5 f", "d db Tc", "d db 6s", "p1 sm AsKd", "p3 sm QhJh", "p4 sm 2c3c"]
    raised = json.dumps([*dealt, *bets, "p3 cbr 30", "p5 f", *[line for line in run_out if line != "p5 f"]])
    assert sum(final_stacks(text + raised)) == 332
    with pytest.raises(BrokenHistory, match="'p3 cbr 30'"):
        replay(read_phh(text + raised), HandRules())  # where a call in between begins the count anew
    less = json.dumps([*dealt, *[bet.replace("18", "17") for bet in bets], "p3 cbr 30", "p5 f"])
    with pytest.raises(BrokenHistory, match="'p3 cbr 30'"):
        final_stacks(text.replace("[18,", "[17,") + less)


def test_a_losing_hand_that_nobody_saw_is_a_muck() -> None:
    unseen = [action.replace("QhJh", "????").replace("7c7d", "????") for action in DEALT]
    shown = ["p1 sm AsKd", "p2 sm ????"]
    assert final_stacks(document(unseen + TO_THE_FLOP + CHECKED_DOWN + shown)) == (102, 98, 100)
    with pytest.raises(BrokenHistory, match="none of its players' cards are known"):
        final_stacks(document(unseen + TO_THE_FLOP + CHECKED_DOWN + ["p1 sm ????", "p2 sm ????"]))


def test_who_has_nobody_to_bet_with_needs_no_line() -> None:
    """The big blind has chips behind and everybody else is all-in: other programs do not ask."""
    actions = [*DEALT, "p3 cc", "p1 cc"]
    run_out = ["d db 2c3d9h", "d db Tc", "d db Js", "p1 sm AsKd", "p2 sm 7c7d", "p3 sm QhJh"]
    asked = final_stacks(document([*actions, "p2 cc", *run_out], stacks="[2, 100, 2]"))
    assert final_stacks(document(actions + run_out, stacks="[2, 100, 2]")) == asked == (0, 98, 6)


@pytest.mark.parametrize(
    ("told", "differs"),
    [
        ("", False),
        ("finishing_stacks = [98, 102, 100]", False),
        ("finishing_stacks = [98, 101.5, 100]", True),
        ("finishing_stacks = [98, 101.5, 100]\n_rake = 0.5", False),
        ("finishing_stacks = [98, 102.5, 99.5]\n_rake = 0", True),
        ("finishing_stacks = [102, 98, 100]", True),
    ],
)
def test_a_replay_tells_when_its_file_ends_with_other_stacks(told: str, differs: bool) -> None:
    result = replay(read_phh(document(FULL) + told))
    assert result.final_stacks == (98, 102, 100)
    assert (result.told_stacks is not None) is differs


def test_the_command_tells_the_broken_hand_and_plays_the_others(tmp_path: Path) -> None:
    good, bad = document(FULL), document([*FULL[:-1], "p2 sm 7c7h"])
    file = tmp_path / "evening.phhs"
    file.write_text(
        f"[1]\n{good}\n[late]\n{bad}\n[3]\n{good}finishing_stacks = [98, 101, 100]\n[4]\nvariant = 3\n"
    )
    result = CliRunner().invoke(app, ["replay", str(file), "--json"])
    assert result.exit_code == 1
    told = json.loads(result.stdout)
    assert [hand["id"] for hand in told["hands"]] == ["1", "3"]
    assert [hand["final_stacks"] for hand in told["hands"]] == [[98, 102, 100]] * 2
    assert told["hands"][1]["finishing_stacks_in_file"] == [98, 101, 100]
    assert [fault["id"] for fault in told["refused"]] == ["late", "4"]
    assert "p2 shows other cards" in told["refused"][0]["reason"]
    plain = CliRunner().invoke(app, ["replay", str(file)])
    assert "p2 101" in plain.stdout and "hand late: " in plain.stderr
    file.write_text(f"[1]\n{bad}")
    assert CliRunner().invoke(app, ["replay", str(file)]).exit_code == 2


changes = st.lists(
    st.tuples(
        st.sampled_from(["drop", "double", "swap", "put"]),
        st.integers(0, 40),
        st.sampled_from(
            [
                "p1 cbr 2",
                "p2 cbr 50.5",
                "p3 cbr 100",
                "p1 f",
                "p2 cc",
                "d db ??",
                "d db 2c",
                "p1 sm",
                "p2 sm -",
            ]
        ),
    ),
    max_size=4,
)


@given(
    changes,
    st.sampled_from(["NT", "FT", "PO"]),
    st.lists(st.sampled_from([0, 1, 1.5, 3, 100, 0.000001]), min_size=3, max_size=3),
    st.lists(st.sampled_from([0, 1, 2, 3]), min_size=3, max_size=3),
)
@settings(max_examples=400)
def test_any_document_keeps_its_chips_or_is_refused(
    changed: list[tuple[str, int, str]], variant: str, stacks: list[float], antes: list[int]
) -> None:
    actions = list(FULL)
    for kind, place, line in changed:
        place %= len(actions) + 1
        if kind == "put":
            actions.insert(place, line)
        elif place < len(actions):
            actions[place : place + 1] = {"drop": [], "double": [actions[place]] * 2, "swap": [line]}[kind]
    given = [100 if stack == 0 else stack for stack in stacks]
    text = document(actions, variant, json.dumps(given).replace("1e-06", "0.000001"), json.dumps(antes))
    try:
        result = replay(read_phh(text))
    except BrokenHistory:
        return
    assert sum(result.final_stacks) == sum(result.starting_stacks)
    assert min(result.final_stacks) >= 0


def test_our_document_of_pot_limit_tells_the_small_blind_that_nobody_owed() -> None:
    setup = Setup(
        game=game("omaha"), form="pot_limit", stacks=(900, 900, 900), blinds=(0, 20, 0), dead_blind=10, minimum_bet=20,
        deck=range(52), rules=HandRules.of(house("casino-kruh")),
    )  # fmt: skip
    hand = Hand.replay(setup, [("raise_to", 70), ("fold", 0), ("fold", 0)])
    told = phh_of(hand)
    assert told.other["_dead_blind"] == 10
    assert replay(told).final_stacks == (900, 880, 920)
    less = dataclasses.replace(told, other={})
    with pytest.raises(BrokenHistory, match="You may raise to at most 60, not 70"):
        replay(less)
    wrong = dataclasses.replace(told, other={"_dead_blind": "ten"})
    with pytest.raises(BrokenHistory, match="_dead_blind"):
        replay(wrong)
