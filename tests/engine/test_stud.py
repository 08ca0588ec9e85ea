"""Stud, stud hi-lo, razz and Sökö: who opens, what lies open, and a deck that runs short."""

from dataclasses import replace

import pytest

from cardroom.cards.card import parse_cards
from cardroom.cards.deck import second_deck
from cardroom.engine import Hand, Setup
from cardroom.engine.events import RESHUFFLED
from cardroom.engine.setup import Form
from cardroom.games import game
from tests.engine.deals import deal, facts, play
from tests.engine.helsinki import BURNING, HELSINKI


def stud(
    holes: list[str], variant: str = "stud", form: Form | str = "", bring_in: int = 5, stack: int = 1000
) -> Hand:
    """A game with an ante of 1, bets of 10 and 20 and these own cards, in the order dealt."""
    declared = game(variant)
    return deal(
        (stack,) * len(holes), antes=(1,) * len(holes), variant=declared, form=form or declared.forms[0], bet=10,
        bring_in=bring_in, holes=holes, rules=HELSINKI,
    )  # fmt: skip


def check_round(hand: Hand) -> None:
    """Everybody checks or calls to the end of the round."""
    street = hand.street
    while hand.street == street and not hand.is_over:
        if hand.asked:
            hand.bring_in()
        else:
            hand.act("check" if hand.legal()[0] == 0 else "call")


@pytest.mark.clause("CH-6.STUD.1", "CH-6.STUD.2")
def test_two_down_one_up_three_more_up_and_a_last_one_down() -> None:
    hand = stud(["2c3c4c5c6c7c8c", "2d3d5d6d7d8d9d"])
    assert [len(up) for up in hand.ups] == [1, 1] and [len(hole) for hole in hand.holes] == [3, 3]
    assert hand.hole_places == [(0, 2, 4), (1, 3, 5)]
    assert hand.visible_hole(0, -1) == [-1, -1, *parse_cards("4c")]
    for cards, ups in ((4, 2), (5, 3), (6, 4), (7, 4)):
        check_round(hand)
        assert (len(hand.holes[0]), len(hand.ups[0])) == (cards, ups)
    check_round(hand)
    assert hand.is_over


@pytest.mark.parametrize(("behind", "may_raise"), [(10, False), (11, True)])
def test_who_has_no_more_than_the_forced_bet_can_only_post_it(behind: int, may_raise: bool) -> None:
    holes = ["5c3c4c5h6h7h8h", "2d3dKcTd7d8d9d"]
    hand = deal(
        (1000, 1 + behind), antes=(1, 1), variant="stud", form="pot_limit", bet=10, bring_in=10, holes=holes,
        rules=HELSINKI,
    )  # fmt: skip
    assert hand.actor == 1 and hand.options().bring_in == 10
    assert hand.options().can_raise == may_raise
    if not may_raise:
        hand.all_in()
        assert facts(hand, "brought_in") and hand.bets[1] == behind


@pytest.mark.clause("CH-6.STUD.7", "CH-6.STUD.9", "CH-6.STUD.10")
def test_the_best_open_hand_opens_each_later_round() -> None:
    hand = stud(["2c3cQdQh2s9d4d", "4c5cKdJsJh9c5d", "6c7c2dAs3sAd6d"])
    assert hand.actor == 2  # the deuce brings in
    openers = []
    for _ in range(4):
        check_round(hand)
        openers.append(hand.actor)
    assert openers == [0, 0, 2, 2], "queens, queens over jacks, aces, and the same cards still"


@pytest.mark.clause("CH-6.STUD.7")
def test_of_equal_open_hands_the_first_from_the_dealers_left_opens() -> None:
    hand = stud(["2c3c2dKc", "4c5cAdQh", "6c7cAsQs"])
    check_round(hand)
    assert hand.actor == 1


@pytest.mark.clause("CH-6.STUD.7")
def test_if_the_best_open_hand_is_all_in_the_next_player_opens() -> None:
    hand = deal(
        (100, 6, 100), antes=(1,) * 3, variant="stud", form="fixed_limit", bet=10, bring_in=5, rules=HELSINKI,
        holes=["2c3c2d7h", "4c5cAdAh", "6c7cJs9s"],
    )  # fmt: skip
    play(hand, "A:bring-in B:call C:call")
    assert hand.street == 1 and hand.actor == 2


@pytest.mark.clause("CH-6.RAZZ.3")
def test_in_razz_the_highest_card_brings_in_and_an_ace_is_low() -> None:
    hand = stud(["2c3cKd", "4c5cAs", "6c7cKs"], "razz")
    assert hand.actor == 2 and hand.options().bring_in == 5


