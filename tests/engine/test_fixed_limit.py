"""Fixed limit at Casino Helsinki: sizes, the cap, the half bet, completion and the pair that lies open."""

import pytest

from cardroom.engine import Hand
from tests.engine.deals import deal, play, refusal
from tests.engine.helsinki import HELSINKI


def limit(stacks: list[int], script: str = "") -> Hand:
    """Hold'em 100/200 on the flop, after everybody called: P1 is player 0."""
    hand = deal([stack + 100 for stack in stacks], (50, 100), form="fixed_limit", bet=100, rules=HELSINKI)
    for _ in stacks:
        hand.act("check" if hand.legal()[0] == 0 else "call")
    assert hand.street == 1
    return play(hand, script)


def totals(hand: Hand) -> tuple[int, int, int]:
    """What there is to call in all, and the least and largest total to raise to."""
    call, least, most = hand.legal()
    return hand.bets[hand.actor] + call, least, most


@pytest.mark.clause("CH-5.2")
def test_the_smaller_bet_in_the_first_two_rounds_then_the_larger() -> None:
    hand = deal([5000] * 3, (50, 100), form="fixed_limit", bet=100, rules=HELSINKI)
    assert hand.raise_size == 100
    play(hand, "call call check")
    assert hand.raise_size == 100
    play(hand, "check check check")
    assert hand.raise_size == 200
    play(hand, "check check check")
    assert hand.raise_size == 200


@pytest.mark.clause("CH-5.3")
def test_a_bet_is_raised_three_times_at_most() -> None:
    hand = limit([5000] * 4, "100 200 300 400")
    assert totals(hand) == (400, -1, -1)
    refused = refusal(hand, "500")
    assert refused.code == "raises-capped" and refused.clauses[:2] == ("CH-5.3", "CH-5.4")


@pytest.mark.clause("CH-5.4")
def test_two_players_with_money_raise_without_limit() -> None:
    hand = deal([5000] * 2, (100, 50), form="fixed_limit", bet=100, rules=HELSINKI)
    play(hand, "200 300 400 500 600")
    assert totals(hand) == (600, 700, 700)


@pytest.mark.clause("CH-5.4")
def test_two_left_of_three_in_the_middle_of_a_round_keep_the_cap() -> None:
    hand = limit([5000] * 3, "100 fold 200 300 400")
    assert totals(hand) == (400, -1, -1)


@pytest.mark.clause("CH-5.5")
def test_up_to_half_a_bet_is_no_raise() -> None:
    hand = limit([5000, 130, 5000, 5000], "100 all-in")
    assert totals(hand) == (130, 200, 200)
    play(hand, "200 300 400")
    assert totals(hand)[1] == -1, "three raises over the first bet, to 400"


@pytest.mark.clause("CH-5.5")
def test_exactly_half_a_bet_is_no_raise_either() -> None:
    hand = limit([5000, 150, 5000, 5000], "100 all-in")
    assert totals(hand) == (150, 200, 200)


@pytest.mark.clause("CH-5.5")
def test_behind_half_a_bet_the_first_bettor_may_not_raise() -> None:
    hand = limit([5000, 130, 5000], "100 all-in call")
    assert hand.actor == 0 and totals(hand) == (130, -1, -1)
    refused = refusal(hand, "200")
    assert refused.code == "betting-not-reopened" and "CH-5.5" in refused.clauses


@pytest.mark.clause("CH-5.6")
def test_more_than_half_a_bet_is_a_raise() -> None:
    hand = limit([5000, 170, 5000, 5000], "100 all-in")
    assert totals(hand) == (170, 270, 270)
    play(hand, "270 370")
    assert totals(hand) == (370, -1, -1), "the cap"
    hand = limit([5000, 170, 5000], "100 all-in call")
    assert hand.actor == 0 and totals(hand) == (170, 270, 270)


def stud(
    up_cards: str, script: str, stacks: tuple[int, ...] = (5000,) * 3, form: str = "fixed_limit", **more: int
) -> Hand:
    """Seven card stud 100/200 with a forced bet of 50 and these first face-up cards."""
    holes = [f"????{up_cards[2 * player : 2 * player + 2]}" for player in range(len(stacks))]
    return play(open_stud(holes, stacks, form, **more), script)


