"""Rulings that move chips, or take a hand or a right, without a bet: they come into the live hand to the chip."""

from random import Random

import pytest

from cardroom.engine import HandRules, Setup
from cardroom.engine.posts import FOLDED as OUT
from cardroom.floor import said
from cardroom.floor.live import LiveHand
from cardroom.games import game
from cardroom.rules import Refused, house
from tests.floor.live.tables import play_on, tell_ups
from tests.floor.live.test_hardest import CH, CK, PF, PN, act, bet, finish, seat, table
from tests.floor.live.test_repairs import check_round, stud
from tests.floor.rulings import LIVE


def over(name: str) -> LiveHand:
    """A hand that A has won: 1200 from B, and the blinds."""
    live = table(name)
    act(live, "A:raise=1200 B:call C:fold D:fold")
    finish(live, "A")
    return live


@pytest.mark.parametrize("name", LIVE)
def test_a_pot_pushed_to_the_wrong_player_goes_to_the_right_one(name: str) -> None:
    live = over(name)
    told = {"amount": 3000, "next_hand": "not_begun"}
    ruling = live.irregular("wrong_pot", told, seat(live, "A"), other=seat(live, "B"))
    assert ruling.outcome == "repaid" and ruling.chips_of("right_winner").wins == 3000
    assert live.stacks[seat(live, "A")] == 18_800 and live.stacks[seat(live, "B")] == 21_800
    assert sum(live.stacks) == 80_000
    with pytest.raises(Refused, match="no more than 0"):
        live.irregular("wrong_pot", told, seat(live, "A"), other=seat(live, "B"))
    live.undo()
    assert live.stacks[seat(live, "A")] == 21_800


@pytest.mark.parametrize("name", LIVE)
def test_a_pot_that_stands_moves_no_chip(name: str) -> None:
    live = over(name)
    told = {"amount": 3000, "next_hand": "riffled"}
    ruling = live.irregular("wrong_pot", told, seat(live, "A"), other=seat(live, "B"))
    if live.question:
        live.decide("pot-stands")
    else:
        assert ruling.outcome == "stands"
    assert live.stacks[seat(live, "A")] == 21_800


def test_only_a_hand_that_is_over_has_a_wrong_pot_and_only_what_was_won() -> None:
    live = table(CH)
    told = {"amount": 3000, "next_hand": "not_begun"}
    with pytest.raises(Refused, match="not been pushed"):
        live.irregular("wrong_pot", told, 0, other=1)
    live = over(CH)
    for amount, player, other in ((3001, "A", "B"), (1, "B", "A"), (3000, "A", "A")):
        with pytest.raises(Refused, match="no more than"):
            live.irregular(
                "wrong_pot", told | {"amount": amount}, seat(live, player), other=seat(live, other)
            )
    with pytest.raises(Refused, match="no player -1"):
        live.irregular("wrong_pot", told, seat(live, "A"))


def punish(live: LiveHand, who: str, penalty: str, what: str = "faulty_deck") -> None:
    """An offence, and what staff chose."""
    live.irregular("offence", {"what": what, "repeated": True, "on_purpose": True}, seat(live, who))
    live.decide(penalty, reason="seen by the dealer")


@pytest.mark.clause("CH-3.26")
def test_bets_lost_as_a_penalty_stay_in_the_pot_and_are_lost_in_a_void_hand_too() -> None:
    live = table(CH, antes=[50] * 4)
    act(live, "A:raise=1200 B:call")
    punish(live, "B", "penalty-lost-bets")
    assert live.hand.status[seat(live, "B")] == 0 and live.hand.total == 200 + 200 + 400 + 2400
    live.irregular("duplicate_card")
    assert live.is_over and live.stacks[seat(live, "B")] == 20_000 - 1250
    assert [live.stacks[seat(live, who)] for who in "CDA"] == [20_417, 20_417, 20_416], (
        "the others share them"
    )
    assert sum(live.stacks) == 80_000
    assert LiveHand.load(live.dump(), live.book).stacks == live.stacks


@pytest.mark.clause("CH-3.26")
def test_a_penalty_behind_the_void_hand_takes_the_same() -> None:
    live = table(CH)
    act(live, "A:raise=1200 B:fold")
    live.irregular("duplicate_card")
    punish(live, "A", "penalty-lost-bets")
    assert live.stacks[seat(live, "A")] == 18_800
    assert sorted(live.stacks) == [18_800, 20_000, 20_600, 20_600], "who has folded has no share"
    punish(live, "A", "penalty-lost-bets")
    assert live.stacks[seat(live, "A")] == 18_800, "they are lost once"
    assert sum(live.stacks) == 80_000


