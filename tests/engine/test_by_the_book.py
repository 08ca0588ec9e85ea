"""Casino Helsinki's games dealt and played by its rulebook: what no test of a single game shows."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from cardroom.cards.deck import shuffled_deck
from cardroom.engine import Hand, HandRules, Setup
from cardroom.engine.events import named
from cardroom.games import game
from cardroom.rules import GameOffer, Refused, Stake, house
from cardroom.rules.house_games import GameInTurn
from tests.engine.deals import deal, facts, play

BOOK = house("casino-helsinki")


def rules(game_id: str) -> HandRules:
    return HandRules.of(BOOK.for_game(game_id))


def holdem(**more: Any) -> Hand:
    return deal([1000] * 3, (1, 2), rules=rules("holdem-nl"), **more)


# ---------------------------------------------------------------- Every offer


def posts(stake: Stake, part: GameInTurn, offer: GameOffer, seats: int) -> tuple[list[int], list[int], int]:
    """Blinds, antes and bring-in of a hand at a stake."""
    has_blinds = stake.big_blind_cents > 0 and (offer.deal != "rotation" or game(part.deal).opener is None)
    if not has_blinds:
        return [0] * seats, [stake.ante_cents] * seats, stake.bring_in_cents
    both = [stake.small_blind_cents, stake.big_blind_cents]
    blinds = ([both[1], both[0]] if seats == 2 else both) + [0] * (seats - 2)
    if offer.deal == "rotation":
        return blinds, [0] * seats, 0
    antes = [stake.ante_cents] * seats
    if stake.ante_by == "big_blind":
        antes = [stake.ante_cents if blind == max(blinds) else 0 for blind in blinds]
    return blinds, antes, 0


EVERY_STAKE = [
    pytest.param(offer, stake, id=f"{offer.id}-{stake.name}")
    for offer in BOOK.games.values()
    if offer.form != "points"
    for stake in offer.stakes
]


@pytest.mark.parametrize(("offer", "stake"), EVERY_STAKE)
def test_every_game_at_every_stake_can_be_dealt_and_played_to_the_end(offer: GameOffer, stake: Stake) -> None:
    chance = Random(f"{offer.id} {stake.name}")
    for part in offer.all_parts:
        most = min(BOOK.for_game(offer.id).seating.seats.value, game(part.deal).most_players)
        for seats in (2, most):
            blinds, antes, bring_in = posts(stake, part, offer, seats)
            stacks = [chance.randint(1, 100) * stake.unit_cents for _ in range(seats)]
            hand = Hand(
                Setup(
                    game=game(part.deal),
                    form=part.form,
                    stacks=stacks,
                    blinds=blinds,
                    antes=antes,
                    bring_in=bring_in,
                    minimum_bet=max(blinds) or stake.ante_cents,
                    small_bet=stake.small_bet_cents,
                    big_bet=stake.big_bet_cents,
                    deck=chance.sample(range(52), 52),
                    rules=rules(offer.id),
                )
            )
            while not hand.is_over:
                act(hand, chance)
            assert sum(hand.stacks) == sum(stacks)


def act(hand: Hand, chance: Random) -> None:
    """One decision that the rules allow, by chance."""
    options = hand.options()
    own = hand.holes[hand.actor]
    if options.discard:
        hand.discard(chance.sample(own, options.discard))
    elif options.draw >= 0:
        hand.draw(chance.sample(own, chance.randint(0, options.draw)))
    elif options.offered >= 0:
        chance.choice((hand.accept, hand.refuse))()
    else:
        verbs = [verb for verb, may in (("check", options.can_check), ("call", options.call > 0)) if may]
        verbs += [
            verb for verb, may in (("fold", options.can_fold), ("bring_in", options.bring_in > 0)) if may
        ]
        if options.can_raise and chance.random() < 0.4:
            hand.raise_to(chance.choice((options.min_raise_to, options.max_raise_to)))
        else:
            hand.act(chance.choice(verbs))


# ---------------------------------------------------------------- Hold'em as its chapter tells it


@pytest.mark.clause("CH-6.TH.1", "CH-6.TH.2", "CH-3.8")
def test_holdem_deals_two_cards_each_and_burns_before_each_later_deal() -> None:
    hand = play(holdem(deck=range(52)), "call call check")
    assert [len(hole) for hole in hand.holes] == [2, 2, 2]
    dealt = list(range(52))
    assert hand.board == dealt[7:10], "six own cards, one burned, three for the flop"
    play(hand, "check check check")
    assert hand.board[3:] == dealt[11:12]
    play(hand, "check check check")
    assert hand.board[4:] == dealt[13:14]
    assert not hand.is_over, "a betting round follows each deal"
    play(hand, "check check check")
    assert hand.is_over


@pytest.mark.clause("CH-6.TH.1")
def test_a_table_of_the_house_has_ten_seats_and_the_engine_deals_to_twelve_where_another_house_has_more() -> (
    None
):
    assert {
        BOOK.for_game(offer.id).seating.seats.value for offer in BOOK.games.values() if offer.deal == "holdem"
    } == {10}
    for players in (10, 12):
        assert len(deal([100] * players, (1, 2), rules=rules("holdem-nl")).holes) == players
    with pytest.raises(Refused, match="2 to 12 players"):
        deal([100] * 13, (1, 2), rules=rules("holdem-nl"))


ALL_THREE = [("posted_ante", seat, 3) for seat in range(3)]


@pytest.mark.clause("CH-6.TH.4")
@pytest.mark.parametrize(
    ("blinds", "ante", "bring_in", "posted"),
    [
        ((1, 2), 0, 0, [("posted_blind", 0, 1), ("posted_blind", 1, 2)]),
        ((1, 2), 3, 0, [("posted_blind", 0, 1), ("posted_blind", 1, 2), *ALL_THREE]),
        ((), 3, 2, ALL_THREE),
    ],
    ids=["blinds", "blinds and antes", "antes only"],
)
def test_the_deck_is_shuffled_and_what_opens_is_posted_before_the_deal(
    blinds: tuple[int, ...], ante: int, bring_in: int, posted: list[tuple[str, int, int]]
) -> None:
    """By the players next from the button (player 2), the small blind first."""
    assert BOOK.shuffle.when.value == "before_every_deal"
    decks = [shuffled_deck(bytes([seed]) * 32, b"") for seed in (1, 2)]
    assert decks[0] != decks[1] and sorted(decks[0]) == sorted(decks[1]) == list(range(52))
    hand = Hand(
        Setup(
            game=game("holdem"), form="no_limit", stacks=[1000] * 3, blinds=(*blinds, 0) if blinds else (0,) * 3,
            antes=[ante] * 3, bring_in=bring_in, minimum_bet=2, deck=decks[0], rules=rules("holdem-nl"),
        )
    )  # fmt: skip
    told = [named(event) for event in hand.events]
    dealt = [event["kind"] for event in told].index("dealt_hole")
    assert [(event["kind"], event["player"], event["amount"]) for event in told[:dealt]] == posted
    assert not [event for event in told[dealt:] if str(event["kind"]).startswith("posted")]
    assert hand.setup.both_decks[:6] == [hand.holes[seat][card] for card in range(2) for seat in range(3)]


@pytest.mark.clause("CH-4.3")
def test_blinds_are_posted_before_the_cards_by_the_players_behind_the_button() -> None:
    hand = holdem()
    assert list(hand.bets) == [1, 2, 0]
    kinds = [str(event["kind"]) for event in map(named, hand.events)]
    assert max(place for place, kind in enumerate(kinds) if kind == "posted_blind") < kinds.index(
        "dealt_hole"
    )


@pytest.mark.clause("CH-6.TH.5")
def test_the_player_behind_the_big_blind_may_fold_call_or_raise() -> None:
    options = holdem().options()
    assert options.player == 2 and options.can_fold and not options.can_check
    assert (options.call, options.min_raise_to) == (2, 4)


@pytest.mark.clause("CH-6.TH.9", "CH-5.29")
def test_from_the_flop_on_the_first_from_the_button_opens_and_who_checked_may_raise() -> None:
    hand = play(holdem(), "call call check")
    assert hand.actor == 0 and hand.options().can_check
    play(hand, "A:check B:check C:10")
    assert hand.actor == 0 and hand.options().min_raise_to == 20
    play(hand, "A:30 B:fold")
    assert hand.actor == 2 and hand.options().call == 20


@pytest.mark.clause("CH-6.TH.10")
def test_a_bet_nobody_calls_wins_the_pot_unshown() -> None:
    hand = play(holdem(), "8 fold fold")
    assert hand.is_over and list(hand.stacks) == [999, 998, 1003]
    assert not facts(hand, "shown")


@pytest.mark.clause("CH-6.TH.3")
@pytest.mark.parametrize(
    ("holes", "board"),
    [
        (("AsAd", "KsKd", "2c7d"), "Ah9c5s3d2h"),  # both own cards
        (("As2d", "QsJd", "3c7d"), "KhQhJhTh4s"),  # one own card: the ace-high straight
    ],
)
def test_any_cards_of_the_board_and_ones_own_make_the_hand(holes: Sequence[str], board: str) -> None:
    hand = play(holdem(holes=holes, board=board), "call call check " + "check " * 9)
    assert hand.stacks[0] == 1004


@pytest.mark.clause("CH-6.TH.3", "CH-5.38")
def test_the_board_alone_is_a_hand_too() -> None:
    hand = holdem(holes=("2c3d", "2d3c", "4h5s"), board="AhKhQhJhTh")
    assert list(play(hand, "call call check " + "check " * 9).stacks) == [1000] * 3


@pytest.mark.clause("CH-5.7", "CH-5.12")
def test_no_limit_bets_at_least_the_big_blind_and_raises_without_end() -> None:
    hand = play(holdem(), "call call check")
    assert hand.options().min_raise_to == 2
    for total in range(2, 22, 2):
        hand.raise_to(total)
    assert hand.options().min_raise_to == 22


@pytest.mark.clause("CH-5.7")
def test_pot_limit_without_blinds_opens_for_the_ante() -> None:
    hand = deal([1000] * 3, antes=[5] * 3, variant="stud", form="pot_limit", bet=5, rules=rules("stud-pl"))
    options = hand.options()
    assert (options.min_raise_to, options.max_raise_to, options.can_check) == (5, 15, True)


# ---------------------------------------------------------------- Omaha, high-low, stud


def heads_up(variant: str, holes: Sequence[str], board: str) -> Hand:
    """A called and checked pot limit hand of two; 0 is the big blind."""
    book_rules = rules(f"{variant}-pl")
    hand = deal(
        [1000] * 2, (2, 1), variant=variant, form="pot_limit", holes=holes, board=board, rules=book_rules
    )
    return play(hand, "call check " + "check " * 6)


@pytest.mark.clause("CH-6.OM.1", "CH-6.OM.2")
def test_omaha_deals_four_cards_and_uses_exactly_two() -> None:
    hand = heads_up("omaha", ("AsKdQd2c", "9h9d4c5d"), "2s7s8sJs4h")
    assert [len(hole) for hole in hand.holes] == [4, 4]
    assert list(hand.stacks) == [998, 1002], "one spade of one's own makes no flush: nines beat deuces"


@pytest.mark.clause("CH-6.OM.1")
def test_omaha_is_for_nine() -> None:
    assert BOOK.for_game("omaha-pl").seating.seats.value == 9


@pytest.mark.clause("CH-6.OM5.2")
def test_omaha_5_uses_two_own_and_three_of_the_board() -> None:
    hand = heads_up("omaha5", ("AsAdAcAhKd", "9h9d4c5d3h"), "9s7c8d2hJc")
    assert list(hand.stacks) == [998, 1002], "four aces in the hand are a pair: three nines win"


@pytest.mark.clause("CH-6.HILO.1", "CH-6.HILO.3")
@pytest.mark.parametrize(
    ("board", "stacks"),
    [
        ("5s7cKdKh8c", [1000, 1000]),  # 8 7 5 with A 2: a low takes half
        ("5s6cKdKh7c", [1000, 1000]),
        ("9s7c6dKdKh", [998, 1002]),  # two low cards on the board make none
        ("5s5c7cKdKh", [998, 1002]),  # the second five is no other card
    ],
)
def test_only_eight_or_better_without_a_pair_is_low(board: str, stacks: list[int]) -> None:
    hand = heads_up("omaha8", ("Ad2dTh9h", "KsKcJhTs"), board)
    assert list(hand.stacks) == stacks


@pytest.mark.clause("CH-6.HILO.3")
def test_straights_and_flushes_do_not_count_against_a_low() -> None:
    hand = heads_up("omaha8", ("Ad2c9d9s", "KsKhTs7s"), "3h4h5hKdKc")
    assert list(hand.stacks) == [1000, 1000], "the wheel is the low, four kings are the high"
    hand = heads_up("omaha8", ("Ad2d9h9s", "KsKcTs7s"), "3d4d5dKdKh")
    assert list(hand.stacks) == [1002, 998], "the steel wheel is both"


@pytest.mark.clause("CH-6.STUD.11", "CH-6.STUD.13")
def test_stud_is_won_by_five_of_seven_or_by_a_bet_nobody_calls() -> None:
    def dealt() -> Hand:
        return deal(
            [1000] * 2, antes=[1] * 2, variant="stud", form="pot_limit", bet=1, rules=rules("stud-pl"),
            holes=("AsKs2c3d4hQsJs", "9c9d9h5s6d2h7h"),
        )  # fmt: skip

    hand = play(dealt(), "B:2 A:fold")
    assert list(hand.stacks) == [999, 1001] and not facts(hand, "shown")
    hand = dealt()
    while not hand.is_over:
        hand.check()
    assert list(hand.stacks) == [999, 1001], (
        "three nines; ace, king, queen and jack of spades are four of a flush"
    )
