"""What staff do to a running hand keeps its chips and leaves it playable, in every game and form."""

from dataclasses import replace
from random import Random

import pytest

from cardroom.engine import Hand
from cardroom.engine.events import KILLED, MUCKED, VOIDED
from cardroom.engine.intervening import (
    bet_as_counted,
    bet_no_more,
    is_to_act,
    kill,
    leave_in,
    players_before,
    refund,
    round_of,
    settle,
    take_raise_back,
    void,
)
from cardroom.engine.posts import ACTIVE
from cardroom.engine.posts import FOLDED as OUT
from cardroom.engine.tasks import TO_BET, TO_DRAW, TO_SHOW
from cardroom.games import GAMES
from cardroom.games.game import Game
from cardroom.rules import Refused
from tests.engine.deals import deal, facts, play
from tests.engine.test_game_laws import chips, random_setup, step

EVERY_GAME = [(declared, form) for declared in GAMES.values() for form in declared.forms]
NAMES = [f"{declared.code}-{form}" for declared, form in EVERY_GAME]


@pytest.mark.parametrize(("declared", "form"), EVERY_GAME, ids=NAMES)
def test_hands_that_staff_kill_keep_the_chips_and_the_hand_ends(declared: Game, form: str) -> None:
    chance = Random(f"{declared.code} {form}")
    killed = 0
    for _ in range(25):
        hand = Hand(random_setup(chance, declared, form))
        whole = sum(hand.setup.stacks)
        while not hand.is_over:
            if chance.random() < 0.15:
                players = [player for player, status in enumerate(hand.status) if status != OUT]
                before = hand.actor, hand.street
                player = chance.choice(players)
                kill(hand, player)
                killed += 1
                if not hand.is_over and player != before[0] and hand.active > 1:
                    assert (hand.actor, hand.street) == before, "the turn stays where it was"
            else:
                step(hand, chance)
            assert hand.is_over or hand.actor < 0 or hand.status[hand.actor] != OUT
            if hand.actor >= 0 and hand.asked == TO_BET:
                assert hand.pending == sum(is_to_act(hand, one) for one in range(len(hand.status)))
        assert chips(hand) == whole
    assert killed > 10


def test_killing_a_hand_that_has_folded_changes_nothing() -> None:
    hand = play(deal([100] * 3, [1, 2]), "C:fold")
    before = hand.dump()
    kill(hand, 2)
    assert hand.dump() == before


def test_who_is_still_to_act_is_known() -> None:
    hand = play(deal([100] * 4, [1, 2]), "C:6 D:call")
    assert [is_to_act(hand, player) for player in range(4)] == [True, True, False, False]
    assert [players_before(hand, player) for player in range(4)] == [0, 1, 2, 3]


def test_a_dead_raise_is_taken_back_and_only_the_others_still_act() -> None:
    hand = play(deal([100] * 4, [1, 2]), "C:call")
    before = round_of(hand)
    play(hand, "D:10 A:fold")
    take_raise_back(hand, 3, before)
    assert (hand.price, hand.bets[3], hand.stacks[3], hand.actor) == (2, 2, 98, 1)
    assert hand.legal() == (0, 4, 100) and facts(hand, "killed") == [{"kind": "killed", "player": 3}]
    play(hand, "B:check B:check C:check")
    assert hand.street == 2 and [pot.amount for pot in hand.pots()] == [7]


def test_a_dead_raise_that_ends_the_round_when_it_is_taken_back() -> None:
    hand = play(deal([100] * 3, [1, 2]), "C:call A:call B:check A:4 B:call")
    before = round_of(hand)
    play(hand, "C:12")
    take_raise_back(hand, 2, before)
    assert hand.street == 2 and [pot.amount for pot in hand.pots()] == [18]


def test_everything_a_dead_hand_has_bet_can_go_back() -> None:
    hand = play(deal([100] * 3, [1, 2]), "C:6 A:call B:call A:check B:10 C:call")
    refund(hand, 2)
    kill(hand, 2)
    assert hand.stacks[2] == 100 and hand.actor == 0 and hand.total == 6 + 6 + 10
    play(hand, "A:fold")
    assert hand.is_over and hand.stacks == [94, 106, 100]


def test_chips_that_a_player_loses_without_calling_stay_in_the_pot() -> None:
    hand = play(deal([100] * 3, [1, 2]), "C:10")
    leave_in(hand, 0, 5)
    play(hand, "A:fold B:call")
    assert [pot.amount for pot in hand.pots()] == [26] and hand.stacks[0] == 94


@pytest.mark.parametrize(("is_all_in", "status"), [(True, 1), (False, ACTIVE)])
def test_a_bet_counts_for_what_was_accepted_and_the_rest_goes_back(is_all_in: bool, status: int) -> None:
    hand = deal([100] * 3, [1, 2])
    bet_as_counted(hand, 40, is_all_in)
    assert (hand.bets[2], hand.stacks[2], hand.status[2], hand.price) == (40, 60, status, 40)
    play(hand, "A:call B:fold")
    assert hand.street == 1 or hand.is_over
    assert sum(hand.stacks) + hand.total == 300


def test_a_bet_may_count_for_less_than_a_raise() -> None:
    hand = play(deal([100] * 3, [1, 2]), "C:10")
    bet_as_counted(hand, 13, False)
    assert hand.price == 13 and hand.status[0] == ACTIVE and hand.stacks[0] == 87
    assert not play(hand, "B:call").options().can_raise, "who had raised before may only call"


def test_who_bets_no_more_in_an_exchange_still_draws() -> None:
    hand = deal([100] * 3, [1, 2], variant="sviten")
    play(hand, "call call check check check check")
    for player in (0, 1):
        bet_no_more(hand, player)
        assert hand.actor == 0 and hand.asked == TO_DRAW, "nobody has drawn yet"
    play(hand, "A:draw= B:draw= C:draw=")
    assert [event["player"] for event in facts(hand, "stood_pat")] == [0, 1, 2]
    assert hand.is_over and sum(hand.stacks) == 300, "one alone bets against nobody"


def test_a_misdeal_gives_everything_back() -> None:
    hand = play(deal([100, 50, 80], [1, 2]), "C:6 A:call")
    void(hand)
    assert hand.is_over and hand.stacks == [100, 50, 80] and hand.total == 0
    assert [event[0] for event in hand.events[-2:]] == [VOIDED, 14]


def test_a_hand_that_waits_for_its_cards_stops_before_the_showdown() -> None:
    setup = replace(deal([100] * 3, [1, 2]).setup, deck=[-1] * 52, waits_for_cards=True)
    hand = play(
        Hand(setup), "C:call A:call B:check A:check B:check C:check A:check B:check C:check A:check B:check"
    )
    play(hand, "C:check")
    assert hand.actor == -1 and hand.asked == TO_SHOW and not hand.is_over
    with pytest.raises(Refused, match="hands are to be shown"):
        hand.check()
    with pytest.raises(Refused, match="board of known cards"):
        settle(hand.copy())
    kill(hand, 0, "muck")
    kill(hand, 1)
    assert hand.is_over and hand.stacks == [98, 98, 104]
    assert [event[0] for event in hand.events if event[0] in (MUCKED, KILLED)] == [MUCKED, KILLED]