@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize("penalty", ["penalty-dead-hand", "penalty-no-raising"])
def test_a_penalty_that_takes_the_hand_or_the_raise_does_so_in_the_hand(name: str, penalty: str) -> None:
    from typing import get_args

    from cardroom.floor.conduct.offences import Offence

    for what in get_args(Offence):
        live = table(name)
        act(live, "A:raise=1200")
        facts = {"what": what, "repeated": True, "on_purpose": True}
        if penalty not in [option.id for option in live.irregular("offence", facts, seat(live, "B")).options]:
            continue
        live.decide(penalty)
        if penalty == "penalty-dead-hand":
            assert live.hand.status[seat(live, "B")] == 0 and live.hand.actor == seat(live, "C")
        else:
            assert not live.options().can_raise
            act(live, "B:call C:fold D:call D:check A:check")
            assert not live.options().can_raise or live.hand.actor != seat(live, "B")
        return
    assert name not in {"penalty-dead-hand": (PF, PN), "penalty-no-raising": (CK,)}[penalty]


@pytest.mark.clause("CH-1.59", "PF-3.11")
@pytest.mark.parametrize("name", LIVE)
def test_time_that_was_over_at_the_same_moment_is_time_that_was_over(name: str) -> None:
    live = table(name)
    live.irregular("clock_expired", {"player_did": "at_the_same_moment"})
    live.decide("time-was-over")
    if live.question:
        live.decide("deemed-fold")
    assert live.hand.status[seat(live, "A")] == 0 and live.hand.actor == seat(live, "B")
    assert len(live.entries[1].rulings) == 1, "the ruling on the time is kept beside the choice"
    live = table(name)
    live.irregular("clock_expired", {"player_did": "at_the_same_moment"})
    live.decide("action-stands")
    act(live, "A:raise=1200")
    assert bet(live, "A") == (1200, 18_800)


@pytest.mark.parametrize("name", LIVE)
@pytest.mark.parametrize("penalty", ["penalty", "no-penalty"])
def test_a_hand_that_is_dead_is_dead_whatever_the_penalty(name: str, penalty: str) -> None:
    live = table(name, stacks=[2000, 20_000, 20_000, 20_000])
    act(live, "A:all-in B:call C:fold D:fold")
    assert live.hand.actor < 0
    facts = {"folded": "on_purpose", "identifiable": False}
    ruling = live.irregular("folded_in_all_in", facts, seat(live, "B"))
    if live.question:
        live.decide(penalty)
    assert ruling.outcome in ("hand_dead", "folded"), said(ruling.sentence)
    assert live.is_over and live.stacks[seat(live, "A")] == 4000 + 600


@pytest.mark.parametrize("name", LIVE)
def test_cards_shown_to_a_folded_player_are_ruled_on_before_and_behind_the_fold(name: str) -> None:
    for folded_before in (True, False):
        live = table(name)
        act(live, "A:fold")
        if folded_before:
            act(live, "B:fold")
        live.irregular("shown_to_folded_player", {"repeated": True}, seat(live, "B"))
        if live.question:
            live.decide("penalty")
        assert live.hand.status[seat(live, "B")] == 0 and live.hand.actor == seat(live, "C")


def soko(players: int = 4) -> LiveHand:
    """A hand of sökö behind its first deal."""
    book = house(CH)
    setup = Setup(
        game=game("soko"), form="pot_limit", stacks=[20_000] * players, antes=[50] * players, minimum_bet=50,
        deck=range(52), rules=HandRules.of(book),
    )  # fmt: skip
    live = LiveHand(setup, book)
    tell_ups(live, Random(3))
    return live


@pytest.mark.clause("CH-6.SOKO.9")
@pytest.mark.parametrize(("chips", "acted"), [(0, False), (200, False), (0, True), (200, True)])
def test_a_wrong_opening_stands_once_the_next_player_has_acted(chips: int, acted: bool) -> None:
    live = soko()
    right = live.hand.actor
    wrong = (right + 1) % 4
    live.irregular("wrong_opener", {"game": "soko", "next_acted": acted, "chips": chips}, wrong)
    if not acted:
        assert live.hand.actor == right and live.hand.bets == [0] * 4
        return
    assert live.hand.actor == (wrong + 1) % 4 and live.hand.price == chips and live.hand.bets[wrong] == chips
    for _ in range(3):
        live.act(live.hand.actor, "call" if chips else "check")
    assert live.hand.street == 1 and live.hand.total == 200 + 4 * chips


