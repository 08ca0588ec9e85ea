"""The three no-limit games of the Annual Computer Poker Competition have the published numbers of states."""

import pytest

from cardroom.env import deal_of
from cardroom.env.game_sizes import betting_tree, heads_up_tree, size_of
from cardroom.rules import Refused

PUBLISHED = {
    (1000, 2): (
        7159379256300503000014733539416250494206634292391071646899171132778113414200,
        7231696218395692677395045408177846358424267196938605536692771479904913016,
        937575457443070937268150407671117224976700640913137221641272121424098561,
    ),
    (400, 2): (
        1375203442350500983963565602824903351778252845259200,
        1389094358906842392181537788403345780331801813952,
        180091019297791288982204479657796281550065385037,
    ),
    (20000, 100): (
        int(
            "631143875439997536762421500982349491523134755009560867161754754138543071866492234040692467854187671526019"
            "435023155654264055463548134458792123919483147215176128484600"
        ),
        int(
            "637519066101007550690301496238244324920475418719042634144396116764136550474559674075887513367166011522983"
            "983431697050644965107911879207553424525286198175080441144"
        ),
        int(
            "82653117189901827068203416669319641326155549963289335994852924537125934134924844970514122385645557438192"
            "782454335992412716935898684703899327697523295834972572001"
        ),
    ),
}
"""(stack, big blind): states, information sets, and actions with suits exchangeable (Johanson, 1302.7008)."""


@pytest.mark.parametrize(
    ("stack", "blind"), [(1000, 2), (400, 2), pytest.param(20000, 100, marks=pytest.mark.slow)]
)
def test_a_game_of_the_competition_has_the_published_size(stack: int, blind: int) -> None:
    size = size_of(heads_up_tree(stack, blind))
    assert (size.states, size.information_sets, size.canonical_actions) == PUBLISHED[stack, blind]


@pytest.mark.parametrize(("stack", "blind"), [(3, 2), (5, 2), (12, 2), (17, 3), (20, 4)])
def test_the_engine_allows_the_same_betting_as_the_formula_counts(stack: int, blind: int) -> None:
    base = deal_of("nlhe", 2, stacks=(stack, stack), blinds=(blind, blind // 2))
    assert betting_tree(base) == heads_up_tree(stack, blind)


def test_betting_that_depends_on_cards_is_not_counted() -> None:
    with pytest.raises(Refused, match="depends on cards"):
        betting_tree(deal_of("stud", 2))
    with pytest.raises(Refused, match="larger than the big blind"):
        heads_up_tree(2, 2)