def open_stud(
    holes: list[str], stacks: tuple[int, ...], form: str = "fixed_limit", bring_in: int = 50
) -> Hand:
    """The deal; "??" in `holes` is any card."""
    known = {text[place : place + 2] for text in holes for place in range(0, len(text), 2)} - {"??"}
    spare = iter([card for card in ALL_CARDS if card not in known])
    full = [
        "".join(next(spare) if text[p : p + 2] == "??" else text[p : p + 2] for p in range(0, len(text), 2))
        for text in holes
    ]
    return deal(
        stacks,
        antes=(10,) * len(stacks),
        variant="stud",
        form=form,
        bet=100,
        bring_in=bring_in,
        holes=full,
        rules=HELSINKI,
    )


ALL_CARDS = [rank + suit for rank in "3456789TJQK" for suit in "cdhs"]


@pytest.mark.clause("CH-6.STUD.3")
def test_the_lowest_card_posts_the_forced_bet_or_bets_at_once() -> None:
    hand = stud("KsTc2h", "")
    options = hand.options()
    assert hand.actor == 2 and options.bring_in == 50 and options.min_raise_to == options.max_raise_to == 100
    assert not options.can_fold and not options.can_check
    assert refusal(hand, "fold").code == "must-bring-in"
    assert "CH-6.STUD.3" in refusal(hand, "check").clauses
    play(hand, "C:bring-in A:call B:100 C:call A:call")
    assert hand.street == 1


@pytest.mark.clause("CH-6.STUD.4")
def test_the_first_round_is_forced_bet_completion_and_three_raises() -> None:
    hand = stud("KsTc2h", "C:bring-in")
    for total in (100, 200, 300, 400):
        assert totals(hand)[1:] == (total, total)
        hand.raise_to(total)
    assert totals(hand) == (400, -1, -1)


@pytest.mark.clause("CH-6.STUD.22")
def test_behind_a_short_forced_bet_the_next_player_posts_it_in_full() -> None:
    hand = stud("KsTc2h", "C:bring-in", (5000, 5000, 30))
    assert hand.bets[2] == 20 and totals(hand) == (50, 100, 100)


@pytest.mark.clause("CH-6.STUD.22")
def test_behind_an_opener_whom_the_ante_put_all_in_whoever_stays_in_posts_the_forced_bet_in_full() -> None:
    """The lowest card has no chip left: the next players fold, bring in or complete."""
    stacks = (5000, 5000, 10, 5000)
    hand = stud("KsTc2h9d", "", stacks)
    options = hand.options()
    assert (options.player, options.bring_in, options.call) == (3, 50, 0)
    assert options.can_fold and not options.can_check and options.min_raise_to == options.max_raise_to == 100
    refused = refusal(hand, "check")
    assert refused.code == "must-bring-in" and "CH-6.STUD.22" in refused.clauses and "fold" in refused.message
    play(hand, "D:fold")
    assert hand.actor == 0 and hand.options().can_fold and hand.options().bring_in == 50
    play(hand, "A:bring-in")
    assert hand.bets == [50, 0, 0, 0] and totals(hand) == (50, 100, 100), "in full, and the others answer it"
    completed = stud("KsTc2h9d", "D:100", stacks)
    assert completed.bets[3] == 100 and totals(completed) == (100, 200, 200)


@pytest.mark.clause("CH-6.STUD.22")
def test_where_all_but_one_fold_to_an_opener_without_chips_the_last_gets_the_forced_bet_back() -> None:
    hand = stud("KsTc2h", "A:fold B:bring-in", (5000, 5000, 10))
    assert hand.is_over and sum(hand.stacks) == 10_010 and hand.collected == [0, 0, 0]
    alone = stud("KsTc2h", "A:fold B:fold", (5000, 5000, 10))
    assert alone.is_over and alone.stacks == [4990, 4990, 30], "the opener is the last in the hand"
    both = stud("KsTc2h3h", "A:fold B:fold", (5000, 5000, 10, 10))
    assert both.is_over and both.asked == 0 and sum(both.stacks[2:]) == 40


@pytest.mark.clause("CH-6.STUD.6")
def test_of_equal_cards_the_suit_decides() -> None:
    assert stud("2s2c2d", "").actor == 1, "clubs are the lowest"
    assert stud("AhAsAd", "", form="pot_limit", bring_in=0).actor == 1, "spades are the highest"


