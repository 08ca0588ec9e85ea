"""Straddles in a hand: raises posted before the cards, by players who then act last."""

import dataclasses

import pytest

from cardroom.engine import Hand, HandRules, Setup
from cardroom.games import game
from cardroom.histories.phh import read_phh, write_phh
from cardroom.histories.phh_hand import phh_of
from cardroom.histories.phh_replay import replay, straddles_among
from cardroom.rules import Refused, house

KRUH, HELSINKI = (HandRules.of(house(name)) for name in ("casino-kruh", "casino-helsinki"))
HOUSES = pytest.mark.parametrize("rules", [KRUH, HELSINKI], ids=["casino-kruh", "casino-helsinki"])
STACKS = (2000,) * 6


def hand(
    straddles: tuple[int, ...],
    blinds: tuple[int, ...] = (10, 20, 0, 0, 0, 0),
    rules: HandRules = KRUH,
    form: str = "no_limit",
    stacks: tuple[int, ...] = STACKS,
    deal: str = "holdem",
    **more: object,
) -> Hand:
    """Blinds 10 and 20; six players unless there are other stacks."""
    return Hand(
        Setup(
            game=game(deal), form=form, stacks=stacks, blinds=blinds, straddles=straddles, minimum_bet=20,
            small_bet=20, big_bet=40, deck=list(range(52)), rules=rules, **more,
        )
    )  # fmt: skip


def turns(dealt: Hand) -> list[int]:
    """Who acts in the round when everybody calls or checks."""
    order = []
    while dealt.street == 0 and dealt.actor >= 0:
        order.append(dealt.actor)
        dealt.act("call" if dealt.legal()[0] else "check")
    return order


def too_small(dealt: Hand, total: int) -> Refused:
    """The refusal of a raise to less than the least."""
    with pytest.raises(Refused) as caught:
        dealt.raise_to(total)
    assert caught.value.code == "raise-too-small"
    return caught.value


@HOUSES
@pytest.mark.clause("CH-4.14", "CK-STR", "CK-STR.1", "CH-6.TH.7")
def test_the_straddler_acts_last_with_the_right_to_raise(rules: HandRules) -> None:
    dealt = hand((0, 0, 40, 0, 0, 0), rules=rules)
    assert dealt.actor == 3 and dealt.legal()[0] == 40
    assert turns(dealt.copy()) == [3, 4, 5, 0, 1, 2]
    for verb in ("call", "fold", "fold", "fold", "call"):
        dealt.act(verb)
    assert dealt.actor == 2 and dealt.legal() == (0, 60, 2000)
    dealt.raise_to(100)
    assert dealt.actor == 3 and dealt.legal()[0] == 60


@pytest.mark.clause("CK-STR", "CK-N.2", "CH-4.14")
def test_a_raise_over_a_straddle_adds_at_least_as_much_as_the_straddle_did() -> None:
    """Note 27 of the live rooms: 10, 20 and a straddle of 40: to 60 at least, by the other reading to 80."""
    for rules in (KRUH, HELSINKI):
        dealt = hand((0, 0, 40, 0, 0, 0), rules=rules)
        assert dealt.legal()[1] == 60
        with pytest.raises(Refused) as refused:
            dealt.raise_to(59)
        assert refused.value.code == "raise-too-small"
        assert set(refused.value.clauses) & {"CK-STR", "CH-4.14"}
    assert hand((0, 0, 40, 0, 0, 0), rules=HandRules(straddle_raise="whole_straddle")).legal()[1] == 80


@HOUSES
def test_the_clause_of_raises_over_a_straddle_is_cited_in_the_straddled_round_alone(rules: HandRules) -> None:
    own = set(rules.citing("straddle_raise")) - set(rules.citing("minimum_raise", "minimum_bet"))
    assert own
    straddled, plain = hand((0, 0, 40, 0, 0, 0), rules=rules), hand((), rules=rules)
    assert own <= set(too_small(straddled, 41).clauses)
    assert not own & set(too_small(plain, 21).clauses)
    turns(straddled)
    straddled.raise_to(40)
    assert straddled.street == 1 and not own & set(too_small(straddled, 41).clauses)


@HOUSES
@pytest.mark.clause("CH-4.15", "CK-STR.2")
def test_of_several_straddlers_the_last_one_closes_the_round(rules: HandRules) -> None:
    dealt = hand((0, 0, 40, 80, 160, 0), rules=rules)
    assert dealt.legal() == (160, 240, 2000)
    assert turns(dealt) == [5, 0, 1, 2, 3, 4]
    assert dealt.street == 1 and dealt.actor == 0 and dealt.total == 6 * 160


@HOUSES
@pytest.mark.clause("CH-4.16", "CK-STR.2")
def test_behind_a_straddle_of_the_button_the_small_blind_begins(rules: HandRules) -> None:
    assert turns(hand((0, 0, 0, 0, 0, 40), rules=rules)) == [0, 1, 2, 3, 4, 5]
    assert turns(hand((0, 0, 40, 80, 160, 320), rules=rules)) == [0, 1, 2, 3, 4, 5]
    three = hand((0, 0, 40), blinds=(10, 20, 0), stacks=(2000,) * 3, rules=rules)
    assert turns(three) == [0, 1, 2]


