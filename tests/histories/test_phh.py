"""PHH documents: whatever can be written is read back the same, and what is wrong is named with its place."""

import os
import re
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardroom.histories.history_amounts import scale_of, to_amount, to_units
from cardroom.histories.history_faults import BrokenHistory
from cardroom.histories.phh import (
    UNKNOWN_STACK,
    PhhHand,
    read_each,
    read_phh,
    read_phhs,
    write_phh,
    write_phhs,
)
from cardroom.histories.phh_actions import (
    Action,
    BringIn,
    CheckOrCall,
    DealBoard,
    DealHole,
    Discard,
    Fold,
    RaiseTo,
    ShowOrMuck,
    parse_action,
)
from cardroom.histories.phh_replay import replay

DATA = Path(__file__).parents[2] / os.environ.get("CARDROOM_PHH", "../shared/data/phh")  # optional real hands

HAND = """
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200.5, 200]
actions = ["d dh p1 AsKd", "", "# a comment", "d dh p2 ????", "d dh p3 ????", "p3 f", "p1 cbr 6.5 # big", "p2 f"]
players = ["Ann", "Bob", "Cid"]
_rake = 1.25
"""

amounts = st.integers(0, 10**9) | st.decimals(0, 10**6, places=2) | st.decimals(0, 10**4, places=6)
cards = st.sampled_from([rank + suit for rank in "23456789TJQKA" for suit in "cdhs"] + ["??"])
some_cards = st.lists(cards, min_size=1, max_size=6).map(tuple)
players = st.integers(0, 5)
typed_actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(DealHole, players, some_cards),
    st.builds(DealBoard, some_cards),
    st.builds(Fold, players),
    st.builds(CheckOrCall, players),
    st.builds(BringIn, players),
    st.builds(RaiseTo, players, amounts),
    st.builds(Discard, players, some_cards | st.just(())),
    st.builds(ShowOrMuck, players, some_cards | st.none()),
    st.builds(ShowOrMuck, players, st.none(), st.just(True)),
)
plain = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=20)
values = st.recursive(
    st.booleans()
    | st.integers(-(2**60), 2**60)
    | plain
    | st.dates()
    | st.times()
    | st.decimals(-9, 9, places=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(plain, inner, max_size=3),
    max_leaves=5,
)


@st.composite
def hands(draw: st.DrawFn) -> PhhHand:
    count = draw(st.integers(2, 6))
    row = st.lists(amounts, min_size=count, max_size=count).map(tuple)
    other = draw(st.dictionaries(plain.map(lambda name: f"_{name}"), values, max_size=3))
    actions = draw(st.lists(typed_actions, max_size=12))
    kept = tuple(action.text() for action in actions if getattr(action, "player", 0) < count)
    return PhhHand(
        "NT", draw(row), draw(row), kept, draw(row), {"min_bet": draw(amounts)}, draw(st.booleans()), other
    )


@settings(
    suppress_health_check=[HealthCheck.too_slow]
)  # a machine that stands still for a second is not the strategy
@given(hands())
def test_a_hand_written_and_read_is_the_same_hand(hand: PhhHand) -> None:
    assert read_phh(write_phh(hand)) == hand


@given(st.lists(hands(), max_size=3))
@settings(max_examples=40)  # each is up to three of those above
def test_many_hands_written_and_read_are_the_same_hands(many: list[PhhHand]) -> None:
    assert read_phhs(write_phhs(many)) == many


@given(typed_actions)
def test_an_action_written_and_read_is_the_same_action(action: Action) -> None:
    assert parse_action(action.text(), 6, "") == action


@given(st.lists(amounts, min_size=1), st.data())
def test_amounts_become_whole_units_and_come_back_exactly(
    many: list[int | Decimal], data: st.DataObject
) -> None:
    scale = scale_of(many)
    assert [to_amount(to_units(amount, scale), scale) for amount in many] == many


def test_a_hand_is_read_with_its_fractions_comments_and_own_fields() -> None:
    hand = read_phh(HAND)
    assert hand.starting_stacks == (200, Decimal("200.5"), 200)
    assert [action for _, action in hand.typed_actions()][-2:] == [RaiseTo(0, Decimal("6.5")), Fold(1)]
    assert hand.other == {"players": ["Ann", "Bob", "Cid"], "_rake": Decimal("1.25")}


def test_a_stack_nobody_wrote_down_stays_unknown() -> None:
    hand = read_phh(HAND.replace("200.5", "inf"))
    assert hand.starting_stacks == (200, UNKNOWN_STACK, 200)
    assert read_phh(write_phh(hand)) == hand


def test_two_players_write_the_dealers_blind_first() -> None:
    rows = "antes = [0, 0]\nblinds_or_straddles = [1, 2]\nstarting_stacks = [9, 9]\n"
    hand = read_phh(f'variant = "NT"\n{rows}min_bet = 2\nactions = []')
    assert hand.posted(hand.blinds_or_straddles) == (2, 1)


@pytest.mark.parametrize(
    ("before", "after", "where", "what"),
    [
        ('variant = "NT"', "", "variant", "missing"),
        ("min_bet = 2", "", "min_bet", "a hand of NT needs it"),
        ("antes = [0, 0, 0]", "antes = [0, 0]", "antes", "2 amounts for 3 players"),
        ("antes = [0, 0, 0]", "antes = [0, 0, -1]", r"antes\[2\]", "below zero"),
        ("antes = [0, 0, 0]", "antes = 0", "antes", "must be a list"),
        ("[200, 200.5, 200]", "[200, nan, 200]", r"starting_stacks\[1\]", "nan is not an amount"),
        ("[200, 200.5, 200]", "[200, 1e400, 200]", r"starting_stacks\[1\]", "larger"),
        ("[200, 200.5, 200]", "[200, 1e-400, 200]", r"starting_stacks\[1\]", "decimal places"),
        ("[200, 200.5, 200]", "[200, true, 200]", r"starting_stacks\[1\]", "not a number"),
        ("[200, 200.5, 200]", "[200]", "starting_stacks", "2 to"),
        ("p3 f", "p4 f", r"actions\[5\]", "3 players"),
        ("p3 f", "p3 fold", r"actions\[5\]", "not an action"),
        ("p3 f", "x", r"actions\[5\]", "neither the dealer"),
        ("AsKd", "AsK", r"actions\[0\]", "not a card"),
        ("cbr 6.5", "cbr 6,5", r"actions\[6\]", "not an amount"),
        ("cbr 6.5", "cbr ½", r"actions\[6\]", "not an amount"),
        ('"p2 f"]', '"p2 f"', "", "TOML"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(before: str, after: str, where: str, what: str) -> None:
    assert HAND.count(before) == 1
    with pytest.raises(BrokenHistory, match=f"^{where}.*{what}"):
        read_phh(HAND.replace(before, after))


MONSTERS = [
    "nan", "-nan", "1e999999999", "1e-999999999", "-1e999999999", "9" * 5000, "0." + "3" * 5000, "0x" + "f" * 5000,
]  # fmt: skip
FIELDS = ["antes", "blinds_or_straddles", "starting_stacks", "min_bet", "_dead", "finishing_stacks"]


@pytest.mark.parametrize("monster", [*MONSTERS, "1e" + "9" * 30], ids=lambda text: text[:12])
@pytest.mark.parametrize("field", FIELDS)
def test_a_number_that_is_no_amount_is_one_clear_line(monster: str, field: str) -> None:
    value = monster if field == "min_bet" else f"[0, {monster}, 0]"
    own = f"{field} = {value}\n"
    text = HAND if field in ("_dead", "finishing_stacks") else re.sub(rf"(?m)^{field} = .*\n", "", HAND)
    with pytest.raises(BrokenHistory) as fault:
        replay(read_phh(own + text.replace("200.5", "200")))
    assert field in fault.value.where or "longer than any amount" in fault.value.what
    assert len(str(fault.value)) < 120 and "\n" not in str(fault.value)


@pytest.mark.parametrize("amount", ["nan", "1e9", "9" * 5000, "0." + "3" * 5000, "0x1"])
def test_an_action_with_such_a_number_is_one_clear_line(amount: str) -> None:
    with pytest.raises(BrokenHistory, match=r"actions\[6\]: .* is not an amount") as fault:
        read_phh(HAND.replace("cbr 6.5", f"cbr {amount}"))
    assert len(str(fault.value)) < 120


@given(plain)
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        read_phhs(text)
    except BrokenHistory:
        return


def test_one_broken_hand_of_many_is_told_by_its_name_and_the_others_are_read() -> None:
    many = f"[1]\n{HAND}\n[second]\n{HAND.replace('p3 f', 'p9 f')}\n[3]\n{HAND}"
    names, hands = zip(*read_each(many), strict=True)
    assert names == ("1", "second", "3")
    assert hands[0] == hands[2] == read_phh(HAND)
    assert isinstance(hands[1], BrokenHistory) and hands[1].where.startswith("[second] actions[5]")
    with pytest.raises(BrokenHistory, match=r"\[second\]"):
        read_phhs(many)


def test_deep_nesting_is_refused_and_not_a_crash() -> None:
    with pytest.raises(BrokenHistory):
        read_phh("a = " + "[" * 100_000)


@pytest.mark.skipif(
    not DATA.is_dir(), reason="the optional real hands are not on this machine (CARDROOM_PHH)"
)
def test_real_documents_are_read_and_written_without_loss() -> None:
    paths = sorted(DATA.glob("*.phh"))
    assert paths
    for path in paths:
        hand = read_phh(path.read_text())
        assert read_phh(write_phh(hand)) == hand, path.name