def test_a_wrong_opening_that_nobody_could_have_made_is_refused() -> None:
    live = soko()
    right = live.hand.actor
    for player, chips in (((right + 1) % 4, 10_000), (right, 0)):
        with pytest.raises(Refused) as caught:
            live.irregular("wrong_opener", {"game": "soko", "next_acted": True, "chips": chips}, player)
        assert caught.value.code == "does-not-fit-the-hand"
    live.act(right, "check")
    with pytest.raises(Refused, match="Nobody is to open"):
        live.irregular("wrong_opener", {"game": "soko", "next_acted": True}, right)


@pytest.mark.clause("CH-6.STUD.23")
def test_the_wrong_player_s_bring_in_stands_too() -> None:
    book = house(CH)
    setup = Setup(
        game=game("stud"), form="fixed_limit", stacks=[20_000] * 4, antes=[50] * 4, bring_in=100, minimum_bet=200,
        small_bet=200, big_bet=400, deck=range(52), rules=HandRules.of(book),
    )  # fmt: skip
    live = LiveHand(setup, book)
    tell_ups(live, Random(4))
    wrong = (live.hand.actor + 2) % 4
    live.irregular("wrong_opener", {"game": "stud", "next_acted": True, "chips": 100}, wrong)
    assert live.hand.bets[wrong] == 100 and live.options().min_raise_to == 200


@pytest.mark.clause("CH-6.STUD.27")
def test_who_got_the_last_card_face_up_may_bet_no_more_and_wins_what_is_in() -> None:
    live = stud()
    check_round(live)
    assert live.hand.street == 4
    first = live.hand.actor
    ruling = live.irregular("exposed_last_card", {"place": 3})
    assert ruling.outcome == "announce"
    with pytest.raises(Refused, match="No ruling leaves it to player 1"):
        live.act(1, "bet_no_more")
    live.act(2, "bet_no_more")
    while live.hand.actor >= 0:
        assert live.hand.actor != 2
        live.act(live.hand.actor, "bet" if live.hand.price == 0 else "call", 400)
    main = 4 * 50 + 4 * 100
    assert [(pot.amount, pot.players) for pot in live.pots()] == [(main, (0, 1, 2, 3)), (1200, (0, 1, 3))]
    assert first >= 0
    play_on(live, Random(2))
    assert sum(live.stacks) == 80_000


@pytest.mark.clause("CH-6.STUD.27")
def test_who_faces_a_bet_answers_it_first() -> None:
    live = stud()
    check_round(live)
    live.irregular("exposed_last_card", {"place": 3})
    while live.hand.actor in (2,):
        live.act(2, "check")
    live.act(live.hand.actor, "bet", 400)
    with pytest.raises(Refused, match="faces a bet"):
        live.act(2, "bet_no_more")


def test_with_nobody_left_to_bet_the_round_is_over() -> None:
    live = stud()
    check_round(live)
    live.irregular("exposed_last_card", {"place": 2})
    live.irregular("exposed_last_card", {"place": 3})
    live.irregular("exposed_last_card", {"place": 4})
    for player in (3, 2, 1):
        live.act(player, "bet_no_more")
    assert live.awaits.kind == "cards"


@pytest.mark.clause("CH-6.SVI.8")
def test_in_sviten_the_right_to_bet_no_more_lasts_to_the_next_action() -> None:
    book = house(CH)
    setup = Setup(
        game=game("sviten"), form="pot_limit", stacks=[20_000] * 3, blinds=[100, 200, 0], minimum_bet=200,
        deck=range(52), rules=HandRules.of(book),
    )  # fmt: skip
    live = LiveHand(setup, book)
    check_round(live)
    check_round(live)
    live.act(0, "draw", 2)
    live.act(1, "draw", 3)
    live.act(2, "draw", 0)
    live.irregular("exposed_in_exchange", {"cards": 1}, 1)
    live.act(0, "bet", 400)
    with pytest.raises(Refused, match="faces a bet"):
        live.act(1, "bet_no_more")
    live.undo()
    live.undo()
    live.irregular("exposed_in_exchange", {"cards": 1}, 1)
    live.act(1, "bet_no_more")
    live.act(0, "bet", 400)
    assert live.hand.actor == 2
    live.act(2, "call")
    assert [pot.players for pot in live.pots()] == [(0, 1, 2), (0, 2)]