@pytest.mark.clause("CH-6.RAZZ.4")
def test_in_razz_the_best_low_opens() -> None:
    hand = stud(["2c3c7d2h7h", "4c5c8s3sQd", "6c7cTdAh2d"], "razz")
    check_round(hand)
    assert hand.actor == 0, "7-2 before 8-3 and T-A"
    check_round(hand)
    assert hand.actor == 2, "T-2-A before Q-8-3 and a pair of sevens"


@pytest.mark.clause("CH-6.RAZZ.1", "CH-6.RAZZ.2")
def test_in_razz_the_lowest_hand_wins() -> None:
    hand = stud(["Jc6c5d4h3hKdKh", "Jd7c3d2sAsKcQc"], "razz")
    while not hand.is_over:
        check_round(hand)
    assert [won["player"] for won in facts(hand, "won")] == [0]


@pytest.mark.clause("CH-6.STUD8.1", "CH-6.HILO.4")
def test_stud_hi_lo_halves_between_high_and_low() -> None:
    hand = stud(["KcKdQd2h9hTs8c", "Ac2c3d4s8dJsTd"], "stud8")
    while not hand.is_over:
        check_round(hand)
    assert [(won["share"], won["player"], won["amount"]) for won in facts(hand, "won")] == [
        (0, 0, 6),
        (1, 1, 6),
    ]


# Sökö


@pytest.mark.clause("CH-6.SOKO.1", "CH-6.SOKO.2")
def test_in_soko_the_highest_card_opens_with_a_bet_from_the_ante_to_the_pot() -> None:
    hand = deal(
        [100] * 3,
        antes=[2] * 3,
        variant="soko",
        form="pot_limit",
        bet=2,
        holes=["2cAh", "3cAs", "4cKs"],
        rules=HELSINKI,
    )
    assert hand.actor == 1 and hand.options().can_check and hand.legal() == (0, 2, 6)


@pytest.mark.clause("CH-6.SOKO.3")
def test_in_soko_the_best_open_cards_open_and_four_to_a_flush_beat_a_pair() -> None:
    holes = ["2cKh9h4h3h", "3cAsAdTcQd", "4c5c6d7s8d"]
    hand = deal(
        [100] * 3, antes=[2] * 3, variant="soko", form="pot_limit", bet=2, holes=holes, rules=HELSINKI
    )
    openers = [hand.actor]
    for _ in range(3):
        check_round(hand)
        openers.append(hand.actor)
    assert openers == [1, 1, 1, 0]


@pytest.mark.clause("CH-6.SOKO.3")
def test_in_soko_of_equal_open_cards_the_elder_opens() -> None:
    hand = deal(
        [100] * 3,
        antes=[2] * 3,
        variant="soko",
        form="pot_limit",
        bet=2,
        holes=["2c4hKd", "3cKsJd", "4cKcJh"],
        rules=HELSINKI,
    )
    assert hand.actor == 1
    check_round(hand)
    assert hand.actor == 1


@pytest.mark.clause("CH-6.SOKO.4", "CH-6.SOKO.5")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2c2d3h3sKd", "AsKsQs9s4d"),
        ("AcKc9c4c2d", "9d8s7h6dAd"),
        ("9d8s7h6d2d", "AsAdKhQc9h"),
        ("9d8s7h6dAd", "9h8c7c6sKh"),
    ],
)
def test_sokos_hands_rank_by_their_own_order(better: str, worse: str) -> None:
    hand = deal(
        [100] * 2,
        antes=[2] * 2,
        variant="soko",
        form="pot_limit",
        bet=2,
        holes=[worse, better],
        rules=HELSINKI,
    )
    while not hand.is_over:
        check_round(hand)
    assert [won["player"] for won in facts(hand, "won")] == [1]


@pytest.mark.clause("CH-6.DC.2")
@pytest.mark.parametrize("variant", ["stud", "soko"])
def test_played_with_blinds_the_first_round_begins_behind_them_and_later_ones_by_open_cards(
    variant: str,
) -> None:
    size = 2 if variant == "stud" else 1
    holes = [
        f"{'2c3c'[: 2 * size]}4hTh",
        f"{'5c6c'[: 2 * size]}AsTs",
        f"{'7c8c'[: 2 * size]}KsKh",
        f"{'9cTc'[: 2 * size]}2d3d",
    ]
    hand = deal([200] * 4, (5, 10), variant=variant, form="pot_limit", holes=holes, rules=HELSINKI)
    assert hand.actor == 2 and not hand.options().bring_in and hand.legal()[0] == 10
    play(hand, "C:call D:call A:call B:check")
    assert hand.actor == 2, "kings"


# A deck that runs short