@pytest.mark.clause("CH-6.STUD.5")
def test_in_pot_limit_the_highest_card_checks_or_bets_from_the_ante_to_the_pot() -> None:
    hand = deal(
        (500,) * 3,
        antes=(10,) * 3,
        variant="stud",
        form="pot_limit",
        bet=10,
        holes=["3c4c7d", "3d4dKs", "3h4h2c"],
        rules=HELSINKI,
    )
    assert hand.actor == 1 and hand.options().can_check
    assert hand.legal() == (0, 10, 30)


def fourth(ups: list[str], script: str, variant: str = "stud") -> Hand:
    """100/200 on fourth street: each player's two face-up cards."""
    holes = [f"????{text}" for text in ups]
    known = {text[place : place + 2] for text in ups for place in (0, 2)}
    spare = iter([card for card in ALL_CARDS if card not in known])
    full = [next(spare) + next(spare) + text[4:] for text in holes]
    hand = deal(
        (5000,) * len(ups),
        antes=(10,) * len(ups),
        variant=variant,
        form="fixed_limit",
        bet=100,
        bring_in=50,
        holes=full,
        rules=HELSINKI,
    )
    play(hand, "bring-in" + " call" * (len(ups) - 1))
    assert hand.street == 1
    return play(hand, script)


@pytest.mark.clause("CH-6.STUD.8")
def test_an_open_pair_on_fourth_street_lets_anyone_double_the_bet() -> None:
    hand = fourth(["KsKd", "Tc4h", "2h9d"], "A:100")
    assert hand.legal()[1:] == (200, 300)
    refused = refusal(hand, "250")
    assert refused.code == "raise-between-sizes" and refused.clauses == ("CH-6.STUD.8",)
    play(hand, "B:300")
    assert totals(hand) == (300, 500, 500)
    play(hand, "C:500 A:700")
    assert totals(hand) == (700, -1, -1), "the cap"


@pytest.mark.clause("CH-6.STUD.8")
def test_the_first_bet_may_be_the_double_one() -> None:
    hand = fourth(["KsQd", "TcTh", "2h9d"], "")
    assert hand.actor == 1 and hand.legal() == (0, 100, 200)


@pytest.mark.clause("CH-6.STUD.8", "CH-6.STUD8.1", "CH-6.RAZZ.4")
def test_without_a_pair_and_in_the_low_games_nothing_doubles() -> None:
    assert fourth(["KsQd", "Tc4h", "2h9d"], "").legal() == (0, 100, 100)
    assert fourth(["KsKd", "Tc4h", "2h9d"], "", "stud8").legal() == (0, 100, 100)
    assert fourth(["KsKd", "Tc4h", "2h9d"], "", "razz").legal() == (0, 100, 100)


@pytest.mark.clause("CH-6.STUD.30")
def test_a_whole_hand_of_stud_costs_32_bets_at_most() -> None:
    hand = stud("KsTc2h", "")
    while not hand.is_over:
        _, least, _ = hand.legal()
        if least >= 0:
            hand.raise_to(least)
        else:
            hand.call()
    assert hand.setup.stacks[0] - 10 - 32 * 100 == min(hand.stacks)


@pytest.mark.clause("CH-6.STUD.30")
def test_the_printed_chart_of_call_and_raise_round_by_round() -> None:
    """In units of 100: 1, 1+1, 2+1, 3+1 on the first deal and fourth card, 2, 2+2, 4+2, 6+2 from the fifth card on."""
    hand, chart = open_stud(["????Ks7d", "????Tc9h", "????2h5c"], (5000,) * 3), []
    while not hand.is_over:
        street, parts = hand.street, []
        while hand.street == street and not hand.is_over:
            called, (_, least, most) = max(hand.bets), hand.legal()
            if least < 0:
                hand.call()
                continue
            assert least == most
            hand.raise_to(least)
            parts.append((called // 100, (least - called) // 100))
        chart.append(parts)
    small, large = [(0, 1), (1, 1), (2, 1), (3, 1)], [(0, 2), (2, 2), (4, 2), (6, 2)]
    assert chart == [small, small, large, large, large]
    assert [sum(parts[-1]) for parts in chart] == [4, 4, 8, 8, 8] and sum([4, 4, 8, 8, 8]) == 32