def test_a_hand_with_no_more_raising_still_posts_what_is_forced() -> None:
    book = house(CH)
    setup = Setup(
        game=game("stud"), form="fixed_limit", stacks=[20_000] * 4, antes=[50] * 4, bring_in=100, minimum_bet=200,
        small_bet=200, big_bet=400, deck=range(52), rules=HandRules.of(book),
    )  # fmt: skip
    live = LiveHand(setup, book)
    tell_ups(live, Random(4))
    first = live.hand.actor
    live.irregular("cards_exposed", {}, first)
    assert not live.options().can_raise
    live.act(first, "bring_in")
    assert live.hand.bets[first] == 100


@pytest.mark.clause("CH-5.34", "PF-4.8", "PN-10", "CK-N.1")
@pytest.mark.parametrize("name", LIVE)
def test_of_a_call_out_of_turn_that_a_raise_follows_the_old_bet_goes_back(name: str) -> None:
    live = table(name)
    live.irregular("out_of_turn", {"did": "call"}, seat(live, "B"))
    act(live, "A:raise=1200")
    ruling = live.entries[-1].rulings[-1]
    assert ruling.outcome == "returned" and ruling.chips_of("player").returned == 400
    assert bet(live, "B") == (0, 20_000) and live.options().can_raise


@pytest.mark.clause("CH-5.32")
@pytest.mark.parametrize("name", LIVE)
def test_who_checks_where_there_is_a_bet_may_only_call_or_fold(name: str) -> None:
    live = table(name)
    act(live, "A:raise=1200")
    ruling = live.irregular("spoken", {"said": "check"}, seat(live, "B"))
    assert ruling.outcome == "not_possible" and live.hand.actor == seat(live, "B")
    with pytest.raises(Refused):
        live.act(seat(live, "B"), "raise", 3000)
    act(live, "B:call C:raise=3000 D:fold A:fold")
    with pytest.raises(Refused):
        live.act(seat(live, "B"), "raise", 8000)
    act(live, "B:call")
    assert live.hand.street == 1


@pytest.mark.parametrize("name", [CK, CH])
def test_a_fold_out_of_turn_that_stands_is_a_fold_at_once(name: str) -> None:
    live = table(name)
    assert live.irregular("out_of_turn", {"did": "fold"}, seat(live, "C")).outcome == "stands"
    assert live.hand.status[seat(live, "C")] == OUT and live.hand.actor == seat(live, "A")


@pytest.mark.parametrize("name", LIVE)
def test_a_call_out_of_turn_is_made_when_its_turn_comes(name: str) -> None:
    live = table(name)
    assert seat(live, "C") == 0, "the first behind the button"
    live.irregular("out_of_turn", {"did": "call"}, seat(live, "C"))
    act(live, "A:call")
    assert bet(live, "C") == (200, 19_800) and live.hand.actor == seat(live, "B")
    act(live, "B:call")
    assert bet(live, "C") == (400, 19_600) and live.hand.actor == seat(live, "D")


@pytest.mark.parametrize("name", [PF, PN, CK])
def test_staff_hold_each_player_to_the_last_condition_of_their_own(name: str) -> None:
    live = table(name)
    for who, said_word in (("B", "raise"), ("C", "fold"), ("B", "call")):
        live.irregular("condition", {"said": said_word}, seat(live, who))
        live.decide("hold-to-it")
    act(live, "A:call")
    assert bet(live, "B") == (400, 19_600), "the call came behind the raise, and is what holds"
    assert live.hand.status[seat(live, "C")] == 0
    assert live.hand.actor == seat(live, "D") and live.hand.price == 400


@pytest.mark.parametrize("name", [PF, PN])
@pytest.mark.parametrize(("behind", "can_raise"), [(5000, False), (5001, True)])
def test_a_dead_hand_s_bet_is_raised_only_where_somebody_can_answer(
    name: str, behind: int, can_raise: bool
) -> None:
    live = table(name, players=3, stacks=[400 + behind, 20_000, 20_000])
    act(live, "A:call B:call C:check B:bet=5000")
    assert live.options().can_raise, "B could answer"
    live.irregular("offence", {"what": "cheating", "repeated": True, "on_purpose": True}, seat(live, "B"))
    live.decide("penalty-dead-hand")
    options = live.options()
    assert (options.player, options.call, options.can_raise) == (seat(live, "C"), 5000, can_raise)
    act(live, "C:call A:call")
    assert live.hand.total == 3 * 400 + 3 * 5000