def short(players: int, variant: str = "stud", until: int = 4) -> Hand:
    """A table where cards are burned and the last is never dealt, everybody in at seventh street (or before)."""
    hand = Hand(
        Setup(
            game=game(variant), form="fixed_limit", stacks=(1000,) * players, antes=(1,) * players, bring_in=5,
            minimum_bet=10, small_bet=10, big_bet=20, deck=range(52), rules=BURNING,
        )
    )  # fmt: skip
    while hand.street < until and not hand.is_over:
        check_round(hand)
    return hand


@pytest.mark.clause("CH-6.STUD.15")
def test_six_players_have_cards_enough() -> None:
    hand = short(6)
    assert not hand.is_reshuffled and [len(hole) for hole in hand.holes] == [7] * 6
    assert len(hand.burned) == 4


@pytest.mark.clause("CH-6.STUD.15", "CH-6.STUD.16")
@pytest.mark.parametrize(("players", "is_enough"), [(2, True), (4, True), (5, True), (6, False), (7, False)])
def test_the_last_street_needs_a_card_for_every_player_left_and_two_more(
    players: int, is_enough: bool
) -> None:
    """Of seven who were dealt in so many are left for the seventh street, with seven cards in the deck."""
    hand = short(7, until=3)
    assert 52 - sum(map(len, hand.holes)) - len(hand.burned) == 7
    hand.raise_to(hand.legal()[1])
    for place in range(6):
        hand.act("fold" if place < 7 - players else "call")
    assert hand.is_reshuffled == (not is_enough) == (players + 2 > 7)
    assert sorted(map(len, hand.holes)) == [6] * (7 - players) + [7] * players


@pytest.mark.clause("CH-6.STUD.16")
def test_for_seven_players_the_burn_cards_are_shuffled_in() -> None:
    hand = short(7)
    assert [event for event in hand.events if event[0] == RESHUFFLED] == [(RESHUFFLED, 10)]
    assert [len(hole) for hole in hand.holes] == [7] * 7 and hand.board == []
    assert len({card for hole in hand.holes for card in hole}) == 49
    assert len(hand.burned) == 1 and len(hand.stub) == 2


@pytest.mark.clause("CH-6.STUD.17", "CH-6.STUD.18")
def test_for_eight_players_one_card_is_for_all() -> None:
    hand = short(8)
    assert [event for event in hand.events if event[0] == RESHUFFLED] == [(RESHUFFLED, 4)]
    assert [len(hole) for hole in hand.holes] == [6] * 8 and len(hand.board) == 1
    assert (len(hand.burned), len(hand.stub)) == (1, 2), "one of the four burned, one for all"
    while not hand.is_over:
        check_round(hand)
    assert all(len(shown["cards"]) == 6 for shown in facts(hand, "shown"))  # type: ignore[arg-type] - a tuple of cards


@pytest.mark.clause("CH-6.STUD.20")
def test_nine_players_share_the_sixth_card_and_then_the_seventh() -> None:
    hand = short(9)
    assert [len(hole) for hole in hand.holes] == [5] * 9 and len(hand.board) == 2


@pytest.mark.clause("CH-6.STUD.17")
def test_the_card_for_all_counts_in_who_opens() -> None:
    """Nobody burns here: 48 cards are dealt by sixth street, and one of the four left is for all."""
    ups = ["AsKd9h3c", "2c4s6d8h", "2d4h6s8c", "2h4c6c8d", "2s5h7d9c", "3d5s7c9d", "3h5c7h9s", "3s5dTcJh"]
    downs = ["QcQd", "QhQs", "JcJd", "JsTd", "ThTs", "KcKh", "KsAc", "AdAh"]
    holes = [down + up for down, up in zip(downs, ups, strict=True)]
    left = [card for card in range(52) if card not in parse_cards("".join(holes))]
    eight = next(card for card in left)
    hand = stud(holes)
    while hand.street < 4:
        check_round(hand)
    assert hand.board == [eight] and [len(hole) for hole in hand.holes] == [6] * 8
    paired = [player for player, up in enumerate(hand.ups) if eight >> 2 in [card >> 2 for card in up]]
    assert hand.actor == paired[0]


def test_a_reshuffle_is_the_same_every_time_and_deals_from_the_second_deck() -> None:
    hand, again = short(7), short(7)
    assert hand.events == again.events and hand.dump() == again.dump()
    last = [places[-1] for places in hand.hole_places]
    assert min(last) >= 52
    order = second_deck(list(range(52)))
    assert [hand.holes[player][-1] for player in range(7)] == [order[place - 52] for place in last]
    loaded = Hand.load(hand.dump())
    assert loaded.dump() == hand.dump() and loaded.deck == hand.deck


def test_the_second_deck_may_be_handed_in() -> None:
    setup = short(7).setup
    hand = Hand(replace(setup, second=range(51, -1, -1)))
    while hand.street < 4:
        check_round(hand)
    seventh = [hole[-1] for hole in hand.holes]
    assert seventh == sorted(seventh, reverse=True)