@pytest.mark.clause("CH-4.14", "CH-6.TH.7")
def test_with_antes_only_the_straddler_acts_last_too() -> None:
    antes = (10,) * 6
    plain = hand((), blinds=(), antes=antes, bring_in=20, rules=HELSINKI)
    assert turns(plain) == [0, 1, 2, 3, 4, 5]
    dealt = hand((40, 0, 0, 0, 0, 0), blinds=(), antes=antes, bring_in=20, rules=HELSINKI)
    assert dealt.actor == 1 and dealt.legal() == (40, 60, 1990)
    assert turns(dealt) == [1, 2, 3, 4, 5, 0]


@HOUSES
@pytest.mark.clause("CH-4.14", "CK-STR")
def test_in_fixed_limit_a_straddle_is_one_of_the_raises(rules: HandRules) -> None:
    """A bet and three raises: the blind is the bet, the straddle the first raise."""
    dealt = hand((0, 0, 40, 0, 0, 0), form="fixed_limit", rules=rules)
    assert dealt.legal() == (40, 60, 60)
    dealt.raise_to(60)
    dealt.raise_to(80)
    assert dealt.legal()[1] == -1
    with pytest.raises(Refused) as refused:
        dealt.raise_to(100)
    assert refused.value.code == "raises-capped"


def test_in_pot_limit_the_straddle_is_the_bet_to_call() -> None:
    """10 + 20 + 40 and a call of 40: a raise of 110 more."""
    dealt = hand((0, 0, 40, 0, 0, 0), form="pot_limit", deal="omaha")
    assert dealt.legal() == (40, 60, 150)


def test_a_short_stack_posts_what_it_has() -> None:
    dealt = hand((0, 0, 40, 0, 0, 0), stacks=(2000, 2000, 30, 2000, 2000, 2000))
    assert dealt.bets[2] == 30 and dealt.status[2] == 1 and dealt.legal()[:2] == (30, 50)
    blind = hand((0, 0, 40, 0, 0, 0), stacks=(2000, 2000, 15, 2000, 2000, 2000))
    assert blind.legal()[:2] == (20, 40)


def test_straddles_that_cannot_be_are_refused() -> None:
    for straddles, said in (
        ((0, 40, 0, 0, 0, 0), "owes a blind"),
        ((0, 0, 20, 0, 0, 0), "larger than what was posted"),
        ((0, 0, 80, 40, 0, 0), "larger than what was posted"),
        ((0, 0, 40), "3 straddles for 6 players"),
        ((0, 0, -40, 0, 0, 0), "straddles must be whole numbers"),
    ):
        with pytest.raises(Refused, match=said):
            hand(straddles)
    with pytest.raises(Refused, match="opens_later"):
        hand((), opens_later=6)
    with pytest.raises(Refused, match="no straddles"):
        hand((40, 0, 0, 0, 0, 0), blinds=(), antes=(5,) * 6, deal="stud", form="fixed_limit", bring_in=10)


@HOUSES
def test_a_straddled_hand_survives_dump_and_replay(rules: HandRules) -> None:
    dealt = hand((0, 0, 40, 80, 0, 0), rules=rules)
    for verb, amount in (("fold", 0), ("call", 0), ("raise_to", 200), ("fold", 0), ("call", 0)):
        dealt.act(verb, amount)
    again = Hand.load(dealt.dump())
    assert again.dump() == dealt.dump() and again.setup.straddles == (0, 0, 40, 80, 0, 0)
    while not dealt.is_over:
        dealt.act("call" if dealt.legal()[0] else "check")
    assert sum(dealt.stacks) == sum(STACKS)


@pytest.mark.clause("CH-4.13")
def test_a_second_button_says_where_the_betting_of_later_rounds_begins() -> None:
    dealt = hand((), opens_later=4, rules=HELSINKI)
    assert turns(dealt) == [2, 3, 4, 5, 0, 1] and dealt.actor == 4
    dealt.check()
    dealt.raise_to(40)
    assert dealt.actor == 0
    gone = hand((), opens_later=4, rules=HELSINKI)
    gone.call()
    gone.call()
    gone.fold()
    gone.call()
    gone.call()
    gone.check()
    assert gone.actor == 5


@HOUSES
@pytest.mark.parametrize("straddles", [(0, 0, 40, 0, 0, 0), (0, 0, 40, 80, 0, 0), (0, 0, 0, 0, 0, 40)])
def test_a_history_writes_straddles_and_replays(rules: HandRules, straddles: tuple[int, ...]) -> None:
    rules = dataclasses.replace(rules, pot_unit=10)  # the smallest chip beside blinds of 10 and 20
    dealt = hand(straddles, rules=rules, opens_later=3)
    dealt.raise_to(dealt.legal()[1])
    while not dealt.is_over:
        dealt.act("call" if dealt.legal()[0] else "check")
    document = phh_of(dealt)
    assert document.blinds_or_straddles == tuple(
        max(two) for two in zip((10, 20, 0, 0, 0, 0), straddles, strict=True)
    )
    again = replay(read_phh(write_phh(document)), rules)
    assert list(again.final_stacks) == dealt.stacks


def test_blinds_and_straddles_of_a_document_are_told_apart() -> None:
    assert straddles_among([10, 20, 40, 80, 0, 0], 20, 0) == [0, 0, 40, 80, 0, 0]
    assert straddles_among([20, 40, 0], 20, 0) == [0, 40, 0], "nobody posts the small blind"
    assert straddles_among([40, 0, 0], 10, 20) == [40, 0, 0], "antes only"
    assert straddles_among([0, 0, 0, 3000], 3000, 0) == [0, 0, 0, 0], "a blind of the button alone"
    assert straddles_among([2, 1], 1, 0) == [0, 0]
